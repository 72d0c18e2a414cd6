"""Shared by the planted faults of CTL and LTL: an engine without its own safeguards."""

import pytest

from leverframe.check import checker


@pytest.fixture
def unguarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disable the engine's own safeguards, which would detect some of the faults: these tests are about the oracle."""
    for safeguard in ("violated", "replay"):
        monkeypatch.setattr(checker, safeguard, lambda *_: None)
