"""`leverframe learn`: it learns what the subject is; differences have shortest runs; limits are told."""

import random
import sys
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from aalpy.base import SUL

from leverframe.conform.automata.machine import machine
from leverframe.conform.automata.suite import Method, suite
from leverframe.conform.events.walking import Runner
from leverframe.conform.judge.wrong import Wrong as Wronged
from leverframe.conform.suite.running import Target
from leverframe.conform.wire.messages import RunAnswer
from leverframe.language import reader
from leverframe.language.loader import loads
from leverframe.learning import differences, drawn
from leverframe.learning.asking import Asking, Budget, StoppedError
from leverframe.learning.differences import Comparison
from leverframe.learning.inquiry import Inquiry, inquired
from leverframe.learning.learner import System
from leverframe.learning.learnt import Learnt
from leverframe.observe.mealy import Input
from leverframe.observe.reading import interface_of
from leverframe.testing.in_process import InProcess
from leverframe.view import automaton, mealy_declared
from tests.support.command_line import command, flat, run
from tests.support.schemas import report

Table = dict[tuple[str, str], tuple[str, str]]
"""The next state and the output for a state and an input."""

TURNSTILE: Table = {
    ("LOCKED", "COIN"): ("OPEN", "OK"),
    ("LOCKED", "PUSH"): ("LOCKED", "STOP"),
    ("OPEN", "COIN"): ("OPEN", "STOP"),
    ("OPEN", "PUSH"): ("LOCKED", "OK"),
}


def written(table: Table, initial: str) -> str:
    arrows = [f'{state} -> {target} [label="{given} / {out}"];' for (state, given), (target, out) in table.items()]
    return "\n".join(["digraph g {", f"__start0 -> {initial};", *arrows, "}"])


class Subject:
    """A Mealy machine as an adapter in this process. Its records show some states by other names."""

    def __init__(self, table: Table, initial: str, shown: Mapping[str, str] | None = None) -> None:
        self.table, self.initial, self.shown = table, initial, shown or {}
        self.state = initial

    def start(self) -> dict[str, object]:
        inputs = list(dict.fromkeys(given for _, given in self.table))
        return {
            "implementation": {"name": "it"},
            "modes": ["events"],
            "alphabet": inputs,
            "observes": ["records"],
        }

    def reset(self) -> None:
        self.state = self.initial

    def step(self, event: str) -> dict[str, object]:
        if (self.state, event) not in self.table:
            return {"outcome": "refused", "trace": []}
        before, (self.state, output) = self.state, self.table[self.state, event]
        record = {"previous_state": self.shown.get(before, before), "event": event, "output": output}
        record["new_state"] = self.shown.get(self.state, self.state)
        return {"outcome": "accepted", "trace": [{"record": record}]}


def learnt(reference: Table, subject: Subject, *, extra: int = 1, words: int = 5_000) -> Inquiry:
    """The result for a subject; the reference is a declaration without its states, which nobody sees."""
    text = written(reference, subject.initial)
    source = reader.decode(text.encode(), "machine.dot")
    declaration = loads(mealy_declared.declared(automaton.read(source), source, "machine"))
    target = Target(declaration, interface_of(declaration, None), lambda: InProcess(lambda: subject), 30.0)
    return inquired(target, Budget(words, 300.0), extra)


def same(found: Inquiry, table: Table, initial: str) -> bool:
    """Is the learnt machine this one? Both are walked together, from their initial states."""
    machine = found.learnt
    assert machine is not None
    pairs, waiting = {(0, initial)}, [(0, initial)]
    for here, state in waiting:  # it grows
        for symbol, given in enumerate(machine.inputs):
            output, target = machine.rows[here][symbol]
            expected, there = "refused", state
            if (state, given.event) in table:
                there, out = table[state, given.event]
                expected = f"accepted; recorded new_state {there}, output {out}, previous_state {state}"
            if output != expected:
                return False
            if (target, there) not in pairs:
                pairs.add((target, there))
                waiting.append((target, there))
    return True


def test_whole_words_and_single_steps_are_answered_alike() -> None:
    """AALpy asks whole words in the algorithms that we use, and step by step in the other ones."""
    asked: list[tuple[int, ...]] = []

    def answers(word: tuple[int, ...]) -> list[str]:
        asked.append(word)
        return [str(word[: end + 1]) for end in range(len(word))]

    system = System(answers)
    for word in ((1, 0, 2), (2, 2)):
        assert SUL.query(system, word) == system.query(word) == [str(word[: end + 1]) for end in range(len(word))]
    assert asked == [(1,), (1, 0), (1, 0, 2), (1, 0, 2), (2,), (2, 2), (2, 2)]


INPUTS, OUTPUTS = ("COIN", "PUSH", "KICK"), ("OK", "STOP")


def random_table(seed: int) -> Table:
    choice = random.Random(seed)
    states = [f"S{number}" for number in range(choice.randint(2, 5))]
    keys = [(state, given) for state in states for given in INPUTS]
    kept = [key for key in keys if key[0] == "S0" or choice.random() < 0.9]
    return {key: (choice.choice(states), choice.choice(OUTPUTS)) for key in kept}


@pytest.mark.parametrize("seed", range(8))
def test_what_is_learnt_is_the_machine(seed: int) -> None:
    """The reference is another machine, with the same inputs."""
    table = random_table(seed)
    found = learnt(random_table(seed + 100), Subject(table, "S0"), extra=1)
    assert found.stopped is None
    assert same(found, table, "S0")
    wrong = {**table, ("S0", "COIN"): (table["S0", "COIN"][0], "OTHER")}
    assert not same(found, wrong, "S0")


def test_a_correct_subject_shows_no_difference() -> None:
    found = learnt(TURNSTILE, Subject(TURNSTILE, "LOCKED"))
    assert found.learnt is not None
    assert (found.is_finished, found.learnt.size, found.differs) == (True, 2, ())


def test_a_difference_has_its_shortest_run() -> None:
    """COIN breaks an open turnstile, which shows only when somebody has passed and pays again."""
    broken = {**TURNSTILE, ("OPEN", "COIN"): ("WORN", "STOP"), ("WORN", "PUSH"): ("LOCKED", "STOP")}
    broken |= {("WORN", "COIN"): ("WORN", "STOP")}
    found = learnt(TURNSTILE, Subject(broken, "LOCKED", {"WORN": "OPEN"}))
    assert found.learnt is not None
    assert (found.learnt.size, len(found.differs)) == (3, 1)
    (one,) = found.differs
    assert [event.event for event in one.run] == ["COIN", "COIN", "PUSH"]
    (red,) = [line for line in found.learnt.dot({one.place}).splitlines() if "color" in line]
    assert "PUSH / accepted; recorded new_state LOCKED, output STOP, previous_state OPEN" in red


def test_the_words_that_agree_are_those_of_the_suite_for_the_extra_states() -> None:
    for extra in (0, 1, 2):
        found = learnt(TURNSTILE, Subject(TURNSTILE, "LOCKED"), extra=extra)
        assert found.learnt is not None
        numbers: dict[str, int] = {}
        rows = [[(to, numbers.setdefault(told, len(numbers))) for told, to in row] for row in found.learnt.rows]
        words = [test.word for test in suite(machine(rows), Method.WP, extra).tests()]
        assert found.last == (len(words), sum(map(len, words)))


def fake(**members: object) -> object:
    """Something with these members."""
    return SimpleNamespace(**members)


def compared(*wrongs: Wronged) -> Comparison:
    """A comparison in which the subject does the same wrong at each of two inputs."""
    named = SimpleNamespace(named=lambda word: (Input("COIN"),) * len(word))
    judged = SimpleNamespace(wrongs=[(0, wrongs), (1, wrongs)])
    runner = fake(judged=lambda *_: judged, reference=named)
    asking = fake(again=lambda _: RunAnswer(id=1, steps=[]), answers=lambda _: ["OK"])
    target = fake(declaration=None, interface=None)
    alike = Learnt((Input("COIN"),), ((("OK", 0),),))
    return Comparison(cast("Target", target), cast("Asking", asking), cast("Runner", runner), alike)


@pytest.mark.parametrize(("dimension", "goes_on"), [("path", False), ("records", True)])
def test_a_comparison_goes_on_only_behind_what_leads_nowhere_else(
    dimension: str,
    goes_on: bool,  # noqa: FBT001 -- a parameter of the test
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(differences, "sentence", lambda *_: None)
    found = compared(Wronged(dimension, ("OPEN",), "LOCKED", (), ()))
    assert found._agrees((0,), (0, 0), 0) == goes_on
    assert (len(found.differs), found.judged) == (1, 1)


def test_what_is_wrong_behind_what_was_right_ends_the_comparison() -> None:
    wrong = Wronged("path", ("OPEN",), "LOCKED", (), ())
    found, answer = compared(wrong), RunAnswer(id=1, steps=[])
    assert found._wrongs((0,), answer) == (wrong,)
    with pytest.raises(StoppedError, match="after COIN, the subject is wrong now, and was not before"):
        found._wrongs((0, 0), answer)


def test_more_states_than_the_reference_need_a_k() -> None:
    """Five coins break the turnstile: with k = 0 nobody looks there, and the report says how far it looked."""
    table = {**TURNSTILE}
    states = ["LOCKED", *(f"L{number}" for number in range(1, 3))]
    for here, there in zip(states, [*states[1:], states[-1]], strict=True):
        table[here, "PUSH"] = (there, "STOP")
        table[here, "COIN"] = ("OPEN", "OK")
    table["L2", "PUSH"] = ("L2", "OK")
    assert learnt(TURNSTILE, Subject(table, "LOCKED", dict.fromkeys(("L1", "L2"), "LOCKED")), extra=0).differs == ()
    found = learnt(TURNSTILE, Subject(table, "LOCKED", dict.fromkeys(("L1", "L2"), "LOCKED")), extra=2)
    assert [[event.event for event in one.run] for one in found.differs] == [["PUSH", "PUSH", "PUSH"]]


class Forgetful(Subject):
    """A reset that does nothing every third time."""

    resets = 0

    def reset(self) -> None:
        self.resets += 1
        if self.resets % 3:
            super().reset()


def test_a_subject_that_is_not_deterministic_is_told_as_such() -> None:
    found = learnt(TURNSTILE, Forgetful(TURNSTILE, "LOCKED"))
    assert not found.is_finished
    assert "not deterministic, or not reset reliably: after" in found.why
    assert "the subject shows at first" in found.why


def test_a_budget_is_kept() -> None:
    found = learnt(TURNSTILE, Subject(TURNSTILE, "LOCKED"), words=5)
    assert (found.learnt, found.spent.words, found.is_finished) == (None, 5, False)
    assert found.why == "The budget is spent: nothing was learnt. Raise --words or --budget."
    found = learnt(TURNSTILE, Subject(TURNSTILE, "LOCKED"), words=11)
    assert (found.learnt is None, found.is_finished) == (False, False)
    assert found.why.startswith("The budget is spent: it was not compared to the end.")


def test_a_picture_shows_what_was_not_compared() -> None:
    """With a budget that ends in the comparison, not all steps are those of both machines."""
    for words, dotted in ((5_000, False), (12, True)):
        found = learnt(TURNSTILE, Subject(TURNSTILE, "LOCKED"), words=words)
        assert found.comparison is not None
        assert found.reference is not None
        picture = drawn.picture(found.comparison, found.reference, "turnstile")
        assert ("style=dotted" in picture, "style=bold" in picture) == (dotted, False)
    found = learnt(TURNSTILE, Subject(TURNSTILE, "LOCKED"), words=5)
    assert found.comparison is None


class Crashes(Subject):
    """An open turnstile that is paid for crashes."""

    def step(self, event: str) -> dict[str, object]:
        if (self.state, event) == ("OPEN", "COIN"):
            sys.exit(3)
        return super().step(event)


class Unable(Subject):
    """An open turnstile cannot be paid for."""

    def step(self, event: str) -> dict[str, object]:
        if (self.state, event) == ("OPEN", "COIN"):
            return {"cannot": "COIN", "reason": "the slot is closed"}
        return super().step(event)


def test_a_crash_is_an_output_and_a_difference() -> None:
    found = learnt(TURNSTILE, Crashes(TURNSTILE, "LOCKED"), extra=0)
    assert found.learnt is not None
    assert {output for row in found.learnt.rows for output, _ in row} >= {"crashes: exit code 3", "ended"}
    (one,) = found.differs
    assert ([event.event for event in one.run], one.wrong.dimension) == (["COIN", "COIN"], "process")


def test_what_cannot_be_arranged_is_no_difference() -> None:
    found = learnt(TURNSTILE, Unable(TURNSTILE, "LOCKED"), extra=0)
    assert found.learnt is not None
    assert "cannot" in {output for row in found.learnt.rows for output, _ in row}
    assert (found.differs, found.is_finished) == ((), True)
    said = "This says nothing about inputs that the subject does not offer, or could not be given."
    assert (found.withheld, said in found.guarantee) == ((), True)
    assert said not in learnt(TURNSTILE, Subject(TURNSTILE, "LOCKED"), extra=0).guarantee


class Silent(Subject):
    """It shows only whether an input is accepted."""

    def start(self) -> dict[str, object]:
        return {**super().start(), "observes": []}

    def step(self, event: str) -> dict[str, object]:
        return {"outcome": super().step(event)["outcome"]}


class Shut(Silent):
    """A leap in A cannot be arranged."""

    def step(self, event: str) -> dict[str, object]:
        return {"cannot": "LEAP", "reason": "shut"} if (self.state, event) == ("A", "LEAP") else super().step(event)


def test_nothing_behind_an_input_that_cannot_be_given_is_taken_for_compared() -> None:
    """After two GO, the subject is in A, and the reference in B, where LEAP leads, too. It cannot be given."""
    reference = {("A", "LEAP"): ("B", "O"), ("A", "GO"): ("C", "O"), ("C", "GO"): ("B", "O"), ("B", "TURN"): ("B", "O")}
    subject = {**reference, ("C", "GO"): ("A", "O")}
    found = learnt(reference, Shut(subject, "A"))
    assert sorted(" ".join(event.event for event in one.run) for one in found.differs) == ["GO GO GO", "GO GO TURN"]
    assert [str(one) for one in found.unable] == ["LEAP"]


class Closed(Subject):
    """No input can be arranged."""

    def step(self, event: str) -> dict[str, object]:
        return {"cannot": event, "reason": "closed"}


def test_a_subject_that_can_be_given_nothing_is_not_as_its_reference() -> None:
    found = learnt(TURNSTILE, Closed(TURNSTILE, "LOCKED"))
    assert (found.is_finished, found.differs, found.judged) == (False, (), 0)
    assert found.why == "The subject could be given none of its inputs, so nothing was compared."


def outputs(found: Inquiry, *word: str) -> list[str]:
    """What the learnt machine shows."""
    assert found.learnt is not None
    events = [one.event for one in found.learnt.inputs]
    return found.shown(tuple(map(events.index, word)))


def test_an_answer_that_the_learnt_machine_does_not_give_refutes_it() -> None:
    """With k = 0, no suite has these words, but the comparison gives them; so learning goes on."""
    reference = {("A", "COIN"): ("A", "O"), ("A", "PUSH"): ("B", "O"), ("B", "COIN"): ("A", "O")}
    reference[("B", "PUSH")] = ("B", "O")
    subject = {("A", "COIN"): ("B", "O"), ("A", "PUSH"): ("D", "O"), ("B", "COIN"): ("E", "O")}
    subject |= {("B", "PUSH"): ("F", "O"), ("D", "PUSH"): ("F", "O"), ("E", "COIN"): ("A", "O")}
    subject |= {("E", "PUSH"): ("E", "O"), ("F", "COIN"): ("A", "O")}
    found = learnt(reference, Silent(subject, "A"), extra=0)
    assert outputs(found, "PUSH", "COIN") == ["accepted", "refused"]
    assert outputs(found, "COIN", "PUSH", "PUSH") == ["accepted", "accepted", "refused"]
    assert sorted(len(one.run) for one in found.differs) == [2, 3]


class Tired(Subject):
    """It refuses everything from some word on."""

    resets: int = 0
    words: int = 40

    def reset(self) -> None:
        self.resets += 1
        super().reset()

    def step(self, event: str) -> dict[str, object]:
        found = super().step(event)
        return found if self.resets < self.words else {"outcome": "refused", "trace": []}


@pytest.mark.parametrize("words", [3, 10, 20])
def test_a_subject_that_changes_is_not_deterministic(words: int) -> None:
    subject = Tired(TURNSTILE, "LOCKED")
    subject.words = words
    found = learnt(TURNSTILE, subject)
    assert (found.is_finished, found.differs, found.learnt) == (False, (), None)
    assert "not deterministic, or not reset reliably" in found.why


class Wrong(Subject):
    """The first process refuses to let anybody pass."""

    starts = 0

    def start(self) -> dict[str, object]:
        self.starts += 1
        return super().start()

    def step(self, event: str) -> dict[str, object]:
        found = super().step(event)
        return found if self.starts > 1 or event != "PUSH" else {"outcome": "refused", "trace": []}


def test_a_difference_that_a_fresh_process_does_not_show_is_no_verdict() -> None:
    found = learnt(TURNSTILE, Wrong(TURNSTILE, "LOCKED"))
    assert (found.is_finished, found.differs, found.learnt) == (False, (), None)
    assert "the subject shows at first refused, and later accepted" in found.why


def test_the_command_reports_and_draws(tmp_path: Path) -> None:
    (tmp_path / "right.dot").write_text(written(TURNSTILE, "LOCKED"), "utf-8")
    wrong = {**TURNSTILE, ("OPEN", "PUSH"): ("OPEN", "OK")}
    (tmp_path / "wrong.dot").write_text(written(wrong, "LOCKED"), "utf-8")
    reference = tmp_path / "reference.yaml"
    assert run("import", tmp_path / "right.dot", "-o", reference).code == 0
    done = run("learn", reference, "--", *command("sut", tmp_path / "right.dot"))
    assert (done.code, "No difference from the reference" in done.stdout) == (0, True)
    machine = tmp_path / "learnt.dot"
    done = run("learn", reference, "-o", machine, "--", *command("sut", tmp_path / "wrong.dot"))
    said = flat(done.stdout)
    assert done.code == 1
    assert (
        "1. COIN → OPEN; recorded output OK 2. PUSH → OPEN; recorded output OK expected the step OPEN → LOCKED" in said
    )
    assert "returns to its initial state at each reset, and has at most 3 states." in said
    assert "1 difference from the reference" in said
    assert machine.read_text("utf-8").count("penwidth") == 1
    assert run("import", machine).code == 0  # what is drawn can be imported
    picture = tmp_path / "learnt.svg"
    subject = command("sut", tmp_path / "wrong.dot")
    done = run("learn", reference, "--format", "json", "-o", picture, "--", *subject)
    assert done.code == 1
    told = report("learn", done.stdout)
    assert (told["verdict"], told["reason"], told["learnt"]["states"]) == ("fail", "", 2)
    (one,) = told["differences"]
    assert (one["events"], one["expected"], one["count"]) == (["COIN", "PUSH"], ["the step OPEN → LOCKED"], 2)
    assert told["asked"]["learning"]["words"] > 0
    text = picture.read_text("utf-8")
    assert "+ PUSH / OPEN; recorded output OK" in text
    assert "\N{MINUS SIGN} PUSH / the step OPEN → LOCKED" in text


def test_a_subject_that_cannot_be_learnt_is_told(tmp_path: Path) -> None:
    (tmp_path / "right.dot").write_text(written(TURNSTILE, "LOCKED"), "utf-8")
    assert run("import", tmp_path / "right.dot", "-o", tmp_path / "reference.yaml").code == 0
    subject = command("sut", "--mode", "cycles", tmp_path / "right.dot")
    done = run("learn", tmp_path / "reference.yaml", "--", *subject)
    assert (done.code, "Nothing was learnt." in flat(done.stdout)) == (3, True)
    report("learn", run("learn", tmp_path / "reference.yaml", "--format", "json", "--", *subject).stdout)
    done = run("learn", tmp_path / "reference.yaml", "--", sys.executable, "-c", "pass")
    assert (done.code, "The subject did not start: the adapter ended" in flat(done.stdout)) == (3, True)


@pytest.mark.parametrize("option", ["--timeout", "--budget"])
@pytest.mark.parametrize("value", ["nan", "0", "1e9"])
def test_a_time_limit_is_a_positive_number_of_seconds(option: str, value: str) -> None:
    done = run("learn", "kernel", option, value, "--", "unused")
    assert (done.code, option in done.stderr) == (2, True)
