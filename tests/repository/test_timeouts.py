"""The time limit of a test ends the test, whatever catches the exception."""

import pytest

from tests.run import ROOT

pytest_plugins = ["pytester"]

HANGS = """
    import time
    from hypothesis import given, strategies as st

    @given(st.integers())
    def test_an_example_hangs(number):
        while True:
            time.sleep(0.01)

    def test_whoever_catches_it_is_ended_again():
        try:
            while True:
                time.sleep(0.01)
        except BaseException:
            while True:
                time.sleep(0.01)

    def test_next():
        pass
"""


def test_a_test_that_hangs_fails_and_the_others_run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest("from tests.support import timeouts; timeouts.AGAIN = 0.2; from tests.conftest import *")
    pytester.makepyfile(HANGS)
    result = pytester.runpytest_subprocess("-p", "no:xdist", "--timeout", "0.2", timeout=120)
    assert result.parseoutcomes() == {"failed": 2, "passed": 1}
    result.stdout.fnmatch_lines(["*TestTimeoutError: Timeout*"])
