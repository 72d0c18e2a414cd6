"""The strict reader of JSON at its bounds: what every parser holds exactly is read, and nothing beyond it."""

import pytest

from leverframe.record.entries import Json
from leverframe.systems.strict_json import JsonFault, JsonLimits, UnreadableError, read


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("9007199254740991", 2**53 - 1),
        ("-9007199254740991", 1 - 2**53),  # seventeen characters
        ("-0", 0),
        ("0.12345678901234567", 0.12345678901234567),  # seventeen significant digits
        ("-123456789012345.67e3", -1.2345678901234567e17),
        ("1e308", 1e308),
        ("5e-324", 5e-324),
        ("0.000", 0.0),
        ("0e999", 0.0),
    ],
)
def test_a_number_that_every_parser_holds_is_read(text: str, value: Json) -> None:
    found = read(text.encode(), JsonLimits())
    assert (found, type(found)) == (value, type(value))


@pytest.mark.parametrize(
    "text",
    [
        "9007199254740992",
        "-9007199254740992",
        "10000000000000000",
        "9" * 18,
        "-" + "9" * 5000,
        "0.123456789012345678",
        "1.23456789012345678e5",
        "1e309",
        "-1e309",
        "1e-400",
    ],
)
def test_a_number_that_some_parser_changes_is_ambiguous(text: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        read(text.encode(), JsonLimits())
    assert caught.value.fault is JsonFault.AMBIGUOUS


def test_size_and_depth_have_bounds() -> None:
    assert read(b"[[1]]", JsonLimits(size=5, depth=2)) == [[1]]
    for limits in (JsonLimits(size=4, depth=2), JsonLimits(size=5, depth=1)):
        with pytest.raises(UnreadableError):
            read(b"[[1]]", limits)
