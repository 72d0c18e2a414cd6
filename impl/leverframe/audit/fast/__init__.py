"""The quick pass over lines of JSON, compiled by Numba (extra `fast`): the same verdicts, some twenty times as quick.

From the bottom up:

    lines       a line of bytes, compared with forms
    lookup      the tables of the kernel, looked up
    kernel      the passes over a block of lines
    templates   forms of lines as arrays of instructions
    tables      the tables, made and enlarged
    shown       which names a log shows, with the kernel
    swept       the quick pass, with the kernel for most lines

The package needs NumPy and Numba. `audit.ways` goes without it if they are missing.
"""

from leverframe.extras import require

require("fast")
