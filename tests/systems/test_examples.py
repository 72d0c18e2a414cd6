"""What the examples of the systems are fed with: nothing in it says what is to come of it."""

import re

import pytest

import leverframe
from leverframe.language.declaration import Maker
from tests.run import ROOT
from tests.torture.subjects import SUBJECTS

FOLDERS = sorted(SUBJECTS)


def outcomes(name: str) -> set[str]:
    """The events that a system makes by its own work, and that befall it."""
    makers = leverframe.load(SUBJECTS[name].machine).declaration.makers
    return {event for event, maker in makers.items() if maker is not Maker.INPUT}


def words(name: str) -> set[str]:
    """All words in the files of an example that a program reads."""
    files = [path for path in (ROOT / "examples" / name).rglob("*") if path.is_file() and path.name != "README.md"]
    assert files
    return {word for path in files for word in re.findall(r"\w+", path.read_text("utf-8"))}


@pytest.mark.parametrize("name", FOLDERS)
def test_no_outcome_is_named_in_what_an_example_is_fed_with(name: str) -> None:
    assert words(name) & outcomes(name) == set()


def test_there_is_an_example_for_every_system() -> None:
    assert {path.name for path in (ROOT / "examples").iterdir() if path.is_dir() and path.name[0].isalpha()} == set(
        FOLDERS
    )
