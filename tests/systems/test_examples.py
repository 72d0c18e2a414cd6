"""The examples of the systems: no input names the outcome that it leads to."""

import re

import pytest

import leverframe
from leverframe.language.declaration import Maker
from tests.run import ROOT
from tests.torture.subjects import SUBJECTS

FOLDERS = sorted(SUBJECTS)


def outcomes(name: str) -> set[str]:
    """All events except inputs: those of the system's own work, and those that happen to it."""
    makers = leverframe.load(SUBJECTS[name].machine).declaration.makers
    return {event for event, maker in makers.items() if maker is not Maker.INPUT}


def words(name: str) -> set[str]:
    """All words in the files of an example that programs read."""
    found = [path for path in (ROOT / "examples" / name).rglob("*") if path.is_file()]
    files = [path for path in found if path.name != "README.md" and path.suffix != ".pyc"]
    assert files
    return {word for path in files for word in re.findall(r"\w+", path.read_text("utf-8"))}


@pytest.mark.parametrize("name", FOLDERS)
def test_no_outcome_is_named_in_what_an_example_is_fed_with(name: str) -> None:
    assert words(name) & outcomes(name) == set()


def test_there_is_an_example_for_every_system() -> None:
    folders = {path.name for path in (ROOT / "examples").iterdir() if path.is_dir() and path.name[0].isalpha()}
    assert folders == {*FOLDERS, "logs", "vectors"}
