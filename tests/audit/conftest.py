"""Fixtures of the tests of audits."""

import pytest

from leverframe.audit import details


@pytest.fixture
def without_properties(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether properties are broken, other tests ask. With most steps hidden, that takes long."""
    monkeypatch.setattr(details, "WATCH_SECONDS", 0)
