"""Tests that need a program outside Python, `@pytest.mark.needs("spin")`, and long tests, `@pytest.mark.long`."""

from pathlib import Path

import pytest

from tests.run import DISTRIBUTION, ROOT
from tests.support import needs
from tests.support.needs import find

pytest_plugins = ["pytester"]

NAMED = "not run: test_x.py::test_spin (needs spin; install it with: apt-get install spin)"


@pytest.fixture
def programs(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty, only directory on PATH of a project with one test that needs spin and one that needs nothing."""
    pytester.makeconftest("from tests.conftest import *")
    pytester.makepyfile(
        test_x="""
            import pytest

            @pytest.mark.needs("spin")
            def test_spin(): pass

            def test_free(): pass
        """
    )
    directory = pytester.mkdir("programs")
    monkeypatch.setenv("PATH", str(directory))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("CI", raising=False)
    return directory


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    """Run pytest: in this process, unless it has workers, which a process of its own starts."""
    start = pytester.runpytest_inprocess if "no:xdist" in arguments else pytester.runpytest_subprocess
    return start(*arguments)


# With and without the processes of xdist, whose output during the collection is not shown.
PROCESSES = pytest.mark.parametrize("arguments", [("-p", "no:xdist"), ("-n", "1")], ids=["one", "several"])


@PROCESSES
@pytest.mark.usefixtures("programs")
def test_without_the_program_the_test_is_named_and_not_run(
    pytester: pytest.Pytester, arguments: tuple[str, ...]
) -> None:
    result = run(pytester, *arguments)
    assert result.ret == pytest.ExitCode.OK
    assert result.parseoutcomes()["passed"] == 1
    assert "skipped" not in result.parseoutcomes()
    result.stdout.fnmatch_lines([NAMED])


@PROCESSES
@pytest.mark.usefixtures("programs")
def test_without_the_program_ci_fails(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("CI", "true")
    result = run(pytester, *arguments)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines([NAMED])


@PROCESSES
def test_with_the_program_the_test_is_run(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, programs: Path, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("CI", "true")
    (programs / "spin").touch(mode=0o755)
    result = run(pytester, *arguments)
    assert result.ret == pytest.ExitCode.OK
    assert result.parseoutcomes()["passed"] == 2
    result.stdout.no_fnmatch_line("not run: *")


@PROCESSES
@pytest.mark.usefixtures("programs")
def test_without_the_documents_a_test_is_named_and_nothing_is_incomplete(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("LEVERFRAME_DOCUMENTS", "nowhere")  # for a new process
    monkeypatch.setattr(needs, "DOCUMENTS", Path("nowhere"))
    pytester.makepyfile(test_x="import pytest\n\n@pytest.mark.needs('documents')\ndef test_read(): pass")
    result = run(pytester, *arguments)
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    why = "needs the documents; name their folder in LEVERFRAME_DOCUMENTS"
    result.stdout.fnmatch_lines([f"left out: test_x.py::test_read ({why})"])


@pytest.mark.usefixtures("programs")
def test_a_program_that_nobody_would_install_is_refused(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_x="import pytest\n\n@pytest.mark.needs('spinn')\ndef test_spin(): pass")
    result = run(pytester, "-p", "no:xdist")
    assert result.ret == pytest.ExitCode.INTERNAL_ERROR
    result.stdout.fnmatch_lines(["*'spinn' is not in tests/support/needs.py*"])


@pytest.mark.usefixtures("programs")
def test_ci_installs_what_is_absent(pytester: pytest.Pytester) -> None:
    result = pytester.runpython_c("import runpy; runpy.run_module('tests.support.needs', run_name='__main__')")
    # Debian installs the programs of the server outside PATH, where this test does not hide them.
    database = ["postgresql"] if find("initdb") is None else []
    others = ["default-jre-headless", "make", "nodejs", "rustc", "spin"]
    assert result.outlines == ["chromium", "graphviz", "gcc", "libc6-dev", "golang-go", *database, *others]


@PROCESSES
@pytest.mark.usefixtures("programs")
def test_long_tests_are_left_to_test_all_and_counted(pytester: pytest.Pytester, arguments: tuple[str, ...]) -> None:
    pytester.makepyfile(
        test_x="""
            import pytest

            @pytest.mark.long
            @pytest.mark.parametrize("number", [1, 2])
            def test_long(number): pass

            @pytest.mark.long
            @pytest.mark.needs("spin")
            def test_long_with_spin(): pass

            def test_quick(): pass
        """
    )
    line = "left to make test-all: 3 long tests: test_x.py (3)"
    result = run(pytester, *arguments, "-m", "not long")
    assert result.parseoutcomes()["passed"] == 1
    result.stdout.fnmatch_lines([line])
    result.stdout.no_fnmatch_line("not run: *")
    result = run(pytester, *arguments)
    assert result.parseoutcomes()["passed"] == 3
    result.stdout.no_fnmatch_line("left to*")
    result.stdout.fnmatch_lines(["not run: test_x.py::test_long_with_spin (*"])


def test_a_group_of_tests_stays_in_one_process(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the processes make the same expensive fixtures."""
    pytester.makeconftest("from tests.conftest import *")
    pytester.makepyfile(
        test_x="""
            import os
            from pathlib import Path
            import pytest

            @pytest.mark.xdist_group("a server")
            @pytest.mark.parametrize("number", range(6))
            def test_grouped(number): Path(f"{os.getpid()}.pid").touch()

            @pytest.mark.parametrize("number", range(6))
            def test_free(number): pass
        """
    )
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    result = run(pytester, "-n", "2", "--dist", DISTRIBUTION)
    assert result.parseoutcomes()["passed"] == 12
    assert len(list(pytester.path.glob("*.pid"))) == 1
