"""Permits: what they cover, and that anyone can compute the digest of an action from the record."""

import json
from dataclasses import fields, replace
from hashlib import sha256

import pytest

from leverframe.record.entries import Json
from leverframe.systems.turn.permit import Action, Permit, PermitError
from leverframe.systems.turn.workspace import ABSENT, version_of

ACTION = Action("turn-1", 7, "work", "write_file", "src/é", ABSENT, version_of(b"new"), 3)


def test_the_digest_is_that_of_the_recorded_members_in_their_order() -> None:
    shown = dict(ACTION.shown)
    digest = shown.pop("digest")
    assert shown == {field.name: getattr(ACTION, field.name) for field in fields(Action)}
    assert list(shown) != sorted(shown)
    assert digest == sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


@pytest.mark.parametrize("name", [field.name for field in fields(Action)])
def test_a_permit_and_an_approval_are_for_exactly_one_action(name: str) -> None:
    value: Json = getattr(ACTION, name)
    other = replace(ACTION, **{name: value + 1 if isinstance(value, int) else f"{value}2"})  # type: ignore[arg-type]  # of its own type
    assert other.digest != ACTION.digest
    with pytest.raises(PermitError, match=f"the permit is for another {name}$"):
        Permit(ACTION, None).require(other, asked=False)
    with pytest.raises(PermitError, match="has no approval of this action"):
        Permit(ACTION, other.digest).require(ACTION, asked=True)


def test_who_is_asked_has_to_approve() -> None:
    Permit(ACTION, None).require(ACTION, asked=False)
    Permit(ACTION, ACTION.digest).require(ACTION, asked=True)
    with pytest.raises(PermitError, match="has no approval of this action"):
        Permit(ACTION, None).require(ACTION, asked=True)
    assert Permit(ACTION, None).id == "turn-1/7"
