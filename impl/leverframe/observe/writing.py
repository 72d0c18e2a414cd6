"""`Interface` → commented YAML that reads back to the same interface."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from leverframe.model.trace import value_text
from leverframe.observe.forbidden import Forbidden
from leverframe.observe.interface import Bound, Clock, DataClass, Effect, Interface, Reading, Shown, Signal, Stimulus
from leverframe.observe.telemetry import Reported

_ABOUT = {
    "parameters": "what a caller is about to say: erased, so any value that the environment gives is possible",
    "shows": "the fields of a record: the variable, and the moment of its value",
    "signals": "steps without a record that may be seen; in a view that names one, its absence is evidence",
    "effects": "what is executed, and by which events",
    "telemetry": "what is reported of steps, and the requirements that demand each report and each field of it",
    "variables": "variables whose values a program may show between its steps",
    "records": "the steps that leave a record: edge, step or none; `except`: may be missing; `cites`, `fields`: ids",
    "optional": "fields and signals that may be missing",
    "data": "real values with identities, and the labels that the machine has for them",
    "stimuli": "what a caller can do, the events to which it may lead, what it gives or prepares, and what it is told",
    "clock": "the events that stand for ticks of real time, and the setting with the whole deadline",
    "bounds": "constants of which a program may have other values, and the settings that say so",
    "choices": "decisions of the reference where the document leaves it open, and the events that follow from them",
    "forbids": "by requirement, what only forbids something: effects, edges that no transition makes, accepted events",
    "independent": "the requirements which say that only the state and the input matter, not what happened before",
}


def written(interface: Interface) -> str:
    """The text of an interface."""
    return "\n".join([*_lines(interface), ""])


def _lines(interface: Interface) -> Iterator[str]:
    records = {"each": interface.records.each} | _unless_empty("except", interface.records.excluded)
    if interface.records.before_state is not None:
        records["before"] = _mapping({"state": _list(interface.records.before_state)})
    records |= _unless_empty("cites", interface.records.cites) | _unless_empty("fields", interface.records.fields)
    yield "leverframe: 1"
    yield f"interface: {interface.machine}"
    yield from ("", f"# {_ABOUT['parameters']}", f"parameters: {_list(interface.parameters)}")
    yield from _section("shows", ((name, _shown(found)) for name, found in interface.shows.items()))
    yield from _section("signals", ((name, _signal(found)) for name, found in interface.signals.items()))
    yield from _section("telemetry", ((name, _reported(found)) for name, found in interface.telemetry.items()))
    yield from ("", f"# {_ABOUT['variables']}", f"variables: {_list(interface.variables)}")
    yield from _section("effects", ((name, _effect(found)) for name, found in interface.effects.items()))
    yield from ("", f"# {_ABOUT['records']}", f"records: {_mapping(records)}")
    yield from ("", f"# {_ABOUT['optional']}", f"optional: {_list(sorted(interface.optional))}")
    yield from _section("data", ((name, _class(found)) for name, found in interface.data.items()))
    yield from _section("stimuli", ((name, _stimulus(found)) for name, found in interface.stimuli.items()))
    if interface.clock is not None:
        yield from _section("clock", [("ticks", _mapping({interface.clock.event: _tick(interface.clock)}))])
    yield from _section("bounds", ((name, _bound(found)) for name, found in interface.bounds.items()))
    yield from _section("choices", ((name, _reading(found)) for name, found in interface.choices.items()))
    yield from _section("forbids", ((name, _forbidden(found)) for name, found in interface.forbids.items()))
    yield from ("", f"# {_ABOUT['independent']}", f"independent: {_list(interface.independent)}")


def _section(name: str, entries: Iterable[tuple[str, str]]) -> Iterator[str]:
    found = tuple(entries)
    yield from ("", f"# {_ABOUT[name]}")
    if not found:
        yield f"{name}: {{}}"
        return
    yield f"{name}:"
    width = max(len(key) for key, _ in found) + 1
    for key, value in found:
        yield f"  {f'{key}:':{width}} {value}"


def _shown(found: Shown) -> str:
    if found.cases:
        return _mapping({"of": _mapping(found.cases), "at": found.at} | _unless_empty("cites", found.cites))
    of = {"of": _one_or_several(found.variables), "at": found.at} if found.variables else {}
    return _mapping(of | _unless_empty("on", found.on) | _unless_empty("cites", found.cites))


def _reported(found: Reported) -> str:
    has: dict[str, dict[str, str]] = {}
    for name, one in found.fields.items():
        has.setdefault(one.cite, {})[name] = one.kind
    entry = {"on": "edge" if found.on is None else _list(found.on)}
    entry |= {"has": _mapping({cite: _mapping(fields) for cite, fields in has.items()})} if has else {}
    distinct = {one.distinct: name for name, one in found.fields.items() if one.distinct is not None}
    entry |= {"distinct": _mapping(distinct)} if distinct else {}
    return _mapping(entry | _unless_empty("within", found.within) | _unless_empty("cites", found.cites))


def _signal(found: Signal) -> str:
    values = {value: event for event, value in found.values.items() if value is not None}
    return _mapping(values) if values else next(iter(found.values))


def _effect(found: Effect) -> str:
    entry = {"by": _list(found.by)}
    if found.variables:
        entry |= {"is": _one_or_several(found.variables), "at": found.at}
    times = {"times": str(found.times)} if found.times > 1 else {}
    times |= _unless_empty("ends", found.ends) | _unless_empty("stops", found.stops)
    return _mapping(entry | times | ({"free": "true"} if found.free else {}))


def _class(found: DataClass) -> str:
    inside = {"inside": _mapping({name: f'"{pattern}"' for name, pattern in found.inside.items()})}
    if found.versions is None:
        holders = [name for name in found.held_by if name not in found.inside]
        entry = {"labels": _list(found.labels)} | ({"held_by": _list(holders)} if holders else {})
        if known := found.classified:
            entry |= {"class": known.by, "identity": known.identity} | _unless_empty("needs", known.needs)
        return _mapping(entry | (inside if found.inside else {}) | ({"fresh": "once"} if found.once else {}))
    return _mapping(
        {
            "labels": _list(found.labels),
            "per": found.versions.per,
            "present": _mapping(found.versions.present),
            "held_by": _mapping(found.versions.owners),
            "changes": _mapping(found.versions.changes),
        }
    )


def _one_or_several(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else _list(names)


def _stimulus(found: Stimulus) -> str:
    gives = {name: _list(map(value_text, values)) for name, values in found.gives.items()}
    prepares = {name: value_text(value) for name, value in found.prepares.items()}
    tells = {name: _shown(told) for name, told in found.tells.items()}
    entry = {"leads_to": _list(found.leads_to)} | ({"when": f'"{found.condition}"'} if found.condition else {})
    entry |= {"gives": _mapping(gives)} if gives else {}
    entry |= {"prepares": _mapping(prepares)} if prepares else {}
    return _mapping(entry | ({"tells": _mapping(tells)} if tells else {}))


def _tick(found: Clock) -> str:
    bound = {"bound": found.bound} if found.bound else {}
    return _mapping({"option": found.option} | bound | {"while": f'"{found.condition}"'})


def _bound(found: Bound) -> str:
    return _mapping({"option": found.option, "range": _list(map(str, (found.low, found.high)))})


def _reading(found: Reading) -> str:
    when = {"when": f'"{found.condition}"'} if found.condition else {}
    return _mapping({"at": _list(found.at), "also": _list(found.also)} | _unless_empty("fields", found.fields) | when)


def _forbidden(found: Forbidden) -> str:
    entry = {"in": _list(sorted(found.within))}
    entry |= _unless_empty("effects", found.effects) | _unless_empty("edges_to", found.targets)
    return _mapping(entry | _unless_empty("accepts", found.accepted))


def _unless_empty(key: str, names: Sequence[str]) -> dict[str, str]:
    return {key: _list(names)} if names else {}


def _list(names: Iterable[str]) -> str:
    return f"[{', '.join(names)}]"


def _mapping(entries: Mapping[str, str]) -> str:
    return f"{{{', '.join(f'{key}: {value}' for key, value in entries.items())}}}"
