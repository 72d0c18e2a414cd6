"""Ctrl-C while a subject is asked: the command ends at once, quietly, and nothing that it started stays behind."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.conform.subjects import TURNSTILE
from tests.support.command_line import command, environment

SLOW = """\
import subprocess, sys, time
from pathlib import Path

sign, subject = Path(sys.argv[1]), sys.argv[2:]
with subprocess.Popen(subject, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as inner:
    for number, line in enumerate(sys.stdin.buffer):
        inner.stdin.write(line)
        inner.stdin.flush()
        sys.stdout.buffer.write(inner.stdout.readline())
        sys.stdout.buffer.flush()
        time.sleep(0.02)
        if number == 5:
            sign.write_text(f"{inner.pid}\\n")
"""
"""A subject in a process of its own, which asks it slowly and says when it is at work."""


def is_there(process: int) -> bool:
    """Does a process run? One that has ended and that nobody waited for does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.parametrize("of", ["learn", "conform"])
def test_nothing_stays_behind_an_interrupt(of: str, tmp_path: Path) -> None:
    slow, sign = tmp_path / "slow.py", tmp_path / "sign"
    slow.write_text(SLOW)
    subject = (sys.executable, slow, sign, sys.executable, TURNSTILE)
    output = tmp_path / "report.json"
    arguments = (of, TURNSTILE.with_suffix(".yaml"), "--format", "json")
    written = () if of == "learn" else ("-o", output)
    with subprocess.Popen(
        command(*arguments, *written, "--", *subject),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as running:
        while not (sign.exists() and sign.read_text().endswith("\n")):
            assert running.poll() is None, running.communicate()
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (130, b"")
    assert b"Traceback" not in err
    assert not output.exists()
    inner = int(sign.read_text())
    for _ in range(1000):
        if not is_there(inner):
            break
        time.sleep(0.01)
    assert not is_there(inner)
