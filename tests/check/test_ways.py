"""The ways of exploring: all find what a naive search finds, level by level, and report the same."""

import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings

from benchmarks import machines as measured
from leverframe import extras
from leverframe.check.limits import Limits
from leverframe.check.states import compiled, rules, tables, visited, ways
from leverframe.check.states.compiled import Compiled
from leverframe.check.states.explore import Reached, explore
from leverframe.check.states.packing import Packed, StateColumns
from leverframe.check.states.rules import Rules, TransitionRule
from leverframe.check.states.tabled import Tabled
from leverframe.check.states.tables import Ints, NoTablesError, Tables
from leverframe.check.states.visited import HashSet, StateSet
from leverframe.check.states.ways import Way
from leverframe.cli.main import run as run_command
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from tests.oracle.system import System
from tests.support.budget import examples
from tests.support.fixed_machines import first
from tests.support.planted import Fault, Faults, each_noticed, instead
from tests.support.strategies import UNSHRUNK, declarations, invariants

ARRAYS = Way.ARRAYS
BY_TABLES = (Way.TABLES, Way.COMPILED)
PLENTY = Limits()


# ---- against a naive search ----------------------------------------------------------------------------------------


def differences(declaration: Declaration, way: Way) -> Iterator[str]:
    """What an exploration finds otherwise than a search with the literal semantics, and than arrays."""
    system, reached, arrays = (
        System(declaration),
        explore(declaration, PLENTY, way),
        explore(declaration, PLENTY, ARRAYS),
    )
    levels: dict[int, set[object]] = {}
    for state, distance in system.distance.items():
        levels.setdefault(distance, set()).add((state.control, state.values))
    found = [[reached.layout.unpack(int(state)) for state in level] for level in reached.levels]
    if [{(state.control, state.values) for state in level} for level in found] != list(levels.values()):
        yield f"other levels by {way}"
    if (
        any(list(level) != sorted(set(level)) for level in reached.levels)
        or reached.states.dtype != arrays.states.dtype
    ):
        yield f"levels that are not sorted, by {way}"
    if fired(reached) != naively_fired(system):
        yield f"other numbers of steps by {way}"
    if (reached.escapes, reached.refusal) != (arrays.escapes, arrays.refusal):
        yield f"other escapes by {way}"


def fired(reached: Reached) -> Counter[tuple[str, int]]:
    """How often each transition fires from each control state."""
    count = Counter[tuple[str, int]]()
    for rule in reached.rules:
        count[rule.source, id(rule.transition)] += reached.fired[rule.number]
    return +count


def naively_fired(system: System) -> Counter[tuple[str, int]]:
    return Counter(
        (state.control, id(firing.transition))
        for state in system.distance
        for firing in system.firings(state)
        if firing.target is not None
    )


@settings(UNSHRUNK, max_examples=examples(300))
@given(declarations(claims=invariants, count=1, escaping=True))
def test_every_way_finds_what_a_naive_search_finds(text: str) -> None:
    declaration = loads(text)
    assert [line for way in Way for line in differences(declaration, way)] == []


DOUBLING = """
leverframe: 1
machine: doubling
profile: document
variables: {a: {range: [0, 200], initial: 1}, b: {range: [0, 200], initial: 0}}
states: {S: {initial: true}}
events: {UP: {by: machine}, TURN: {by: machine}, DOUBLE: {by: machine}}
transitions:
  - {from: S, on: UP, internal: true, when: a < 200, set: {a: a + 1}}
  - {from: S, on: TURN, internal: true, when: b < 30, set: {b: b + 1}}
  - {from: S, on: DOUBLE, internal: true, when: a > 0 and b == 3, set: {a: a + a}}
"""


@pytest.mark.parametrize("way", BY_TABLES)
def test_an_escape_is_found_where_a_factor_has_left_states_out(way: Way) -> None:
    """The table of `a` comes first, and tells which states are troubled; then that of `b` leaves most of them out."""
    assert list(differences(loads(DOUBLING), way)) == []


@settings(UNSHRUNK, max_examples=examples(200))
@given(declarations(claims=invariants, count=1, escaping=True))
def test_nothing_depends_on_how_tables_are_divided_or_states_are_stored(text: str) -> None:
    """Each part of a rule is a factor; sets are hashed and begin small; parts of levels are small."""
    declaration = loads(text)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "MERGED", 1)
        patch.setattr(visited, "make", lambda _: HashSet(4))
        patch.setattr(visited, "GATHERED", 2)
        patch.setattr(rules, "CHUNK", 2)
        patch.setattr(compiled, "PART", 2)
        patch.setattr(compiled, "FRESH", 1)
        assert [line for way in BY_TABLES for line in differences(declaration, way)] == []


WORDS = """
    leverframe: 1
    machine: words
    profile: document
    variables:
      low:  {range: [0 - 3, 4], initial: 0 - 3}
      high: {range: [0, 5], initial: 0}
      one:  {range: [2, 2], initial: 2}
      flag: {bool: false}
      mode: {enum: [LEFT, MIDDLE, RIGHT], initial: LEFT}
    states: {IDLE: {initial: true}, BUSY: {}, LATE: {}}
    events: {UP: {by: input}, SUM: {by: machine}, BACK: {by: machine}, TURN: {by: input}}
    environment:
      - {on: RAIN, when: not LATE, set: {flag: not flag}}
    transitions:
      - {from: [IDLE, BUSY], on: UP, to: BUSY, when: low < 4, set: {low: low + 1}}
      - {from: [BUSY, LATE], on: SUM, to: LATE, when: low + high + one <= 6 and mode != RIGHT,
         set: {high: "max(high, low)", mode: MIDDLE}}
      - {from: LATE, on: BACK, to: IDLE, when: (flag or high > 2) and low > 0 - 3, set: {low: 0 - low, high: 5 - high}}
      - {from: IDLE, on: TURN, internal: true, when: flag, set: {mode: RIGHT if low > 0 else LEFT, flag: false}}
"""


@pytest.mark.parametrize("way", Way)
@pytest.mark.parametrize("merged", [1, 6, 40, 1 << 13])
def test_signs_ranges_and_labels(way: Way, merged: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MERGED", merged)
    assert list(differences(loads(WORDS), way)) == []


@pytest.mark.parametrize("way", Way)
def test_levels_that_are_wide_are_expanded_in_parts(way: Way) -> None:
    """Five kernels have levels of more than a thousand states."""
    reached = explore(loads(measured.kernels(5)), PLENTY, way)
    assert (reached.count, reached.steps(environment=False)) == _size(5)


def _size(count: int) -> tuple[int, int]:
    size = measured.kernels_size(count)
    return size.states, size.transitions


# ---- limits --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", [1, 2, 7, 50, 1_000, 2_159, 2_160])
def test_a_limit_on_states_says_the_same_in_every_way(most: int) -> None:
    declaration, limits = loads(measured.kernels(4)), Limits(states=most)
    found = [explore(declaration, limits, way) for way in Way]
    assert len({one.refusal for one in found}) == 1
    assert (found[0].refusal is None) == (most >= _size(4)[0])
    assert all([list(level) for level in one.levels] == [list(level) for level in found[0].levels] for one in found)
    assert all(+one.fired == +found[0].fired for one in found[1:])


@pytest.mark.parametrize("way", Way)
def test_a_limit_on_seconds_is_kept_in_every_way(way: Way) -> None:
    reached = explore(loads(measured.kernels(4)), Limits(seconds=0.0), way)
    assert "not explored in 0 seconds" in (reached.refusal or "")


def test_tables_that_would_be_too_large_are_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    declaration = loads(WORDS)
    assert isinstance(tables.tables(Rules(declaration)), Tables)
    for name in ("MOST_OF_ONE", "MOST"):
        with monkeypatch.context() as patch:
            patch.setattr(tables, name, 3)
            with pytest.raises(NoTablesError):
                tables.tables(Rules(declaration))
            assert [line for way in BY_TABLES for line in differences(declaration, way)] == []


# ---- the choice ----------------------------------------------------------------------------------------------------


def ways_of(declaration: Declaration, monkeypatch: pytest.MonkeyPatch) -> list[Way]:
    """The way of each level that an exploration chooses."""
    chosen: list[Way] = []

    def noted(self: ways.Choice, count: int, width: int) -> Way:
        chosen.append(QUICKEST(self, count, width))
        return chosen[-1]

    monkeypatch.setattr(ways.Choice, "_quickest", noted)
    explore(declaration, PLENTY)
    return chosen


QUICKEST = ways.Choice._quickest


def test_arrays_begin_and_tables_take_over_in_narrow_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "_compiles", lambda _: False)
    monkeypatch.setattr(ways, "STATES_FOR_EACH_RULE", 1)
    monkeypatch.setattr(ways, "NARROW", 250)
    chosen = ways_of(loads(measured.kernels(4)), monkeypatch)
    assert chosen[0] is Way.ARRAYS
    assert set(chosen) == {Way.ARRAYS, Way.TABLES}
    assert chosen.index(Way.TABLES) < len(chosen) - 1 - chosen[::-1].index(Way.ARRAYS), (
        "a wide level after a narrow one"
    )


def test_numba_is_loaded_only_for_many_states(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "modules", {**sys.modules, "numba": None})
    del sys.modules["numba"]
    monkeypatch.setattr(ways, "lacking", lambda *_: None)
    assert not ways._compiles(ways.MANY - 1)
    assert ways._compiles(ways.MANY)
    monkeypatch.setattr(ways, "lacking", lambda *_: extras.MissingExtraError({"fast": ("numba",)}))
    assert not ways._compiles(ways.MANY)


def test_a_numba_that_cannot_be_imported_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "STATES_FOR_EACH_RULE", 0)
    monkeypatch.setattr(ways, "_compiles", lambda _: True)
    monkeypatch.setitem(sys.modules, "leverframe.check.states.compiled", None)
    declaration = loads(measured.kernels(3))
    assert explore(declaration, PLENTY).count == measured.kernels_size(3).states
    with pytest.raises(ImportError):
        explore(declaration, PLENTY, Way.COMPILED)


@pytest.mark.parametrize("lacks", [True, False], ids=["without Numba", "with Numba"])
def test_a_report_is_the_same_with_and_without_numba(
    lacks: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "turns.yaml"
    path.write_text(measured.turns(MAX_STEPS=2, MAX_TASKS=2), encoding="utf-8")
    monkeypatch.setattr(ways, "STATES_FOR_EACH_RULE", 10**9)
    plain = _report(path, capsys)
    monkeypatch.setattr(ways, "STATES_FOR_EACH_RULE", 0)
    monkeypatch.setattr(ways, "_compiles", lambda _: not lacks)
    assert _report(path, capsys) == plain
    assert '"trace"' in plain


def _report(path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    run_command(["check", str(path), "--format", "json"])
    return re.sub(r'"seconds": [\d.e-]+', "", capsys.readouterr().out)


# ---- planted faults ------------------------------------------------------------------------------------------------


def fixed_machines_agree() -> None:
    texts = [WORDS, *first(declarations(claims=invariants, count=1, escaping=True), 40)]
    for text in texts:
        for merged in (1, 1 << 13):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(tables, "MERGED", merged)
                declaration = loads(text)
                found = [line for way in BY_TABLES for line in differences(declaration, way)]
                assert not found, "; ".join(found)


def test_without_a_fault_the_fixed_machines_agree() -> None:
    fixed_machines_agree()


FAULTS = Faults()
MADE, STEPS, FACTORS = tables._Making.tables, tables._steps, tables._Making._factors
BY_NUMPY, BY_NUMBA = Tabled.expand, Compiled.expand


def _a_step_stays(self: tables._Making) -> Tables:
    found = MADE(self)
    return found._replace(changes=np.where(found.changes > 0, 0, found.changes))


def _a_step_counts_for_the_first_rule(self: tables._Making) -> Tables:
    found = MADE(self)
    return found._replace(rules=np.where(found.rules < found.troubles, 0, found.rules))


def _a_factored_step_counts_for_the_first_rule(self: tables._Making) -> Tables:
    found = MADE(self)
    return found._replace(numbers=np.zeros_like(found.numbers))


def _no_trouble(rule: TransitionRule, columns: StateColumns) -> tuple[Ints, Ints, Ints]:
    found, change, escaped = STEPS(rule, columns)
    return found, change, escaped[:0]


def _the_last_factor_is_lost(self: tables._Making, rule: TransitionRule) -> tuple[tuple[tables._Factor, ...], int]:
    factors, constant = FACTORS(self, rule)
    return factors[:2], constant


def _tabled_backwards(self: Tabled, states: Packed, seen: StateSet, room: int) -> Packed | None:
    found = BY_NUMPY(self, states, seen, room)
    return None if found is None else found[::-1]


def _compiled_backwards(self: Compiled, states: Packed, seen: StateSet, room: int) -> Packed | None:
    found = BY_NUMBA(self, states, seen, room)
    return None if found is None else found[::-1]


def _tabled_without_a_limit(self: Tabled, states: Packed, seen: StateSet, room: int) -> Packed | None:
    return BY_NUMPY(self, states, seen, room + 10**9)


def _compiled_without_a_limit(self: Compiled, states: Packed, seen: StateSet, room: int) -> Packed | None:
    return BY_NUMBA(self, states, seen, room + 10**9)


for name, where, attribute, wrong, says in (
    ("a step stays", tables._Making, "tables", _a_step_stays, "other levels"),
    ("a step counts for another rule", tables._Making, "tables", _a_step_counts_for_the_first_rule, "other numbers"),
    ("a factored step does", tables._Making, "tables", _a_factored_step_counts_for_the_first_rule, "other numbers"),
    ("an escape is no step", tables, "_steps", _no_trouble, "other escapes"),
    ("a factor is lost", tables._Making, "_factors", _the_last_factor_is_lost, "other levels"),
    ("compiled levels are not sorted", Compiled, "expand", _compiled_backwards, "other levels by compiled"),
    ("levels by tables are not sorted", Tabled, "expand", _tabled_backwards, "other levels by tables"),
):
    FAULTS[name] = Fault(instead(where, attribute, wrong), fixed_machines_agree, says)
for kind, unlimited in ((Tabled, _tabled_without_a_limit), (Compiled, _compiled_without_a_limit)):
    FAULTS[f"{kind.__name__} does without a limit"] = Fault(
        instead(kind, "expand", unlimited),
        test_a_limit_on_states_says_the_same_in_every_way,
        "assert",
        given={"most": 50},
    )

test_a_planted_fault_is_noticed = each_noticed(FAULTS)
