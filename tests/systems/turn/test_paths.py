"""Paths and patterns: no path leads out of the workspace, and no spelling evades an approval."""

import itertools
import os
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from leverframe.systems.turn.paths import MAX_NAME, MAX_PATH, PathError, PatternPaths, Target, folded, pattern, target

NAMES = st.text(st.sampled_from("abA*?.[x]éß\ufb01"), min_size=1, max_size=4).filter(
    lambda name: name not in {".", ".."}
)
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


@pytest.mark.parametrize("pattern", ["[x]", "[!x]", "[]", "[", "[[]", "[a-z]", "x]", "[x]*", "?x]"])
def test_a_bracket_is_a_character_like_others(pattern: str) -> None:
    paths = PatternPaths.of([pattern])
    for name in ("[x]", "[!x]", "[]", "[", "[[]", "[a-z]", "x]", "x", "y", "m", "[x]y"):
        matches = name_matches(pattern, name)
        assert (paths.cover(target(name)), paths.touch(target(name))) == (matches, matches), name


def loosely(name: str) -> str:
    """The name in small letters, without ligatures; dots do not hide it. True of the alphabet above."""
    return unicodedata.normalize("NFKC", name.casefold()).replace(".", "\u2024")


def path_touches(pattern: Sequence[str], parts: Sequence[str]) -> bool:
    return path_matches(tuple(map(loosely, pattern)), tuple(map(loosely, parts)))


@st.composite
def matching(draw: st.DrawFn) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A pattern, and a path that often matches it, perhaps under another spelling."""
    pattern = draw(PATTERNS)
    parts = list[str]()
    for name in pattern:
        if name == "**":
            parts += draw(st.lists(NAMES, max_size=2))
        else:
            filled = "".join(draw(st.sampled_from(["", "b", ".x"])) if one == "*" else one for one in name)
            parts.append(filled.replace("?", draw(st.sampled_from("bé."))) or "b")
    same: Callable[[str], str] = str
    respelt = draw(st.sampled_from([same, same, str.upper, str.casefold]))
    spelt = [respelt(name) for name in parts if name not in {".", ".."}]
    return pattern, tuple(spelt or ["a"])


@given(matching() | st.tuples(PATTERNS, PARTS))
def test_patterns_mean_what_they_say(given_pair: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
    pattern, parts = given_pair
    paths, wanted = PatternPaths.of(["/".join(pattern)]), Target(parts)
    covered, touched = path_matches(pattern, parts), path_touches(pattern, parts)
    event(f"covered: {covered}, touched: {touched}")
    assert paths.cover(wanted) is covered
    assert paths.touch(wanted) is (covered or touched)


FEW_NAMES = ("a", "b", "aa", "ab", "ba", "bb")
FEW_PATHS = [path for depth in (1, 2, 3, 4) for path in itertools.product(FEW_NAMES, repeat=depth)]
FEW_PATTERNS = st.lists(
    st.text(st.sampled_from("ab*?"), min_size=1, max_size=2) | st.just("**"), min_size=1, max_size=3
).map(tuple)


@given(FEW_PATTERNS, FEW_PATTERNS)
def test_two_patterns_meet_just_if_there_is_a_path_that_both_match(
    one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    """By exhaustive search: no longer path is needed for patterns of three names with two characters each."""
    common = any(path_matches(one, path) and path_matches(other, path) for path in FEW_PATHS)
    event(f"they meet: {common}")
    assert PatternPaths.of(["/".join(one)]).meet(pattern("/".join(other).upper())) is common


def test_a_hostile_pattern_takes_no_time_that_grows_faster_than_path_and_pattern() -> None:
    paths = PatternPaths.of(["/".join(["**", "*a*a*a*a*b"] * 20)])
    assert not paths.cover(Target(("a" * 250,) * 60))


PLAIN = ("a", "b c", "é", ".x", "A*?", "...")
"""Names that a path may have; it may also have dots that lead nowhere."""
NO_NAMES = ("..", "", "e\u0301", "\u202ea", "x\\y", "a\0")


@given(st.lists(st.sampled_from((*PLAIN, *PLAIN, ".", *NO_NAMES)), min_size=1, max_size=5))
def test_a_path_is_its_names_and_with_any_other_name_it_is_none(names: list[str]) -> None:
    kept = [name for name in names if name != "."]
    if kept and set(kept) <= set(PLAIN):
        assert target("/".join(names)) == Target(tuple(kept))
    else:
        with pytest.raises(PathError):
            target("/".join(names))


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


def test_what_is_at_the_limits_is_a_path() -> None:
    longest = "x/" * (MAX_PATH // 2 - 1) + "xx"
    assert len(longest) == MAX_PATH
    assert (str(target(longest)), str(target("x" * MAX_NAME))) == (longest, "x" * MAX_NAME)
    assert str(target("./src/./a.txt")) == "src/a.txt"


@given(st.sampled_from(["?", "?.key", "a?", "*?"]), st.characters(), st.sampled_from(["", ".key"]))
def test_a_name_that_grows_when_it_is_folded_is_meant_all_the_same(pattern: str, one: str, rest: str) -> None:
    paths = PatternPaths.of([pattern])
    for name in (f"{one}{rest}", f"a{one}{rest}", f"\u00df{rest}", f"a\ufb01{rest}"):
        assert paths.touch(Target((name,))) or not paths.cover(Target((name,)))


@pytest.mark.parametrize(
    ("pattern", "path"), [("caf?", "CAFÉ"), ("?git/config", ".GIT/config"), ("*rc", ".BASHRC"), ("a?b", "A.b")]
)
def test_wildcards_of_an_approval_match_other_spellings_and_hidden_names(pattern: str, path: str) -> None:
    paths = PatternPaths.of([pattern])
    assert (paths.touch(target(path)), paths.cover(target(path))) == (True, False)


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


SPECIAL = [
    one
    for one in map(chr, range(0x20000))
    if unicodedata.category(one) != "Cs" and (one.casefold() != one or unicodedata.normalize("NFKD", one) != one)
]
"""The characters that have another spelling: an accent apart, a ligature, another width or case."""


def spellings(name: str) -> set[str]:
    """What some file system may take for the same name. The capital of another letter (a dotless i) is none."""
    forms = {unicodedata.normalize(form, name) for form in ("NFC", "NFD", "NFKC", "NFKD")}
    cases = {name.upper(), name.title(), name.lower(), name.casefold()}
    return forms | {form for form in cases if caseless(form) == caseless(name)} | {folded(name)}


def caseless(name: str) -> str:
    """Canonical caseless matching (Unicode 15, D145)."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFD", name).casefold())


@pytest.mark.parametrize("around", ["", "a{}\u0301"])
def test_no_other_spelling_of_a_character_has_another_key(around: str) -> None:
    assert len(SPECIAL) > 10_000
    names = [around.format(one) if around else one for one in SPECIAL]
    assert [name for name in names if {folded(spelt) for spelt in spellings(name)} != {folded(name)}] == []


@given(st.lists(st.sampled_from([*"ab. ", *SPECIAL]), max_size=6).map("".join))
def test_no_other_spelling_of_a_name_has_another_key(name: str) -> None:
    assert {folded(spelt) for spelt in spellings(name)} == {folded(name)}
