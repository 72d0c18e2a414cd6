"""Memory that arrays have left, kept for the next arrays.

The C library of Linux returns a large block to the system as soon as it is free, and gets it back page by page, each
set to zero. On a graph of two million states, that was a third of the processor time of a check.

Source: mallopt(3) of glibc. Limits: blocks of more than 32 MiB are returned all the same, and other C libraries have no
such setting. It is one of the whole process, so only processes of our own have it: those of the command line.
"""

import ctypes
import sys

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3
_LARGEST, _ALL = 32 << 20, (1 << 31) - 1
"""The most bytes that glibc accepts for a block from its heap, and for what it keeps of that."""


def keep() -> None:
    """Keep memory that is free, where the C library can do so."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None) if sys.platform == "linux" else None
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, _LARGEST)
        mallopt(_TRIM_THRESHOLD, _ALL)
