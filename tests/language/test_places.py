"""Errors point to the right characters, for every way to quote, fold or encode the text."""

import pytest

from leverframe.errors import Diagnostic, InputError, Span
from leverframe.language import nodes, reader, report
from leverframe.language.loader import loads

HEAD = "leverframe: 1\nmachine: door\nprofile: document\nstates: {IDLE: {initial: true}}\n"
PROPERTY = f"{HEAD}properties:\n- id: p\n"

# Ways to write the expression `IDLE and <b>wrong</b>`; the error must point to `wrong`.
WAYS = {
    "plain": "IDLE and wrong",
    "single quotes": "'IDLE and wrong'",
    "double quotes": '"IDLE and wrong"',
    "two lines": "IDLE\n    and wrong",
    "two lines and an empty one": "IDLE and\n\n    wrong",
    "two lines in single quotes": "'IDLE\n  and wrong'",
    "two lines in double quotes": '"IDLE and\n\n    wrong"',
    "folded": ">\n    IDLE and\n    wrong",
    "folded and stripped": ">-\n    IDLE\n\n    and wrong",
    "folded, with a deeper line": ">-\n    IDLE\n      and wrong",
    "folded, with an indentation indicator": ">2-\n    IDLE\n    and wrong",
    "folded, with a comment behind the indicator": ">-  # wrong\n    IDLE and\n    wrong",
    "literal": "|\n    IDLE and\n    wrong",
    "literal and kept": "|+\n    IDLE\n    and wrong\n\n",
    "behind an anchor": "&name IDLE and wrong",
    "behind a tag": "!!str IDLE and wrong",
    "behind both": "!!str &name 'IDLE and wrong'",
    "folded behind an anchor": "&wrong >-\n    IDLE and\n    wrong",
    "behind much white space": "        IDLE   and\t  wrong   ",
    "with a comment": "IDLE and wrong  # wrong",
    "with something unusual": "'IDLE and (((wrong)))'",
}


def only(text: str) -> Diagnostic:
    with pytest.raises(InputError) as caught:
        loads(text, "door.yaml")
    (diagnostic,) = caught.value.diagnostics
    return diagnostic


def pointed_at(diagnostic: Diagnostic) -> str:
    span, line = diagnostic.span, diagnostic.source_line
    assert span is not None
    assert line is not None
    return line[span.column - 1 : span.column - 1 + span.length]


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["LF", "CRLF"])
@pytest.mark.parametrize("way", WAYS)
def test_the_caret_stands_under_the_name(way: str, end: str) -> None:
    before = f"{PROPERTY}  doc: größer als ein Tor 🚪\n  always: "
    text = before + WAYS[way]
    line = text.rstrip().count("\n") + 1
    diagnostic = only(text.replace("\n", end))
    assert diagnostic.message == "unknown name 'wrong'"
    assert pointed_at(diagnostic) == "wrong"
    assert diagnostic.span is not None
    assert diagnostic.span.line == line
    assert diagnostic.source_line == text.split("\n")[line - 1]


def test_columns_are_counted_in_code_points() -> None:
    diagnostic = only(f"{HEAD}properties: [{{id: p, doc: 'ä€😀', always: wrong}}]\n")
    assert diagnostic.span is not None
    assert (diagnostic.span.column, diagnostic.span.length) == (42, 5)
    assert pointed_at(diagnostic) == "wrong"


def test_tabs_count_as_one_column() -> None:
    diagnostic = only(f"{PROPERTY}  always:\t\tIDLE\tand\twrong\n")
    assert diagnostic.span is not None
    assert diagnostic.span.column == 21
    assert pointed_at(diagnostic) == "wrong"


def test_other_separators_of_lines_are_no_line_ends() -> None:
    diagnostic = only(f"title: 'a\x85 b\u2028 c\u2029'\n{PROPERTY}  always: wrong\n")
    assert diagnostic.span is not None
    assert diagnostic.span.line == 8
    assert pointed_at(diagnostic) == "wrong"


def test_a_problem_that_spans_lines_is_marked_up_to_the_end_of_its_first() -> None:
    diagnostic = only(f"{PROPERTY}  always: >-\n    IDLE and 1 +\n    2\n")
    assert diagnostic.message == "a boolean is needed here, but this is an integer"
    assert pointed_at(diagnostic) == "1 +"


@pytest.mark.parametrize("written", ['"IDLE \\x61nd wrong"', "'IDLE and x''y'", '"IDLE and \\\n  wrong"'])
def test_where_escapes_shift_the_text_the_whole_of_it_is_marked_and_the_part_is_named(written: str) -> None:
    diagnostic = only(f"{PROPERTY}  always: {written}\n")
    assert "(at " in diagnostic.message
    assert pointed_at(diagnostic) == written[1:].partition("\n")[0].rstrip("\"'")


def test_an_expression_that_ends_too_early_is_marked_behind_its_end() -> None:
    for written, line, column in [("IDLE and", 7, 19), ("'IDLE and'", 7, 20), (">-\n    IDLE\n    and\n", 9, 8)]:
        diagnostic = only(f"{PROPERTY}  always: {written}\nchecks: {{}}\n")
        assert diagnostic.message == "the expression ends too early"
        assert diagnostic.span is not None
        assert (diagnostic.span.line, diagnostic.span.column) == (line, column)


def test_an_alias_is_marked_where_its_text_stands() -> None:
    diagnostic = only(f"{HEAD}properties:\n- {{id: p, doc: &text IDLE and wrong, always: *text}}\n")
    assert pointed_at(diagnostic) == "wrong"
    assert diagnostic.span is not None
    assert diagnostic.span.column == 31


@pytest.mark.parametrize("value", ["half_open", "'half_open'", '"half_open"', "&a half_open", "!!str 'half_open'"])
def test_a_value_is_marked_without_its_quotes(value: str) -> None:
    diagnostic = only(f"{HEAD}transitions:\n- {{from: IDLE, on: PUSH, to: {value}}}\n")
    assert diagnostic.code == "LF013"
    assert pointed_at(diagnostic) == "half_open"


def test_a_collection_is_marked_where_it_begins() -> None:
    diagnostic = only(f"{HEAD}properties:\n  - # the first\n    id: p\n    alway: IDLE\n")
    assert pointed_at(diagnostic) == "alway"
    diagnostic = only(f"{HEAD}events:\n  PUSH: &push\n    doc: someone pushes\n")
    assert diagnostic.span is not None
    assert (diagnostic.span.line, diagnostic.span.length) == (6, 5)


def test_the_place_of_every_character_of_a_folded_text_is_found() -> None:
    text = reader.decode(b"always: >-\n   one two\n\n   three\n     four\n   five\n", "door.yaml")
    root, _ = nodes.compose(text)
    assert isinstance(root, nodes.Mapping)
    scalar = root.entries["always"]
    assert isinstance(scalar, nodes.Scalar)
    assert isinstance(scalar.value, str)
    for offset, character in enumerate(scalar.value):
        span = nodes.place(text, scalar, offset, 1)
        assert span is not None
        if not character.isspace():
            assert text.line(span.line)[span.column - 1] == character


def test_a_text_of_which_nothing_is_written_is_marked_as_a_whole() -> None:
    diagnostic = only(f'{PROPERTY}  always: "   "\n')
    assert diagnostic.message == "the expression ends too early"
    assert diagnostic.span is not None
    assert diagnostic.span.line == 7


def problems(text: str) -> report.Problems:
    """A file of which nothing was judged yet."""
    found = reader.decode(text.encode(), "door.yaml")
    return report.Problems(found, nodes.compose(found)[0])


def test_of_a_block_its_first_character_is_marked() -> None:
    assert problems("a: >-  # said\n  x\n").span(("a",)) == Span("door.yaml", 1, 4, 1)


def test_what_is_in_a_list_has_no_key() -> None:
    found = problems("a: [b, c]")
    assert found.span(("a", 1), key=True) == found.span(("a", 1)) == Span("door.yaml", 1, 8, 1)
    assert found.span(("a",), key=True) == Span("door.yaml", 1, 1, 1)


def test_the_depth_of_what_an_alias_repeats_is_that_of_its_deepest_part() -> None:
    deep = "[" * 40 + "]" * 40
    text = f"a: &a [{deep}, 1]\nb: {'[' * 30}*a{']' * 30}\n"
    assert [found.code for found in nodes.compose(reader.decode(text.encode(), "door.yaml"))[1]] == ["LF005"]


def test_the_first_node_too_many_is_marked_without_its_quotes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "MAX_NODES", 2)
    _, (found,) = nodes.compose(reader.decode(b'a: "b"', "door.yaml"))
    assert (found.code, found.span) == ("LF006", Span("door.yaml", 1, 5, 1))


@pytest.mark.parametrize(
    ("text", "value"),
    [("+1", 1), ("-0", 0), ("+", "+"), ("1a", "1a"), ("! 4", "4"), ("! true", "true"), ("True", True), ("~", None)],
)
def test_plain_words_are_those_of_the_core_schema(text: str, value: object) -> None:
    root, flaws = nodes.compose(reader.decode(f"a: {text}\n".encode(), "door.yaml"))
    assert flaws == ()
    assert isinstance(root, nodes.Mapping)
    found = root.entries["a"]
    assert isinstance(found, nodes.Scalar)
    assert (found.value, type(found.value)) == (value, type(value))
