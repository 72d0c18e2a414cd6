"""The name of the project: the old one occurs only where it must (docs/adr/0018-the-name.md)."""

import re

from tests.run import ROOT
from tests.support.tracked import tracked

FORMER = re.compile("interlock(?!ing|ed)", re.IGNORECASE)
"""The old name. The new one comes from the interlocking of a lever frame."""
FORMER_CODE = re.compile(r"\bIL\d{3}\b")
PERMITTED = {
    "CHANGELOG.md": 3,
    "docs/adr/0018-the-name.md": None,
    "docs/journal.md": None,
    "impl/leverframe/language/hints.py": None,
    "impl/leverframe/record/control.py": None,
    "tests/cli/test_commands.py": None,
    "tests/data/mistakes/files.txt": None,
    "tests/journal/test_format_1.py": None,
    "tests/oracle/journal_verifier.py": None,
    "tests/repository/test_name.py": None,
}
"""File → the number of lines that may have the old name; None if the file is about the name."""


def test_the_old_name_stands_only_where_it_has_to() -> None:
    found: dict[str, int] = {}
    for name in tracked():
        path = ROOT / name
        if name.startswith("tests/data/journals/format-1/"):
            continue
        text = path.read_text("utf-8", "replace")
        lines = sum(bool(FORMER.search(line) or FORMER_CODE.search(line)) for line in (name, *text.splitlines()))
        if lines:
            found[name] = lines
    assert {name: lines for name, lines in found.items() if name not in PERMITTED} == {}
    assert {name for name, most in PERMITTED.items() if most is not None and found.get(name, 0) > most} == set()
    assert set(PERMITTED) <= set(found), "a permission that nothing needs"
