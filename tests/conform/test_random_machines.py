"""Random machines of a user's own, and subjects with one fault: conform and a naive comparison of both agree.

Machine and subject are tables. Whether they differ in what is shown is decided by walking both side by side. A subject
that differs fails if it has no more states than its suite allows for; one that does not passes.
"""

import random
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pytest

from leverframe.conform.campaign.campaign import Limits, conducted
from leverframe.conform.campaign.report import Report
from leverframe.conform.campaign.verdicts import Verdict
from leverframe.conform.suite.running import Target
from leverframe.errors import ExitCode
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.interface import Interface
from leverframe.observe.reading import reads
from tests.support.budget import every_third
from tests.support.desk import Answer, Channel, Desk

Table = Mapping[tuple[str, str], str]
"""The state to which each event leads, where it may happen."""
Place = tuple[str, str]
"""A state of a subject, and the last state that it has shown on its way."""
FIRST = "S0"
MAKERS = {"I0": "input", "I1": "input", "M0": "machine", "M1": "machine", "F0": "fault"}
SHOWN = [
    ("state", "path", "records", "effects"), ("records",), ("state",), ("path",), ("path", "effects"), ("effects",), (),
]  # fmt: skip
FAULTS = (
    "none", "target", "hidden", "ignore", "missing", "extra", "dirty", "hidden dirty", "no record", "two records",
    "other event", "no effect", "two effects", "copy", "copy",
)  # fmt: skip
"""What is wrong with one step: `hidden` says that it went where it should, and `copy` leads to another state than it
says, which differs in one step only. A `dirty` refusal changes the state."""


@dataclass(frozen=True)
class Drawn:
    """A machine, a subject of it, and what the subject shows. `fault` is of the step by an event in a state."""

    table: Table
    acts: frozenset[str]
    fault: str
    at: tuple[str, str]
    other: str
    beside: str
    shown: tuple[str, ...]
    silent: bool
    alphabet: tuple[str, ...]
    extra: int

    def answer(self, place: Place, event: str) -> tuple[Answer, Place]:
        """What the subject answers, and where it is then. A copy of a state has a prime."""
        state, path = place
        fault = "none"
        if self.fault == "copy" and state.endswith("'"):
            state = state.removesuffix("'")
            fault = ("missing" if (state, event) in self.table else "extra") if event == self.beside else "none"
            if fault == "none" and (state, event) not in self.table:
                return self._told("refused", [], path), place
        elif self.at == (state, event):
            fault = self.fault
        target = self.table.get((state, event))
        if fault == "ignore":
            return self._told("accepted", [], path), (state, path)
        if target is None or fault == "missing":
            if fault not in {"extra", "dirty", "hidden dirty"}:
                return self._told("refused", [], path, state), (state, path)
            if fault != "extra":
                reported = self.other if fault == "dirty" else state
                return self._told("refused", [], path, reported), (self.other, path)
        said = self.other if fault in {"target", "extra"} or target is None else target
        goes = self.other if fault == "hidden" else f"{said}'" if fault == "copy" else said
        named = self.other if fault == "other event" else event
        record: Answer = {"record": {"previous_state": state, "event": named, "new_state": said}}
        trace = _trace(record, fault, acts=event in self.acts)
        return self._told("accepted", trace, path, said), (goes, said)

    def _told(self, outcome: str, trace: Sequence[Answer], path: str, state: str | None = None) -> Answer:
        kinds = {"records": "record", "effects": "effect", "path": "state"}
        seen = [kind for name, kind in kinds.items() if name in self.shown]
        entries = [one for one in trace if any(kind in one for kind in seen) and one != {"state": path}]
        here = {"state": path if state is None else state} if "state" in self.shown else {}
        return {"outcome": "accepted" if self.silent else outcome, **here, **({"trace": entries} if seen else {})}

    @property
    def right(self) -> "Drawn":
        """The same without a fault."""
        return replace(self, fault="none")


def _trace(record: Answer, fault: str, *, acts: bool) -> list[Answer]:
    records = [record] * {"no record": 0, "two records": 2}.get(fault, 1)
    effects: list[Answer] = [{"effect": "act"}] * ({"no effect": 0, "two effects": 2}.get(fault, 1) if acts else 0)
    return [*records, {"state": record["record"]["new_state"]}, *effects]


def drawn(seed: int) -> Drawn | None:
    """A machine and a subject; None if the fault has no place in it."""
    draw = random.Random(seed)
    states = [f"S{number}" for number in range(draw.randint(2, 4))]
    table = {(state, event): draw.choice(states) for state in states for event in MAKERS if draw.random() < 0.45}
    reached = [FIRST]
    for state in reached:  # it grows
        reached += {to for (source, _), to in table.items() if source == state} - {*reached}
    table = {each: to for each, to in table.items() if each[0] in reached}
    events = sorted({event for _, event in table})
    if not events:
        return None
    fault = draw.choice(FAULTS)
    wrongly = fault in {"extra", "dirty", "hidden dirty"}
    places = sorted((state, event) for state in reached for event in events if wrongly == ((state, event) not in table))
    if not places:
        return None
    at = draw.choice(places)
    named = events if fault == "other event" else reached
    right = at[1] if fault == "other event" else at[0] if wrongly else table[at]
    others = [one for one in named if fault == "extra" or one != right]
    if not others:
        return None
    return Drawn(
        table,
        frozenset(draw.sample(events, draw.randint(0, len(events)))),
        fault,
        at,
        draw.choice(others),
        draw.choice(events),
        draw.choice(SHOWN),
        draw.random() < 0.3,
        tuple(sorted(draw.sample(events, draw.randint(1, len(events))))),
        draw.choice([0, 0, 1]),
    )


def declared(one: Drawn) -> tuple[Declaration, Interface]:
    """The machine with its interface. Each transition cites a requirement of its own."""
    states = sorted({FIRST, *(state for state, _ in one.table), *one.table.values()})
    events = sorted({event for _, event in one.table})
    kinds = {state: {MAKERS[event] for source, event in one.table if source == state} for state in states}
    marks = {
        state: "terminal" if not kind else "" if "machine" in kind else "quiescent" for state, kind in kinds.items()
    }
    options = {state: [mark] * bool(mark) + ["initial"] * (state == FIRST) for state, mark in marks.items()}
    text = "leverframe: 1\nmachine: drawn\nprofile: draft\nstates:\n"
    text += "".join(f"  {state}: {{{', '.join(f'{each}: true' for each in options[state])}}}\n" for state in states)
    text += "events:\n" + "".join(f"  {event}: {{by: {MAKERS[event]}}}\n" for event in events) + "transitions:\n"
    text += "".join(f"  - {{from: {state}, on: {event}, to: {to}}}\n" for (state, event), to in one.table.items())
    bare = loads(text)
    lines = tuple(replace(line, cites=(f"R-{line.sources[0]}-{line.event}",)) for line in bare.transitions)
    declaration = replace(bare, transitions=lines)
    effects = f"effects: {{act: {{by: [{', '.join(sorted(one.acts))}]}}}}\n" if one.acts else ""
    return declaration, reads(declaration, f"leverframe: 1\ninterface: drawn\n{effects}")


def subject(one: Drawn) -> type[Desk]:
    """A class of subjects that answer so."""

    class Subject(Desk):
        place: Place = FIRST, FIRST

        def answer(self, request: Answer) -> Answer:
            match request["cmd"]:
                case "start":
                    told = {"modes": ["events"], "alphabet": list(one.alphabet), "observes": list(one.shown)}
                    named = {"implementation": {"name": "drawn"}, "refusals": "silent" if one.silent else "error"}
                    return {"ok": True, "protocol": 1, **named, **told}
                case "reset":
                    self.place = FIRST, FIRST
                    return {"ok": True} | ({"state": FIRST} if "state" in one.shown else {})
                case "run":
                    self.place = FIRST, FIRST
                    return {"steps": [self.given(each) for each in request["events"]]}
                case "step":
                    return self.given(request["event"])
                case _:
                    return {"ok": True}

        def given(self, event: str) -> Answer:
            answer, self.place = one.answer(self.place, event)
            return answer

    return Subject


Pair = tuple[Place, Place]
"""Where a right subject is, and where the other one is after the same events."""


def differences(one: Drawn, start: Pair = ((FIRST, FIRST), (FIRST, FIRST))) -> Iterator[tuple[Place, Place, str]]:
    """Where the subject first answers otherwise than a right one: where that one is, where it is, and the event."""
    known = waiting = [start]
    for right, wrong in waiting:  # it grows
        for event in one.alphabet:
            expected, to = one.right.answer(right, event)
            answer, there = one.answer(wrong, event)
            if answer != expected:
                yield right, wrong, event
            elif (to, there) not in known:
                waiting.append((to, there))


def is_lost(one: Drawn) -> bool:
    """Does the wrong step lead elsewhere, so that nothing but later answers can tell?"""
    (state, event), path = one.at, {FIRST, *one.table.values()}
    steps = ((one.right.answer((state, each), event), one.answer((state, each), event)) for each in sorted(path))
    return any(
        answer == expected and any(True for _ in differences(one, (to, there)))
        for (expected, to), (answer, there) in steps
    )


def size(one: Drawn) -> int:
    """The number of states that what is shown tells apart."""
    places: list[Place] = [(FIRST, FIRST)]
    for place in places:  # it grows
        for event in one.alphabet:
            to = one.answer(place, event)[1]
            places += [to] if to not in places else []
    number: dict[Place, Hashable] = dict.fromkeys(places, 0)
    count = 0
    while count != len({*number.values()}):
        count = len({*number.values()})
        rows = {place: _row(one, place, number.__getitem__) for place in places}
        number = {place: list({*rows.values()}).index(rows[place]) for place in places}
    return count


def _row(one: Drawn, place: Place, number: Callable[[Place], Hashable]) -> Hashable:
    answers = (one.answer(place, event) for event in one.alphabet)
    return number(place), tuple((repr(answer), number(to)) for answer, to in answers)


def report(one: Drawn, does: Drawn | None = None) -> Report:
    """The report on the subject that is drawn, or on another one."""
    declaration, interface = declared(one)
    kind = subject(does or one)
    limits = Limits(extra=one.extra)
    campaign = conducted(Target(declaration, interface, lambda: Channel(kind), seconds=5), limits)
    return Report(declaration, interface, ("drawn",), campaign, {}, strict=False, disturbances=1)


@pytest.mark.parametrize("start", every_third(range(0, 500, 100)))
def test_a_subject_fails_exactly_if_it_differs_in_what_it_shows(start: int) -> None:
    judged = 0
    for one in filter(None, map(drawn, range(start, start + 100))):
        found, wrong = report(one), list(differences(one))
        failing = {each.name for each in found.by_verdict(Verdict.FAIL)}
        if not wrong:
            assert (found.failures, failing) == ([], set()), one
        elif size(one) <= size(one.right) + one.extra:
            assert found.exit_code is not ExitCode.AS_EXPECTED, one
            # What nobody can have noticed is inconclusive: a step that leads nowhere, and was only said to be made.
            assert found.failures or one.fault == "ignore", one
        own = f"R-{'-'.join(one.at)}"
        if one.fault != "copy" and any(
            (right[0], there[0], event) == (one.at[0], *one.at) for right, there, event in wrong
        ):
            assert {each.name: each.verdict for each in found.requirements}.get(own) is not Verdict.PASS, one
        if one.fault != "copy" and found.failures and size(one) <= size(one.right) + one.extra and is_lost(one):
            assert {each.name: each.verdict for each in found.requirements}.get(own) is not Verdict.PASS, one
        judged += bool(wrong)
    assert judged


@pytest.mark.parametrize("start", every_third(range(0, 300, 100)))
def test_nothing_passes_of_a_subject_that_does_nothing_and_does_not_say_so(start: int) -> None:
    for one in filter(None, map(drawn, range(start, start + 100))):
        quiet = replace(one, silent=True, fault="none")
        assert report(quiet, replace(quiet, table={})).by_verdict(Verdict.PASS) == (), one


def test_a_failure_names_what_another_dimension_knows() -> None:
    """A step that should stay where it is leads elsewhere. Its path does not tell which one; its record does."""
    table = {("S0", "I0"): "S0", ("S0", "M0"): "S1"}
    wrong = Drawn(
        table, frozenset(), "target", ("S0", "I0"), "S1", "", SHOWN[0], silent=False, alphabet=("I0", "M0"), extra=0
    )
    found = report(wrong)
    assert [(one.cause, one.also) for one in found.failures] == [
        ("path: S0 → S1, in place of I0", ("state", "records", "order"))
    ]
    assert {each.name: each.verdict for each in found.requirements}["R-S0-I0"] is Verdict.FAIL


def test_a_path_does_not_show_where_a_subject_is_that_makes_no_step() -> None:
    """In B, it refuses IN and is in A then; it shows no step, so only what it is given next tells that."""
    table = {("S0", "I0"): "S1", ("S1", "M0"): "S0"}
    hidden = Drawn(
        table,
        frozenset(),
        "hidden dirty",
        ("S1", "I0"),
        "S0",
        "",
        ("path",),
        silent=True,
        alphabet=("I0", "M0"),
        extra=1,
    )
    found = report(hidden)
    assert found.exit_code is ExitCode.VIOLATED
    assert "In the view path, the reference has 2 distinguishable states" in report(hidden.right).guarantee
    assert report(hidden.right).exit_code is ExitCode.AS_EXPECTED
