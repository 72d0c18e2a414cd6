"""What was asked in a test, as a request of the wire protocol without its number, and back."""

import base64
from collections.abc import Mapping
from typing import TypeGuard, assert_never

from leverframe.conform.cycles.cycle import Cycle, Element, Given, Passing
from leverframe.conform.messages.corpus import Case
from leverframe.conform.policies import EFFECTS, Policy, Rule
from leverframe.conform.scopes import Intent, Workspace
from leverframe.conform.suite.fates import Asked
from leverframe.conform.wire.parts import RuleEffect
from leverframe.observe.mealy import Input
from leverframe.observe.observations import Value
from leverframe.record.entries import Json

Request = Mapping[str, Json]


def request(asked: Asked) -> dict[str, Json]:
    """The request by which something is asked."""
    match asked:
        case Cycle(given, plan):
            return {"cmd": "cycle", **_given(given), "plan": [element(one) for one in plan]}
        case Passing(ms):
            return {"cmd": "advance", "ms": ms}
        case Input(event, data):
            return {"cmd": "step", "event": event, "data": dict(data)}
        case Policy(rules):
            told: list[Json] = [{"name": one.name, "effect": one.effect, "when": list(one.when)} for one in rules]
            return {"cmd": "reset", "policy": told}
        case Workspace(intents, files, links, names):
            scopes: dict[str, Json] = {
                one.name: {"scope": list(one.scope), "approval": list(one.approval)} for one in intents
            }
            made: dict[str, Json] = {"intents": scopes, "files": list(files)}
            return {"cmd": "reset", "workspace": {**made, "links": dict(links), "names": dict(names)}}
        case Case(data=data):
            return {"cmd": "message", "bytes_base64": base64.b64encode(data).decode("ascii")}
        case _:
            assert_never(asked)


def element(found: Element) -> Json:
    """An element of a plan."""
    match found:
        case str():
            return found
        case Given():
            return _given(found)
        case Passing(ms):
            return {"advance": ms}
        case _:
            assert_never(found)


def passing(found: Request) -> Passing | None:
    """The time that a request lets pass; None if it asks for something else."""
    match found:
        case {"cmd": "advance", "ms": int(ms)} if ms >= 0:
            return Passing(ms)
        case _:
            return None


def cycle(found: Request) -> Cycle | None:
    """The cycle that a request asks for; None if it asks for something else."""
    match found:
        case {"cmd": "cycle", "plan": list(elements)}:
            plan = [_element(one) for one in elements]
            given = _read(found)
            known = tuple(one for one in plan if one is not None)
            return Cycle(given, known) if given is not None and len(known) == len(plan) else None
        case _:
            return None


def event(found: Request) -> Input | None:
    """The event that a request offers; None if it asks for something else."""
    match found:
        case {"cmd": "step", "event": str(name), "data": dict(data)}:
            values = _values(data)
            return None if values is None else Input(name, values)
        case _:
            return None


def message(found: Request) -> bytes | None:
    """The bytes that a request sends; None if it asks for something else."""
    match found:
        case {"cmd": "message", "bytes_base64": str(encoded)}:
            try:
                return base64.b64decode(encoded, validate=True)
            except ValueError:
                return None
        case _:
            return None


def policy(found: Request) -> Policy | None:
    """The policy that a request sets; None if it asks for something else."""
    match found:
        case {"cmd": "reset", "policy": list(rules)}:
            known = tuple(one for rule in rules if (one := _rule(rule)) is not None)
            return Policy(known) if len(known) == len(rules) else None
        case _:
            return None


def workspace(found: Request) -> Workspace | None:
    """The workspace that a request sets; None if it asks for something else."""
    match found:
        case {
            "cmd": "reset",
            "workspace": {"intents": dict(intents), "files": list(files), "links": dict(links), "names": dict(names)},
        }:
            known = tuple(one for name, each in intents.items() if (one := _intent(name, each)) is not None)
            pairs = [tuple((one, str(other)) for one, other in each.items()) for each in (links, names)]
            return Workspace(known, tuple(map(str, files)), *pairs) if len(known) == len(intents) else None
        case _:
            return None


def _intent(name: str, found: Json) -> Intent | None:
    match found:
        case {"scope": list(scope), "approval": list(approval)}:
            return Intent(name, tuple(map(str, scope)), tuple(map(str, approval)))
        case _:
            return None


def _rule(found: Json) -> Rule | None:
    match found:
        case {"name": str(name), "effect": str(effect), "when": list(labels)}:
            known: list[RuleEffect] = [one for one in EFFECTS if one == effect]
            return Rule(name, known[0], tuple(map(str, labels))) if known else None
        case _:
            return None


def _given(given: Given) -> dict[str, Json]:
    named: dict[str, Json] = {name: {"label": value, "same": given.same} for name, value in given.data}
    return {"stimulus": given.stimulus, "data": named if given.same else dict(given.data)}


def _element(found: Json) -> Element | None:
    match found:
        case str():
            return found
        case {"advance": int(ms)} if ms >= 0:
            return Passing(ms)
        case _:
            return _read(found)


def _read(found: Json) -> Given | None:
    match found:
        case {"stimulus": str(stimulus), "data": dict(data)}:
            labels = {name: one["label"] if _is_named(one) else one for name, one in data.items()}
            names = {str(one["same"]) for one in data.values() if _is_named(one)}
            values = _values(labels)
            return None if values is None or len(names) > 1 else Given(stimulus, values, *names)
        case _:
            return None


def _is_named(value: Json) -> TypeGuard[dict[str, Json]]:
    return isinstance(value, dict) and {*value} == {"label", "same"}


def _values(data: Mapping[str, Json]) -> tuple[tuple[str, Value], ...] | None:
    values = tuple((name, value) for name, value in data.items() if isinstance(value, Value))
    return values if len(values) == len(data) else None
