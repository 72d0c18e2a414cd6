"""A cluster of Ray with two workers says what one process says, also when it loses a worker."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from leverframe import executors
from leverframe.errors import InputError
from leverframe.executors import Kind, Workers
from tests.audit import cluster
from tests.audit.logs import every_step, interleaved

pytestmark = pytest.mark.long


def audited(path: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "leverframe", "audit", "kernel", path.name, "--format", "json", *options],
        cwd=path.parent,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def test_a_cluster_says_what_one_process_says(tmp_path: Path) -> None:
    rows = interleaved([every_step("kernel", seed) for seed in range(6)], 1)
    rows[0]["new_state"] = "EXECUTING"
    path = tmp_path / "log.jsonl"
    path.write_text("".join(f"{json.dumps({**row, 'sink': True})}\n" for row in rows))
    alone = audited(path)
    several = audited(path, "--ray", "--jobs", "2")
    assert (several.returncode, several.stdout, several.stderr) == (alone.returncode, alone.stdout, "")
    assert alone.returncode == 1


def test_a_lost_worker_is_survived(tmp_path: Path) -> None:
    workers = Workers(2, Kind.CLUSTER)
    with executors.executor(workers) as pool:
        assert executors.size(pool, workers) == 2
        lost = pool.submit(cluster.lost_once, str(tmp_path / "lost"))
        assert executors.each(pool, cluster.doubled, range(5)) == [0, 2, 4, 6, 8]
        assert lost.result() == "done"
        assert (tmp_path / "lost").exists()


def test_a_cluster_that_is_not_there_is_bad_input() -> None:
    with (
        pytest.raises(InputError, match=r"LF184 no cluster of Ray at 127\.0\.0\.1:1: Connection refused"),
        executors.executor(Workers(2, Kind.CLUSTER, "127.0.0.1:1")),
    ):
        pytest.fail("nobody answers there")
