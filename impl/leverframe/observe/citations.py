"""The requirements that interface.yaml cites, checked against the catalogue of the machine, if it has one (LF024)."""

from collections.abc import Iterable, Iterator

from leverframe.errors import InputError
from leverframe.language.guessing import meant_or_declare
from leverframe.language.interface import InterfaceModel
from leverframe.language.report import Path as Place
from leverframe.language.report import Problems


def check(model: InterfaceModel, known: frozenset[str] | InputError | None, report: Problems) -> None:
    """Report each id that is not `known`, if there is a catalogue. Raises the error of reading it."""
    if isinstance(known, InputError):
        raise known
    if known is None:
        return
    for place, name, is_key in _cited(model):
        if name not in known:
            hint = meant_or_declare(name, known, "'requirements' in requirements.yaml")
            report.add("LF024", f"unknown requirement {name!r}", place, hint, key=is_key)


def _cited(model: InterfaceModel) -> Iterator[tuple[Place, str, bool]]:
    """The place of each id, and whether it is a key."""
    yield from _listed(model.records.cites, ("records", "cites"))
    yield from _listed(model.records.fields, ("records", "fields"))
    if model.records.before is not None:
        yield from _listed(model.records.before.state, ("records", "before", "state"))
    for name, report in model.telemetry.items():
        yield from _listed(report.cites, ("telemetry", name, "cites"))
        yield from ((("telemetry", name, "has", one), one, True) for one in report.has)
        yield from ((("telemetry", name, "distinct", one), one, True) for one in report.distinct)
    for name, stimulus in (model.stimuli or {}).items():
        for each, told in stimulus.tells.items():
            yield from _listed(told.cites, ("stimuli", name, "tells", each, "cites"))
    yield from ((("forbids", one), one, True) for one in model.forbids)
    yield from _listed(model.independent, ("independent",))


def _listed(names: Iterable[str], place: Place) -> Iterator[tuple[Place, str, bool]]:
    yield from (((*place, index), name, False) for index, name in enumerate(names))
