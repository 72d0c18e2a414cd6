"""Forms of lines (`audit.scanner`) as arrays of instructions for the kernel."""

import itertools
from collections.abc import Sequence

import numpy as np

from leverframe.audit.fast import lines
from leverframe.audit.fast.lines import Forms
from leverframe.audit.scanner import Form, Value

_KINDS = {
    Value.ANYTHING: lines.ANYTHING,
    Value.INTEGER: lines.INTEGER,
    Value.IDENTITY: lines.IDENTITY,
    Value.NULL: lines.NULL,
    Value.DECIMAL: lines.DECIMAL,
}
_NO_LINE = (lines.LITERAL, 0, 1 << 40, -1)
"""A literal that is longer than any line."""


def compiled(forms: Sequence[Form]) -> Forms:
    """The forms as arrays. A form that the kernel cannot compare has no line."""
    instructions, starts, captures = list[tuple[int, int, int, int]](), [0], list[tuple[int, int, int]]()
    literals = bytearray(lines.CONSTANTS)
    for form in forms:
        for is_literal, pieces in itertools.groupby(form.pieces, lambda piece: isinstance(piece, bytes)):
            if is_literal:
                text = b"".join(piece for piece in pieces if isinstance(piece, bytes))
                instructions.append((lines.LITERAL, len(literals), len(text), -1))
                literals += text
                continue
            for value, group in (piece for piece in pieces if not isinstance(piece, bytes)):
                covered = value in _KINDS and len(form.others) + lines.OTHERS < lines.MOST_CAPTURES
                instructions.append((_KINDS[value], 0, 0, _capture(form, group)) if covered else _NO_LINE)
        starts.append(len(instructions))
        groups = {piece[1] for piece in form.pieces if not isinstance(piece, bytes)}
        of_others = len(groups.intersection(form.others))  # without any, the group is none of a value
        captures.append((lines.OTHERS + of_others, form.execution is not None, form.number is not None))
    return Forms(
        np.array(instructions, np.int64).reshape(-1, 4),
        np.array(starts, np.int64),
        np.array(captures, np.int64).reshape(-1, 3),
        np.frombuffer(bytes(literals), np.uint8).copy(),
    )


def _capture(form: Form, group: int | None) -> int:
    """The number of a capture in the kernel."""
    if group is None:
        return -1
    if group == form.execution:
        return lines.EXECUTION
    return lines.NUMBER if group == form.number else lines.OTHERS + form.others.index(group)
