"""Hostile files, and paths without a readable file: a clear error in bounded time and memory, never a traceback.

A separate process with 2 GiB of address space reads the worst files. A file that uses more memory, overflows the stack
or never ends kills that process, and not the test suite. The time-out only guards against hanging.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from leverframe.errors import Diagnostic, InputError
from leverframe.language import grammar, guessing, loader, nodes, reader, shape
from leverframe.language.declaration import Declaration, Expectation
from leverframe.language.loader import load, loads
from leverframe.systems.policy import PolicyModel
from tests.support.privileges import reachable_folder, without_privileges

HEAD = "leverframe: 1\nmachine: door\nprofile: document\n"
SOUND = f"{HEAD}states: {{IDLE: {{initial: true}}}}\n"

CHILD = """
import resource, sys
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
from leverframe.errors import InputError
from leverframe.language.declaration import Expectation
from leverframe.language.loader import load
for path in sys.argv[1:]:
    try:
        load(path)
    except InputError as error:
        print(*sorted({diagnostic.code for diagnostic in error.diagnostics}), flush=True)
    else:
        print("sound", flush=True)
"""


def read_by_a_process_of_its_own(*paths: Path | str) -> list[str]:
    """The codes of the errors of each file, or 'sound'."""
    command = [sys.executable, "-c", CHILD, *map(str, paths)]
    # The limit on memory is for the reader alone, so coverage is not measured there.
    own = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    process = subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=20 * len(paths), check=False, env=own
    )
    said = process.stdout.splitlines()
    assert process.returncode == 0, f"the process fell over {paths[len(said)]}: {process.stderr}"
    return said


def told(text: str) -> tuple[Diagnostic, ...]:
    with pytest.raises(InputError) as caught:
        loads(text, "door.yaml")
    return caught.value.diagnostics


def always(expression: str) -> str:
    return f"{SOUND}properties:\n- id: p\n  always: {expression}\n"


def laughs(levels: int) -> str:
    """A text in which each line repeats the line before it ten times."""
    lines = ["a0: &a0 [" + ",".join(["ha"] * 10) + "]"]
    lines += [f"a{i}: &a{i} [" + ",".join([f"*a{i - 1}"] * 10) + "]" for i in range(1, levels)]
    return "\n".join(lines)


def tower(levels: int) -> str:
    """A text in which each line nests the line before it sixty lists deeper."""
    lines = [f"a{i}: &a{i} {'[' * 60}{f'*a{i - 1}' if i else 'x'}{']' * 60}" for i in range(levels)]
    return "\n".join(lines)


def many_steps() -> str:
    names = ", ".join(f"E{i}" for i in range(5_000))
    states = "\n".join(f"  S{i}: {{}}" for i in range(9_000))
    events = "\n".join(f"  E{i}: {{by: input}}" for i in range(5_000))
    return (
        f"{HEAD}states:\n  IDLE: {{initial: true}}\n{states}\nevents:\n{events}\n"
        f"transitions:\n  - {{from: '*', on: [{names}], to: IDLE}}\n"
    )


def many_guards() -> str:
    """Two million pairs of guards, each of which has to be compared."""
    lines = "\n".join(f"  - {{from: IDLE, on: GO, to: IDLE, when: a + b == {i}}}" for i in range(2_000))
    return (
        f"{SOUND}variables:\n  a: {{range: [0, 1000], initial: 0}}\n  b: {{range: [0, 1000], initial: 0}}\n"
        f"events: {{GO: {{by: input}}}}\ntransitions:\n{lines}\n"
    )


def too_many_states() -> str:
    return "".join(f"  S{i}:\n" for i in range(10_001))


MIB = 1 << 20

HOSTILE: dict[str, dict[str, tuple[Callable[[], str], str]]] = {
    "depth": {
        "100,000 brackets": (lambda: "title: " + "[" * 100_000 + "]" * 100_000, "LF005"),
        "100,000 brackets that are never closed": (lambda: "[" * 100_000, "LF005"),
        "100,000 braces": (lambda: "{a: " * 100_000 + "}" * 100_000, "LF005"),
        "100,000 lists": (lambda: "- " * 100_000, "LF005"),
        "100,000 keys of keys": (lambda: "? " * 100_000, "LF005"),
        "a thousand indented mappings": (lambda: "\n".join(" " * i + "a:" for i in range(1_000)), "LF005"),
        "a tower of aliases": (lambda: tower(100), "LF005"),
        "an anchor around its own alias": (lambda: "a: &a [*a, *a]", "LF009"),
        "an anchor for two things": (lambda: f"{SOUND}title: &a b\nsource: &a {{file: *a}}", "LF009 LF011"),
        "another version of YAML": (lambda: f"%YAML 1.1\n---\n{SOUND}", "LF009"),
        "the version of YAML that is read": (lambda: f"%YAML 1.2\n---\n{SOUND}", "sound"),
    },
    "expressions": {
        "100,000 parentheses": (lambda: always("(" * 100_000 + "IDLE" + ")" * 100_000), "LF032"),
        "as many parentheses as fit": (lambda: always("(" * 2_046 + "IDLE" + ")" * 2_046), "sound"),
        "100,000 times not": (lambda: always("not " * 100_000 + "IDLE"), "LF032"),
        "as many times not as fit": (lambda: always("not " * 1_000 + "IDLE"), "LF032"),
        "as many arrows as fit": (lambda: always("IDLE -> " * 500 + "IDLE"), "LF032"),
        "as many choices as fit": (lambda: always("IDLE if IDLE else " * 220 + "IDLE"), "LF032"),
        "as many signs as fit": (lambda: always(f"'{'- ' * 2_000}1'"), "LF032"),
        "as many quantifiers as fit": (lambda: always(f"'{'A[IDLE U ' * 400}IDLE{']' * 400}'"), "LF032"),
        "a number of 4,000 digits": (lambda: always("1 < " + "9" * 4_000), "LF032"),
    },
    "length": {
        "a key of a million characters": (lambda: f"{SOUND}? {'a' * 10**6}\n: 1\n", "LF010"),
        "a name of a million characters": (lambda: f"{SOUND}events: {{? {'A' * 10**6} : {{by: input}}}}\n", "LF013"),
        "a number of a million digits": (lambda: f"{SOUND}constants: {{N: {'9' * 10**6}}}\n", "LF012"),
        "an error behind a mebibyte": (lambda: f"{SOUND}title: '{'x' * (MIB - 200)}', wrong\n", "LF004"),
        "a mebibyte of comments": (lambda: SOUND + "#\n" * ((MIB - len(SOUND)) // 2), "sound"),
    },
    "number": {
        "a billion laughs": (lambda: laughs(10), "LF006"),
        "a mebibyte of items": (lambda: SOUND + "a: [" + "1," * 500_000 + "]", "LF006"),
        "ten thousand and one states": (lambda: f"{HEAD}states:\n" + too_many_states(), "LF012"),
        "45 million steps in one line": (many_steps, "LF006"),
        "two million pairs of guards": (many_guards, "sound"),
    },
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_files_get_their_error(kind: str, tmp_path: Path) -> None:
    paths: dict[str, Path] = {}
    for name, (write, _) in HOSTILE[kind].items():
        paths[name] = tmp_path / f"{len(paths)}.yaml"
        paths[name].write_text(write(), "utf-8")
        assert paths[name].stat().st_size <= MIB
    said = read_by_a_process_of_its_own(*paths.values())
    assert dict(zip(paths, said, strict=True)) == {name: code for name, (_, code) in HOSTILE[kind].items()}


def test_what_is_no_ordinary_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    huge, pipe, reference = tmp_path / "huge.yaml", tmp_path / "pipe.yaml", tmp_path / "folder" / "reference.yaml"
    with huge.open("wb") as stream:
        stream.write(SOUND.encode())
        stream.truncate(1 << 30)  # a sparse file, which takes no disk space
    os.mkfifo(pipe)
    reference.parent.mkdir()
    reference.write_text(f"{SOUND}refines: document.yaml\n", "utf-8")
    os.mkfifo(reference.with_name("document.yaml"))
    citing = tmp_path / "other" / "reference.yaml"
    citing.parent.mkdir()
    citing.write_text(SOUND, "utf-8")
    os.mkfifo(citing.with_name("requirements.yaml"))
    said = read_by_a_process_of_its_own(huge, pipe, "/dev/zero", reference, citing)
    assert said == ["LF002", "LF001", "LF001", "LF053", "LF001"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "is a directory, not a file"),
        ("nowhere.yaml", "No such file or directory"),
        ("nowhere/door.yaml", "No such file or directory"),
        ("\0.yaml", "embedded null"),
        ("x" * 300, "File name too long"),
    ],
    ids=["a directory", "no file", "no folder", "no path", "too long a path"],
)
def test_what_cannot_be_read_is_said_to_be_so(name: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        load(tmp_path / name)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "LF001"
    assert message in diagnostic.message
    assert diagnostic.span is None


def test_a_file_without_permission_cannot_be_read() -> None:
    with reachable_folder() as folder:
        path = folder / "secret.yaml"
        path.write_text(SOUND, "utf-8")
        with without_privileges():
            assert load(path).machine == "door"
        path.chmod(0)
        with without_privileges(), pytest.raises(InputError) as caught:
            load(path)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "LF001"
    assert diagnostic.message == f"cannot read '{path}': Permission denied"


def test_a_circle_of_links_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").symlink_to(tmp_path / "b.yaml")
    (tmp_path / "b.yaml").symlink_to(tmp_path / "a.yaml")
    with pytest.raises(InputError) as caught:
        load(tmp_path / "a.yaml")
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["LF001"]


NOTHING = ["", "\n\n", "# nothing yet\n  # at all", "---\n", "\ufeff", "---\n...\n", "~", "null"]


@pytest.mark.parametrize("text", NOTHING, ids=ascii)
def test_a_file_without_anything_in_it_is_no_declaration(text: str) -> None:
    (diagnostic,) = told(text)
    assert diagnostic.code == "LF008"
    assert str(diagnostic.span) in {"door.yaml:1:1", "door.yaml:1:4", "door.yaml:2:1"}


def decoded(data: bytes) -> Diagnostic:
    with pytest.raises(InputError) as caught:
        reader.decode(data, "door.yaml")
    (diagnostic,) = caught.value.diagnostics
    return diagnostic


@pytest.mark.parametrize(
    ("data", "byte", "offset", "place"),
    [
        (b"title: \xff", 0xFF, 7, "door.yaml:1:8"),
        (b"leverframe: 1\ntitle: gr\xf6sse\n", 0xF6, 23, "door.yaml:2:10"),
        ("title: größe 😀".encode() + b"\x80", 0x80, 19, "door.yaml:1:15"),
        (b"\xef\xbb\xbfa\r\nb\rc\n  \xc3", 0xC3, 12, "door.yaml:4:3"),
        (b"a\xed\xa0\x80b", 0xED, 1, "door.yaml:1:2"),
        (b"a: \xc0\xaf", 0xC0, 3, "door.yaml:1:4"),
    ],
    ids=["a stray byte", "Latin-1", "behind wide characters", "cut off, behind a mark", "a surrogate", "overlong"],
)
def test_bytes_that_are_not_utf8_are_shown_where_they_are(data: bytes, byte: int, offset: int, place: str) -> None:
    diagnostic = decoded(data)
    assert diagnostic.code == "LF003"
    assert f"byte 0x{byte:02x} at offset {offset}" in diagnostic.message
    assert str(diagnostic.span) == place
    assert diagnostic.span is not None
    assert diagnostic.source_line is not None
    assert diagnostic.source_line[diagnostic.span.column - 1] == "\ufffd"


def test_utf16_is_refused() -> None:
    assert decoded(SOUND.encode("utf-16")).hint == "it looks like UTF-16: save the file as UTF-8"
    for encoding in ("utf-16-le", "utf-16-be"):  # without the mark: UTF-8 with a NUL behind or before each character
        assert {diagnostic.code for diagnostic in told(SOUND.encode(encoding).decode())} == {"LF004"}


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    declaration = loads(f"\ufeff{SOUND}")
    assert declaration.machine == "door"
    (diagnostic,) = told(f"\ufeffleverfram: 1\n{SOUND.partition(chr(10))[2]}")
    assert str(diagnostic.span) == "door.yaml:1:1"


def test_the_digest_is_of_the_bytes_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "door.yaml"
    path.write_bytes(f"\ufeff{SOUND}".replace("\n", "\r\n").encode())
    printed = subprocess.run(["/usr/bin/sha256sum", path], capture_output=True, encoding="utf-8", check=True).stdout
    assert load(path).sha256 == printed.split()[0]


HIDDEN = """leverframe: 1
machine: gate
profile: reference
states:
  IDLE: {{initial: true, quiescent: true}}
  ACTING: {{quiescent: true}}
events: {{APPROVED: {{by: input}}, ACTED: {{by: input}}}}
transitions:
  - {{from: IDLE, on: ACTED, to: ACTING}}
  - {{from: ACTING, on: APPROVED, to: IDLE}}
properties:
  - id: approval-first
    doc: {doc}
    # Reviewed.{character}    expect: fails
    ctl: not E[not APPROVED U ACTING]
"""


@pytest.mark.parametrize("character", [*"\x85\u2028\u2029"], ids=ascii)
def test_separators_of_lines_hide_nothing(character: str) -> None:
    (diagnostic,) = told(HIDDEN.format(doc="Approved.", character=character))
    assert (diagnostic.code, str(diagnostic.span)) == ("LF016", "door.yaml:14:16")
    for doc in (f"'ab{character}cd'", f'"ab{character}cd"'):
        assert loads(HIDDEN.format(doc=doc, character=" ")).properties[0].expectation is Expectation.HOLDS
    for doc in (f"ab{character}    cd", f">-\n      ab{character}      cd", f"'ab' {character}", f"{character}'ab'"):
        codes = {diagnostic.code for diagnostic in told(HIDDEN.format(doc=doc, character=" "))}
        assert "LF016" in codes


@pytest.mark.parametrize("character", [*"\r\u061c\u200e\u200f\u202a\u202e\u2066\u2069\ufeff\U000e0041"], ids=ascii)
def test_characters_that_reorder_or_hide_are_refused_everywhere(character: str) -> None:
    for doc, remark, line in (("a", character, 14), (f'"a{character}b"', " ", 13), (f"a{character}b", " ", 13)):
        (diagnostic,) = told(HIDDEN.format(doc=doc, character=remark))
        assert diagnostic.code == "LF016"
        assert diagnostic.span is not None
        assert diagnostic.span.line == line
        assert f"U+{ord(character):04X}" in diagnostic.message
    escaped = f'"ab\\U{ord(character):08x}cd"'
    assert loads(HIDDEN.format(doc=escaped, character=" ")).properties[0].doc == f"ab{character}cd"


def test_a_mebibyte_of_forbidden_characters_costs_little(tmp_path: Path) -> None:
    characters = ("\x01", "\r", "\u202e", "\u2028 ")
    paths = [tmp_path / f"{ord(character[0])}.yaml" for character in characters]
    for path, character in zip(paths, characters, strict=True):
        path.write_text(f"a: {character * (MIB // len(character.encode()) - 3)}", "utf-8", newline="")
    assert read_by_a_process_of_its_own(*paths) == ["LF004 LF019", *["LF016 LF019"] * 3]


@pytest.mark.parametrize("character", [*"\0\x01\x07\x0b\x0c\x1b\x7f\x80\x9f\ufffe\uffff"], ids=ascii)
def test_control_characters_are_shown_where_they_are(character: str) -> None:
    first, second = told(f"# ä😀\ntitle: größe{character}\n{SOUND}# 😀{character}\n")
    for diagnostic, place in ((first, "door.yaml:2:13"), (second, "door.yaml:7:4")):
        assert diagnostic.code == "LF004"
        assert diagnostic.message == f"a character that YAML does not allow: U+{ord(character):04X}"
        assert str(diagnostic.span) == place


def test_lone_surrogates_are_refused_however_they_come() -> None:
    assert [diagnostic.code for diagnostic in told(f"{SOUND}title: \ud800\n")] == ["LF003"]
    assert [diagnostic.code for diagnostic in told(f'{SOUND}title: "\\ud800"\n')] == ["LF004"]
    assert [diagnostic.code for diagnostic in told(f'{SOUND}title: "\\udc00\\ud800"\n')] == ["LF004"]


def test_messages_about_long_texts_are_short() -> None:
    name = "A" * 100_000
    texts = [
        f"{SOUND}? {name}\n: 1\n",
        f"{SOUND}machine2: {name}\nprofile2: {name}\n",
        f"{SOUND}transitions: [{{from: {name}x, on: {name}, to: {name}}}]\n",
        f"{SOUND}title: !!{name} x\n",
        always(name[:4096]),
        always("IDLE + " + name[:4000]),
        f"{SOUND}variables: {{m: {{enum: [{', '.join(f'L{i}' for i in range(1000))}], initial: NONE}}}}\n",
    ]
    for text in texts:
        for diagnostic in told(text):
            assert len(diagnostic.message) <= 600
            assert len(diagnostic.hint or "") <= 600


# ---- the documented limits -------------------------------------------------------------------------------------------


def loads_or_code(text: str) -> Declaration | str:
    try:
        return loads(text, "door.yaml")
    except InputError as error:
        return error.diagnostics[0].code


def at_and_beyond(make: Callable[[int], str], limit: int) -> tuple[bool, str]:
    """Is a text of the size of the limit accepted, and what is the error of one that is larger by one?"""
    beyond = loads_or_code(make(limit + 1))
    return isinstance(loads_or_code(make(limit)), Declaration), beyond if isinstance(beyond, str) else "accepted"


def test_the_limit_on_bytes() -> None:
    assert at_and_beyond(lambda size: SOUND + "#" * (size - len(SOUND)), reader.MAX_BYTES) == (True, "LF002")


def test_the_limit_on_depth() -> None:
    def nested(depth: int) -> str:
        return f"{SOUND}a: {'[' * (depth - 1)}{']' * (depth - 1)}\n"  # the mapping of the file is one level

    assert loads_or_code(nested(nodes.MAX_DEPTH)) == "LF010"
    assert loads_or_code(nested(nodes.MAX_DEPTH + 1)) == "LF005"


def test_the_limit_on_nodes_counts_what_aliases_repeat() -> None:
    def large(size: int) -> str:
        # 13 nodes in the sound part, 2 for a key and its list, 100 for the list that is repeated
        repeats, rest = divmod(size - 115, 100)
        return f"{SOUND}a: [&a [{'1,' * 99}]{', *a' * repeats}{', 1' * rest}]\n"

    assert loads_or_code(large(nodes.MAX_NODES)) == "LF010"
    assert loads_or_code(large(nodes.MAX_NODES + 1)) == "LF006"


def test_the_limits_on_expressions() -> None:
    def long(size: int) -> str:
        return always(f"'IDLE or{' ' * (size - 11)}IDLE'")

    def deep(depth: int) -> str:
        return always("not " * (depth - 2) + "IDLE")  # a name is two levels: its rule and its token

    assert at_and_beyond(long, grammar.MAX_CHARACTERS) == (True, "LF032")
    assert at_and_beyond(deep, grammar.MAX_NESTING) == (True, "LF032")


def test_the_limit_on_steps() -> None:
    def wide(steps: int) -> str:
        """A machine with a hundred states, and one line with enough events for `steps` steps."""
        events = [f"E{i}" for i in range(steps // 100)]
        states = "".join(f"  S{i}: {{}}\n" for i in range(99))
        declared = "".join(f"  {event}: {{by: input}}\n" for event in [*events, "LAST"])
        last = "  - {from: IDLE, on: LAST, to: IDLE}\n" * (steps % 100)
        return (
            f"{HEAD}states:\n  IDLE: {{initial: true}}\n{states}events:\n{declared}"
            f"transitions:\n  - {{from: '*', on: [{', '.join(events)}], to: IDLE}}\n{last}"
        )

    assert at_and_beyond(wide, loader.MAX_STEPS) == (True, "LF006")


@pytest.mark.parametrize(
    "load_it", [loads, lambda text: shape.model(PolicyModel, reader.decode(text.encode(), "policy.yaml"))]
)
def test_the_work_for_unknown_keys_does_not_grow_with_their_square(
    load_it: Callable[[str], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each unknown key, the hint was once computed from all keys of the file, even if nobody saw it."""
    looked_at: list[object] = []

    def counted(function: Callable[..., object]) -> Callable[..., object]:
        def noted(*given: object) -> object:
            looked_at.append(given)
            return function(*given)

        return noted

    for module, name in ((guessing, "closest"), (shape, "closest"), (shape, "_is_cut")):
        monkeypatch.setattr(module, name, counted(getattr(module, name)))
    with pytest.raises(InputError) as caught:
        load_it("".join(f"k{n}: null\n" for n in range(5_000)))
    assert caught.value.diagnostics[-1].code == "LF019"
    assert 0 < len(looked_at) <= 2 * 5_000
