"""Every file and command of the tutorial and the how-to guides works as the page shows it."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from leverframe.view import svg
from tests.run import ROOT
from tests.support import postgresql, staged
from tests.support.consoles import Command, steps, wrong
from tests.support.tracked import tracked

EXACT = [ROOT / "docs" / f"{name}.md" for name in ("documents", "replicas", "tutorial")] + sorted(
    (ROOT / "docs" / "how-to").glob("*.md")
)
"""The pages whose commands print what the page shows."""
MARKS = {
    "test-a-rust-program": [pytest.mark.needs("rustc")],
    "postgresql": [pytest.mark.long, pytest.mark.needs("initdb"), pytest.mark.xdist_group("postgresql")],
    "ray": [pytest.mark.long, pytest.mark.xdist_group("ray")],
}
"""The marks of pages, by their stems."""
PAGES = [pytest.param(page, id=page.stem, marks=MARKS.get(page.stem, ())) for page in EXACT]


@pytest.fixture
def served(page: Path) -> Iterator[Mapping[str, str]]:
    """What stands on a page for a server of its reader, and the server of this test."""
    if page.stem != "postgresql":
        yield {}
        return
    with postgresql.cluster() as server:
        yield {"postgresql://localhost/orders": server.url(server.new_schema())}


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_print_what_it_shows(page: Path, served: Mapping[str, str], tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    text = page.read_text("utf-8")
    for shown, real in served.items():
        assert shown in text
        text = text.replace(shown, real)
    assert "\n".join(wrong(text, tmp_path, page.parent)) == ""
    for picture in re.findall(r"^!\[[^\]]+\]\(([\w./-]+\.svg)\)$", text, re.MULTILINE):
        if Path(picture).parts[:2] == ("..", "diagrams"):  # derived, and compared by other tests
            continue
        shown_source = svg.drawn_from((page.parent / picture).read_text("utf-8"))
        drawn = svg.drawn_from((tmp_path / Path(picture).name).read_text("utf-8"))
        assert drawn is not None
        assert shown_source == drawn, f"{picture} is not what the command of the page draws"


GATE = (ROOT / "examples" / "tool-gate.yaml").read_text("utf-8")
SHOWN = f"""Save it as `gate.yaml`:

```yaml
{GATE}```

```console
$ leverframe check gate.yaml   # a comment
…
  ✗ fails   only-what-was-approved, although it is expected to hold
…
              4. EXECUTED    → IDLE    wanted becomes NONE, approved becomes NONE
…
  Exit code 1: …
```

Mend it, in `gate.yaml`:

```diff
-  - {{from: [ASKING, READY], on: WRITE_ASKED, internal: true, set: {{wanted: WRITE}}}}
+  - {{from: ASKING, on: WRITE_ASKED, internal: true, set: {{wanted: WRITE}}}}
```

```console
$ leverframe check gate.yaml
…
  Exit code 0: …
$ leverframe graph gate.yaml -o gate.mmd
$ grep state gate.mmd | head -n 1 | tr a-z A-Z
STATE…-V2
$ leverframe check gates.yaml
error[LF001]: …
…
```
"""


def test_a_page_that_is_right(tmp_path: Path) -> None:
    assert wrong(SHOWN, tmp_path) == []


@pytest.mark.parametrize(
    ("text", "other", "told"),
    [
        ("4. EXECUTED ", "3. EXECUTED ", "is not what the page shows"),
        ("check gate.yaml   #", "check gates.yaml   #", "is not what the page shows"),
        ("tr a-z A-Z", "trr", "is not what the page shows"),
        ("graph gate.yaml -o gate.mmd", "graph gate.yaml -o gate.mmd | false", "ended with 1, not 0"),
        ("requires: wanted == approved", "requires: approved == approved", "is not what the page shows"),
        ("-  - {from: [ASKING, READY]", "-  - {from: [ASKING]", "does not have these lines once"),
        ("STATE…-V2", "STATE", "is not what the page shows"),
        ("error[LF001]: …\n…", "error[LF002]: …\n…", "is not what the page shows"),
    ],
)
def test_a_page_that_is_wrong(text: str, other: str, told: str, tmp_path: Path) -> None:
    assert text in SHOWN
    found = wrong(SHOWN.replace(text, other), tmp_path)
    assert told in found[0]


OTHERS = (
    "README.md",
    "docs/audit.md",
    "docs/commands.md",
    "docs/conformance.md",
    "docs/journal.md",
    "docs/learning.md",
    "docs/run-femtoclaw.md",
    "docs/run-kernel.md",
    "docs/run-reug.md",
    "docs/run-turn.md",
    "docs/sut.md",
    "docs/vectors.md",
    "docs/wire.md",
    "examples/README.md",
    "examples/kernel/README.md",
    "examples/logs/README.md",
    "examples/reug/README.md",
)
"""The other pages with blocks of commands, apart from the index, whose commands another test runs."""
UNTOLD = {
    "docs/README.md",
    "docs/code-mutants.md",
    "docs/installation.md",
    "SECURITY.md",
}
"""Pages whose commands install, take many minutes, or are about a release that is published: the tests of packaging, of
code mutants and of releases do the same with other commands."""


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("stage")
    staged.setting(folder)
    return folder


@pytest.mark.long
@pytest.mark.xdist_group("stage")
@pytest.mark.needs("go")
@pytest.mark.parametrize("page", OTHERS)
def test_the_commands_of_a_reference_page_work(page: str, stage: Path, tmp_path: Path) -> None:
    assert "\n".join(staged.wrong(page, staged.copy_of(stage, tmp_path))) == ""


def test_every_page_with_commands_is_run() -> None:
    found = {
        name
        for name in tracked()
        if name.endswith(".md") and any(isinstance(step, Command) for step in steps((ROOT / name).read_text("utf-8")))
    }
    run = {page.relative_to(ROOT).as_posix() for page in EXACT}
    assert found - run == {*OTHERS, *UNTOLD} - run
