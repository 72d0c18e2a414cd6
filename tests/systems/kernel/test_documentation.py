"""The kernel behaves as docs/run-kernel.md describes."""

import doctest
import re
from pathlib import Path

import yaml

from leverframe.systems.kernel import entry, kernel, request
from leverframe.systems.kernel.settings import configured
from tests.run import ROOT
from tests.support.command_line import served

PAGE = ROOT / "docs" / "run-kernel.md"
TEXT = PAGE.read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


def members(table: str) -> set[str]:
    """The members in the table under a heading."""
    section = TEXT.split(f"## {table}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`[^|]+`) \|", section, re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


def test_the_session_on_the_page_is_what_happens(tmp_path: Path) -> None:
    requests, answers = blocks("json")
    found = served("run", "kernel", stdin=requests, directory=tmp_path)
    assert found.stdout == answers


def test_the_page_lists_all_members() -> None:
    properties, entries = request.SCHEMA["properties"], entry.SCHEMA["required"]
    assert isinstance(properties, dict)
    assert isinstance(entries, list)
    assert members("Requests") == set(properties)
    assert members("The record") == set(entries)


def test_the_settings_and_the_policy_on_the_page_are_in_order(tmp_path: Path) -> None:
    settings, policy = blocks("yaml")
    (tmp_path / "kernel.yaml").write_text(settings, "utf-8")
    (tmp_path / yaml.safe_load(settings)["policy"]).write_text(policy, "utf-8")
    configuration = configured(tmp_path / "kernel.yaml", tmp_path / "home")
    configuration.close()
    assert sorted(configuration.tools) == ["keep"]


def test_the_examples_on_the_page_and_in_the_docstring() -> None:
    page = doctest.testfile(str(PAGE), module_relative=False)
    assert (page.failed, page.attempted > 10) == (0, True)
    found = doctest.testmod(kernel)
    assert (found.failed, found.attempted > 10) == (0, True)
