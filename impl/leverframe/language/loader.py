"""A file → a checked declaration, or every error in it at once.

The phases are text, YAML, shape, names and types, statics. Each runs on the well-formed part of the result before it.
Malformed parts are reported and left out, and no further error is reported because of their absence.
"""

import dataclasses
import functools
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path

from leverframe.errors import Diagnostic, InputError, Span
from leverframe.language import catalog, reader, schema, shape, statics, traceability
from leverframe.language.declaration import Declaration, UndecidedOverlap
from leverframe.language.elaborate import Elaborator
from leverframe.language.guessing import did_you_mean
from leverframe.language.reader import Text
from leverframe.language.report import Problems
from leverframe.language.types import MAX_INTEGER

MAX_STEPS = 100_000
"""Transitions, counted once for each state that they start from and each event that they name."""


def load(path: str | Path, *, constants: Mapping[str, int] | None = None) -> Declaration:
    """The declaration in a file. Raises InputError with all its errors.

    `constants` override those of the file, for studies at other sizes.
    """
    return _load(reader.read(path), constants or {}, refining=False)


def loads(text: str, path: str = "<text>", *, constants: Mapping[str, int] | None = None) -> Declaration:
    """The declaration in a text, which messages call `path`. Raises InputError with all its errors."""
    return _load(reader.decode(text.encode("utf-8", "surrogatepass"), path), constants or {}, refining=False)


def requirements(path: str | Path) -> Mapping[str, traceability.RequirementModel]:
    """The catalogue of requirements in a file, by id. Raises InputError."""
    return _catalogue_in(reader.read(path)).requirements


@functools.lru_cache(maxsize=32)  # Each profile of a system reads the same catalogue.
def _catalogue_in(text: Text) -> traceability.CatalogueModel:
    model, report = shape.model(traceability.CatalogueModel, text)
    report.raise_if_any()
    return model


def _load(text: Text, constants: Mapping[str, int], *, refining: bool) -> Declaration:
    model, report = shape.model(schema.DeclarationModel, text)
    misshapen = report.count > 0
    _check_constants(constants, model, text)
    _check_size(model, report)
    refined = _refined(model, report, refining=refining)
    known = _requirements(model, report)
    elaborator = Elaborator(model, report, constants)
    sound_variables = report.count == 0
    declaration = elaborator.declaration(refined, known)
    undecided: tuple[UndecidedOverlap, ...] = ()
    if sound_variables and not misshapen:
        undecided = statics.check(_without(declaration, elaborator.flawed), report)
    report.raise_if_any()
    return dataclasses.replace(declaration, undecided_overlaps=undecided)


def _without(declaration: Declaration, flawed: AbstractSet[Span]) -> Declaration:
    """The declaration without the parts that are known to be wrong, so that one mistake is not reported as two."""
    return dataclasses.replace(
        declaration,
        transitions=tuple(t for t in declaration.transitions if t.span not in flawed),
        environment=tuple(t for t in declaration.environment if t.span not in flawed),
    )


def _refined(model: schema.DeclarationModel, report: Problems, *, refining: bool) -> Declaration | None:
    if model.refines is None:
        return None
    if refining:
        # A document refines nothing, which also excludes cycles of files.
        report.add(
            "LF053",
            "a declaration that is refined cannot itself refine another",
            ("refines",),
            "the refined file must not refine another",
        )
        return None
    target = Path(report.text.path).parent / model.refines
    try:
        return _load(reader.read(target), {}, refining=True)
    except InputError as error:
        if not target.is_file():
            hint = "put the refined document beside this file"
            report.add("LF053", f"cannot read {model.refines!r}, which this file refines", ("refines",), hint)
            return None
        report.raise_if_any()
        raise InputError(error.diagnostics) from None


def _requirements(model: schema.DeclarationModel, report: Problems) -> frozenset[str] | None:
    """The ids that may be cited: of the catalogue beside the file, or else of the bundled system of the same name.

    The catalogues of other systems are in folders beside the folder of the file, or bundled.
    """
    here = Path(report.text.path).absolute().parent
    found = [_catalogue(here / catalog.REQUIREMENTS, model.machine)]
    for index, system in enumerate(model.catalogues):
        other = _catalogue(here.parent / system / catalog.REQUIREMENTS, system)
        if other is None:
            hint = f"put it at {system}/{catalog.REQUIREMENTS}, beside the folder of this file"
            report.add("LF027", f"there is no catalogue of requirements of {system!r}", ("catalogues", index), hint)
        found.append(other)
    known = [ids for ids in found if ids is not None]
    return frozenset().union(*known) if known else None


def _catalogue(beside: Path, system: str) -> frozenset[str] | None:
    for candidate in (beside, catalog.directory() / system / catalog.REQUIREMENTS):
        if candidate.exists():
            return frozenset(requirements(candidate))
    return None


def _check_constants(constants: Mapping[str, int], model: schema.DeclarationModel, text: Text) -> None:
    for name, value in constants.items():
        if name not in model.constants:
            hint = did_you_mean(name, model.constants)
            raise InputError((Diagnostic("LF023", f"{text.path} has no constant {name!r}", None, None, hint),))
        if abs(value) > MAX_INTEGER:
            raise InputError((Diagnostic("LF032", f"{name} = {value} is beyond ±{MAX_INTEGER:,}"),))


def _check_size(model: schema.DeclarationModel, report: Problems) -> None:
    """Report too many steps: ``from: '*'`` and lists of events make many steps from a short text."""
    steps = len(model.environment) * len(model.states)
    for transition in model.transitions:
        steps += len(model.states if transition.source == "*" else transition.source) * len(transition.on)
    if steps > MAX_STEPS:
        hint = f"each state and each event of a line counts as a step; the limit is {MAX_STEPS:,}"
        report.add("LF006", f"the transitions expand to {steps:,} steps", ("transitions",), hint, key=True)
        report.raise_if_any()
