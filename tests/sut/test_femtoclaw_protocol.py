"""The served validator: its verdicts are those of the validator, with the step of the document."""

import base64
from collections.abc import Iterator

import pytest
from hypothesis import given

from leverframe.conform.wire import messages as wire
from leverframe.sut.femtoclaw_protocol import ProtocolSystem
from leverframe.sut.server import answered
from leverframe.systems.strict_json import JsonLimits
from tests.support.protocol_corpus import mutated

ECHO = b'{"tool_call":{"tool":"shell","args":{"bin":"echo","argv":["hello"]}}}'
VERDICTS: dict[bytes, tuple[str, int]] = {
    b'{"message":{"content":"hello"}}': ("message", 6),
    ECHO: ("tool_call", 6),
    b"{": ("rejected", 1),
    b'{"message":{"content":"a"},"message":{"content":"b"}}': ("rejected", 1),
    b"[]": ("rejected", 2),
    ECHO.replace(b"}}}", b'}},"message":{"content":""}}'): ("rejected", 3),
    ECHO.replace(b"shell", b"Shell"): ("rejected", 4),
    ECHO.replace(b"argv", b"args"): ("rejected", 5),
    b" " * JsonLimits().size + ECHO: ("rejected", 1),
}


@pytest.fixture(scope="module")
def system() -> Iterator[ProtocolSystem]:
    made = ProtocolSystem(["messages"])
    yield made
    made.close()


@pytest.mark.parametrize("data", VERDICTS, ids=lambda data: data[:40].decode().strip() or "too long")
def test_the_verdict_and_the_step(system: ProtocolSystem, data: bytes) -> None:
    found = system.message(1, data)
    assert (found.verdict, found.step) == VERDICTS[data]
    assert (found.reason is None) == (found.verdict != "rejected")


@given(mutated())
def test_every_message_gets_an_answer(system: ProtocolSystem, data: bytes) -> None:
    asked = wire.MessageRequest(id=5, bytes_base64=base64.b64encode(data).decode())
    found = answered(system, asked)
    assert isinstance(found, wire.MessageAnswer)
    assert found.step in range(1, 7)
    assert (found.step == 6) == (found.verdict != "rejected")


def test_cycles_are_not_offered(system: ProtocolSystem) -> None:
    found = answered(system, wire.CycleRequest(id=5, stimulus="submit", plan=[]))
    assert isinstance(found, wire.CannotAnswer)
