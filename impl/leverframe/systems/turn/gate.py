"""The gate: takes the calls of an agent, executes those that the machine allows, and answers each of them.

    >>> import tempfile, pathlib
    >>> from leverframe.journal.journal import Journal
    >>> from leverframe.systems.turn import settings
    >>> from leverframe.systems.turn.gate import Gate
    >>> from leverframe.systems.turn.workspace import Workspace
    >>> folder = pathlib.Path(tempfile.mkdtemp())
    >>> journal = Journal.open("memory:", create=True)
    >>> gate = Gate(settings.default(), Workspace(folder), journal, lambda question: question.approve())
    >>> gate.request("Write a note").verdict
    'done'
    >>> gate.call("select_active_intent", {"intent_id": "work"}).result["constraints"]
    ['Each write is shown to a person, who may refuse it.']
    >>> gate.call("write_file", {"path": "note", "content": "Hello"}).verdict
    'done'
    >>> (folder / "note").read_text()
    'Hello'
    >>> refused = gate.call("delete_file", {"path": "note"})
    >>> refused.verdict, refused.reason
    ('refused', 'delete_file is always refused')
    >>> gate.close()

The machine generated from spec/turn/reference.yaml alone decides which state follows. This module does the real work
that produces its events; `validation` and `execution` do the work that the machine owes.

Several threads may use a gate. While one waits for a person, others may read, and a user's new request ends the wait.
While a tool runs, every thread waits for it (finding D-TURN-12).
"""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from leverframe.errors import InternalError, JournalError
from leverframe.journal.journal import Journal
from leverframe.record.entries import Entry, Json
from leverframe.runtime.clocks import Clock, SystemClock
from leverframe.runtime.errors import StateError
from leverframe.systems.effects import EffectIntent, TellingRecorder, put, settled
from leverframe.systems.excerpts import quoted, shortened
from leverframe.systems.turn import abstraction, calls, commands, context
from leverframe.systems.turn.approval import Approver, nobody
from leverframe.systems.turn.bench import Bench, Writing
from leverframe.systems.turn.execution import execute
from leverframe.systems.turn.paths import PathError, target
from leverframe.systems.turn.permit import key
from leverframe.systems.turn.settings import Intent, Settings
from leverframe.systems.turn.trace import Line, entered
from leverframe.systems.turn.validation import judge, validate
from leverframe.systems.turn.workspace import ABSENT, Workspace, WorkspaceError, content_of, version_of
from leverframe.systems.work import Handler, Worker, WorkOutcome, prototype

SYSTEM = "turn"
_SLICE = 0.1
"""Seconds between two checks of the clock and the file while the gate waits."""
SHOWN = 300
"""The largest number of characters of a path or name that is recorded."""
GIVEN_UP = "abandoned: the user asked for something else"


class _NotAcceptedError(Exception):
    """The machine does not accept a call, and the turn is blocked."""


@dataclass(frozen=True, slots=True)
class CallAnswer:
    """The answer to a call.

    `verdict` is done, failed, refused (nothing has changed) or blocked (the turn is over). `states` are the machine's
    states, beginning with the one in which the call was made. `event` is the event that blocked the turn, and `reason`
    explains why the call was not done.
    """

    call: int
    tool: str
    verdict: str
    states: tuple[str, ...]
    event: str | None = None
    reason: str | None = None
    result: Mapping[str, Json] = field(default_factory=dict)

    @property
    def state(self) -> str:
        """The machine's state after the call."""
        return self.states[-1]


class Gate(Worker[WorkOutcome]):
    """A gate to a workspace: one execution of the machine, with a sequence of turns.

    After `stop`, it no longer waits for a person: a write that waits for one is abandoned.
    """

    def __init__(  # noqa: PLR0913 -- a gate needs all of these parts
        self,
        settings: Settings,
        workspace: Workspace,
        journal: Journal,
        approver: Approver = nobody,
        *,
        clock: Clock | None = None,
        execution_id: str | None = None,
    ) -> None:
        time = clock or SystemClock()
        recorder = TellingRecorder(journal, self.keep)
        super().__init__(prototype(SYSTEM).another(execution_id, journal=recorder, clock=time))
        self._changed = threading.Condition()
        self.bench = Bench(self.runtime, settings, workspace, journal, approver, time, self.stopping, self._changed)
        self._selected: Intent | None = None
        self._writing: Writing | None = None
        self._seen: dict[str, str] = {}
        self._lines: dict[int, Line] = {}
        self._calls = 0

    # ---- calls ----

    def request(self, text: str) -> CallAnswer:
        """Start a new turn with a user's request. Raises InputError (LF173), and what the journal raises."""
        return self.answer(calls.request(text))

    def call(self, tool: str, arguments: Mapping[str, Json]) -> CallAnswer:
        """Take and answer the agent's call of a tool. Raises InputError (LF173), and what the journal raises."""
        return self.answer(calls.call(tool, arguments))

    def answer(self, given: calls.Call) -> CallAnswer:
        """Take a call, do the work that follows from it, and answer it. Raises what the journal raises."""
        number, result = self.take(given)
        with self._changed:
            writing = self._writing if self._writing is not None and self._writing.call == number else None
        if writing is not None:
            self._finish(writing)
            result = writing.result
        with self._changed:
            return _answer(self._lines.pop(number), given, result)

    def take(self, given: calls.Call) -> tuple[int, Mapping[str, Json]]:
        """Pass a call to the machine, without the work that it owes afterwards. Return its number and result so far."""
        with self._changed:
            number, self._calls = self._calls, self._calls + 1
            self._lines[number] = Line(self.bench.runtime.execution_id, number)
            try:
                return number, self._taken(number, given)
            except (StateError, _NotAcceptedError):  # the refusal is on record, and the answer reports it
                return number, {}
            except BaseException:
                del self._lines[number]
                raise
            finally:
                self._changed.notify_all()

    def close(self) -> None:
        """Close the workspace and the journal."""
        self.bench.workspace.close()
        self.bench.journal.close()

    # ---- work ----

    @property
    def intent(self) -> Intent | None:
        """The active intent."""
        return None if self.runtime.variables["intent"] == "NONE" else self._selected

    def step(self) -> str | None:
        """Do one piece of owed work, and return the event. None if nothing is owed, or only a person's answer is.

        Raises what the journal raises; then the machine's state is unchanged.
        """
        with self._changed:
            return super().step()

    def work(self) -> str:
        """Do all owed work, wait for a person if necessary, and return the state."""
        while (writing := self._writing) is not None:
            self._finish(writing)
        return self.runtime.state

    @property
    def handlers(self) -> Mapping[str, Handler[WorkOutcome]]:
        """The handlers for the write in progress. They do nothing if there is none."""
        writing = self._writing
        if writing is None:
            return dict.fromkeys(_HANDLERS, lambda: None)
        return {state: partial(handler, self.bench, writing) for state, handler in _HANDLERS.items()}

    def happen(self, outcome: WorkOutcome) -> str:
        """Let an outcome happen. If nothing is owed afterwards, the write has ended."""
        self.fire(outcome.event, {**outcome.data, **({} if self._writing is None else {"call": self._writing.call})})
        if not self.runtime.owed:
            self._end()
        return outcome.event

    def failed(self, error: BaseException, outcome: WorkOutcome | None) -> str | None:
        """Block the turn for any error of the work, so that it is not left open."""
        if outcome is not None or isinstance(error, JournalError):
            raise error
        match error, self._writing:
            case Exception(), Writing() as writing:
                # An error waits until the running tool has stopped (D-TURN-01). By now it has.
                event = next(event for event in ("INTERNAL_ERROR", "WRITE_BROKEN") if event in self.runtime.enabled)
                writing.reason = str(error) or type(error).__name__
                return self.conclude(WorkOutcome(event, {"reason": writing.reason}))
            case _:
                raise error

    def _finish(self, writing: Writing) -> None:
        """Work on a write until it has ended or another thread has ended it."""
        while self._writing is writing:
            if not self.step():
                with self._changed:
                    if self._writing is writing:
                        self._changed.wait(_SLICE)

    def _end(self) -> None:
        """End the write in progress."""
        if self._writing is not None:
            self._writing.close()
            if self._writing.target is not None and "version" in self._writing.result:
                self._seen[str(self._writing.target)] = str(self._writing.result["version"])
        self._writing = None
        self._changed.notify_all()

    def _taken(self, number: int, given: calls.Call) -> Mapping[str, Json]:
        """Pass a call to the machine, and do its work. Raises StateError, _NotAcceptedError."""
        match given:
            case calls.UserRequest(text):
                self._fire(number, "USER_REQUEST", {"tool": "request", "request": text})
                self._end()
                self._selected, self._seen = None, {}
                return {}
            case calls.SelectIntent(intent_id):
                return self._select(number, intent_id)
            case calls.ReadFile(path):
                return self._read(number, path)
            case calls.WriteFile():
                return self._request(number, given)
            case calls.ExecuteCommand(command):
                return self._run(number, command)
            case calls.DeleteFile(path):
                data: Mapping[str, Json] = {"tool": "delete_file", "path": shortened(path, SHOWN)}
                self._offer(number, "DELETE", data, "delete_file is always refused")
                return {}

    def _select(self, number: int, intent_id: str) -> Mapping[str, Json]:
        intent = self.bench.settings.intents.get(intent_id)
        data: Mapping[str, Json] = {"tool": "select_active_intent", "intent_id": shortened(intent_id, SHOWN)}
        event = self._offer(number, abstraction.selection(intent), data)
        if intent is None:
            self._fire(number, event, {"reason": f"there is no intent {quoted(intent_id)}"})
            return {}
        try:
            given = context.load(intent, self.bench.workspace, self.bench.journal)
        except context.ContextError as error:
            self._fire(number, "CONTEXT_NOT_LOADED", {"reason": str(error)})
            return {}
        self._fire(number, event, {"intent": intent.name, "context": given})
        self._selected = intent
        return given

    def _read(self, number: int, path: str) -> Mapping[str, Json]:
        """Read a file, record its version, and only then return the content."""
        event = self._offer(number, "READ", {"tool": "read_file", "path": shortened(path, SHOWN)})
        try:
            wanted = target(path)
            found = self.bench.workspace.find(wanted)
        except (PathError, WorkspaceError) as error:
            self._fire(number, event, {"reason": str(error)})
            return {}
        if found is None:
            self._fire(number, event, {"reason": "there is no such file", "version": ABSENT})
            self._seen[str(wanted)] = ABSENT
            return {}
        self._fire(number, event, {"version": found.version, "bytes": len(found.content)})
        self._seen[str(wanted)] = found.version
        return {"version": found.version, **content_of(found)}

    def _request(self, number: int, given: calls.WriteFile) -> Mapping[str, Json]:
        judged = judge(self.bench.workspace, self.intent, given.path)
        wanted = judged.target
        base = given.base or (self._seen.get(str(wanted)) if wanted else None) or judged.version
        abstract = abstraction.writing(in_scope=wanted is not None, needs_approval=judged.asks)
        content = given.content.encode()
        data: dict[str, Json] = {"tool": "write_file", "path": shortened(given.path, SHOWN)}
        data |= {"content": version_of(content), "size": len(content)}
        event = self._offer(number, abstract, data if wanted is None else {**data, "base": base})
        intent = self.intent
        if intent is None:
            raise InternalError("a write is requested without an intent")
        self._fire(number, event, {})
        self._writing = Writing(number, abstract, intent, wanted, judged.objection, base, given.content)
        return {}

    def _run(self, number: int, command: tuple[str, ...]) -> Mapping[str, Json]:
        bench, intent = self.bench, self.intent
        classed = commands.classify(bench.settings, command, intent.name if intent else None)
        data: Mapping[str, Json] = {"tool": "execute_command", "command": command, "class": classed.name}
        abstract = abstraction.running(safe=classed.safe)
        event = self._offer(number, abstract, {**data, "rules": classed.by}, classed.objection)
        self._fire(number, event, {})
        effect = key(bench.runtime.execution_id, number)
        put(bench.journal, EffectIntent(effect, bench.runtime.execution_id, data))
        with settled(bench.journal, effect) as attempt:
            outcome = commands.execute(bench.settings, command, bench.workspace.place)
            attempt.outcome, attempt.data = commands.effect(outcome), commands.recorded(outcome)
        self._lines[number].effect = attempt.outcome
        return commands.told(outcome)

    def _offer(self, number: int, abstract: str, data: Mapping[str, Json], objection: str = "") -> str:
        """Return the event by which the machine accepts a call. Raises StateError, _NotAcceptedError."""
        intent = self.intent
        told: Mapping[str, Json] = {} if intent is None else {"intent": intent.name}
        self.runtime.observe(abstraction.abstract_calls()[abstract].chosen, {**data, **told, "call": number})
        event, state = abstraction.event(self.runtime, abstract), self.runtime.state
        if event not in self.runtime.enabled or event == abstraction.DENIAL:
            wanting = "" if intent else ": no intent is active"
            reason = objection or f"{data['tool']} is not accepted in {state}{wanting}"
            self._fire(number, event, {"reason": reason})
            raise _NotAcceptedError
        return event

    def _fire(self, number: int, event: str, data: Mapping[str, Json]) -> None:
        self.fire(event, {**data, "call": number})

    def keep(self, entry: Entry) -> None:
        """Remember a recorded entry of a call that has no answer yet."""
        call = entry.data.get("call")
        if isinstance(call, int) and call in self._lines:
            self._lines[call].entries.append(entry)


def _answer(line: Line, given: calls.Call, result: Mapping[str, Json]) -> CallAnswer:
    shown = line.shown
    verdict, reason = str(shown["verdict"]), shown.get("reason")
    if verdict == "open":
        verdict, reason = "failed", GIVEN_UP
    states = tuple(map(str, (line.entries[0].previous_state, *entered(line.entries))))
    event = line.entries[-1].event if verdict == "blocked" else None
    return CallAnswer(line.call, given.tool, verdict, states, event, None if reason is None else str(reason), result)


_HANDLERS: Mapping[str, Callable[[Bench, Writing], WorkOutcome | None]] = {
    "CONTEXT_LOADED": validate,
    "ACTION_ALLOWED": execute,
}
"""The work in each state in which the machine may owe something."""
