"""The error codes: each reported code has an explanation, and each example has its mistake and no other."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import leverframe
from leverframe.check.checker import check
from leverframe.check.verdict import Fails
from leverframe.errors import InputError
from leverframe.language.builtin import BUILTIN_CHECKS
from leverframe.language.explanations import CODES, TOPICS, Explanation, Topic
from leverframe.language.loader import loads

PACKAGE = Path(leverframe.__file__).parent
CODE = re.compile(r"LF\d{3}")
WITHOUT_TEXT = {
    f"LF{number:03}"
    for first, end in (
        (1, 4), (19, 20), (70, 81), (100, 109), (110, 115), (120, 134),
        (138, 140), (150, 153), (158, 159), (160, 163), (165, 169), (170, 179), (180, 185), (190, 200),
        (210, 213), (215, 218), (230, 232)
    )
    for number in range(first, end)
}  # fmt: skip
"""Codes about files, bytes, the command line, drawings, certificates, journals, policies, systems, installations,
interfaces, adapters and logs."""


def emitted() -> Iterator[str]:
    """The codes that the source reports: string literals of their own."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
                yield node.value


def mentioned() -> Iterator[str]:
    """The codes anywhere in the source, including docstrings and comments."""
    for path in PACKAGE.rglob("*.py"):
        yield from CODE.findall(path.read_text("utf-8"))


def test_every_code_that_is_reported_is_explained_and_no_other() -> None:
    assert set(emitted()) == set(CODES)


def test_every_code_that_is_mentioned_is_explained() -> None:
    assert set(mentioned()) <= set(CODES)


def test_codes_are_in_order_and_each_stands_under_its_own() -> None:
    assert list(CODES) == sorted(CODES)
    assert all(CODE.fullmatch(code) and explanation.code == code for code, explanation in CODES.items())


def test_only_what_no_text_can_have_is_without_an_example() -> None:
    assert {code for code, explanation in CODES.items() if not explanation.example} == WITHOUT_TEXT


@pytest.mark.parametrize("code", sorted(set(CODES) - WITHOUT_TEXT))
def test_an_example_has_its_mistake_and_no_other(code: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        loads(CODES[code].example, str(tmp_path / "door.yaml"))
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == [code]


@pytest.mark.parametrize("explanation", CODES.values(), ids=CODES)
def test_an_explanation_reads_well(explanation: Explanation) -> None:
    title = explanation.title
    assert title[0].isupper()
    assert not title.endswith(".")
    assert len(title) <= 60
    for text in (explanation.why, explanation.remedy):
        for paragraph in text.split("\n"):
            assert paragraph == paragraph.strip()
            assert 20 <= len(paragraph) <= 420
            assert paragraph.endswith((".", ": iconv -f UTF-16 -t UTF-8 OLD > NEW"))
            assert "  " not in paragraph


@pytest.mark.parametrize("topic", TOPICS.values(), ids=TOPICS)
def test_a_topic_reads_well(topic: Topic) -> None:
    assert re.fullmatch("[a-z]+(-[a-z]+)*", topic.name)
    assert not topic.title.endswith(".")
    for text in (topic.meaning, topic.remedy):
        assert 20 <= len(text) <= 420
        assert text.endswith(".")
        assert "  " not in text


def test_every_check_is_a_topic() -> None:
    assert set(BUILTIN_CHECKS) <= set(TOPICS)
    assert all(TOPICS[name].title.lower() == meaning for name, meaning in BUILTIN_CHECKS.items())


@pytest.mark.parametrize("name", [name for name in TOPICS if TOPICS[name].example])
def test_the_example_of_a_check_fails_it_and_that_of_a_concept_shows_it(name: str) -> None:
    results = {result.name: result for result in check(loads(TOPICS[name].example)).results}
    if name in BUILTIN_CHECKS:
        verdict = results[name].verdict
        assert isinstance(verdict, Fails)
        assert verdict.remedy
    elif name == "vacuity":
        assert [result.name for result in results.values() if result.idle] == ["closes"]
    else:
        assert all(result.as_expected for result in results.values())
