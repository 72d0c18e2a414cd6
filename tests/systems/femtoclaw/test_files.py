"""The reader of files, with all kinds of directory entries and of paths."""

import os
import socket
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.systems.femtoclaw import reader
from leverframe.systems.femtoclaw.tools import CapabilityResult, Files, Programs
from leverframe.systems.isolation.run import ProgramOutcome, run
from tests.support.budget import examples

MOST = 1_000


def read(below: Path, path: str) -> CapabilityResult:
    tool = Files(below, MOST)
    return tool.result(run(tool.command({"path": path}), tool.limits))


def test_files_are_read_whole_or_not_at_all(tmp_path: Path) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "er" / "é b\n").write_bytes(b"x" * MOST)
    (tmp_path / "huge").write_bytes(b"x" * (MOST + 1))
    (tmp_path / "bytes").write_bytes(b"\xff\x00")
    (tmp_path / "empty").write_bytes(b"")
    with (tmp_path / "sparse").open("wb") as file:
        file.truncate(1 << 40)
    assert read(tmp_path, "deep/er/é b\n") == CapabilityResult(True, {"content": "x" * MOST})  # noqa: FBT003
    assert read(tmp_path, "bytes") == CapabilityResult(True, {"content_base64": "/wA="})  # noqa: FBT003
    assert read(tmp_path, "empty") == CapabilityResult(True, {"content": ""})  # noqa: FBT003
    for name in ("huge", "sparse"):
        assert read(tmp_path, name) == CapabilityResult(False, {"reason": "it has more than 1,000 bytes"})  # noqa: FBT003


def test_a_deeply_nested_file_is_read(tmp_path: Path) -> None:
    folders = "/".join(["d"] * 500)
    (tmp_path / folders).mkdir(parents=True)
    (tmp_path / folders / "a").write_text("deep", "utf-8")
    assert read(tmp_path, f"{folders}/a") == CapabilityResult(True, {"content": "deep"})  # noqa: FBT003


def test_the_reason_is_returned_even_for_a_tiny_limit(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("xy", "utf-8")
    for most, expected in ((0, "it has more than 0 bytes"), (1, "it has more than 1 bytes")):
        tool = Files(tmp_path, most)
        result = tool.result(run(tool.command({"path": "a"}), tool.limits))
        assert result == CapabilityResult(False, {"reason": expected})  # noqa: FBT003


def test_only_regular_files_are_opened(tmp_path: Path) -> None:
    """Opening the FIFO would block for ever, and the device has no end."""
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "folder").mkdir()
    (tmp_path / "target").write_text("content", "utf-8")
    (tmp_path / "link").symlink_to("target")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "folder-link").symlink_to("folder")
    (tmp_path / "folder" / "inside").write_text("content", "utf-8")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        for name in ("fifo", "folder", "link", "loop", "socket"):
            assert read(tmp_path, name) == CapabilityResult(False, {"reason": "it is not a regular file"}), name  # noqa: FBT003
    assert read(Path("/dev"), "zero").value == {"reason": "it is not a regular file"}
    for name in ("folder-link/inside", "fifo/inside"):
        assert read(tmp_path, name).value == {"reason": "Not a directory"}, name
    assert read(tmp_path, "folder/inside").succeeded


def test_a_file_without_a_size_is_limited_too() -> None:
    path = f"{os.getpid()}/status"
    assert Path("/proc", path).stat().st_size == 0
    assert read(Path("/proc"), path).value == {"reason": "it has more than 1,000 bytes"}


PARTS = st.sampled_from(["..", ".", "", "a", "link", "up", "..\\..", "... ", "\u2025", "secret", "inside"])


@settings(max_examples=examples(300))
@given(st.lists(PARTS, min_size=1, max_size=6).map("/".join))
def test_no_path_leads_out(tmp_path_factory: pytest.TempPathFactory, path: str) -> None:
    base = tmp_path_factory.getbasetemp() / "files"
    if not base.exists():
        (base / "below" / "a").mkdir(parents=True)
        (base / "secret").write_text("secret", "utf-8")
        (base / "below" / "a" / "inside").write_text("inside", "utf-8")
        (base / "below" / "link").symlink_to("../secret")
        (base / "below" / "up").symlink_to("..")
    try:
        file = reader.opened(str(base / "below"), path)
    except (reader.RefusedError, OSError):
        return
    try:
        assert (path, os.read(file, 100)) == ("a/inside", b"inside")
    finally:
        os.close(file)


def test_output_that_is_not_text_is_in_base64() -> None:
    tool = Programs({"printf": "/usr/bin/printf"})
    outcome: ProgramOutcome = run(tool.command({"bin": "printf", "argv": ["\\377"]}), tool.limits)
    assert tool.result(outcome).value["stdout_base64"] == "/w=="


def test_a_program_that_cannot_be_started_has_failed(tmp_path: Path) -> None:
    tool = Programs({"none": str(tmp_path / "none")})
    result = tool.result(run(tool.command({"bin": "none", "argv": []}), tool.limits))
    assert (result.succeeded, result.value["ended"]) == (False, "not started")
