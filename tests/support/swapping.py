"""Compare-and-swap writes for tests."""

from pathlib import Path

from leverframe.systems.turn.paths import target
from leverframe.systems.turn.swap import ChangedError, compare_and_swap
from leverframe.systems.turn.workspace import Workspace, version_of

OLD, NEW = version_of(b"old"), version_of(b"new")


def write(workspace: Workspace, path: str = "src/a", base: str = OLD, content: bytes = b"new") -> None:
    compare_and_swap(workspace, target(path), base, content)


def count(root: Path, times: int) -> int:
    """Add one to the number in a file repeatedly, while others do the same. Returns the number of retries."""
    workspace, lost = Workspace(root), 0
    for _ in range(times):
        while True:
            found = workspace.find(target("src/number"))
            assert found is not None
            try:
                write(workspace, "src/number", found.version, str(int(found.content) + 1).encode())
                break
            except ChangedError:
                lost += 1
    workspace.close()
    return lost
