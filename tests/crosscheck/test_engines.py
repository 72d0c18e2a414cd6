"""Every engine is compared with the oracle by one suite, and all engines with each other."""

import functools
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.cli.main import run as run_command
from leverframe.crosscheck.agreement import ENGINES, agree, contradict, put
from leverframe.crosscheck.answers import Answer, Effort, Findings, NoRun, Open, Reply
from leverframe.crosscheck.explorers import explicit
from leverframe.crosscheck.questions import AskedMachine, Question
from leverframe.errors import InternalError
from leverframe.language.catalog import BundledFile, entries
from leverframe.language.declaration import Declaration
from leverframe.language.loader import load, loads
from leverframe.logic.fragment import linear
from tests.run import ROOT
from tests.support.agreement import Oracle
from tests.support.asked import EFFORT, differences, findings, questions, subject
from tests.support.budget import examples
from tests.support.command_line import MACHINES, flat
from tests.support.declared import declare
from tests.support.planted import Fault, Plant, each_noticed
from tests.support.random_formulas import Words
from tests.support.strategies import UNSHRUNK, Document, common, declarations, safety, universal
from tests.support.strategies import branching as branching_claims
from tests.support.strategies import linear as linear_claims

DOCUMENTS = [entry for entry in entries() if entry.profile.startswith("document")]
OTHERS = tuple(ENGINES)[1:]


def claims(words: Words) -> st.SearchStrategy[Document]:
    """Claims of all kinds; several engines can decide most of them."""
    return st.one_of(
        safety(words),
        safety(words),
        common(words),
        common(words),
        universal(words),
        linear_claims(words),
        branching_claims(words),
    )


# ---- each against the oracle ---------------------------------------------------------------------------------------


def wrong(oracle: Oracle, found: Findings, asked: Mapping[str, Question]) -> Iterator[str]:
    """All answers of an engine that contradict the oracle."""
    counts = found.counts
    if counts is not None and (counts.states, counts.transitions, counts.environment_steps) != oracle.counts:
        yield f"{counts}, and there are {oracle.counts}"
    for name, reply in found.replies.items():
        for problem in _wrong(oracle, asked[name], reply):
            yield f"{found.engine} about {name}: {reply}, and {problem}"


def _wrong(oracle: Oracle, question: Question, reply: Reply) -> Iterator[str]:
    about = question.about_paths
    least = None if about is None else oracle.least(about.paths, about.formula)
    match reply:
        case Answer(holds, length, shortest):
            if holds != oracle.holds(question.name):
                yield f"the oracle says that it {'fails' if holds else 'holds'}"
            if about is not None and length is not None and (least is None or length < least):
                yield f"the shortest run that decides it has {least} steps"
            if about is not None and shortest and length != least:
                yield f"the shortest run that decides it has {least} steps"
        case NoRun(steps):
            if least is not None and least <= steps:
                yield f"a run of {least} steps decides it"
        case Open():
            pass


@settings(UNSHRUNK, max_examples=examples(24))
@given(declarations(claims=claims, count=6))
def test_what_every_engine_says_is_true(text: str) -> None:
    declaration = loads(text)
    oracle, asked = Oracle(declaration), questions(declaration)
    assert [problem for found in every_finding(declaration) for problem in wrong(oracle, found, asked)] == []


def every_finding(declaration: Declaration) -> Iterator[Findings]:
    asked = subject(declaration)
    return (put(name, engine, asked) for name, engine in ENGINES.items())


NO_RANGES = {"ctl", "ltl", "bounded"}
"""The engines that are not asked whether an assignment leaves its range."""


@settings(UNSHRUNK, max_examples=examples(24))
@given(declarations(claims=safety, count=1, escaping=True))
def test_an_assignment_that_leaves_its_range_is_the_only_thing_that_is_said(text: str) -> None:
    declaration = loads(text)
    oracle, asked = Oracle(declaration), questions(declaration)
    for found in every_finding(declaration):
        if oracle.escapes:
            told = {} if found.engine in NO_RANGES else {"range-safety": False}
            assert {name: answer.holds for name, answer in found.answers.items()} == told, found.engine
            assert found.replies.keys() == found.answers.keys(), found.engine
            assert found.counts is None, found.engine
        else:
            assert list(wrong(oracle, found, asked)) == []


@settings(UNSHRUNK, max_examples=examples(25))
@given(declarations(claims=claims, count=8))
def test_what_is_asked_says_the_same_as_what_is_claimed(text: str) -> None:
    """This includes LTL, which cannot express that some path does something."""
    declaration = loads(text)
    oracle = Oracle(declaration)
    assert not oracle.escapes
    for question in questions(declaration).values():
        holds = oracle.holds(question.name) != question.negated
        about = question.about_paths
        assert about is None or oracle.truth(about.paths).holds(about.formula) == holds
        assert about is None or oracle.refuted(about.paths, linear(about.formula)) != holds


def test_every_engine_finds_something_true_and_something_false() -> None:
    asked = subject(small())
    for engine in ENGINES.values():
        assert {answer.holds for answer in engine(asked).answers.values()} == {True, False}
    assert set(explicit(asked).answers) == {result.name for result in asked.report.results}


@pytest.mark.parametrize(
    "formula", ["AG (GO -> AF IDLE)", "A[A[IDLE W BUSY] U count == 2]", "EF IDLE", "AX (IDLE or AX BUSY)"]
)
def test_the_common_fragment(formula: str) -> None:
    declaration = declare(COUNTING, claim={"ctl": formula, "under": "stutter"})
    assert questions(declaration)["claim"].about_paths is not None


@pytest.mark.parametrize("formula", ["AG EF IDLE", "AF AG IDLE", "AF IDLE or AG IDLE", "AG (AX IDLE or AX BUSY)"])
def test_what_is_not_of_the_fragment_is_not_asked_of_others(formula: str) -> None:
    declaration = declare(COUNTING, claim={"ctl": formula, "under": "stutter"})
    assert questions(declaration)["claim"].about_paths is None
    assert all("claim" not in findings(declaration, engine).replies for engine in OTHERS)


# ---- all of them against each other --------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", DOCUMENTS, ids=lambda entry: f"{entry.system}-{entry.profile}")
def test_all_engines_agree_about_the_documents(entry: BundledFile) -> None:
    assert differences(load(entry.path)) == []


TEN, SHORTEST = Answer(holds=False, length=10), Answer(holds=False, length=10, shortest=True)
HOLDS = Answer(holds=True)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (HOLDS, Answer(holds=False)),
        (SHORTEST, Answer(holds=False, length=9)),
        (SHORTEST, Answer(holds=False, length=11, shortest=True)),
        (TEN, NoRun(10)),
        (Answer(holds=True, length=3), NoRun(4)),
    ],
)
def test_replies_that_contradict_each_other(one: Reply, other: Reply) -> None:
    assert contradict(one, other)
    assert contradict(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (HOLDS, HOLDS),
        (HOLDS, Open("no time was left")),
        (HOLDS, NoRun(8)),
        (SHORTEST, Answer(holds=False, length=12)),
        (SHORTEST, Answer(holds=False)),
        (TEN, Answer(holds=False, length=9)),
        (SHORTEST, NoRun(9)),
        (NoRun(3), NoRun(8)),
        (Open("no"), NoRun(8)),
    ],
)
def test_replies_that_can_both_be_true(one: Reply, other: Reply) -> None:
    assert not contradict(one, other)
    assert not contradict(other, one)


# ---- an undecided claim is never agreement ---------------------------------------------------------------------------

COUNTING = """
variables: {count: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true, quiescent: "count == 2"}, BUSY: {}}
events: {GO: {by: machine}, CALL: {by: input}, DONE: {by: machine}}
transitions:
  - {from: IDLE, on: GO, internal: true, when: count < 2, set: {count: count + 1}}
  - {from: IDLE, on: CALL, to: BUSY, when: count == 2}
  - {from: BUSY, on: DONE, to: IDLE}
"""
CLAIMS: Mapping[str, Mapping[str, object]] = {
    "never_two": {"always": "count < 2"},
    "no_call": {"step": {"on": "CALL", "requires": "count < 2"}},
    "never_busy": {"ctl": "AG not BUSY", "under": "stutter"},
    "can_be_busy": {"ctl": "EF BUSY", "under": "stutter"},
    "in_range": {"always": "count >= 0"},
    "done": {"ltl": "G (BUSY -> F IDLE)", "under": "progress"},
}


def small() -> Declaration:
    return declare(COUNTING, **CLAIMS)


def test_a_machine_on_which_all_have_something_to_say() -> None:
    found = agree(subject(small()).report, subject(small()).limits, EFFORT)
    by = found.answered_by
    assert set(OTHERS) - {"ctl"} <= set(by["can-be-busy"])
    assert {"explicit", "ctl"} <= set(by["done"])
    assert by["no-call"] == tuple(ENGINES)
    replies = {one.engine: one.replies for one in found.findings}
    lengths = {
        name: reply.length for name, said in replies.items() if isinstance(reply := said.get("can-be-busy"), Answer)
    }
    assert lengths["bounded"] == lengths["ltl"] == 3
    assert replies["bounded"]["in-range"] == NoRun(EFFORT.steps)


@pytest.mark.parametrize("engine", OTHERS)
def test_with_nothing_to_spend_nothing_is_decided_alone(engine: str) -> None:
    found = findings(small(), engine, Effort(seconds=-1.0, steps=0, depth=0, states=1))
    alone = [name for name in ("never-two", "no-call", "can-be-busy") if name in found.replies]
    assert alone
    assert all(isinstance(found.replies[name], Open) for name in alone)
    assert found.counts is None


PLANTED = ENGINES if isinstance(ENGINES, dict) else {}
"""The table in which a test replaces an engine."""


def undecided(name: str) -> Callable[[AskedMachine], Findings]:
    truly = ENGINES[name]

    def ask(asked: AskedMachine) -> Findings:
        return Findings(name, dict.fromkeys(truly(asked).replies, Open("not today")))

    return ask


def command(capsys: pytest.CaptureFixture[str], path: Path, *more: str, engines: bool = True) -> tuple[int, str, str]:
    code = run_command(["check", str(path), *(["--all-engines"] if engines else []), *more])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_what_is_not_decided_is_no_agreement(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in OTHERS:
        monkeypatch.setitem(PLANTED, name, undecided(name))
    code, out, _ = command(capsys, MACHINES / "door.yaml", "--format", "json")
    plain, _, _ = command(capsys, MACHINES / "door.yaml", engines=False)
    document = json.loads(out)
    assert code == plain
    said = [reply for found in document["engines"] if found["engine"] != "explicit" for reply in found["replies"]]
    assert len(said) > len(OTHERS)
    assert {(reply["verdict"], reply["reason"]) for reply in said} == {(None, "not today")}
    _, told, _ = command(capsys, MACHINES / "door.yaml")
    assert " 0 of 17 verdicts were reached by at least two engines" in flat(told)
    assert "Nothing was compared" in told


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("engines") / "small.yaml"
    header = "leverframe: 1\nmachine: small\nprofile: document\n"
    wanted = [{"id": name.replace("_", "-"), **claim} for name, claim in CLAIMS.items()]
    path.write_text(f"{header}{COUNTING}properties: {json.dumps(wanted)}\n", "utf-8")
    return path


# ---- the command line ----------------------------------------------------------------------------------------------


def test_verdicts_and_exit_code_are_those_without_it(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = command(capsys, machine, "--format", "json")
    assert code != 101, f"{out!r} {err}"
    plain, without, _ = command(capsys, machine, "--format", "json", engines=False)
    document, usual = json.loads(out), json.loads(without)
    jsonschema.validate(document, json.loads((ROOT / "docs" / "check.schema.json").read_text("utf-8")))
    assert code == plain == 1
    assert "engines" not in usual
    assert [found["engine"] for found in document["engines"]] == list(ENGINES)
    for result in (*document["results"], *usual["results"]):
        result["seconds"] = 0
    assert document["results"] == usual["results"]
    assert document["summary"] == usual["summary"]


def test_several_machines_are_compared_side_by_side(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = run_command(["check", str(machine), str(MACHINES / "door.yaml"), "--all-engines", "-v"])
    told = flat(capsys.readouterr().out)
    assert code == 1
    assert "2 of 2 machines had their reachable states and transitions counted twice" in told
    assert "small, profile document, bounded: no run of at most 8 steps decides it: " in told


def test_mutants_are_another_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["check", "kernel", "--all-engines", "--mutants"]) == 2
    assert "use either --mutants or --all-engines" in capsys.readouterr().err


def test_a_machine_that_is_too_large_for_the_interpreter_is_not_searched_in_part(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("leverframe.crosscheck.interpreter._Search._leave", None)  # any search would fail
    found = findings(small(), "interpreter", replace(EFFORT, states=2))
    assert set(map(str, found.replies.values())) == {"not decided: there are more than 2 states"}
    assert found.counts is None


# ---- planted faults: an engine that lies ---------------------------------------------------------------------------


HONEST = dict(ENGINES)
HEARD: dict[tuple[str, str], Findings] = {}
"""What each engine truly says about a file: all liars lie about the same one, and the others need not say it again."""


def honest(name: str, asked: AskedMachine) -> Findings:
    about = (name, asked.declaration.path)
    if about not in HEARD:
        HEARD[about] = HONEST[name](asked)
    return HEARD[about]


def lying(name: str, change: Callable[[Findings], Findings]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        for other in HONEST:
            patch.setitem(PLANTED, other, functools.partial(honest, other))
        patch.setitem(PLANTED, name, lambda asked: change(honest(name, asked)))

    return plant


def each(change: Callable[[Reply], Reply]) -> Callable[[Findings], Findings]:
    return lambda found: replace(found, replies={claim: change(reply) for claim, reply in found.replies.items()})


def verdict_turned(reply: Reply) -> Reply:
    return Answer(holds=not reply.holds) if isinstance(reply, Answer) else reply


def one_longer(reply: Reply) -> Reply:
    return replace(reply, length=reply.length + 1) if isinstance(reply, Answer) and reply.length is not None else reply


def one_shorter(reply: Reply) -> Reply:
    return replace(reply, length=reply.length - 1) if isinstance(reply, Answer) and reply.length else reply


def nothing_found(reply: Reply) -> Reply:
    return NoRun(100) if isinstance(reply, Answer) and reply.length is not None else reply


def one_state_more(found: Findings) -> Findings:
    return replace(found, counts=found.counts and replace(found.counts, states=found.counts.states + 1))


def disagreeing(name: str, words: str) -> str:
    """A line that holds what one engine says against what another says."""
    line = rf" [\w -]+: ({name} says {words}[^;]*; \S+ says |\S+ says [^;]*; {name} says {words})"
    return f"^AssertionError '' .*the engines disagree about small document.*{line}"


LONGER = ("explicit", "interpreter", "tables", "bounded", "k-induction", "Spacer")
RUN = "(holds|fails), by a run of . steps?"
FAULTS = {
    f"{name}, {what}": Fault(
        lying(name, change), test_verdicts_and_exit_code_are_those_without_it, disagreeing(name, words)
    )
    for what, change, names, words in (
        ("a verdict", each(verdict_turned), ENGINES, "(holds|fails)"),
        (
            "a longer run",
            each(one_longer),
            ("explicit", "interpreter", "tables", "bounded", "k-induction", "Spacer"),
            RUN,
        ),
        ("a shorter run", each(one_shorter), ENGINES, RUN),
        ("no run", each(nothing_found), ENGINES, "no run of at most 100 steps decides it"),
        ("a count", one_state_more, ("explicit", "interpreter", "tables"), "5 states, 4 transitions"),
    )
    for name in names
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


def test_a_contradiction_inside_an_engine_names_it(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: AskedMachine) -> Findings:
        raise InternalError("two and two are five")

    monkeypatch.setitem(PLANTED, "Spacer", broken)
    code, out, err = command(capsys, machine)
    assert (code, out) == (101, "")
    assert "Spacer, on small document: two and two are five" in err
