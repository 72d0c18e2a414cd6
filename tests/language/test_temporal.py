"""Temporal operators in places without an agreed meaning are rejected when the file is read."""

import pytest

from leverframe.errors import InputError
from leverframe.language.loader import loads

HEAD = """
leverframe: 1
machine: door
profile: document
states: {SHUT: {initial: true}, OPEN: {}}
events: {OPENED: {by: machine}, CLOSED: {by: machine}}
transitions:
- {from: SHUT, on: OPENED, to: OPEN}
- {from: OPEN, on: CLOSED, to: SHUT}
"""


@pytest.mark.parametrize(
    ("formula", "column"),
    [
        ("(AG SHUT) == (AF SHUT)", 22),
        ("true != (EF OPEN and SHUT)", 22),
        ("(AG SHUT) if SHUT else (AF SHUT)", 22),
        ("SHUT and (OPEN if EX OPEN else SHUT)", 32),
    ],
)
def test_a_temporal_operator_inside_a_comparison_or_conditional_is_refused(formula: str, column: int) -> None:
    with pytest.raises(InputError) as caught:
        loads(f"{HEAD}properties:\n- {{id: claimed, ctl: {formula}}}\n")
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code == "LF033"
    assert diagnostic.span is not None
    assert diagnostic.span.column == column
    assert diagnostic.hint
