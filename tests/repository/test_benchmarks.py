"""The benchmarks measure the stated things. No test depends on how long anything takes."""

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import check, commands, journal, machines, measure, promela, prove, runtime, spin, systems
from benchmarks.machines import Size
from benchmarks.measure import ROOT, CommandError, Sample
from leverframe.check import checker
from leverframe.check.limits import Limits
from leverframe.check.states.explore import explore
from leverframe.journal.sources import source
from leverframe.language import catalog, loader
from leverframe.language.declaration import Declaration
from leverframe.model.machine import Interpreter
from leverframe.model.system import SystemState
from leverframe.systems.femtoclaw.capabilities import Epoch
from leverframe.systems.femtoclaw.validator import validate
from leverframe.systems.reug.engine import Engine, TurnAnswer
from tests.support.budget import long_unless

SMALL_TURNS = {"MAX_STEPS": 2, "MAX_TASKS": 2, "MAX_DEPTH": 1, "MAX_RECOVERIES": 1}

EVERY_OPERATOR = """\
leverframe: 1
machine: operators
profile: document
variables:
  level: {range: [-3, 300], initial: -1}
  least: {range: [-2, 5], initial: 0}
  most: {range: [-2, 5], initial: 3}
  done: {bool: false}
states: {DOWN: , UP: {initial: true}, OVER: {kind: terminal}}
events: {CLIMB: {by: machine}, FALL: {by: machine}, SWITCH: {by: machine}, STOP: {by: machine}}
transitions:
  - {from: [UP, DOWN], on: CLIMB, internal: true, when: level < 300 and (UP -> level != 7), set: {level: level + 1}}
  - {from: UP, on: SWITCH, to: DOWN, when: level >= 3 or done,
     set: {least: "min(level, least + 1, 4)", most: "max(most - 1, -2)", done: not done}}
  - {from: DOWN, on: FALL, to: UP, set: {level: -2 if done else 1 - least}}
  - {from: [UP, DOWN], on: STOP, to: OVER, when: least == 4}
environment:
  - {on: RESET, when: not OVER, set: {done: false}}
"""


def declaration_of(text: str) -> Declaration:
    return loader.loads(text, "benchmark.yaml")


def explored(declaration: Declaration) -> Size:
    reached = explore(declaration, Limits())
    return Size(reached.count, reached.steps(environment=False) + reached.steps(environment=True))


def interpreted(declaration: Declaration) -> Size:
    """The size of a state space, computed one state at a time and without arrays."""
    machine = Interpreter(declaration)
    seen, waiting, transitions = {machine.initial}, [machine.initial], 0
    while waiting:
        state = waiting.pop()
        for event in machine.enabled(state):
            for successor in machine.step(state, event):
                assert isinstance(successor, SystemState)
                transitions += 1
                if successor not in seen:
                    seen.add(successor)
                    waiting.append(successor)
    return Size(len(seen), transitions)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_kernels_are_as_many_as_was_counted_by_hand(count: int) -> None:
    declaration = declaration_of(machines.kernels(count))
    assert explored(declaration) == interpreted(declaration) == machines.kernels_size(count)


def test_the_eight_kernels_are_the_ones_of_the_architecture() -> None:
    assert check.KERNELS.size.states == 3_919_104


def test_kernels_claim_what_is_true() -> None:
    report = checker.check(declaration_of(machines.kernels(3)))
    assert [result.name for result in report.results if not result.as_expected] == []


def test_turns_are_as_many_as_the_interpreter_finds() -> None:
    declaration = declaration_of(machines.turns(**SMALL_TURNS))
    assert explored(declaration) == interpreted(declaration)


def test_turns_claim_what_is_true_in_twenty_formulas() -> None:
    report = checker.check(declaration_of(machines.turns(**SMALL_TURNS)))
    assert [result.name for result in report.results if not result.as_expected] == []
    assert sum(result.kind == "ctl" for result in report.results) == 20
    assert {result.word for result in report.results} == {"holds", "fails"}


def test_turns_without_such_a_constant() -> None:
    with pytest.raises(ValueError, match="MAX_LUCK"):
        machines.turns(MAX_LUCK=1)


def kernels_in_one_process(count: int) -> str:
    return promela.one_process(declaration_of(machines.kernels(count)))


@pytest.mark.needs("spin", "gcc")
@pytest.mark.parametrize("count", long_unless([2, 3], {2}.__contains__))
@pytest.mark.parametrize("model", [promela.kernels, kernels_in_one_process])
def test_spin_finds_as_many_kernels(count: int, model: Callable[[int], str]) -> None:
    size = machines.kernels_size(count)
    assert spin.explore(model(count), size).size == size


@pytest.mark.needs("spin", "gcc")
@pytest.mark.parametrize("text", [machines.turns(**SMALL_TURNS), EVERY_OPERATOR], ids=["turns", "every-operator"])
def test_spin_finds_as_many_states_of_a_machine(text: str) -> None:
    declaration = declaration_of(text)
    size = explored(declaration)
    assert spin.explore(promela.one_process(declaration), size).size == size


@pytest.mark.needs("spin", "gcc")
def test_a_search_that_spin_gave_up_is_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spin, "DEPTH", 3)
    with pytest.raises(CommandError, match="gave up"):
        spin.explore(promela.kernels(2), machines.kernels_size(2))


def test_effects_whose_order_would_matter_have_no_promela() -> None:
    swap = EVERY_OPERATOR.replace("{done: false}", "{least: most, most: least}")
    with pytest.raises(ValueError, match="simultaneous"):
        promela.one_process(declaration_of(swap))


def test_a_command_and_its_cost() -> None:
    cost = measure.run((sys.executable, "-c", "held = bytearray(100_000_000); print(len(held))"))
    assert cost.output == "100000000\n"
    assert cost.peak > 100_000_000
    assert 0 < cost.processor <= cost.wall * 2


def test_commands_that_fail_or_do_not_exist() -> None:
    with pytest.raises(CommandError, match="exit code 3: goodbye"):
        measure.run((sys.executable, "-c", "print('goodbye'); raise SystemExit(3)"))
    with pytest.raises(CommandError, match="No such file"):
        measure.run(("no-such-program",))


def test_whoever_measures_is_small() -> None:
    command = (sys.executable, "-c", "import benchmarks.check, sys; print(*sys.modules)")
    loaded = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    assert "benchmarks.measure" in loaded
    assert {"numpy", "pydantic", "leverframe"}.isdisjoint(loaded)


def test_the_median_is_of_runs_that_agree() -> None:
    samples = [Sample(Size(5, 9), 1, seconds, 7, {"p": seconds / 10}) for seconds in (3.0, 50.0, 2.0)]
    assert measure.median(samples) == Sample(Size(5, 9), 1, 3.0, 7, {"p": 0.3})
    with pytest.raises(ValueError, match="unpack"):
        measure.median([*samples, Sample(Size(6, 9), 1, 1, 1)])


def small(title: str, *arguments: str, size: Size) -> check.Subject:
    return check.Subject(title, arguments, size, {"2 CTL properties": "soon"}, {"one process": "promela"})


def test_a_comparison_where_spin_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spin, "missing", lambda: ("spin", "gcc"))
    table = check.compare(small("kernels × 2", "kernels", "2", size=machines.kernels_size(2)), runs=1)
    *title, leverframe, _, _, last = check.render(table)
    assert title[0] == "kernels × 2: 48 states, 186 transitions"
    assert leverframe.startswith("Leverframe: states ")
    assert last.split("  ")[-1].strip() == "needs spin and gcc, not found on PATH"
    assert table.rows[0].rate is not None
    assert table.rows[0].ratio is None


@pytest.mark.long
@pytest.mark.needs("spin", "gcc")
def test_everything_measured_once_and_written_to_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    constants = [f"{name}={value}" for name, value in SMALL_TURNS.items()]
    size = explored(declaration_of(machines.turns(**SMALL_TURNS)))
    monkeypatch.setattr(check, "KERNELS", small("few", "kernels", "2", size=machines.kernels_size(2)))
    monkeypatch.setattr(check, "TURNS", small("short", "turns", *constants, size=size))
    monkeypatch.setattr(check, "STARTS", 1)
    check.main(["--runs", "1", "--json", str(tmp_path / "figures.json")])
    printed = capsys.readouterr().out
    few, short, start_up = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))["tables"]
    assert [row["name"] for row in few["rows"]][-1] == "SPIN: one process"
    assert "  of which 20 CTL properties" in [row["name"] for row in short["rows"]]
    assert short["rows"][-1]["ratio"] == 1
    assert [row["name"] for row in start_up["rows"]] == [
        "python -c pass",
        "python -c 'import click'",
        "leverframe --help",
    ]
    for table in (few, short, start_up):
        assert table["title"] in printed


def test_an_exploration_that_finds_something_else_is_not_measured() -> None:
    with pytest.raises(AssertionError, match="47"):
        check.compare(small("kernels × 2", "kernels", "2", size=Size(47, 186)), runs=1)


def test_a_command_line_that_cannot_be_started_has_no_figures(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    rows = check.start_up().rows
    assert [("No such file" in row.missing, row.seconds) for row in rows] == [(True, None)] * 3


@pytest.mark.long
def test_proofs_are_measured_and_rechecked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    prove.main(["--runs", "1", "--systems", "femtoclaw-protocol", "--json", str(tmp_path / "figures.json")])
    printed = capsys.readouterr().out
    rows = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))["rows"]
    assert [row["name"] for row in rows] == [
        "prove: all of them",
        "prove: femtoclaw-protocol",
        "prove: any number of kernels",
        "recheck: all of them",
        "z3: 6 scripts, one by one",
    ]
    assert all(row["clock"] > 0 and not row["missing"] and row["name"] in printed for row in rows)
    assert rows[-1]["ratio"] == rows[-1]["clock"] / rows[-2]["clock"]


def test_all_bundled_systems_are_measured() -> None:
    assert catalog.systems() == prove.SYSTEMS


def test_a_proof_that_fails_has_no_figures(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="LF070"):
        next(prove.measured(tmp_path, ("no-such-system",), 1))


def test_every_system_is_measured_at_what_it_does(tmp_path: Path) -> None:
    rows = list(systems.executions(tmp_path, 2))
    assert {row.name.partition(":")[0] for row in rows} == {"femtoclaw", "kernel", "turn", "reug"}
    assert all(0 < row.median <= row.p99 * 2 and row.rate > 0 for row in rows)
    assert [name for name, _ in systems.judgements(1)] == list(systems.MESSAGES)
    verdicts = [validate(message, Epoch()).failure for message in systems.MESSAGES.values()]
    assert verdicts == [None, "UNKNOWN_CAPABILITY", None, "INVALID_JSON"]


def test_clients_are_measured_with_a_journal_that_they_share(tmp_path: Path) -> None:
    assert systems.clients(tmp_path / "home", 3, 2) > 0
    with source(str(next((tmp_path / "home").rglob("*.db")))) as found:
        events = [row[5] for row in found.rows()]
    assert events.count("REQUEST_SUBMITTED") == 6


def test_a_command_is_measured_and_one_that_fails_is_not() -> None:
    ((name, cost),) = commands.costs(1, {"version": ("--version",)})
    assert (name, cost.wall > 0, "leverframe" in cost.output.lower()) == ("version", True, True)
    with pytest.raises(CommandError, match="exit code 2"):
        next(commands.costs(1, {"wrong": ("check", "no-such-system")}))


STAND_IN = """
exports.createMachine = machine => machine;
exports.createActor = machine => {
  let now = machine.initial;
  const actor = {
    start: () => actor,
    getSnapshot: () => ({ value: now }),
    send: ({ type }) => {
      if (!(type in machine.states[now].on)) throw new Error(type);
      now = machine.states[now].on[type];
    },
  };
  return actor;
};
"""


@pytest.mark.needs("node")
def test_xstate_is_given_the_machine_of_the_document(tmp_path: Path) -> None:
    """A stand-in that makes the transitions which it is given: the cycle must come back to IDLE."""
    library = tmp_path / "node_modules" / "xstate"
    library.mkdir(parents=True)
    (library / "index.js").write_text(STAND_IN)
    assert runtime.of_xstate(tmp_path, cycles=100, rounds=1) > 0


def test_a_system_that_does_not_do_it_is_not_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Engine, "answer", lambda *_: TurnAnswer("FAILED", None, "no", (), 0, ()))
    with pytest.raises(AssertionError, match="reug: a tool: FAILED"):
        list(systems.executions(tmp_path, 2))


def test_what_is_durable_is_counted(tmp_path: Path) -> None:
    """The baselines store the same: what the journal stores for the same transitions."""
    assert journal.durable_appends(tmp_path / "file", 3, 4) > 0
    groups = journal.groups(3, 4)
    rows = [row for group in groups for row in group]
    assert (tmp_path / "file").read_bytes() == b"".join(map(journal.content, rows))
    assert journal.durable_rows(tmp_path / "rows.db", groups).rate > 0
    with sqlite3.connect(tmp_path / "rows.db") as database:
        assert database.execute("SELECT * FROM records ORDER BY seq").fetchall() == rows
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
    paces = journal.measured(2, 10, tmp_path)
    every = (paces.disk, paces.sqlite, paces.threads, paces.tasks)
    assert (paces.executions, min(pace.rate for pace in every) > 0) == (2, True)


@pytest.mark.long
@pytest.mark.needs("gcc")
def test_a_disk_can_be_made_slower() -> None:
    command = ["-m", "benchmarks.journal", "--slower", "20", "--records", "5", "--executions", "1"]
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=True)
    latency = float(done.stdout.split("takes ")[1].split(" ms")[0])
    assert latency >= 20
