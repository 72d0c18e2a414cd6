"""Vectors allow exactly what the judge allows: a reader in another language, compared with it answer by answer."""

import base64
import copy
import itertools
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import leverframe
from leverframe.conform.cycles import plans
from leverframe.conform.cycles.abilities import Abilities
from leverframe.conform.cycles.cycle import Cycle, Given
from leverframe.conform.judge.judging import Judge
from leverframe.conform.messages import corpus, facts, judging
from leverframe.conform.subject.process import Process
from leverframe.conform.subject.session import Subject as Session
from leverframe.conform.vectors import cycles
from leverframe.conform.vectors import format as form
from leverframe.conform.wire import messages as wire
from leverframe.observe.reading import interface_of, reads
from tests.conform.subjects import LATER, PLAIN
from tests.run import ROOT
from tests.support import cycled_machines
from tests.support.budget import examples
from tests.support.command_line import flat, run
from tests.support.cycled_machines import Subject, subjects
from tests.support.scenarios import SCENARIOS
from tests.support.strategies import PATIENT

pytestmark = pytest.mark.xdist_group("vectors")  # its tests share files and a reader

READER = ROOT / "examples" / "vectors" / "reader.mjs"
NODE = pytest.mark.needs("node")
Answer = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- an answer in JSON, which tests change at will
File = dict[str, Any]  # pyright: ignore[reportExplicitAny] -- as above
Follow = Callable[[File | None, list[Answer]], list[list[str]]]


@pytest.fixture(scope="module")
def follow() -> Iterator[Follow]:
    """The reader: a file, or None for the last one, and answers → the dimensions in which each is refused."""
    with subprocess.Popen(
        ["node", Path(__file__).parent / "follow.mjs", READER],  # noqa: S607 -- from PATH, as users start it
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to, back = process.stdin, process.stdout

        def asked(file: File | None, answers: list[Answer]) -> list[list[str]]:
            to.write(json.dumps({"file": file, "answers": answers}) + "\n")
            to.flush()
            found: list[list[str]] = json.loads(back.readline())
            return found

        yield asked
        to.close()


def cycle_of(part: Answer) -> Cycle:
    plan = [one if isinstance(one, str) else given_of(one) for one in part.get("plan", ())]
    return Cycle(given_of(part), tuple(plan))


def given_of(part: Answer) -> Given:
    return Given(part["stimulus"], tuple(part.get("data", {}).items()))


def judged(judge: Judge, file: File, answers: list[Answer]) -> list[list[str]]:
    """What the judge refuses."""
    judge.reset()
    found: list[list[str]] = []
    for answer in answers:
        message = {name: value for name, value in answer.items() if name != "cycle"}
        wrongs = judge.judge(cycle_of(file["cycles"][answer["cycle"]]), wire.CycleAnswer(id=1, **message))
        found.append([one.dimension for one in wrongs])
    return found


# ---- random machines -------------------------------------------------------------------------------------------------


def compare(subject: Subject, seed: int, tests: int, follow: Follow) -> int:
    """Show the answers of a subject, some with a fault, to the judge and to the reader; return how many they were."""
    chance, oracle = random.Random(seed), subject.oracle
    file = json.loads(form.text(cycles.vectors(subject.abilities, 1, "test")))
    if not file["tests"]:
        return 0  # the machine has no cycle that it can end
    abilities = replace(subject.abilities, observes=subject.abilities.observes - cycles.UNSAID)
    judge = Judge(abilities, silent=False)
    names = [state.name for state in oracle.system.declaration.states]
    number, known = 0, None
    for test in chance.choices(file["tests"], k=tests):
        real, answers = chance.choice(sorted(oracle.fresh(), key=str)), list[Answer]()
        for at in test["cycles"]:
            performed = oracle.performed(real, cycle_of(file["cycles"][at]), chance)
            if performed is None:
                break  # the subject cannot follow this plan
            shown, real = performed
            if chance.random() < 0.4:
                shown = cycled_machines.wrong(shown, None, names, chance)
            answers.append(cycled_machines.answer(shown).model_dump(exclude={"id"}, exclude_none=True) | {"cycle": at})
        assert follow(file if known is None else None, answers) == judged(judge, file, answers), answers
        known, number = file, number + len(answers)
    return number


@NODE
def test_a_lamp_is_judged_alike(follow: Follow) -> None:
    assert compare(cycled_machines.lamp(), 7, 300, follow) > 400


@NODE
@settings(PATIENT, max_examples=examples(40))
@given(subjects(), st.integers(0, 2**32 - 1))
def test_the_reader_refuses_exactly_what_the_judge_refuses(follow: Follow, subject: Subject, seed: int) -> None:
    assume(subject.oracle.fresh())
    compare(subject, seed, 24, follow)


VERSIONS = """
leverframe: 1
interface: desk
data:
  file:    {labels: [ALPHA, GAMMA], inside: {asked: WRITE_*}}
  version: {labels: [OLD, NEW], per: file, present: {ALPHA: now}, held_by: {base: asked}, changes: {ALPHA: CHANGED}}
shows: {file: {of: asked, on: [ASK, LEAVE]}, base: {of: base, on: [ASK, LEAVE]}}
"""


@NODE
def test_the_version_of_what_has_none_is_judged_alike(follow: Follow) -> None:
    machine = SCENARIOS["versions of what has none"].declaration
    interface = reads(machine, VERSIONS)
    able = Abilities(machine, interface, ("ask", "leave"), (), frozenset({"records"}))
    file = json.loads(form.text(cycles.vectors(able, 0, "test")))
    numbers = {cycle["stimulus"]: number for number, cycle in enumerate(file["cycles"])}
    judge, known = Judge(able, silent=False), None
    refused: list[tuple[str, str | None]] = []
    for stimulus, name, base in itertools.product(numbers, ("a", None), ("v1", "v2", None)):
        record = {"previous_state": "IDLE", "event": stimulus.upper(), "new_state": "BUSY", "file": name, "base": base}
        written = {"previous_state": "BUSY", "event": "WRITE", "new_state": "IDLE"}
        trace = [{"record": record}, {"record": written}]
        answers: list[Answer] = [{"outcome": "accepted", "cycle": numbers[stimulus], "trace": trace}] * 2
        found = judged(judge, file, answers)
        assert follow(file if known is None else None, answers) == found, (stimulus, name, base)
        known = file
        refused += [(stimulus, base)] if any(found) and name else []
    assert refused == [("ask", None)]


# ---- the kernel: values with identities, optional fields, a foreign subject ------------------------------------------


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The cycles of the kernel as each subject declares them, without disturbances."""
    folder = tmp_path_factory.mktemp("vectors")
    found: dict[str, Path] = {}
    for subject in (PLAIN, LATER):
        declared = started(subject)
        options = [f"--{key}={','.join(declared[key])}" for key in ("stimuli", "arranges", "observes")]
        outcome = run(
            "vectors", "kernel", "--suite", "cycles", "--disturbances", "0", *options, "-o", folder / subject.stem
        )
        assert (outcome.code, outcome.stderr) == (0, "")
        found[subject.stem] = folder / subject.stem / "cycles.json"
    return found


def command(subject: Path, *fault: str) -> list[str]:
    return ["node" if subject.suffix == ".mjs" else sys.executable, str(subject), *fault]


def started(subject: Path) -> dict[str, list[str]]:
    """What a subject declares."""
    with Session(Process(command(subject))) as session:
        found = session.start("kernel", "0" * 64)
        assert isinstance(found, wire.StartAnswer)
        session.stop()
        return found.model_dump()


def performed(file: File) -> list[list[Answer]]:
    """What a correct subject answers to each test."""
    found: list[list[Answer]] = []
    with Session(Process(command(PLAIN))) as session:
        session.start("kernel", "0" * 64)
        for test in file["tests"]:
            session.reset()
            answers: list[Answer] = []
            for at in test["cycles"]:
                cycle = file["cycles"][at]
                answer = session.cycle(cycle["stimulus"], cycle.get("data"), cycle.get("plan", ()))
                assert isinstance(answer, wire.CycleAnswer)
                shown = answer.model_dump(include={"outcome", "state", "trace"}, exclude_none=True)
                answers.append(shown | {"cycle": at})
            found.append(answers)
        session.stop()
    return found


def changed(answers: list[Answer], chance: random.Random) -> list[Answer]:
    """Answers with one change in a trace, which may be right all the same."""
    found = copy.deepcopy(answers)
    traces = [answer["trace"] for answer in found if answer.get("trace")]
    if not traces:
        return found
    trace, others = chance.choice(traces), [entry for one in traces for entry in one]
    place = chance.randrange(len(trace))
    records = [entry["record"] for entry in trace if "record" in entry]
    match chance.randrange(5):
        case 0:
            del trace[place]
        case 1:
            trace.insert(place, copy.deepcopy(chance.choice(others)))
        case 2 if records:
            record = chance.choice(records)
            record.pop(chance.choice(sorted(record)), None)
        case 3 if records:
            record, other = chance.choice(records), chance.choice(records)
            for name in sorted(record.keys() & other.keys()):
                record[name] = other[name]
        case _:
            values = [entry["record"] for entry in others if "record" in entry and "request_id" in entry["record"]]
            if values:
                chance.choice(values)["request_id"] = chance.choice(["other", chance.choice(values)["request_id"]])
    return found


def judge_of(file: File) -> Judge:
    declared, machine = file["declares"], leverframe.load("kernel").declaration
    abilities = Abilities(
        machine,
        interface_of(machine),
        tuple(declared["stimuli"]),
        tuple(declared["arranges"]),
        frozenset(declared["observes"]),
    )
    return Judge(abilities, silent=False)


def disagreements(follow: Follow, file: File, told: File) -> tuple[int, int]:
    """How often the reader of `told` and the judge of `file` disagree, and how many answers both refuse."""
    judge, chance = judge_of(file), random.Random(17)
    follow(told, [])
    wrong = refused = 0
    for answers in performed(file):
        for variant in [answers, *(changed(answers, chance) for _ in range(8))]:
            expected, found = judged(judge, file, variant), follow(None, variant)
            wrong += expected != found
            refused += any(expected) and expected == found
    return wrong, refused


@NODE
def test_ids_and_optional_fields_are_judged_alike(follow: Follow, kernel: dict[str, Path]) -> None:
    file = json.loads(kernel["plain"].read_text("utf-8"))
    wrong, refused = disagreements(follow, file, file)
    assert wrong == 0
    assert refused > 60


def other_slot(node: Answer) -> bool:
    for edge in node.get("sees", ()):
        for told in edge.get("fields", {}).values():
            if "slot" in told:
                told["slot"] += 1
                return True
    return False


def one_edge_less(node: Answer) -> bool:
    return bool(node.get("sees")) and bool(node["sees"].pop())


def nothing_is_held(node: Answer) -> bool:
    return node.pop("holds", None) is not None


@NODE
@pytest.mark.parametrize("edit", [other_slot, one_edge_less, nothing_is_held])
def test_a_file_that_allows_something_else_is_noticed(
    follow: Follow, kernel: dict[str, Path], edit: Callable[[Answer], bool]
) -> None:
    file = json.loads(kernel["plain"].read_text("utf-8"))
    edited = copy.deepcopy(file)
    assert sum(edit(node) for node in edited["dimensions"]["records"]["nodes"]) > 0
    assert disagreements(follow, file, edited)[0] > 0


UNSEEN = {"later": {"late-record", "other-tool", "repeated"}, "plain": {"repeated"}}
"""Faults that nothing in these files shows: they do not compare records with states, and no id comes again."""
SHOWN = (
    "first-match",
    "late-record",
    "one-record",
    "sticks",
    "second-boot",
    "call-twice",
    "no-call",
    "other-tool",
    "repeated",
)


@NODE
@pytest.mark.parametrize("subject", [PLAIN, LATER], ids=lambda subject: subject.stem)
def test_a_subject_is_judged_without_leverframe(kernel: dict[str, Path], subject: Path) -> None:
    judge = [READER.with_name("judge.mjs"), kernel[subject.stem]]
    found = {fault: node(*judge, *command(subject, *filter(None, [fault]))) for fault in ("", *SHOWN)}
    assert {fault for fault, each in found.items() if each.returncode == 0} == {"", *UNSEEN[subject.stem]}
    assert found[""].stdout == "33 passed, 0 failed, 0 not judged\n"
    assert all(each.returncode in {0, 1} for each in found.values())
    assert "-cycles-" in found["first-match"].stdout


def node(*words: object) -> subprocess.CompletedProcess[str]:
    command = ["node", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_reader_has_forty_lines() -> None:
    lines = [
        line for line in READER.read_text("utf-8").splitlines() if line.strip() and not line.startswith(("//", "/**"))
    ]
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 120


# ---- the files -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written") / "new"
    outcome = run("vectors", "examples/tool-gate.yaml", "-o", folder)
    assert (outcome.code, outcome.stderr) == (0, "")
    assert "has at most 3 states" in flat(outcome.stdout)
    return folder


@pytest.mark.parametrize("suite", ["cycles", "automata"])
def test_a_file_keeps_to_the_published_schema(written: Path, suite: str) -> None:
    published = json.loads((ROOT / "docs" / "vectors.schema.json").read_text("utf-8"))
    assert json.loads(run("schema", "vectors").stdout) == published, "make it anew: leverframe schema vectors -o FILE"
    validator = jsonschema.Draft7Validator(published)
    found = json.loads((written / f"{suite}.json").read_text("utf-8"))
    validator.validate(found)
    assert not validator.is_valid(found | {"vectors": 2})
    assert len({test["id"] for test in found["tests"]}) == len(found["tests"]) > 5


def test_automata_expect_what_the_machine_answers(written: Path) -> None:
    file = json.loads((written / "automata.json").read_text("utf-8"))
    machine = leverframe.load("examples/tool-gate.yaml")
    mealy = machine.mealy(observe=["path"])
    inputs = {(one.event, one.given): one for one in mealy.inputs}
    for test in file["tests"]:
        steps = [file["steps"][number] for number in test["steps"]]
        word = [inputs[step["event"], tuple(step.get("data", {}).items())] for step in steps]
        expected = [(one.accepted, one.state) for one in mealy.outputs(word)]
        assert [(step["outcome"] == "accepted", step["state"]) for step in steps] == expected


def test_requirements_are_those_of_the_transitions() -> None:
    machine = leverframe.load("kernel").declaration
    declared = Abilities(machine, interface_of(machine), ("boot",), ("CONFIG_LOADED", "CONFIG_FAILED"), frozenset())
    file = cycles.vectors(declared, 0, "test")
    named = {
        str(file.cycles[test.cycles[-1]].plan[0]): test.requirements
        for test in file.tests
        if test.requirements and file.cycles[test.cycles[-1]].plan
    }
    cites = {line.event: set(line.cites) for line in machine.transitions}
    assert cites["CONFIG_LOADED"] <= set(named["CONFIG_LOADED"])
    assert cites["CONFIG_FAILED"] <= set(named["CONFIG_FAILED"])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--arranges", "SINK_LOSS"), "there is no 'SINK_LOSS'; did you mean 'SINK_LOST'?"),
        (("--observes", "paths"), "there is no 'paths'; did you mean 'path'?"),
        (("--alphabet", "X"), "there is no 'X'; the names are"),
        (("--alphabet", ""), "it names no event, so there is nothing to test"),
    ],
)
def test_an_unknown_name_is_bad_input(tmp_path: Path, options: tuple[str, ...], told: str) -> None:
    outcome = run("vectors", "kernel", *options, "-o", tmp_path)
    assert outcome.code == 2
    assert told in flat(outcome.stderr)
    assert not list(tmp_path.iterdir())


def test_options_take_what_an_adapter_declares(tmp_path: Path) -> None:
    """An adapter may arrange crashes and show results: no cycle contains the former, and nothing judges the latter."""
    options = ("--arranges", "CONFIG_LOADED, crash,restart", "--observes", "state,result,variables")
    outcome = run("vectors", "kernel", "--suite", "cycles", *options, "-o", tmp_path)
    assert outcome.code == 0
    file = json.loads((tmp_path / "cycles.json").read_text("utf-8"))
    assert {"crash", "restart"} <= {*file["declares"]["arranges"]}
    assert list(file["dimensions"]) == ["outcome", "state"]
    assert {name for cycle in file["cycles"] for name in cycle.get("plan", ()) if isinstance(name, str)} == {
        "CONFIG_LOADED"
    }


def test_without_stimuli_there_are_no_cycles(tmp_path: Path) -> None:
    outcome = run("vectors", "kernel", "--suite", "cycles", "--stimuli", ",", "-o", tmp_path)
    assert outcome.code == 3
    assert "the subject offers no stimuli, so there are no cycles" in flat(outcome.stderr)


COUNTING = """
leverframe: 1
machine: counting
profile: document
constants: {LIMIT: 20000}
small: {LIMIT: 2}
variables: {asked: {range: [0, LIMIT], initial: 0, doc: how often the caller has asked}}
states: {IDLE: {initial: true, quiescent: true}, BUSY: {}}
events: {ASKED: {by: input}, FAILED: {by: machine}, ANSWERED: {by: machine}}
transitions:
  - {from: IDLE, on: ASKED, to: BUSY, when: asked < LIMIT, set: {asked: asked + 1}}
  - {from: BUSY, on: FAILED, to: BUSY}
  - {from: BUSY, on: ANSWERED, to: IDLE}
"""


def test_a_file_names_its_constants_and_what_it_leaves_out(tmp_path: Path) -> None:
    (tmp_path / "counting.yaml").write_text(COUNTING, "utf-8")
    outcome = run("vectors", tmp_path / "counting.yaml", "--suite", "cycles", "--disturbances", "0", "-o", tmp_path)
    assert outcome.code == 0
    assert "counting has too many states: the vectors are for LIMIT = 2." in flat(outcome.stderr)
    file = json.loads((tmp_path / "cycles.json").read_text("utf-8"))
    assert file["constants"] == {"LIMIT": 2}
    assert file["left_out"] == plans.Cut.LOOPS.value
    assert file["left_out"] in flat(outcome.stdout)
    assert max(cycle["plan"].count("FAILED") for cycle in file["cycles"] if "plan" in cycle) == 1


def test_a_file_that_was_there_before_is_named(tmp_path: Path) -> None:
    (tmp_path / "scopes.json").write_text("{}")
    outcome = run("vectors", "examples/tool-gate.yaml", "--suite", "automata", "-o", tmp_path)
    assert outcome.code == 0
    assert outcome.stderr == f"{tmp_path}/scopes.json was there before, and is no part of what was written now.\n"


def test_several_values_together_are_refused(tmp_path: Path) -> None:
    """A correct subject shows them, and no pattern would allow that."""
    outcome = run("vectors", "turn", "--suite", "cycles", "--arranges", ",", "-o", tmp_path)
    assert outcome.code == 3
    assert "permit shows several values together, which vectors cannot say" in flat(outcome.stderr)


def test_cycles_that_are_too_many_are_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cycles, "MOST_CYCLES", 20)
    outcome = run("vectors", "kernel", "--suite", "cycles", "--disturbances", "0", "-o", tmp_path)
    assert outcome.code == 3
    assert "the tests have more than 20 cycles together: take fewer events" in flat(outcome.stderr)
    assert not list(tmp_path.iterdir())


VERDICTS: tuple[facts.Verdict, ...] = ("message", "tool_call", "rejected")


def test_messages_allow_what_the_judge_of_messages_allows(tmp_path: Path) -> None:
    outcome = run("vectors", "femtoclaw-protocol", "--suite", "messages", "-o", tmp_path)
    assert (outcome.code, outcome.stderr) == (0, "")
    file = json.loads((tmp_path / "messages.json").read_text("utf-8"))
    jsonschema.Draft7Validator(json.loads((ROOT / "docs" / "vectors.schema.json").read_text("utf-8"))).validate(file)
    machine = leverframe.load("femtoclaw-protocol").declaration
    known = {
        base64.b64encode(case.data).decode(): case for case in corpus.cases(facts.Validation(machine), corpus.EXAMPLE)
    }
    assert {test["bytes_base64"] for test in file["tests"]} == known.keys()
    refused = 0
    for test in file["tests"]:
        case = known[test["bytes_base64"]]
        for verdict, step in itertools.product(VERDICTS, (None, 1, 2, 3, 4, 5, 6)):
            steps = test.get("steps", []) if verdict == "rejected" else [6]
            fits = verdict in test["verdicts"] and (step is None or step in steps)
            answer = wire.MessageAnswer(id=1, verdict=verdict, step=step)
            assert fits == (judging.judged(case, answer) is None), (test, verdict, step)
            refused += not fits
    assert refused > len(known)
