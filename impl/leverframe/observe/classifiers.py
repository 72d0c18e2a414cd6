"""The named functions that `class` in interface.yaml may name: which labels a real value may have.

A function sees the id of a value, the fields of its record under `needs`, and the settings of the subject, as far as
they are known. It returns every label that these allow: without the settings, often several. So it never excludes the
label of a correct program. The systems of Leverframe classify their own data by the same rules
(`systems.kernel.abstraction`, `systems.turn.abstraction`).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, cast

from leverframe.errors import Diagnostic, InputError
from leverframe.observe.observations import Told, Value

Settings = Mapping[str, object]
"""The settings of a subject, in the subject's own form: docs/interfaces.md says which of them count."""


@dataclass(frozen=True, slots=True)
class Missing:
    """The record does not have the field, or nobody can tell to which value it belongs."""


MISSING: Final = Missing()
Facts = Sequence[Told | Missing]


@dataclass(frozen=True, slots=True)
class Classifier:
    """A function from a value to the labels that it may have: all of them are in `labels`.

    `reads` describes the fields that it needs, in order.
    """

    labels: tuple[str, ...]
    reads: tuple[str, ...]
    of: Callable[[Value, Facts, Settings], frozenset[str]]


def request_label(tool: object, *, writes: bool | None) -> str:
    """The kernel's request that asks for a tool, or for none.

    `writes` is None if there is no such tool, which validation reports.
    """
    if tool is None:
        return "THIRD"
    return "SECOND" if writes else "FIRST"


def tool_label(*, writes: bool) -> str:
    """The kernel's tool that a tool stands for: WRITER if it changes something outside."""
    return "WRITER" if writes else "READER"


def intent_label(*, asks: bool) -> str:
    """The turn gate's intent that an intent stands for: SECOND if something under it needs an approval."""
    return "SECOND" if asks else "FIRST"


def file_label(*, in_scope: bool, asks: bool) -> str:
    """The turn gate's file that a file stands for under an intent: BETA if a write in scope needs an approval."""
    if not in_scope:
        return "GAMMA"
    return "BETA" if asks else "ALPHA"


SETTINGS = ("tools", "intents", "files")
"""The settings that functions read."""
_REQUESTS = ("FIRST", "SECOND", "THIRD")
_TOOLS = ("READER", "WRITER")
_INTENTS = ("FIRST", "SECOND")
_FILES = ("ALPHA", "BETA", "GAMMA")


def _request(_: Value, facts: Facts, settings: Settings) -> frozenset[str]:
    (tool,) = facts
    if isinstance(tool, Missing):
        return frozenset(_REQUESTS)
    tools = _entries(settings, "tools")
    if tools is None and tool is not None:
        return frozenset({request_label(tool, writes=False), request_label(tool, writes=True)})
    return frozenset({request_label(tool, writes=_writes(tools or {}, tool))})


def _tool(name: Value, _: Facts, settings: Settings) -> frozenset[str]:
    writes = _writes(_entries(settings, "tools") or {}, name)
    return frozenset(_TOOLS) if writes is None else frozenset({tool_label(writes=writes)})


def _intent(name: Value, _: Facts, settings: Settings) -> frozenset[str]:
    found = (_entries(settings, "intents") or {}).get(str(name))
    return frozenset(_INTENTS) if found is None else frozenset({intent_label(asks=bool(found.get("approval")))})


def _file(name: Value, facts: Facts, settings: Settings) -> frozenset[str]:
    """Scope and approval are an intent's, so nothing is known of a file without the intent of its write.

    BETA is out of the scope of FIRST, as GAMMA is. The document does not say in which order the scope, the approval and
    the version are checked (lines 53-57): a gate may find first that the file is stale, or ask a person in vain.
    """
    (intent,) = facts
    found, intents = (_entries(settings, "files") or {}).get(str(name)), _entries(settings, "intents") or {}
    if found is None or intent not in intents:
        return frozenset(_FILES)
    in_scope, asks = (intent in cast("Collection[object]", found.get(key, ())) for key in ("scope", "approval"))
    if not in_scope and "SECOND" not in _intent(str(intent), (), settings):
        return frozenset({"BETA", "GAMMA"})
    return frozenset({file_label(in_scope=in_scope, asks=asks)})


def _writes(tools: Mapping[str, Mapping[str, object]], name: object) -> bool | None:
    """Does a tool change something outside? By default it does. None if there is no such tool."""
    found = tools.get(name) if isinstance(name, str) else None
    return None if found is None else found.get("writes", True) is not False


def _entries(settings: Settings, key: str) -> Mapping[str, Mapping[str, object]] | None:
    """A mapping of mappings in checked settings; None if it is missing."""
    return cast("Mapping[str, Mapping[str, object]] | None", settings.get(key))


def checked(settings: Settings) -> Settings:
    """Settings in which everything that classifiers read has its form. Raises InputError (LF198)."""
    for key in SETTINGS:
        found = settings.get(key, {})
        if not isinstance(found, Mapping) or not all(isinstance(each, Mapping) for each in found.values()):
            hint = "give the program's settings in the form that docs/interfaces.md describes"
            raise InputError(
                (Diagnostic("LF198", f"{key!r} in the settings maps names to mappings", None, None, hint),)
            )
    intents = _entries(settings, "intents") or {}
    asking = [name for name, found in intents.items() if found.get("approval")]
    for name, found in (_entries(settings, "files") or {}).items():
        for key, known in (("scope", list(intents)), ("approval", asking)):
            given = found.get(key, ())
            if not isinstance(given, list | tuple) or not all(one in known for one in given):
                whose = "'intents' with an 'approval'" if key == "approval" else "'intents'"
                hint = f"list names of {whose}: {', '.join(map(str, known)) or 'there are none'}"
                message = f"{key!r} of the file {name!r} in the settings is no list of {whose}"
                raise InputError((Diagnostic("LF198", message, None, None, hint),))
    return settings


CLASSIFIERS: dict[str, Classifier] = {
    "kernel.drafted": Classifier(_REQUESTS, ("the tool that the request asks for, or null",), _request),
    "kernel.kind": Classifier(_TOOLS, (), _tool),
    "turn.file_label": Classifier(_FILES, ("the intent under which the file is to be written",), _file),
    "turn.intent_label": Classifier(_INTENTS, (), _intent),
}
"""By their names."""
