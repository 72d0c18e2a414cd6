"""Random interfaces, views and logs: what a program shows that runs a machine, and logs that are slightly wrong."""

import dataclasses
from collections.abc import Iterator, Sequence

from hypothesis import strategies as st

from leverframe.language.declaration import Declaration, Maker
from leverframe.language.loader import loads
from leverframe.observe import parameters
from leverframe.observe.interface import (
    Classified,
    DataClass,
    Effect,
    Interface,
    Recorded,
    Records,
    Shown,
    Signal,
    Versions,
)
from leverframe.observe.observations import Effect as EffectSeen
from leverframe.observe.observations import Observation, Quiescent, Refused, Step, Told, Value
from leverframe.observe.observations import Signal as SignalSeen
from tests.oracle.observed import ANYTHING, At, EffectShown, Explanation, Observed, RecordShown, Seen, SignalShown
from tests.support.scenarios import TESTED
from tests.support.strategies import Document, dump

MOMENTS = ("after", "before", "after else before")
IDS: tuple[Value, ...] = ("r1", "r2", 3, "r4")
ODD = next(name for name, one in TESTED.items() if len(one.labels) == 3)


@st.composite
def interfaces(draw: st.DrawFn, declaration: Declaration, *, data: bool = False) -> Interface:
    """An interface of a machine; with `data`, its enumerations hold values with identities."""
    events = [event.name for event in declaration.events]
    some = st.lists(st.sampled_from(events), min_size=1, max_size=2, unique=True).map(tuple)
    erased = parameters.derived(declaration) if draw(st.booleans()) or data else ()
    held = [v.name for v in declaration.variables if v.name not in erased]
    shows = {
        f"f_{name}": Shown((name,), draw(st.sampled_from(MOMENTS)), draw(some) if draw(st.integers(0, 3)) == 0 else ())
        for name in held
        if draw(st.integers(0, 3)) < (3 if data else 2)
    }
    signals: dict[str, Signal] = {}
    for number in range(draw(st.integers(0, 3))):
        named = draw(some)
        signals[f"s_{number}"] = Signal({event: event.lower() if len(named) > 1 else None for event in named})
    effects = {
        f"e_{number}": Effect(
            draw(some),
            draw(st.sampled_from([(), *((name,) for name in held)])),
            draw(st.sampled_from(MOMENTS[:2])),
            draw(st.sampled_from([1, 1, 2])),
            free := draw(st.integers(0, 4)) == 0,
            ends := (draw(some) if draw(st.booleans()) and not free else ()),
            draw(some) if ends and draw(st.integers(0, 1)) == 1 else (),
        )
        for number in range(draw(st.integers(0, 2)))
    }
    kinds: tuple[Recorded, ...] = ("edge", "step", "edge" if data else "none")
    each = draw(st.sampled_from(kinds))
    records = Records(each, draw(some) if each != "none" and draw(st.booleans()) else ())
    optional = frozenset(name for name in (*shows, *signals) if draw(st.integers(0, 4)) == 0)
    labels = ("FIRST", "SECOND", "THIRD")
    alike = tuple(v.name for v in declaration.variables if v.name in held and set(labels) <= set(v.labels))
    fitting = [name for name, one in shows.items() if set(one.variables) <= set(alike)]
    classified = Classified(ODD, fitting[0], ("odd",)) if draw(st.booleans()) and fitting else None
    once: bool = draw(st.booleans())
    classes = {"request": DataClass(labels, alike, {}, None, classified, once)} if data and alike else {}
    return Interface(declaration.machine, erased, shows, signals, effects, records, optional, classes)


def views(interface: Interface) -> st.SearchStrategy[frozenset[str]]:
    """A set of names of the interface, often all of them."""
    everything = frozenset(interface.names)
    if not everything:
        return st.just(everything)
    some = st.sets(st.sampled_from(interface.names)).map(frozenset)
    return st.one_of(st.just(everything), some.map(lambda hidden: everything - hidden), some)


@st.composite
def logs(draw: st.DrawFn, oracle: Observed) -> list[Observation]:
    """What a run shows, and often something slightly wrong."""
    log = draw(correct_logs(oracle))
    for _ in range(draw(st.integers(0, 2))):
        if log:
            draw(_spoil(log, oracle))
    return log


@st.composite
def correct_logs(draw: st.DrawFn, oracle: Observed, most: int = 10) -> list[Observation]:
    """What a run of the machine shows, refusals and rest included."""
    now = Explanation(oracle.system.initial, (), frozenset())
    log: list[Observation] = []
    ids = {kind: frozenset[object](IDS) for kind in oracle.interface.data}
    for _ in range(draw(st.sampled_from([most, 4, most, 2]))):
        probe = draw(st.integers(0, 6))
        if probe == 0:
            log += draw(_probes(oracle, now))
        possible = sorted((made for made in oracle.steps(now.state) if oracle.shows(made)), key=repr)
        if not possible:
            break
        made = draw(st.sampled_from(possible))
        items = draw(st.sampled_from(oracle.shows(made)))
        if draw(st.booleans()) and now.owed:
            effect = now.owed[draw(st.integers(0, len(now.owed) - 1))]
            log.append(_observation(effect, dict(now.ids), oracle))
            rest = list(now.owed)
            rest.remove(effect)
            kept_ids = sorted(oracle._assign(now.ids, oracle._live(now.state, tuple(rest)), ids), key=repr)
            now = Explanation(now.state, (), draw(st.sampled_from(kept_ids)), tuple(rest), now.passed)
        if not oracle._can_happen(now, made):
            continue
        owed = oracle.owed_after(now, made)
        wanted, kept = oracle._at_step(now, made, items), oracle._ids_kept(now.ids, made)
        possible_ids = sorted(oracle._assign(kept, wanted, ids, now.passed), key=repr)
        if not possible_ids:
            break  # all ids have passed
        during = draw(st.sampled_from(possible_ids))
        passed = oracle.passed(now.passed, during)
        known = dict(during)
        log += [_observation(item, known, oracle) for item in items]
        after = sorted(oracle._assign(during, oracle._live(made.after, owed), ids, passed), key=repr)
        if not after:
            break
        then = draw(st.sampled_from(after))
        now = Explanation(made.after, (), then, owed, oracle.passed(passed, then))
    return log


@st.composite
def _probes(draw: st.DrawFn, oracle: Observed, now: Explanation) -> list[Observation]:
    """A correct observation that nothing changes."""
    found: list[Observation] = [
        Refused(event)
        for event in _offered(oracle)
        if any(oracle._refuses(now.state, event, given, {}) for given in oracle.choices(event))
    ]
    found += [Quiescent()] if any(oracle._after(now, Quiescent(), {})) else []
    return [draw(st.sampled_from(found))] if found else []


def _offered(oracle: Observed) -> list[str]:
    """The events that can be offered to a program: those of the machine."""
    return [event.name for event in oracle.declaration.events if event.maker is not Maker.ENVIRONMENT]


def _observation(item: Seen, ids: dict[tuple[str, str], object], oracle: Observed) -> Observation:
    def told(shown: At) -> Value | None:
        value, label, empty = shown
        if value is ANYTHING:
            return IDS[0]
        found = None if empty else ids[label] if label else value
        assert found is None or isinstance(found, str | int)
        return found

    def together(shown: At) -> Told:
        parts = shown[0] if isinstance(shown[0], tuple) else ()
        return tuple(map(told, parts)) if parts and not shown[2] else told(shown)

    def named(fields: frozenset[tuple[str, At, bool]]) -> dict[str, Told]:
        found = {name: together(shown) for name, shown, _ in sorted(fields, key=repr)}
        return found | dict(_facts(fields, ids, oracle))

    match item:
        case RecordShown(source, target, event, fields):
            return Step(target, source, event if "event" in oracle.view else None, named(fields))
        case SignalShown(name, said, fields):
            return SignalSeen(name, None if said is None else told(said), named(fields))
        case EffectShown(name, shown):
            return EffectSeen(name, None if shown is None else together(shown))


def _facts(
    fields: frozenset[tuple[str, At, bool]], ids: dict[tuple[str, str], object], oracle: Observed
) -> Iterator[tuple[str, bool]]:
    """Whether the value in a field is odd, for every other id."""
    identities = {known.identity for found in oracle.interface.data.values() if (known := found.classified)}
    for name, (_, label, empty), _ in fields:
        if name in identities and label and not empty and ids[label] in IDS[::2]:
            yield "odd", label[1] != "SECOND"


@st.composite
def _spoil(draw: st.DrawFn, log: list[Observation], oracle: Observed) -> None:
    index = draw(st.integers(0, len(log) - 1))
    how = draw(st.sampled_from(["drop", "repeat", "swap", "change", "change", "probe"]))
    if how == "drop":
        del log[index]
    elif how == "repeat":
        log.insert(index, log[index])
    elif how == "swap" and index + 1 < len(log):
        log[index], log[index + 1] = log[index + 1], log[index]
    elif how == "change":
        log[index] = draw(_changed(log[index], oracle))
    else:
        event = draw(st.sampled_from(_offered(oracle)))
        probes: list[Observation] = [Refused(event), Quiescent()]
        log.insert(index, draw(st.sampled_from(probes)))


@st.composite
def _changed(draw: st.DrawFn, seen: Observation, oracle: Observed) -> Observation:
    others: list[Value | None] = [*IDS, None, "FIRST", "LOW", 1, 0]
    values = st.sampled_from(others)
    plain = st.sampled_from([*others, True])
    controls = st.sampled_from([state.name for state in oracle.declaration.states])
    match seen:
        case Step(_, _, _, fields) if draw(st.booleans()) and fields:
            name = draw(st.sampled_from(sorted(fields)))
            changed = dict(fields)
            shown = oracle.interface.shows.get(name)
            kinds = [oracle.interface.class_of.get(variable) for variable in shown.variables] if shown else [None]
            if len(kinds) == 1 or shown is None or shown.cases:
                changed[name] = draw(values if kinds[0] else plain)
            else:
                changed[name] = tuple(draw(values if kind else plain) for kind in kinds)
            return dataclasses.replace(seen, fields=changed)
        case Step():
            return dataclasses.replace(seen, target=draw(controls), source=draw(st.sampled_from([seen.source, None])))
        case EffectSeen(name) if len(oracle.interface.effects[name].variables) < 2:
            return EffectSeen(name, draw(values))
        case _:
            return seen


# ---- machines that hold values with identities ---------------------------------------------------------------------

_LABELS = ["NONE", "FIRST", "SECOND", "THIRD"]


@st.composite
def holders(draw: st.DrawFn) -> Declaration:
    """A machine with two variables that hold requests, and a parameter with the next request."""
    states = ["IDLE", "BUSY", "LATE"][: draw(st.integers(2, 3))]
    makers = {"ASK": "input", "WORK": "machine", "DROP": "machine", "FAIL": "fault"}
    kept = draw(st.sampled_from(["NONE", "there", "here", "there if here == NONE else here"]))
    lines: list[Document] = [
        {"from": "IDLE", "on": "ASK", "to": "BUSY", "set": {"here": "draft", "there": kept.replace("there", "here")}},
        {"from": "BUSY", "on": "WORK", "to": states[-1], "set": {"there": "here", "here": kept}},
    ]
    for event, maker in makers.items():
        for state in states:
            if (state, event) in {("IDLE", "ASK"), ("BUSY", "WORK")} or draw(st.integers(0, 2)) == 0:
                continue
            line: dict[str, object] = {"from": state, "on": event}
            target = draw(st.sampled_from([None, *states]))
            line |= {"internal": True} if target is None else {"to": target}
            guards = [None, None, "here != NONE", "here == there", "here != there", "here == FIRST", "there == NONE"]
            guard = draw(st.sampled_from(guards))
            if maker in {"input", "fault"} and draw(st.booleans()):
                guard = draw(st.sampled_from(["draft != NONE", "draft == SECOND", "draft != here"]))
            if guard:
                line["when"] = guard
            line |= draw(_assignments(maker))
            lines.append(line)
    actions: list[Document] = [{"on": "DRAFTED", "set": {"draft": _cycle("draft")}}]
    if draw(st.booleans()):
        actions.append({"on": "COPIED", **draw(_assignments("machine").filter(bool))})
    return loads(
        dump(
            {
                "leverframe": 1,
                "machine": "holder",
                "profile": "document",
                "variables": {name: {"enum": _LABELS, "initial": "NONE"} for name in ("draft", "here", "there")},
                "states": {name: {"initial": name == "IDLE"} for name in states},
                "events": {event: {"by": maker} for event, maker in makers.items()},
                "transitions": lines,
                "environment": actions,
            }
        )
    )


def _assignments(maker: str) -> st.SearchStrategy[Document]:
    fresh = ["draft", "draft if draft != THIRD else FIRST"] if maker in {"input", "fault"} else ["FIRST"]
    right: Sequence[str] = ["NONE", "here", "there", "there if here == NONE else here", *fresh, *fresh]
    return st.lists(st.sampled_from(["here", "there"]), unique=True, max_size=2).flatmap(
        lambda names: st.fixed_dictionaries({name: st.sampled_from(right) for name in names}).map(
            lambda found: {"set": found} if found else {}
        )
    )


def _cycle(name: str) -> str:
    return f"FIRST if {name} == NONE else (SECOND if {name} == FIRST else (THIRD if {name} == SECOND else FIRST))"


# ---- machines with versions ----------------------------------------------------------------------------------------


@st.composite
def keepers(draw: st.DrawFn) -> tuple[Declaration, Interface]:
    """A machine with files that others change, and with a variable that stores a version of one."""
    files = ("ALPHA", "BETA")[: draw(st.integers(1, 2))]
    asked, named = [f"ON_{name}" for name in (*files, "GAMMA")], {name: name.lower() for name in files}
    states = ["IDLE", "BUSY", "LATE"]
    present = {"alpha": "base == alpha", "beta": "base == beta"}
    lines: list[Document] = [
        {"from": "IDLE", "on": f"ASK_{name}", "to": "BUSY", "set": {"asked": f"ON_{name}", "base": named[name]}}
        for name in files
    ]
    wanted = (*files, *(["GAMMA"] if draw(st.booleans()) else []))
    if "GAMMA" in wanted:  # it has no versions
        lines.append({"from": "IDLE", "on": "ASK_GAMMA", "to": "BUSY", "set": {"asked": "ON_GAMMA"}})
    guards = [None, "asked != NONE", *(f"asked == ON_{n} and {present[named[n]]}" for n in files)]
    for event in ("WRITE", "LEAVE"):
        for state in states:
            if draw(st.booleans()):
                line: dict[str, object] = {"from": state, "on": event}
                target = draw(st.sampled_from([None, *states]))
                line |= {"internal": True} if target is None else {"to": target}
                line |= {"when": guard} if (guard := draw(st.sampled_from(guards))) else {}
                rights = {"asked": ["NONE", *asked], "base": ["OLD", "base", *named.values()]}
                rights |= {name: [f"NEW if {name} == OLD else OLD", "base"] for name in named.values()}
                changed = draw(st.lists(st.sampled_from(sorted(rights)), max_size=2, unique=True))
                line |= {"set": {n: draw(st.sampled_from(rights[n])) for n in changed}} if changed else {}
                lines.append(line)
    document = {
        "leverframe": 1,
        "machine": "keeper",
        "profile": "document",
        "variables": {name: {"enum": ["OLD", "NEW"], "initial": "OLD"} for name in (*named.values(), "base")}
        | {"asked": {"enum": ["NONE", *asked], "initial": "NONE"}},
        "states": {name: {"initial": name == "IDLE"} for name in states},
        "events": {event: {"by": "machine"} for event in ("WRITE", "LEAVE", *(f"ASK_{name}" for name in wanted))},
        "transitions": lines,
        "environment": [
            {"on": f"{n}_CHANGED", "set": {named[n]: f"NEW if {named[n]} == OLD else OLD"}}
            | ({"when": "not LATE"} if draw(st.booleans()) else {})
            for n in files
        ],
    }
    declaration = loads(dump(document))
    changes = {name: f"{name}_CHANGED" for name in files}
    events = [event.name for event in declaration.events if event.maker is not Maker.ENVIRONMENT]
    some = st.lists(st.sampled_from(events), min_size=1, max_size=2, unique=True).map(tuple)
    shows = {
        "what": Shown(("asked", "base"), draw(st.sampled_from(MOMENTS)), draw(some)),
        "asked": Shown(("asked",), draw(st.sampled_from(MOMENTS))),
        "version": Shown(
            tuple(named.values()), "after", tuple(changes.values()), {changes[n]: named[n] for n in files}
        ),
    }
    signals = {
        "file": Signal({event: name for name, event in changes.items()}, "file"),
        "wrote": Signal({"WRITE": None}),
    }
    effects = {"write": Effect(draw(some), ("asked",), draw(st.sampled_from(MOMENTS[:2])))}
    kinds: tuple[Recorded, ...] = ("edge", "edge", "step")
    optional = frozenset(name for name in (*shows, "wrote") if draw(st.integers(0, 3)) == 0)
    owners, things = {"base": "asked"}, (*files, "GAMMA")
    data = {
        "file": DataClass(things, ("asked",), {"asked": "ON_*"}),
        "version": DataClass(("OLD", "NEW"), ("base", *named.values()), {}, Versions("file", named, changes, owners)),
    }
    records = Records(draw(st.sampled_from(kinds)), draw(some) if draw(st.booleans()) else ())
    return declaration, Interface("keeper", (), shows, signals, effects, records, optional, data)
