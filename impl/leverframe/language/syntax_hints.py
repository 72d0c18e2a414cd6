"""Hints for text that is not YAML."""

_QUOTE = "quote the text if it contains ': ', ' #', or starts with one of * & ! | > % @ `"
_SYNTAX = (
    ("did not find expected ',' or '}'", "inside { } put a comma between entries, and close it by }"),
    ("did not find expected ',' or ']'", "inside [ ] put a comma between entries, and close it by ]"),
    (
        "did not find expected key",
        "indent the keys of one mapping equally, and close all brackets and quotes before them",
    ),
    ("did not find expected '-' indicator", "begin each entry of a list with '- ', and indent them equally"),
    ("could not find expected ':'", "write a key as 'key: value', with a space after the colon"),
    ("mapping values are not allowed", "indent keys equally, with a space after each colon; quote a text with ': '"),
    (
        "block sequence entries are not allowed",
        "begin each entry of a list on a line of its own, and indent them equally",
    ),
    ("found unexpected end of stream", "close the quote"),
    ("found unexpected ':'", "write a value after the colon, with a space between; quote a text with a colon in it"),
)
"""Hints by the beginning of libyaml's message."""


def syntax_hint(problem: str) -> str:
    """A hint for a message of libyaml."""
    return next((hint for begin, hint in _SYNTAX if problem.startswith(begin)), _QUOTE)
