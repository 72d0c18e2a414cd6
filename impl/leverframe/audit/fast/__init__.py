"""The quick pass over large logs, compiled by Numba (extra `fast`): the same verdicts, many times as quick.

A log becomes numbers, from lines of JSON or from the columns of tables, and is judged by these.

From the bottom up:

    lines         a line of bytes, compared with forms
    lookup        the tables of the kernel, looked up
    kernel        the passes over a log: lines → codes, codes → beliefs
    templates     forms of lines as arrays of instructions
    tables        the tables, made and enlarged
    cells         the values of columns, by codes
    encoded       a log by numbers: what its rows may say, its executions, and the codes of its rows
    line_codes    lines → codes
    line_rows     some of the lines, read again
    column_codes  columns → codes
    encoding      a log → codes, which are kept as long as it is
    swept         the quick pass, from codes

The package needs NumPy and Numba. `audit.ways` goes without it if they are missing.
"""

from leverframe.extras import require

require("fast")
