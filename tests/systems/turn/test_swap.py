"""Files below a workspace: which ones are reachable, and that comparing and writing are one step."""

import contextlib
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from leverframe.errors import InputError
from leverframe.systems.turn import swap
from leverframe.systems.turn.paths import target
from leverframe.systems.turn.swap import ChangedError, UnsureError
from leverframe.systems.turn.workspace import ABSENT, MAX_FILE, Found, Identity, Why, Workspace, WorkspaceError
from tests.support.gates import everything_below
from tests.support.swapping import NEW, OLD, count, write


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "workspace" / "src").mkdir(parents=True)
    (tmp_path / "workspace" / "src" / "a").write_text("old")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "a").write_text("old")
    return tmp_path / "workspace"


@pytest.fixture
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace(root)
    yield opened
    opened.close()


# ---- reachable files ------------------------------------------------------------------------------------------------


def test_a_file_is_found_with_its_version(workspace: Workspace) -> None:
    found = workspace.find(target("src/a"))
    assert found is not None
    assert (found.content, found.version, found.names) == (b"old", OLD, 1)


@pytest.mark.parametrize("path", ["src/b", "nowhere/a", "src/b/c"])
def test_what_is_not_there_is_absent(workspace: Workspace, path: str) -> None:
    assert workspace.find(target(path)) is None


def link_to_file(root: Path) -> None:
    (root / "src" / "a").unlink()
    (root / "src" / "a").symlink_to(root.parent / "outside" / "a")


def link_to_folder(root: Path) -> None:
    (root / "src").rename(root / "elsewhere")
    (root / "src").symlink_to(root.parent / "outside")


def link_within(root: Path) -> None:
    (root / "src").rename(root / "elsewhere")
    (root / "src").symlink_to("elsewhere")


def pipe(root: Path) -> None:
    (root / "src" / "a").unlink()
    os.mkfifo(root / "src" / "a")


def listening(root: Path) -> None:
    (root / "src" / "a").unlink()
    with contextlib.chdir(root / "src"), socket.socket(socket.AF_UNIX) as one:  # the path of a socket must be short
        one.bind("a")


def folder(root: Path) -> None:
    (root / "src" / "a").unlink()
    (root / "src" / "a").mkdir()


def other_case(root: Path) -> None:
    (root / "src" / "a").rename(root / "src" / "A")


def other_form(root: Path) -> None:
    (root / "src" / "a").rename(root / "src" / "\uff41")


@pytest.mark.parametrize(
    "change", [link_to_file, link_to_folder, link_within, pipe, listening, folder, other_case, other_form]
)
def test_what_leads_elsewhere_or_may_is_neither_read_nor_written(
    root: Path, workspace: Workspace, change: Callable[[Path], None]
) -> None:
    change(root)
    before = everything_below(root.parent)
    with pytest.raises(WorkspaceError):
        workspace.find(target("src/a"))
    for base in (OLD, ABSENT):
        with pytest.raises((WorkspaceError, ChangedError)):
            write(workspace, base=base)
    assert everything_below(root.parent) == before


def test_a_device_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(WorkspaceError, match="device"):
        Workspace(Path("/")).find(target("dev/null"))
    with pytest.raises(InputError, match="LF172"):
        Workspace(tmp_path / "nowhere")


def test_a_file_that_is_too_large_is_not_read(root: Path, workspace: Workspace) -> None:
    with (root / "src" / "large").open("wb") as stream:
        stream.truncate(MAX_FILE + 1)
    with pytest.raises(WorkspaceError, match="larger"):
        workspace.find(target("src/large"))


def test_a_workspace_stays_the_same_one_whatever_its_path_leads_to(root: Path, workspace: Workspace) -> None:
    assert workspace.is_there()
    root.rename(root.with_name("moved"))
    root.symlink_to(root.parent / "outside")
    assert not workspace.is_there()
    found = workspace.find(target("src/a"))
    assert found is not None
    assert found.content == b"old"


def test_what_lies_in_it_is_known_whatever_the_path(root: Path, workspace: Workspace) -> None:
    (root.parent / "link").symlink_to(root / "src")
    assert workspace.contains(root / "src" / ".." / "journal")
    assert workspace.contains(root.parent / "link" / "journal")
    assert not workspace.contains(root.parent / "outside" / "journal")


# ---- comparing and writing ------------------------------------------------------------------------------------------


def test_a_file_of_the_version_is_replaced_and_keeps_its_mode(root: Path, workspace: Workspace) -> None:
    (root / "src" / "a").chmod(0o640)
    write(workspace)
    assert (root / "src" / "a").read_text() == "new"
    assert (root / "src" / "a").stat().st_mode & 0o777 == 0o640
    assert list((root / "src").iterdir()) == [root / "src" / "a"]


def test_a_file_that_is_absent_is_made(root: Path, workspace: Workspace) -> None:
    write(workspace, "src/b", ABSENT)
    assert everything_below(root) == {"src/a": "old", "src/b": "new"}


@pytest.mark.parametrize(("path", "base"), [("src/a", NEW), ("src/a", ABSENT), ("src/b", OLD)])
def test_a_file_of_another_version_is_left_alone(root: Path, workspace: Workspace, path: str, base: str) -> None:
    with pytest.raises(ChangedError):
        write(workspace, path, base)
    assert everything_below(root) == {"src/a": "old"}


def test_a_file_with_another_name_is_left_alone(root: Path, workspace: Workspace) -> None:
    (root / "src" / "b").hardlink_to(root / "src" / "a")
    with pytest.raises(ChangedError, match="2 names"):
        write(workspace)
    assert everything_below(root) == {"src/a": "old", "src/b": "old"}


def test_a_file_that_somebody_has_open_for_writing_is_left_alone(root: Path, workspace: Workspace) -> None:
    with (root / "src" / "a").open("r+"), pytest.raises(WorkspaceError, match="open for writing"):
        write(workspace)
    write(workspace)
    assert everything_below(root) == {"src/a": "new"}


def test_whoever_opens_the_file_for_writing_meanwhile_is_held_up_and_we_survive(
    root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = "import sys; stream = open(sys.argv[1], 'r+'); print('open', flush=True); stream.write('theirs')"
    rename, others = swap._rename, list[subprocess.Popen[bytes]]()

    def slowly(folder: int, old: str, new: str, flags: int) -> None:
        others.append(
            subprocess.Popen([sys.executable, "-c", program, str(root / "src" / "a")], stdout=subprocess.PIPE)
        )
        with pytest.raises(subprocess.TimeoutExpired):
            others[-1].wait(0.5)
        rename(folder, old, new, flags)

    monkeypatch.setattr(swap, "_rename", slowly)
    write(workspace)
    for other in others:
        other.communicate()
    assert everything_below(root) == {"src/a": "new"}


def test_a_folder_that_is_missing_is_not_made(root: Path, workspace: Workspace) -> None:
    with pytest.raises(WorkspaceError, match="no folder"):
        write(workspace, "nowhere/a", ABSENT)
    assert everything_below(root) == {"src/a": "old"}


# ---- interference by other programs ---------------------------------------------------------------------------------


def replaced(root: Path) -> None:
    (root / "src" / "theirs").write_text("theirs")
    (root / "src" / "theirs").rename(root / "src" / "a")


def removed(root: Path) -> None:
    (root / "src" / "a").unlink(missing_ok=True)


def moved_away(root: Path) -> None:
    (root / "src").rename(root.parent / "outside" / "src")
    (root / "src").mkdir()


def swapped_for_a_link(root: Path) -> None:
    (root / "src").rename(root.parent / "outside" / "src")
    (root / "src").symlink_to(root.parent / "outside")


def linked(root: Path) -> None:
    (root / "src" / "a").unlink(missing_ok=True)
    (root / "src" / "a").symlink_to(root.parent / "outside" / "a")


INTRUDERS = [replaced, removed, moved_away, swapped_for_a_link, linked]
MOMENTS = ["_locked", "_beside", "_lease", "_rename"]


@pytest.mark.parametrize(
    ("base", "intruder", "moment"),
    [(OLD, intruder, moment) for intruder in INTRUDERS for moment in MOMENTS]
    + [(ABSENT, one, moment) for one in INTRUDERS if one is not removed for moment in MOMENTS if moment != "_lease"],
)
def test_what_changes_at_any_moment_before_the_exchange_is_noticed_and_left_alone(  # noqa: PLR0913, PLR0917 -- a matrix
    root: Path,
    workspace: Workspace,
    monkeypatch: pytest.MonkeyPatch,
    moment: str,
    intruder: Callable[[Path], None],
    base: str,
) -> None:
    if base == ABSENT:
        (root / "src" / "a").unlink()
    original, left = getattr(swap, moment), dict[str, str]()

    def intruded(*arguments: object) -> object:
        if not left:
            intruder(root)
            left.update(everything_below(root.parent))
        return original(*arguments)

    monkeypatch.setattr(swap, moment, intruded)
    with pytest.raises((ChangedError, WorkspaceError)):
        write(workspace, base=base)
    after = everything_below(root.parent)
    assert {path: text for path, text in after.items() if ".leverframe-" not in path} == {
        path: text for path, text in left.items() if ".leverframe-" not in path
    }
    assert not [path for path in after if ".leverframe-" in path]


def test_what_is_replaced_while_it_is_put_back_is_kept(
    root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    rename, times = swap._rename, list[int]()

    def intruded(folder: int, old: str, new: str, flags: int) -> None:
        times.append(1)
        (root / "src" / f"theirs-{len(times)}").write_text(f"theirs {len(times)}")
        (root / "src" / f"theirs-{len(times)}").rename(root / "src" / "a")
        rename(folder, old, new, flags)

    monkeypatch.setattr(swap, "_rename", intruded)
    with pytest.raises(WorkspaceError, match="the other file is kept as"):
        write(workspace)
    assert sorted(everything_below(root).values()) == ["theirs 1", "theirs 2"]


def failing(*_: object) -> None:
    raise OSError(5, "Input/output error")


def test_what_cannot_be_put_back_is_kept(root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    rename, times = swap._rename, list[int]()

    def once(folder: int, old: str, new: str, flags: int) -> None:
        times.append(1)
        (root / "src" / "a").write_text("theirs")
        (rename if len(times) == 1 else failing)(folder, old, new, flags)

    monkeypatch.setattr(swap, "_lease", lambda *_: None)
    monkeypatch.setattr(swap, "_rename", once)
    with pytest.raises(UnsureError, match=r"could not be put back.*the old file is kept as"):
        write(workspace)
    assert "theirs" in everything_below(root).values()
    assert len(everything_below(root)) == 2


def test_of_a_new_file_that_is_taken_back_nothing_of_others_is_removed(
    root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    leads, times = workspace.leads_to, list[int]()

    def intruded(names: Sequence[str], folder: int) -> bool:
        times.append(1)
        if len(times) == 1:
            return leads(names, folder)
        (root / "theirs").write_text("theirs")
        (root / "theirs").rename(root / "src" / "b")
        return False

    monkeypatch.setattr(workspace, "leads_to", intruded)
    with pytest.raises(UnsureError, match="the other file is kept as"):
        write(workspace, "src/b", ABSENT)
    assert sorted(everything_below(root).values()) == ["old", "theirs"]


def test_what_was_written_and_may_not_last_is_not_said_to_have_failed(
    root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = os.fsync

    def failing_on_folders(descriptor: int) -> None:
        (failing if Path(f"/proc/self/fd/{descriptor}").is_dir() else sync)(descriptor)

    monkeypatch.setattr(os, "fsync", failing_on_folders)
    for path, base in (("src/a", OLD), ("src/b", ABSENT)):
        with pytest.raises(UnsureError, match="was written, but"):
            write(workspace, path, base)
        assert (root / path).read_text() == "new"


def test_what_was_written_is_so_even_if_what_is_beside_it_cannot_be_removed(
    root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(swap, "_remove", failing)
    write(workspace)
    assert (root / "src" / "a").read_text() == "new"


def test_the_content_of_a_private_file_is_private_from_the_first_byte_on(
    root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill, modes = swap._fill, list[int]()

    def watched(descriptor: int, content: bytes, like: Found | None) -> None:
        modes.append(os.fstat(descriptor).st_mode & 0o777)
        fill(descriptor, content, like)

    monkeypatch.setattr(swap, "_fill", watched)
    (root / "src" / "a").chmod(0o600)
    write(workspace)
    assert modes == [0o600]


def test_a_disk_that_fails_is_told_and_nothing_is_left(
    root: Path, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(swap, "_fill", full)
    with pytest.raises(WorkspaceError, match="No space left"):
        write(workspace)
    assert everything_below(root) == {"src/a": "old"}


def test_of_many_writers_none_loses_what_another_has_written(root: Path) -> None:
    (root / "src" / "number").write_text("0")
    program = f"import pathlib; from tests.support.swapping import count; count(pathlib.Path({str(root)!r}), 40)"
    others = [subprocess.Popen([sys.executable, "-c", program]) for _ in range(2)]
    threads = [threading.Thread(target=count, args=(root, 40)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [other.wait() for other in others] == [0, 0]
    assert (root / "src" / "number").read_text() == "160"
    assert sorted(path.name for path in (root / "src").iterdir()) == ["a", "number"]


def test_a_folder_of_a_workspace_that_was_moved_is_not_in_place(root: Path, workspace: Workspace) -> None:
    with workspace.folder(["src"]) as folder:
        assert workspace.leads_to(["src"], folder)
        root.rename(root.with_name("elsewhere"))
        assert not workspace.leads_to(["src"], folder)
        (root / "src").mkdir(parents=True)
        assert not workspace.leads_to(["src"], folder)


@pytest.mark.parametrize("below", ["a", "src/a", "src/new"])
def test_what_lies_on_another_device_is_elsewhere(root: Path, workspace: Workspace, below: str) -> None:
    """Such as a mounted folder: a file that does not exist yet would be made there."""
    (root / "a").write_text("x")
    workspace._identity = Identity(workspace._identity.device + 1, workspace._identity.inode)
    wanted = target(below)
    with pytest.raises(WorkspaceError, match="is on another device than the workspace") as caught:
        workspace.find(wanted)
    assert caught.value.why is Why.ELSEWHERE
