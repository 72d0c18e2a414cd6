"""An adapter tested by itself, step by step, before the product behind it is judged.

Each step sends a few requests and says what is wrong with the answers, and what to do. Nothing here is a verdict on the
product: a refusal where the reference accepts is as good as any other answer. What is examined is whether the adapter
keeps to the wire protocol, uses the names of the machine, begins afresh at each reset, and ends.

A step that cannot be examined, because the adapter cannot arrange it or gives no answer in time, is inconclusive. After
a trouble that ends the subject, no further step is taken: it would tell the same again.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar, assert_never

from leverframe.conform.subject import troubles
from leverframe.conform.subject.channel import Channel
from leverframe.conform.subject.logged import Exchange, Logged
from leverframe.conform.subject.session import Subject
from leverframe.conform.subject.troubles import (
    Cannot,
    Crashed,
    Errored,
    Flooded,
    NotAnAnswer,
    TimedOut,
    Trouble,
    in_words,
)
from leverframe.conform.vocabulary import Vocabulary
from leverframe.conform.wire import messages as wire
from leverframe.conform.wire import parts
from leverframe.conform.wire.parts import IntentGiven, Message, RuleGiven, WorkspaceGiven
from leverframe.language.guessing import did_you_mean

_MOST_EVENTS = 5
"""The events that are tried in mode events."""


class Status(StrEnum):
    """What a step, or all of them, showed."""

    PASSED = "passed"
    FAILED = "failed"
    INCONCLUSIVE = "inconclusive"


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that a step showed, and what to do; `failed`, `inconclusive`, or advice, which is `passed`."""

    status: Status
    message: str
    hint: str = ""


@dataclass(slots=True)
class Step:
    """One step of the examination."""

    title: str
    exchanges: list[Exchange] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)
    note: str = ""

    @property
    def status(self) -> Status:
        """The worst of the findings."""
        found = {finding.status for finding in self.findings}
        worst = (Status.FAILED, Status.INCONCLUSIVE)
        return next((status for status in worst if status in found), Status.PASSED)

    def fails(self, message: str, hint: str) -> None:
        """Something is wrong."""
        self.findings.append(Finding(Status.FAILED, message, hint))

    def advises(self, message: str, hint: str) -> None:
        """Something is allowed, but most likely not meant."""
        self.findings.append(Finding(Status.PASSED, message, hint))


def examine(vocabulary: Vocabulary, opened: Callable[[], Channel], seconds: float) -> Iterator[Step]:
    """Examine an adapter, of which `opened` makes a fresh channel. Raises InputError if it cannot be started."""
    log = Logged(opened())
    with Subject(log, seconds=seconds, labels=vocabulary.interface.labels) as subject:
        examination = _Examination(vocabulary, subject, log)
        yield from examination.steps()
    if subject.trouble is None and examination.declared is not None:
        yield _again(vocabulary, opened, seconds, examination.declared)


def status_of(steps: Sequence[Step]) -> Status:
    """What all steps together showed."""
    found = {step.status for step in steps}
    if Status.FAILED in found:
        return Status.FAILED
    return Status.INCONCLUSIVE if Status.INCONCLUSIVE in found else Status.PASSED


A = TypeVar("A", bound=Message)


class _Examination:
    def __init__(self, vocabulary: Vocabulary, subject: Subject, log: Logged) -> None:
        self.vocabulary, self.subject, self.log = vocabulary, subject, log
        self.declared: wire.StartAnswer | None = None
        self._fresh: str | None = None
        """The state after the first reset, if it can be seen."""

    def steps(self) -> Iterator[Step]:
        """Every step, until one finds a trouble that ends the subject."""
        for take in (
            self._start,
            self._reset,
            self._events,
            self._run,
            self._cycles,
            self._policies,
            self._workspaces,
            self._messages,
            self._commands,
            self._reset_again,
            self._stop,
        ):
            step = take()
            if step is not None:
                step.exchanges = self.log.taken()
                yield step
            if self.subject.trouble is not None or self.declared is None:
                return

    # ---- the steps --------------------------------------------------------------------------------------------------

    def _start(self) -> Step:
        step = Step("start: it says what it is")
        vocabulary = self.vocabulary
        declaration = vocabulary.declaration
        found = self.subject.start(declaration.machine, declaration.sha256, vocabulary.stimuli)
        declared = self._answered(step, found, wire.StartAnswer)
        if declared is None:
            return step
        self.declared = declared
        made = declared.implementation
        step.note = " ".join(filter(None, (made.name, made.version, f"in {made.language}" if made.language else "")))
        self._known(step, "event", declared.alphabet, "alphabet")
        self._known(step, "stimulus", declared.stimuli, "stimuli")
        self._known(step, "event to arrange", declared.arranges, "arranges")
        self._known(step, "constant", declared.bounds, "bounds")
        for name, (low, high) in declared.bounds.items():
            if low > high:
                step.fails(f"the bound {name} begins at {low} and ends at {high}", "write the lowest value first")
        for mode, key, names in (
            ("events", "alphabet", declared.alphabet),
            ("cycles", "stimuli", declared.stimuli),
        ):
            if mode in declared.modes and not names:
                step.fails(f"mode {mode} is offered, and '{key}' is empty", f"name under '{key}' what it can be given")
            if mode not in declared.modes and names:
                step.fails(f"'{key}' is not empty, and mode {mode} is not offered", f"add '{mode}' to 'modes'")
        if not declared.observes and set(declared.modes) != {"messages"}:
            hint = "report at least the state: with outcomes alone, most faults go unnoticed"
            step.advises("nothing can be seen of the product", hint)
        return step

    def _reset(self) -> Step:
        step = Step("reset: a fresh execution")
        lowest = {name: low for name, (low, _) in self._declared.bounds.items()}
        for config in ({}, lowest) if lowest else ({},):
            found = self._answered(step, self.subject.reset(config), wire.OkAnswer)
            if found is not None:
                self._names(step, found)
                self._fresh = found.state
        if lowest:
            self._answered(step, self.subject.reset(), wire.OkAnswer)
        return step

    def _events(self) -> Step | None:
        if "events" not in self._declared.modes or not self._tried:
            return None
        step = Step("step: events one by one")
        accepted = 0
        for event in self._tried:
            found = self.subject.step(event, self.vocabulary.data_of_event(event))
            answer = self._answered(step, found, wire.StepAnswer)
            if answer is not None:
                self._observed(step, answer)
                accepted += answer.outcome == "accepted"
        if accepted == 0 and not step.findings:
            step.advises(
                "the product accepted no event that was tried after the reset",
                "if it should have accepted one, see whether 'reset' leaves it in its initial state",
            )
        return step

    def _run(self) -> Step | None:
        if "events" not in self._declared.modes or not self._tried:
            return None
        step = Step("run: the same events at once")
        given = [wire.EventGiven(event=name, data=self.vocabulary.data_of_event(name)) for name in self._tried]
        first = self._answered(step, self.subject.run(given), wire.RunAnswer)
        again = self._answered(step, self.subject.run(given), wire.RunAnswer)
        if first is not None and again is not None:
            seen = [[(each.outcome, each.state) for each in answer.steps] for answer in (first, again)]
            if seen[0] != seen[1]:
                hint = "'run' implies a reset: begin a fresh execution before the first event"
                step.fails("the same events, run twice, lead to different outcomes or states", hint)
        return step

    def _cycles(self) -> Step | None:
        known = [name for name in self.vocabulary.interface.stimuli if name in self._declared.stimuli]
        if "cycles" not in self._declared.modes or not known:
            return None
        step = Step("cycle: each stimulus, with an empty plan")
        self._answered(step, self.subject.reset(), wire.OkAnswer)
        for name in known:
            found = self.subject.cycle(name, self.vocabulary.data_of_stimulus(name))
            answer = self._answered(step, found, wire.CycleAnswer)
            if answer is not None:
                self._observed(step, answer)
                self._tells(step, name, answer)
                if not answer.settled:
                    late = self._answered(step, self.subject.settle(), wire.OkAnswer)
                    if late is not None:
                        self._names(step, late)
        return step

    def _tells(self, step: Step, stimulus: str, answer: wire.Observed) -> None:
        """A result tells something of what the interface names; otherwise, nobody judges it."""
        told, tells = answer.result, self.vocabulary.interface.stimuli[stimulus].tells
        if told is not None and tells and not (isinstance(told, dict) and tells.keys() & told.keys()):
            hint = f"answer with an object that has some of {', '.join(tells)}"
            step.advises(f"the result of {stimulus} tells nothing that the interface names", hint)

    def _policies(self) -> Step | None:
        if not self._declared.policies:
            return None
        step = Step("reset: with a policy")
        gives = (each for one in self.vocabulary.interface.stimuli.values() for each in one.gives.values())
        labels = [str(label) for label in next(gives, ())]
        rules = [RuleGiven(name=effect, effect=effect, when=labels) for effect in self._declared.policies]
        for policy in (rules, []):
            self._answered(step, self.subject.reset(policy=policy), wire.OkAnswer)
        if "rules" not in self._declared.observes:
            hint = "report as 'rules' which rules of the policy were evaluated, and add it to 'observes'"
            step.advises("nobody sees which rules of a policy are evaluated", hint)
        return step

    def _workspaces(self) -> Step | None:
        if "paths" not in self._declared.scopes:
            return None
        step = Step("reset: with a workspace")
        intents = {"one": IntentGiven(scope=["in/", "here.txt"], approval=[])}
        files = ["in/a.txt", "here.txt", "out/b.txt"]
        made = WorkspaceGiven(intents=intents, files=files, links={}, names={})
        self._answered(step, self.subject.reset(workspace=made), wire.OkAnswer)
        for stimulus, call, name, value in (
            ("select", "SELECT_FIRST", "intent", "one"),
            ("write", "WRITE_ALPHA", "path", "in/a.txt"),
        ):
            found = self._answered(step, self.subject.cycle(stimulus, {"call": call, name: value}), wire.CycleAnswer)
            if found is not None:
                self._observed(step, found)
        if "effects" not in self._declared.observes:
            hint = "report which files have changed as effects 'write_to_file', and add 'effects' to 'observes'"
            step.advises("nobody sees which files are written", hint)
        return step

    def _messages(self) -> Step | None:
        if "messages" not in self._declared.modes:
            return None
        step = Step("message: bytes, also some that are no text")
        for data in (b"", b'{"type": "message"}', bytes(range(256))):
            self._answered(step, self.subject.message(data), wire.MessageAnswer)
        return step

    def _commands(self) -> Step | None:
        wanted = [name for name in ("advance", "crash", "restart") if name in self._declared.arranges]
        if not wanted:
            return None
        step = Step(f"{', '.join(wanted)}: time and crashes")
        for name in wanted:
            match name:
                case "advance":
                    found = self.subject.advance(1)
                case "crash":
                    found = self.subject.crash()
                case _:
                    found = self.subject.restart()
            answer = self._answered(step, found, wire.OkAnswer)
            if answer is not None:
                self._names(step, answer)
        if ("crash" in wanted) != ("restart" in wanted):
            step.fails("only one of 'crash' and 'restart' is arranged", "offer both, or none of them")
        return step

    def _reset_again(self) -> Step:
        step = Step("reset: everything before is forgotten")
        found = self._answered(step, self.subject.reset(), wire.OkAnswer)
        if found is not None and found.state != self._fresh:
            step.fails(
                f"after the first reset the state was {self._fresh}, and now it is {found.state}",
                "make a new product at each reset, with nothing that the old one stored",
            )
        return step

    def _stop(self) -> Step:
        step = Step("stop: it answers, and ends")
        self._answered(step, self.subject.stop(), wire.OkAnswer)
        return step

    # ---- what is wrong with an answer -------------------------------------------------------------------------------

    @property
    def _declared(self) -> wire.StartAnswer:
        if self.declared is None:
            raise AssertionError("no step comes before the answer to 'start'")
        return self.declared

    @property
    def _tried(self) -> list[str]:
        """Some events of the alphabet: first those that can happen in the initial state."""
        vocabulary = self.vocabulary
        initial = vocabulary.declaration.initial_state
        known = [name for name in self._declared.alphabet if name in vocabulary.names["event"]]
        return sorted(known, key=lambda name: not vocabulary.starts_in(name, initial))[:_MOST_EVENTS]

    def _answered(self, step: Step, found: Message | Trouble, kind: type[A]) -> A | None:
        """The answer; None if there is none, and then the step says why."""
        if isinstance(found, kind):
            return found
        if isinstance(found, Message):
            raise TypeError(found)
        finding = _told(found)
        if finding not in step.findings:
            step.findings.append(finding)
        return None

    def _observed(self, step: Step, answer: wire.Observed) -> None:
        self._names(step, answer)
        if answer.outcome == "raised":
            told = f": {answer.error}" if answer.error else ""
            hint = "if this is how the product refuses, let the adapter answer 'refused'"
            step.advises(f"the product raised an exception{told}", hint)

    def _names(self, step: Step, answer: wire.Observed | wire.OkAnswer) -> None:
        """Every name in an answer is one of the machine."""
        self._known(step, "state", [answer.state] if answer.state is not None else [], "state")
        self._known(step, "variable", answer.variables or (), "variables")
        for entry in answer.trace or ():
            match entry:
                case parts.StateSeen():
                    self._known(step, "state", [entry.state], "trace")
                case parts.EffectSeen():
                    self._known(step, "effect", [entry.effect], "trace")
                case parts.SignalSeen():
                    self._known(step, "signal", [entry.signal], "trace")
                case parts.ReportSeen():
                    self._known(step, "report", [entry.report], "trace")
                case parts.RecordSeen():
                    pass

    def _known(self, step: Step, kind: str, names: Iterable[str], place: str) -> None:
        known = self.vocabulary.names[kind]
        for name in names:
            if name not in known:
                listed = f"they are {', '.join(known)}" if known else "the interface names none"
                message = f"'{place}' names {name}, which is no {kind} of {self.vocabulary.declaration.machine}"
                finding = Finding(Status.FAILED, message, did_you_mean(name, known) or listed)
                if finding not in step.findings:
                    step.findings.append(finding)


def _told(trouble: Trouble) -> Finding:
    match trouble:
        case NotAnAnswer(_, reason, hint):  # the report shows the line
            return Finding(Status.FAILED, f"this line is no answer: {reason}", hint)
        case Cannot() | Errored() | TimedOut(awaited=troubles.AN_ANSWER):
            return Finding(Status.INCONCLUSIVE, *in_words(trouble))
        case TimedOut() | Crashed() | Flooded():
            return Finding(Status.FAILED, *in_words(trouble))
        case _:
            assert_never(trouble)


def _again(vocabulary: Vocabulary, opened: Callable[[], Channel], seconds: float, declared: wire.StartAnswer) -> Step:
    step = Step("start: another process says the same")
    log = Logged(opened())
    with Subject(log, seconds=seconds) as subject:
        declaration = vocabulary.declaration
        found = subject.start(declaration.machine, declaration.sha256, vocabulary.stimuli)
        subject.stop()
    step.exchanges = log.taken()[:1]
    if isinstance(found, wire.StartAnswer):
        if found != declared:
            step.fails("a second process declares something else", "answer 'start' the same each time")
    else:
        step.findings.append(_told(found))
    return step
