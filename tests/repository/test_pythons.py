"""The tests on other versions of Python: which interpreters are found, and what is said of those that are not."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import pythons
from tests.run import ROOT
from tests.support.needs import LEFT_OUT, NOT_RUN

OWN = f"{sys.version_info.major}.{sys.version_info.minor}"


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder on PATH, and another one of pyenv."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))
    monkeypatch.delenv("LEVERFRAME_PYTHONS", raising=False)
    return tmp_path


def script(place: Path, text: str) -> Path:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    place.chmod(0o755)
    return place


def interpreter(place: Path) -> Path:
    return script(place, f'exec "{sys.executable}" "$@"')


def test_an_interpreter_is_found_on_path_in_the_folder_of_pyenv_and_by_uv(places: Path) -> None:
    assert pythons.find(OWN) is None
    by_uv = interpreter(places / "elsewhere")
    script(places / "bin" / "uv", f'test "$1 $2 $4" = "python find {OWN}" && echo {by_uv}')
    assert pythons.find(OWN) == str(by_uv)
    kept = interpreter(places / "pyenv" / "versions" / f"{OWN}.7" / "bin" / f"python{OWN}")
    assert pythons.find(OWN) == str(kept)
    on_path = interpreter(places / "bin" / f"python{OWN}")
    assert pythons.find(OWN) == str(on_path)


def test_an_interpreter_of_another_version_or_none_at_all_is_not_taken(places: Path) -> None:
    interpreter(places / "bin" / "python3.99")
    script(places / "bin" / f"python{OWN}", "echo 'pyenv: no version is selected' >&2; exit 127")
    assert pythons.find("3.99") is None
    assert pythons.find(OWN) is None


@pytest.mark.parametrize(("asked", "word"), [("", LEFT_OUT), ("3.98", LEFT_OUT), ("3.98 3.99", NOT_RUN)])
@pytest.mark.usefixtures("places")
def test_a_version_that_is_not_found_is_named(
    asked: str, word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEVERFRAME_PYTHONS", asked)
    assert pythons.main(["3.99"]) == 0
    assert capsys.readouterr().out.startswith(f"{word}Python 3.99 (no interpreter ")


@pytest.mark.parametrize("fails", ["venv", "pip", "pytest", None])
def test_an_installation_or_test_that_fails_is_a_failure(
    fails: str | None, places: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    made = places / "made"
    script(
        places / "bin" / f"python{OWN}",
        f"""
        case "$1 $2" in "-c "*) exec "{sys.executable}" "$@";; esac
        test "$2" != venv || {{ /bin/mkdir -p "$3/bin" && /bin/cp "$0" "$3/bin/python"; }}
        echo "$2" >> {made}
        echo 'left to make test-all: 3 long tests'
        test "$2" != {fails}
        """,
    )
    assert pythons.main([OWN]) == int(fails is not None)
    steps = ["venv", "pip", "pytest"]
    assert made.read_text().split() == (steps[: steps.index(fails) + 1] if fails else steps)
    printed = capfd.readouterr().out
    assert printed.endswith(f"Python {OWN}: {'failed' if fails else 'passed'}\n")
    assert "left to" not in printed


def test_the_parts_exist_and_each_other_version_is_tried(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert all((ROOT / "tests" / part).exists() for part in pythons.PARTS)
    monkeypatch.setattr(pythons, "find", lambda _: None)
    assert pythons.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[3] for line in lines] == [version for version in pythons.VERSIONS if version != OWN]


def test_as_a_program_it_takes_versions() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.pythons", "3.99"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.startswith(f"{LEFT_OUT}Python 3.99")
