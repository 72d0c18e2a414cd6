"""Certificates made in the tests: of real declarations, with invariants that the engines found.

The format is that of docs/certificates.md. What `interlock prove` writes is of no interest here: these are made by a
producer of a few lines, so that every test can say what is right with one and spoil just that.
"""

import functools
import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from interlock.check import structure
from interlock.check.checker import check
from interlock.check.explore import explore
from interlock.check.limits import Limits
from interlock.check.verdict import Fails, Holds, Result
from interlock.errors import InputError
from interlock.language.catalog import Entry
from interlock.language.conditions import condition
from interlock.language.declaration import Always, Declaration, Maker, Property, Ranking, Step
from interlock.language.expr import (
    FALSE,
    TRUE,
    Compare,
    Constant,
    Expr,
    Implies,
    InState,
    LastEvent,
    Not,
    Or,
    conjunction,
    events_of,
    transform,
)
from interlock.language.loader import load
from interlock.logic.enabledness import any_enabled, made_by, resolve
from interlock.logic.ranking import below_nought, demands
from interlock.logic.render import render
from interlock.model.trace import Trace, TraceStep, named_values
from interlock.recheck.violations import invariant_of
from interlock.smt.strengthening import Goal, strengthen

Json = dict[str, object]


@dataclass(frozen=True)
class Proofs:
    """A folder of certificates, and the declarations that they are about."""

    folder: Path
    entries: tuple[Entry, ...]

    def path(self, system: str) -> Path:
        return self.folder / f"{system}.json"

    def read(self, system: str) -> Json:
        return cast("Json", json.loads(self.path(system).read_text("utf-8")))

    def write(self, system: str, document: Json) -> None:
        self.path(system).write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")


def proofs(folder: Path, entries: Sequence[Entry]) -> Proofs:
    """Certificates of these declarations, in a new folder."""
    (folder / "certificates").mkdir(parents=True)
    made = Proofs(folder, tuple(entries))
    for system in dict.fromkeys(entry.system for entry in entries):
        profiles = [_profile(folder, entry) for entry in entries if entry.system == system]
        made.write(system, {"format": 1, "system": system, "tools": {"interlock": "0"}, "profiles": profiles})
    return made


def entry(folder: Path, text: str, system: str = "small", profile: str = "document") -> Entry:
    """A declaration of one's own, saved."""
    (folder / system).mkdir(parents=True, exist_ok=True)
    path = folder / system / f"{profile}.yaml"
    path.write_text(text, "utf-8")
    return Entry(system, profile, path)


def _profile(folder: Path, of: Entry) -> Json:
    made = made_of(of.path)
    declaration, stem = made.declaration, f"{of.system}.{of.profile}"
    for place, data in made.files(stem):
        (folder / place).write_bytes(data)
    invariant = {
        "id": of.profile,
        "parameters": [],
        "conditions": list(made.conditions),
        "follows": list(made.follows),
        "obligations": {
            name: _attached(f"certificates/{stem}.{name}.smt2", made.obligation(name))
            for name in ("initiation", "consecution", "safety")
        },
    }
    return {
        "profile": of.profile,
        "declaration": f"{of.system}/{of.path.name}",
        "sha256": declaration.sha256,
        "states": None,
        "transitions": None,
        "invariants": [invariant],
        "properties": [made.entry(result, of.profile, stem) for result in made.results],
    }


@dataclass(frozen=True)
class Made:
    """What the engines say of a declaration, and an invariant."""

    declaration: Declaration
    results: tuple[Result, ...]
    conditions: tuple[str, ...]
    follows: tuple[str, ...]

    def obligation(self, name: str) -> bytes:
        return f"; {name} of {self.declaration.sha256}\n".encode()

    def files(self, stem: str) -> Iterator[tuple[str, bytes]]:
        for name in ("initiation", "consecution", "safety", "decrease", "well-foundedness"):
            yield f"certificates/{stem}.{name}.smt2", self.obligation(name)
        for result in self.results:
            if isinstance(result.verdict, Fails) and result.verdict.trace is not None:
                yield f"certificates/{stem}.{result.name}.itf.json", itf(self.declaration, result.verdict.trace)

    def entry(self, result: Result, invariant: str, stem: str) -> Json:
        return {
            "property": result.name,
            "kind": "builtin" if result.kind.value == "built-in" else result.kind.value,
            "formula": result.formula,
            "expect": result.expectation.value,
            "verdict": result.word,
            "engine": "explicit",
            "assumptions": result.assumptions,
            "requirements": list(result.cites),
            "certificate": self._certificate(result, invariant, stem),
            "reason": None,
        }

    def _certificate(self, result: Result, invariant: str, stem: str) -> Json | str:
        match result.verdict:
            case Holds() if result.kind.value == "ranking" and result.name in self.follows:
                names = ("decrease", "well-foundedness")
                files = {n: _attached(f"certificates/{stem}.{n}.smt2", self.obligation(n)) for n in names}
                return {"kind": "ranking", "invariant": invariant, "obligations": files}
            case Holds() if result.name in self.follows:
                return {"kind": "invariant", "invariant": invariant}
            case Fails(_, trace) if trace is not None:
                place = f"certificates/{stem}.{result.name}.itf.json"
                return {"kind": "trace", "itf": _attached(place, itf(self.declaration, trace))}
            case _:
                return "none"


def _attached(place: str, data: bytes) -> Json:
    return {"file": place, "sha256": hashlib.sha256(data).hexdigest()}


@functools.cache
def made_of(path: Path) -> Made:
    """Everything that certificates of a declaration consist of."""
    declaration = load(path)
    report = check(declaration)
    holding = {result.name for result in report.results if isinstance(result.verdict, Holds)}
    wanted = [goal for goal in goals_of(declaration) if goal.name.partition(":")[0] in holding]
    unsaid = {goal.name.partition(":")[0] for goal in wanted if not _can_be_said(declaration, goal.formula)}
    goals = [goal for goal in wanted if goal.name.partition(":")[0] not in unsaid]
    found = strengthen(declaration, explore(declaration, Limits()), goals)
    builtin = (name for name in ("determinism", "range-safety") if name in holding)
    follows = dict.fromkeys([*builtin, *(goal.name.partition(":")[0] for goal in goals)])
    return Made(declaration, report.results, tuple(map(render, found.conditions)), tuple(follows))


def _can_be_said(declaration: Declaration, formula: Expr) -> bool:
    """Is there a text for it that the language takes?"""
    if events_of(formula):
        return True  # it follows, and is no condition
    try:
        condition(render(formula), declaration, "a goal")
    except InputError:
        return False
    return True


def goals_of(declaration: Declaration) -> Iterator[Goal]:
    """What an invariant can establish, as goals."""
    owed = any_enabled(declaration, made_by(declaration, Maker.MACHINE))
    waits = Not(Or((structure._excused(declaration), owed)))
    alive = any_enabled(declaration, made_by(declaration, Maker.INPUT, Maker.MACHINE, Maker.FAULT))
    living = conjunction(tuple(Not(InState(state.name)) for state in declaration.states if state.terminal))
    yield Goal("deadlock-freedom", conjunction((Implies(living, alive), Not(waits))))
    yield Goal("quiescence", Not(Or((waits, conjunction((structure._quiescent(declaration), owed))))))
    for claimed in declaration.properties:
        for number, formula in enumerate(_goals(declaration, claimed)):
            yield Goal(f"{claimed.name}:{number}", formula)


def _goals(declaration: Declaration, claimed: Property) -> Iterator[Expr]:
    formula = invariant_of(claimed.claim)
    if formula is not None:
        yield resolve(formula, declaration)
        if events_of(formula):  # by no event, too: then every atom is false
            yield resolve(_without_events(formula), declaration)
        return
    match claimed.claim:
        case Step(events, requires):
            yield Implies(any_enabled(declaration, events), requires)
        case Ranking() as claim:
            yield Not(below_nought(claim))
            yield from (_decided(Not(demand.violated)) for demand in demands(declaration, claim))
        case _:
            pass


def _decided(formula: Expr) -> Expr:
    """A formula without comparisons of two labels, which have no type without a variable beside them."""

    def replace(part: Expr) -> Expr | None:
        match part:
            case Compare("==", Constant(one), Constant(other)):
                return TRUE if one == other else FALSE
            case Compare("!=", Constant(one), Constant(other)):
                return FALSE if one == other else TRUE
            case _:
                return None

    return transform(formula, replace)


def _without_events(formula: Expr) -> Expr:
    return transform(formula, lambda part: FALSE if isinstance(part, LastEvent) else None)


def itf(declaration: Declaration, trace: Trace) -> bytes:
    """A run in the Informal Trace Format, as `interlock.recheck.replay` says."""
    steps = (*trace.prefix, *trace.loop)
    document: Json = {
        "#meta": {"format": "ITF"},
        "vars": ["control", "last_event", *(variable.name for variable in declaration.variables)],
        "states": [_state(declaration, index, step) for index, step in enumerate(steps)],
    }
    if trace.loop:
        document["loop"] = len(trace.prefix)
    return (json.dumps(document, indent=1) + "\n").encode()


def _state(declaration: Declaration, index: int, step: TraceStep) -> Json:
    values: Mapping[str, str | int | bool] = named_values(declaration.variables, step.state)
    shown = {
        name: {"#bigint": str(value)} if isinstance(value, int) and not isinstance(value, bool) else value
        for name, value in values.items()
    }
    return {"#meta": {"index": index}, "control": step.state.control, "last_event": step.event or "none", **shown}


def parametric(claimed: Property) -> tuple[str, ...]:
    """The constants that a claim is to be proved for every value of."""
    return claimed.claim.parametric if isinstance(claimed.claim, Always | Ranking) else ()
