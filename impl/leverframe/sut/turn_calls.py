"""The calls that an agent makes at a gate, and the settings of the gate: its intents and what is in their scope."""

import shutil
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from leverframe.conform.wire.messages import StimulusGiven
from leverframe.conform.wire.parts import WorkspaceGiven
from leverframe.sut.system import CannotError
from leverframe.systems.policy import Effect, Policy, PolicyRule
from leverframe.systems.schemas import Schema
from leverframe.systems.turn import unchanging
from leverframe.systems.turn.paths import PatternPaths
from leverframe.systems.turn.settings import Intent, Settings

INTENTS = {"SELECT_FIRST": "mend", "SELECT_SECOND": "document", "SELECT_UNKNOWN": "unheard-of"}
FILES = {"WRITE_ALPHA": "src/a.txt", "WRITE_BETA": "docs/b.md", "WRITE_GAMMA": "elsewhere/c.txt"}
CALLS: Mapping[str, Sequence[str]] = {
    "request": (),
    "select": tuple(INTENTS),
    "read": ("READ",),
    "write": tuple(FILES),
    "delete": ("DELETE",),
    "run": ("SAFE_COMMAND", "UNSAFE_COMMAND"),
}
"""The stimuli, with the labels of their calls."""
ASKING = INTENTS["SELECT_SECOND"]
"""The intent under which a person is asked."""


@cache
def settings() -> Settings:
    """The settings of the gate."""
    mend = Intent(INTENTS["SELECT_FIRST"], PatternPaths.of(["src/**"]))
    document = Intent(ASKING, PatternPaths.of(["src/**", "docs/**"]), PatternPaths.of(["docs/**"]))
    return _with((mend, document))


def settings_of(workspace: WorkspaceGiven) -> Settings:
    """The settings of a gate with these intents. Raises CannotError for names that its patterns cannot say."""
    return _with(
        Intent(name, _patterns(given.scope), _patterns(given.approval)) for name, given in workspace.intents.items()
    )


def _patterns(entries: Iterable[str]) -> PatternPaths:
    written = [f"{entry}**" if entry.endswith("/") else entry for entry in entries]
    if any({"*", "?"} & {*entry.removesuffix("**")} for entry in written):
        raise CannotError("workspace", "patterns of the gate cannot say a name with * or ?")
    return PatternPaths.of(written)


def _with(intents: Iterable[Intent]) -> Settings:
    policy = Policy("all", (PolicyRule("all", Effect.ALLOW, Schema.of(True)),))  # noqa: FBT003 -- a JSON Schema
    programs = {"echo": shutil.which("echo") or "/bin/echo"}
    return Settings("under-test", {one.name: one for one in intents}, 60, programs, policy)


def possible(label: str) -> None:
    """Raise CannotError if a call cannot be made here."""
    if label == "SAFE_COMMAND" and not unchanging.is_possible():
        raise CannotError(label, "this system cannot keep a program from changing files")


def label_of(given: StimulusGiven) -> str:
    """The label of a call. Raises CannotError if there is no such call."""
    if given.stimulus not in CALLS:
        raise CannotError(given.stimulus, f"the stimuli are {', '.join(CALLS)}")
    label, labels = given.data.get("call"), CALLS[given.stimulus]
    if not labels and not given.data:
        return ""
    if label not in labels or given.data.keys() - {"intent", "path"} != {"call"}:
        told = f"its data is call, one of {', '.join(labels)}" if labels else "it has no data"
        raise CannotError(given.stimulus, told)
    return str(label)
