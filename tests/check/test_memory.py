"""Memory that arrays have left is there for the next ones."""

import platform
import subprocess
import sys

IS_GLIBC = platform.libc_ver()[0] == "glibc"
"""Elsewhere nothing is kept, and nothing fails."""
FAULTS = """
import resource
import numpy as np
from leverframe.check.memory import keep

def faults():
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt

np.ones(10)
{keep}
before = faults()
for _ in range(20):
    blocks = [np.ones(4 << 20, dtype=np.int32) for _ in range(5)]
    del blocks
print(faults() - before)
"""


def faults(keep: str) -> int:
    """The pages that a process gets from the system while arrays come and go."""
    done = subprocess.run([sys.executable, "-c", FAULTS.format(keep=keep)], capture_output=True, check=True)
    return int(done.stdout)


def test_a_process_gets_its_memory_once() -> None:
    kept, usual = faults("keep()"), faults("")
    assert kept * (4 if IS_GLIBC else 1) <= usual + 100
