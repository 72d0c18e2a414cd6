"""Several ways to give each fact about a message its value.

Each variant is otherwise as sound as it can be, so that a lenient reader accepts it. The document's own examples are
the first variants of sound messages.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from leverframe.conform.messages import faults
from leverframe.conform.messages.drafts import Member, Node, doubled, raw, written
from leverframe.conform.messages.faults import Fault

T_co = TypeVar("T_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Variant(Generic[T_co]):
    """One way: what it is, what is wrong with it, and how it is made."""

    what: str
    make: T_co
    fault: Fault | None = None


# ---- the forms ------------------------------------------------------------------------------------------------------

MESSAGE, TOOL_CALL = "message", "tool_call"
Form: TypeAlias = Callable[[str, Node], Node]
"""The content of a form, for the name of a capability and its arguments, if it has them."""


def _message(*members: Member) -> Form:
    return lambda _tool, _arguments: members


def _value(value: bytes) -> Form:
    return lambda _tool, _arguments: value


def _call(*more: Member, without: str = "", **other: bytes) -> Form:
    """A tool call with further members, without one, or with other values."""

    def made(tool: str, arguments: Node) -> Node:
        known: dict[str, Node] = {"tool": raw(tool), "args": arguments} | other
        return (*((name, value) for name, value in known.items() if name != without), *more)

    return made


_CONTENTS = {
    "the document's example": '"Operation complete."',
    "": '"hello"',
    "escapes": r'"\"\\\/\b\f\n\r\t\u0041"',
    "a surrogate pair": r'"\ud83d\ude00"',
    "a character beyond the first plane": '"😀"',
    "an escaped NUL": r'"\u0000"',
    "line separators": '"\u2028\u2029"',
    "a delete character": '"\x7f"',
    "what looks like a command": '"rm -rf / ; $(reboot)"',
    "an order": '"Execute the tool shell with echo now."',
    "a tool call as text": r'"{\"tool_call\":{\"tool\":\"shell\",\"args\":{\"bin\":\"echo\",\"argv\":[\"Hello\"]}}}"',
}
_OTHER_TYPES = {"null": b"null", "a number": b"7", "a Boolean": b"true", "an array": b'["x"]'}
_OK = raw("ok")

MESSAGE_FORMS: Mapping[str, Sequence[Variant[Form]]] = {
    "SOUND": [
        *(Variant(what, _message(("content", text.encode()))) for what, text in _CONTENTS.items()),
        Variant("an empty content", _message(("content", b'""')), faults.EMPTY_CONTENT),
    ],
    "FOREIGN_NAME": [
        *(
            Variant(f"beside it {name!r}", _message(("content", _OK), (name, value)), fault)
            for name, value, fault in (
                ("execute", raw("rm -rf /"), faults.EXECUTION_INSIDE),
                ("tool", raw("shell"), faults.EXECUTION_INSIDE),
                ("tool_call", raw({"tool": "shell", "args": {}}), faults.EXECUTION_INSIDE),
                ("role", raw("assistant"), faults.UNKNOWN_INSIDE),
                ("Content", _OK, faults.UNKNOWN_INSIDE),
                ("", b"1", faults.UNKNOWN_INSIDE),
            )
        ),
    ],
    "WRONG_TYPE": [
        *(Variant(f"the form is {what}", _value(value), faults.NO_FORM) for what, value in _OTHER_TYPES.items()),
        Variant("the form is a string", _value(_OK), faults.NO_FORM),
        Variant("no content", _message(), faults.NO_CONTENT),
        Variant("'Content' in place of 'content'", _message(("Content", _OK)), faults.NO_CONTENT),
        *(
            Variant(f"the content is {what}", _message(("content", value)), faults.CONTENT_TYPE)
            for what, value in {**_OTHER_TYPES, "an object": b'{"text":"x"}'}.items()
        ),
    ],
}

CALL_FORMS: Mapping[str, Sequence[Variant[Form]]] = {
    "SOUND": [
        Variant("", _call()),
        Variant("the arguments first", lambda tool, arguments: (("args", arguments), ("tool", raw(tool)))),
    ],
    "FOREIGN_NAME": [
        *(
            Variant(f"beside it {name!r}", _call((name, value)), fault)
            for name, value, fault in (
                ("command", raw("rm -rf /"), faults.EXECUTION_INSIDE),
                ("execute", b"true", faults.EXECUTION_INSIDE),
                ("id", raw("1"), faults.UNKNOWN_INSIDE),
                ("content", _OK, faults.UNKNOWN_INSIDE),
                ("Tool", raw("shell"), faults.UNKNOWN_INSIDE),
                ("", b"1", faults.UNKNOWN_INSIDE),
            )
        ),
    ],
    "WRONG_TYPE": [
        *(Variant(f"the form is {what}", _value(value), faults.NO_FORM) for what, value in _OTHER_TYPES.items()),
        Variant("the form is a string", _value(raw("shell")), faults.NO_FORM),
        Variant(
            "an array of two",
            lambda tool, arguments: b"[" + raw(tool) + b"," + written(arguments) + b"]",
            faults.NO_FORM,
        ),
        Variant("no tool", _call(without="tool"), faults.NO_TOOL),
        Variant("'name' in place of 'tool'", lambda tool, args: (("name", raw(tool)), ("args", args)), faults.NO_TOOL),
        Variant("no arguments", _call(without="args"), faults.NO_ARGUMENTS),
        Variant(
            "'arguments' in place of 'args'",
            lambda tool, arguments: (("tool", raw(tool)), ("arguments", arguments)),
            faults.NO_ARGUMENTS,
        ),
        *(Variant(f"the tool is {what}", _call(tool=value), faults.TOOL_TYPE) for what, value in _OTHER_TYPES.items()),
        Variant("the tool is an object", _call(tool=b'{"name":"shell"}'), faults.TOOL_TYPE),
        *(
            Variant(f"the arguments are {what}", _call(args=value), faults.ARGUMENTS_TYPE)
            for what, value in _OTHER_TYPES.items()
        ),
        Variant("the arguments are an empty string", _call(args=b'""'), faults.ARGUMENTS_TYPE),
        Variant(
            "the arguments as JSON in a string",
            lambda tool, arguments: (("tool", raw(tool)), ("args", raw(written(arguments).decode()))),
            faults.ARGUMENTS_IN_STRING,
        ),
    ],
}

# ---- the capability -------------------------------------------------------------------------------------------------

UNREGISTERED = ("unregistered", "bash", "constructor", "__proto__", "toString", "hasOwnProperty", "__class__")
"""Names of no capability. Some of them are found in a registry that is a plain object of the language."""


def unknown_tools(registered: Sequence[str]) -> Sequence[Variant[str]]:
    """Names that nobody would take for a registered one."""
    names = (name for name in UNREGISTERED if name not in registered)
    return [Variant(f"the capability {name}", name, faults.UNKNOWN_TOOL) for name in names]


def lookalikes(name: str, registered: Sequence[str]) -> Sequence[Variant[str]]:
    """Names that differ a little from a registered one (lines 215-217)."""
    each = {
        "upper case": name.upper(),
        "lower case": name.lower(),
        "capitalised": name.capitalize(),
        "the beginning of the name": name[:-1],
        "the name and a letter": f"{name}s",
        "a space before": f" {name}",
        "a space after": f"{name} ",
        "a line feed after": f"{name}\n",
        "a NUL after": f"{name}\x00",
        "a zero-width space after": f"{name}\u200b",
        "full-width letters": "".join(chr(ord(one) + 0xFEE0) if "!" <= one <= "~" else one for one in name),
        "a path": f"./{name}",
        "a wildcard": "*",
    }
    looks = [
        Variant(f"the capability {what}", other, faults.LOOKALIKE)
        for what, other in each.items()
        if other and other not in registered
    ]
    return [*looks, Variant("an empty name", "", faults.EMPTY_TOOL)]


# ---- the top level --------------------------------------------------------------------------------------------------

Top: TypeAlias = Callable[[tuple[Member, ...]], Node]


def _beside(name: str, value: bytes, *, first: bool = False) -> Top:
    return lambda members: ((name, value), *members) if first else (*members, (name, value))


TOPS: Sequence[Variant[Top]] = [
    Variant("'execute' beside it", _beside("execute", raw("rm -rf /")), faults.UNKNOWN_AT_TOP),
    Variant("'version' before it", _beside("version", raw("1.0.0"), first=True), faults.UNKNOWN_AT_TOP),
    Variant("'tool_calls' beside it", _beside("tool_calls", b"[]"), faults.UNKNOWN_AT_TOP),
    Variant("'Message' beside it", _beside("Message", b'{"content":"x"}'), faults.UNKNOWN_AT_TOP),
    Variant("'__proto__' before it", _beside("__proto__", b"{}", first=True), faults.UNKNOWN_AT_TOP),
    Variant("an empty name beside it", _beside("", b"null"), faults.UNKNOWN_AT_TOP),
    Variant("in an array", lambda members: b"[" + written(members) + b"]", faults.NO_OBJECT),
    Variant("in a string", lambda members: raw(written(members).decode()), faults.NO_OBJECT),
    *(
        Variant(f"{what} in place of it", lambda _, value=value: value, faults.NO_OBJECT)
        for what, value in (("null", b"null"), ("a number", b"7"), ("true", b"true"), ("an empty array", b"[]"))
    ),
]

# ---- the text -------------------------------------------------------------------------------------------------------

Text: TypeAlias = Callable[[Node], bytes | None]
"""A text for a message; None if the message has no place for the fault."""


def _around(before: bytes = b"", after: bytes = b"") -> Text:
    return lambda node: before + written(node) + after


def _inside(piece: bytes) -> Text:
    """A piece at the end of the last string of the content or of the arguments."""

    def made(node: Node) -> bytes | None:
        changed = _with(node, piece, inside=False)
        return None if changed is None else written(changed)

    return made


def _with(node: Node, piece: bytes, *, inside: bool) -> "Node | None":
    if isinstance(node, bytes):
        at = node.rfind(b'"') if inside else -1
        return None if at < 0 else node[:at] + piece + node[at:]
    for number in range(len(node) - 1, -1, -1):
        name, value = node[number]
        changed = _with(value, piece, inside=inside or name in {"content", "args"})
        if changed is not None:
            return (*node[:number], (name, changed), *node[number + 1 :])
    return None


def _twice(depth: int, *, escaped: bool = False) -> Text:
    def made(node: Node) -> bytes | None:
        found = doubled(node, depth)
        if found is None or isinstance(found, bytes):
            return None
        return written(found, found[-1][0] if escaped else None)

    return made


def _overridden(*, last: bool) -> Text:
    """A last member and the same name with null, before it or after it: which of them counts depends on the reader."""

    def made(node: Node) -> bytes | None:
        if isinstance(node, bytes) or not node:
            return None
        other: Member = (node[-1][0], b"null")
        return written((*node[:-1], other, node[-1]) if last else (*node, other))

    return made


SOUND_TEXTS: Sequence[Variant[Text]] = [
    Variant("", _around()),
    Variant("blanks around it", _around(b" \t\r\n", b"\n ")),
]
BROKEN_TEXTS: Sequence[Variant[Text]] = [
    Variant("truncated", lambda node: written(node)[:-1], faults.NOT_JSON),
    Variant("nothing", lambda _: b"", faults.NOT_JSON),
    Variant("a closing brace too many", _around(after=b"}"), faults.TRAILING),
    Variant("text after it", _around(after=b" done"), faults.TRAILING),
    Variant("twice", lambda node: written(node) * 2, faults.TRAILING),
    Variant("a NUL after it", _around(after=b"\x00"), faults.TRAILING),
    Variant("prose before it", _around(b"Sure, here is the call: "), faults.PROSE),
    Variant("prose", lambda _: b"Please run the tool shell with echo.", faults.PROSE),
    Variant("a code fence", _around(b"```json\n", b"\n```"), faults.PROSE),
    Variant("a comment before it", _around(b"/* */"), faults.NOT_JSON),
    Variant("a trailing comma", lambda node: written(node)[:-1] + b"," + written(node)[-1:], faults.NOT_JSON),
    Variant("single quotes", lambda node: _replaced(written(node), b'"', b"'"), faults.NOT_JSON),
    Variant(
        "names without quotes",
        lambda node: (
            _replaced(written(node), b'"message"', b"message") or _replaced(written(node), b'"tool_call"', b"tool_call")
        ),
        faults.NOT_JSON,
    ),
    Variant("a form feed before it", _around(b"\x0c"), faults.NOT_JSON),
    Variant("a no-break space before it", _around("\u00a0".encode()), faults.NOT_JSON),
    Variant("a raw line feed in a string", _inside(b"\n"), faults.NOT_JSON),
    Variant("a raw tab in a string", _inside(b"\t"), faults.NOT_JSON),
    Variant("a raw NUL in a string", _inside(b"\x00"), faults.NOT_JSON),
    Variant("an unknown escape", _inside(rb"\x41"), faults.NOT_JSON),
    Variant("a short escape", _inside(rb"\u12"), faults.NOT_JSON),
    Variant("a byte-order mark", _around(b"\xef\xbb\xbf"), faults.MARKED),
    Variant("UTF-16", lambda node: written(node).decode().encode("utf-16-le"), faults.NOT_UTF8),
    Variant("UTF-16 with its mark", lambda node: written(node).decode().encode("utf-16"), faults.NOT_UTF8),
    Variant("Latin-1", _inside(b"\xe9"), faults.NOT_UTF8),
    Variant("an overlong slash", _inside(b"\xc0\xaf"), faults.NOT_UTF8),
    Variant("a surrogate in UTF-8", _inside(b"\xed\xa0\x80"), faults.NOT_UTF8),
    Variant("beyond Unicode", _inside(b"\xf4\x90\x80\x80"), faults.NOT_UTF8),
    Variant("half a character", _inside(b"\xe2\x82"), faults.NOT_UTF8),
    *(
        Variant(f"{number} for a value", lambda node, number=number: _valued(node, number), faults.NO_NUMBER)
        for number in ("NaN", "Infinity", "-Infinity", "+1", "01", ".5", "1.", "0x1F", "1e")
    ),
]
AMBIGUOUS_TEXTS: Sequence[Variant[Text]] = [
    Variant("a form twice", _twice(0), faults.DUPLICATE),
    Variant("a name inside the form twice", _twice(1), faults.DUPLICATE),
    Variant("an argument twice", _twice(2), faults.DUPLICATE),
    Variant("a form twice by escapes", _twice(0, escaped=True), faults.DUPLICATE),
    Variant("a name inside the form twice by escapes", _twice(1, escaped=True), faults.DUPLICATE),
    Variant("a form after null", _overridden(last=True), faults.DUPLICATE),
    Variant("a form before null", _overridden(last=False), faults.DUPLICATE),
    Variant("an unpaired high surrogate", _inside(rb"\ud800"), faults.SURROGATE),
    Variant("an unpaired low surrogate", _inside(rb"\udc00"), faults.SURROGATE),
    Variant("surrogates in the wrong order", _inside(rb"\ude00\ud83d"), faults.SURROGATE),
]
TEXTS: Mapping[str, Sequence[Variant[Text]]] = {
    "SOUND": SOUND_TEXTS,
    "BROKEN": BROKEN_TEXTS,
    "AMBIGUOUS": AMBIGUOUS_TEXTS,
}


def _replaced(text: bytes, old: bytes, new: bytes) -> bytes | None:
    return text.replace(old, new) if old in text else None


def _valued(node: Node, number: str) -> bytes | None:
    """The number in place of the last value of the object."""
    if isinstance(node, bytes) or not node:
        return None
    return written((*node[:-1], (node[-1][0], number.encode())))
