"""Messages for validators of the FemtoClaw protocol: those of tests/data/protocol, and mutations of them."""

import json
from pathlib import Path

from hypothesis import strategies as st

from leverframe.systems.femtoclaw.capabilities import Capability, Epoch

FOLDER = Path(__file__).parent.parent / "data" / "protocol"
MESSAGES = sorted(FOLDER.glob("*.json"))
TEXTS = [path.read_bytes() for path in MESSAGES]
PIECES = [
    b"",
    b'"',
    b"\\",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\x00",
    b"\xff",
    b"\\ud800",
    b"1e999",
    b"NaN",
    b'"tool_call":',
]


def _registry() -> Epoch:
    epoch = Epoch()
    for name, schema in json.loads((FOLDER / "registry" / "capabilities.json").read_text("utf-8")).items():
        epoch = epoch.registering(Capability.of(name, schema))
    return epoch


REGISTRY = _registry()


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """A message of the corpus with bytes that are changed, lost, added or copied from another message."""
    data = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(0, 4))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 8)))
        other = draw(st.sampled_from(TEXTS))
        begin = draw(st.integers(0, len(other)))
        taken = other[begin : begin + draw(st.integers(0, 16))]
        data = data[:start] + draw(st.sampled_from([*PIECES, taken]) | st.binary(max_size=3)) + data[end:]
    return data
