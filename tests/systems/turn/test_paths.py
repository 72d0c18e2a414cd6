"""Paths and patterns: no path leads out of the workspace, and no spelling evades an approval."""

import os
import unicodedata
from functools import cache

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from leverframe.systems.turn.paths import PathError, PatternPaths, Target, folded, target

NAMES = st.text(st.sampled_from("abA*?.[x]é."), min_size=1, max_size=4).filter(lambda name: name not in {".", ".."})
PARTS = st.lists(NAMES, min_size=1, max_size=5).map(tuple)
PATTERNS = st.lists(NAMES | st.just("**"), min_size=1, max_size=5).map(tuple)


@cache
def name_matches(pattern: str, name: str) -> bool:
    """The meaning of * and ?, by exhaustive search."""
    if not pattern:
        return not name
    if pattern[0] == "*":
        return any(name_matches(pattern[1:], name[used:]) for used in range(len(name) + 1))
    return bool(name) and pattern[0] in {"?", name[0]} and name_matches(pattern[1:], name[1:])


@cache
def path_matches(pattern: tuple[str, ...], parts: tuple[str, ...]) -> bool:
    """The meaning of **, by exhaustive search."""
    if not pattern:
        return not parts
    if pattern[0] == "**":
        least = 1 if len(pattern) == 1 else 0
        shown = [not any(part.startswith(".") for part in parts[:used]) for used in range(len(parts) + 1)]
        return any(shown[used] and path_matches(pattern[1:], parts[used:]) for used in range(least, len(parts) + 1))
    if not parts or (parts[0].startswith(".") and not pattern[0].startswith(".")):
        return False
    return name_matches(pattern[0], parts[0]) and path_matches(pattern[1:], parts[1:])


@pytest.mark.parametrize(
    ("pattern", "path", "covered"),
    [
        ("**", "src/a.txt", True),
        ("**", ".git/config", False),
        ("**", "lib/.git/hooks/post-checkout", False),
        ("**", ".envrc", False),
        ("*", ".envrc", False),
        ("src/**/x", "src/.hidden/x", False),
        ("?git/config", ".git/config", False),
        (".*", ".envrc", True),
        ("**/.env", "src/.env", True),
        (".github/**", ".github/workflows/test.yaml", True),
        (".github/**", ".github/.hidden", False),
    ],
)
def test_what_is_hidden_is_in_scope_only_where_that_is_said(pattern: str, path: str, covered: bool) -> None:  # noqa: FBT001 -- a table
    paths = PatternPaths.of([pattern])
    assert paths.cover(target(path)) is covered
    everything = PatternPaths.of(["**"])
    assert everything.touch(target(path)), "a hidden file evades an approval"


@given(PATTERNS, PARTS)
def test_patterns_mean_what_they_say(pattern: tuple[str, ...], parts: tuple[str, ...]) -> None:
    assert PatternPaths.of(["/".join(pattern)]).cover(Target(parts)) is path_matches(pattern, parts)


def test_a_hostile_pattern_takes_no_time_that_grows_faster_than_path_and_pattern() -> None:
    paths = PatternPaths.of(["/".join(["**", "*a*a*a*a*b"] * 20)])
    assert not paths.cover(Target(("a" * 250,) * 60))


@given(st.text(st.sampled_from("ab./\\\0é\u0301\u202e "), max_size=12) | st.text(max_size=12))
def test_what_is_taken_for_a_path_lies_below_the_workspace_and_can_be_read_in_one_way(text: str) -> None:
    try:
        found = target(text)
    except PathError:
        return
    below = os.path.normpath(f"/workspace/{text}")
    assert below == f"/workspace/{found}"
    assert below.startswith("/workspace/")
    assert all(part and part not in {".", ".."} and "/" not in part and "\0" not in part for part in found.parts)
    assert unicodedata.is_normalized("NFC", str(found))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty"),
        ("/etc/passwd", "absolute"),
        ("..", "must not contain"),
        ("src/../../etc/passwd", "must not contain"),
        ("src/..", "must not contain"),
        (".", "the workspace itself"),
        ("src//a", "empty name"),
        ("src/", "empty name"),
        ("src\\..\\a", "backslash"),
        ("src/a\0.txt", "U+0000"),
        ("src/\u202etxt.exe", "U+202E"),
        ("src/a\u200b", "U+200B"),
        ("src/a\ufe0f", "U+FE0F"),
        ("src/a\u3164", "U+3164"),
        ("src/a\u00a0b", "U+00A0"),
        ("src/a\U000e0100", "U+E0100"),
        ("src/e\u0301", "NFC"),
        ("src/\udcff", "U+DCFF"),
        ("x" * 256, "more than 255 bytes"),
        ("é" * 128, "more than 255 bytes"),
        ("x/" * 2100 + "x", "more than 4,096 bytes"),
        ("src/.leverframe-1.tmp", "reserved for the gate"),
        ("src/.Leverframe-1.tmp", "reserved for the gate"),
    ],
)
def test_what_is_no_path(text: str, said: str) -> None:
    with pytest.raises(PathError, match=said.replace("+", r"\+")):
        target(text)


def test_dots_that_lead_nowhere_are_passed_over() -> None:
    assert str(target("./src/./a.txt")) == "src/a.txt"


@given(PATTERNS, PARTS)
def test_what_is_meant_exactly_is_meant_loosely_too(pattern: tuple[str, ...], parts: tuple[str, ...]) -> None:
    paths = PatternPaths.of(["/".join(pattern)])
    assume(paths.cover(Target(parts)))
    assert paths.touch(Target(parts))


@given(st.sampled_from(["?", "?.key", "a?", "*?"]), st.characters(), st.sampled_from(["", ".key"]))
def test_a_name_that_grows_when_it_is_folded_is_meant_all_the_same(pattern: str, one: str, rest: str) -> None:
    paths = PatternPaths.of([pattern])
    for name in (f"{one}{rest}", f"a{one}{rest}", f"\u00df{rest}", f"a\ufb01{rest}"):
        assert paths.touch(Target((name,))) or not paths.cover(Target((name,)))


@pytest.mark.parametrize(
    "spelt",
    [
        "src/secret",
        "SRC/SECRET",
        "src/Secret",
        "\u017frc/secret",
        "src/\uff53ecret",
        "src/\uff53\uff45\uff43\uff52\uff45\uff54",
        "src/\u017fecret",
    ],
)
def test_no_spelling_gets_around_an_approval_but_only_the_exact_one_is_in_scope(spelt: str) -> None:
    paths = PatternPaths.of(["src/secret"])
    assert paths.touch(target(spelt))
    assert paths.cover(target(spelt)) is (spelt == "src/secret")


@given(st.text(max_size=6))
def test_folding_is_final(name: str) -> None:
    assume(all(unicodedata.category(character) != "Cs" for character in name))
    assert folded(name.upper()) == folded(name) or name.upper().casefold() != name.casefold()
