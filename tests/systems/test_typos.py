"""No typo in the settings of a system widens permissions: it is an error, or it permits no more than before.

Each key of each bundled settings file is misspelt, moved and given a value of another form. So is each value whose
possible values the system knows. Changed settings that are accepted are compared with the original on many requests.
Patterns and free texts are left out: a program cannot distinguish a misspelt one from a different one.
"""

import copy
import json
import shutil
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import TypeAlias, cast

import pytest
import yaml

from leverframe.errors import InputError
from leverframe.record.entries import Json
from leverframe.systems import keywords
from leverframe.systems.femtoclaw import configuration as femtoclaw
from leverframe.systems.kernel import request
from leverframe.systems.kernel import settings as kernel
from leverframe.systems.policy import Effect
from leverframe.systems.turn import settings as turn
from leverframe.systems.turn.commands import classify
from leverframe.systems.turn.paths import target
from tests.support.budget import STRIDE
from tests.support.planted import Fault, instead, notice

EXAMPLES = Path(__file__).parents[2] / "examples"
Place: TypeAlias = tuple[str | int, ...]
Permitted: TypeAlias = Mapping[object, float]
"""How much the settings permit, for each of many requests."""


# ---- permissions


def requests_of_a_kernel() -> Iterator[dict[str, Json]]:
    params: dict[str, list[Json]] = {
        "count": [{"text": "ab"}, {"text": ""}, {"text": "a" * 300}, {}, {"text": "a", "more": 1}],
        "keep": [{"name": "x"}, {"name": "secret-1"}, {"name": "../x"}, {}, {"name": "x", "more": 1}],
        "sleep": [{"seconds": 1}, {"seconds": 9999}, {"seconds": -1}, {"seconds": "1"}],
    }
    calls: list[dict[str, Json]] = [{}, *({"tool_call": one, "params": each} for one in params for each in params[one])]
    signed: list[dict[str, Json]] = [{}, {"evidence": []}, {"evidence": ["signed"]}]
    for actor, intent, call, evidence in product(("ann", "cid"), ("greet", "emergency stop"), calls, signed):
        yield {"request_id": "r", "ts_ms": 1, "actor": actor, "intent": intent, **call, **evidence}


def by_the_kernel(folder: Path) -> Permitted:
    found = kernel.permissions(folder / "kernel.yaml", folder)
    strength = {Effect.ALLOW: 0, Effect.DENY: -1, Effect.HALT: -2}
    permitted: dict[object, float] = {}
    for asked in requests_of_a_kernel():
        decided = strength[found.rules.decide(asked).effect]
        permitted[str(asked)] = min(decided, -1) if isinstance(request.judged(asked, found.tools), str) else decided
    return permitted | {
        name: -int(found.tools[name].writes) for name in ("count", "keep", "sleep") if name in found.tools
    }


def by_femtoclaw(folder: Path) -> Permitted:
    found = femtoclaw.load(folder / "femtoclaw.yaml", folder)
    programs: list[Json] = [
        {"bin": name, "argv": argv}
        for name in ("echo", "date", "ls")
        for argv in cast("list[list[Json]]", [[], ["x"], ["x"] * 300])
    ]
    files: list[Json] = [{"path": path} for path in ("public/a", "private/b", "../x", "")]
    permitted: dict[object, float] = {}
    for name, asked in [*product(["shell"], [*programs, {}, {"bin": "echo"}]), *product(["read_file"], [*files, {}])]:
        known = found.registry.get(name)
        allowed = found.policy.decide({"capability": name, "arguments": asked}).effect is Effect.ALLOW
        permitted[name, str(asked)] = known is not None and known.arguments.matches(asked) and allowed
    for name in {"shell", "read_file"} & found.tools.keys():
        limits = found.tools[name].limits
        permitted |= {(name, "cpu"): limits.cpu_seconds or 1e30, (name, "output"): limits.output_bytes}
    return permitted


def by_the_gate(folder: Path) -> Permitted:
    found = turn.load(folder / "gate.yaml")
    paths = ["src/login/a.py", "src/login/secrets.py", "tests/a", "src/a", ".env", "src/login/.x", "SRC/login/a"]
    words = [["ls"], ["wc", "a"], ["ls", "/etc"], ["ls", "../x"], ["ls", "a=b"], ["rm", "x"], ["wc", ".."]]
    permitted: dict[object, float] = {}
    for name in ("fix-login", "look-around"):
        intent = found.intents.get(name)
        for path in map(target, paths):
            covered = intent is not None and intent.covers(path)
            permitted[name, str(path)] = 0 if intent is None or not covered else 1 if intent.asks_for(path) else 2
        permitted |= {(name, *one): classify(found, one, name).safe for one in words}
    return permitted


# ---- typos


def spellings(word: str) -> list[str]:
    """Typos of a word: a missing, doubled or swapped letter, a plural, another case, blanks, other letters."""
    middle = len(word) // 2
    found = [
        word[:middle] + word[middle + 1 :],
        word[:middle] + word[middle] + word[middle:],
        word[:-2] + word[-1] + word[-2] if len(word) > 1 else word,
        word.removesuffix("s") if word.endswith("s") else word + "s",
        word.upper(),
        word.capitalize(),
        f" {word}",
        f"{word} ",
        f"x-{word}",
        "".join(chr(ord(letter) + 0xFEE0) if "!" <= letter <= "~" else letter for letter in word),
        word.replace("a", "\u0430").replace("e", "\u0435"),
    ]
    return [one for one in dict.fromkeys(found) if one not in {word, ""}]


def places(tree: object, place: Place = ()) -> Iterator[tuple[Place, object]]:
    for step, inner in tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ():
        yield (*place, step), inner
        yield from places(inner, (*place, step))


def changed(tree: object, place: Place, change: Callable[[dict[object, object]], None]) -> object:
    """A copy of the tree, with the parent of a place changed."""
    whole = copy.deepcopy(tree)
    inner: object = whole
    for step in place[:-1]:
        inner = cast("dict[object, object]", inner)[step]
    change(cast("dict[object, object]", inner))
    return whole


def renamed(key: object, name: str) -> Callable[[dict[object, object]], None]:
    def change(inner: dict[object, object]) -> None:
        entries = [(name if key == one else one, value) for one, value in inner.items()]
        inner.clear()
        inner.update(entries)

    return change


def moved(key: object, into: str) -> Callable[[dict[object, object]], None]:
    def change(inner: dict[object, object]) -> None:
        cast("dict[object, object]", inner[into]).setdefault(key, inner.pop(key))

    return change


def given(key: object, value: object) -> Callable[[dict[object, object]], None]:
    def change(inner: dict[object, object]) -> None:
        inner[key] = value

    return change


def is_free(place: Place) -> bool:
    """Is it a pattern, or a free text?"""
    return bool({"pattern", "scope", "approval", "doc", "constraints", "title"} & {*place}) or place[-2:] == (
        "intent",
        "const",
    )


def typos(tree: object) -> Iterator[tuple[str, object]]:
    for place, value in places(tree):
        yield from typos_of_a_key(tree, place)
        for said, new in typos_of_a_value(place, value):
            yield f"{place} {said}", changed(tree, place, given(place[-1], new))


def typos_of_a_key(tree: object, place: Place) -> Iterator[tuple[str, object]]:
    key = place[-1]
    if not isinstance(key, str):
        return
    for word in spellings(key):
        yield f"{place} is called {word!r}", changed(tree, place, renamed(key, word))
    beside = cast("dict[str, object]", tree)
    for step in place[:-1]:
        beside = cast("dict[str, object]", beside[cast("str", step)])
    for other in (name for name, one in beside.items() if name != key and isinstance(one, dict)):
        yield f"{place} is in {other}", changed(tree, place, moved(key, other))


def typos_of_a_value(place: Place, value: object) -> Iterator[tuple[str, object]]:
    yield "in a list", [value]
    yield "in a mapping", {"value": value}
    yield "is nothing", None
    match value:
        case [_, *_]:
            yield "as a text", ", ".join(map(str, value))
        case dict() if value:
            yield "as a list", [{name: one} for name, one in value.items()]
        case str() if not is_free(place):
            yield from ((f"is {word!r}", word) for word in spellings(value))
        case _:
            pass


FILES = {
    "kernel/kernel.yaml": by_the_kernel,
    "kernel/policy.yaml": by_the_kernel,
    "femtoclaw/femtoclaw.yaml": by_femtoclaw,
    "femtoclaw/policy.yaml": by_femtoclaw,
    "turn/gate.yaml": by_the_gate,
    "turn/commands.yaml": by_the_gate,
}
EACH = slice(None)


def refused_of(tmp_path: Path, file: str, among: slice = EACH) -> int:
    """How many typos in a file are refused. Raises AssertionError with those that permit more than the file does."""
    system, _, name = file.partition("/")
    shutil.copytree(EXAMPLES / system, tmp_path, dirs_exist_ok=True)
    before = FILES[file](tmp_path)
    tree, found, refused = yaml.safe_load((tmp_path / name).read_text("utf-8")), list[str](), 0
    for typo, written in list(typos(tree))[among]:
        (tmp_path / name).write_text(json.dumps(written, ensure_ascii=False), "utf-8")
        try:
            after = FILES[file](tmp_path)
        except InputError:
            refused += 1
            continue
        if any(after.get(one, much) > much for one, much in before.items()):
            found.append(typo)
    assert not found, "; ".join(found)
    return refused


@pytest.mark.parametrize("file", FILES)
def test_no_typo_in_settings_widens_what_they_permit(file: str, tmp_path: Path) -> None:
    assert refused_of(tmp_path, file, slice(0, None, STRIDE)) > 100 // STRIDE


def test_a_planted_fault_is_noticed(request: pytest.FixtureRequest) -> None:
    """Schemas ignore what they do not know."""
    ignored = instead(keywords, "flaws", lambda *_: iter(()))
    given = {"file": "femtoclaw/policy.yaml", "among": slice(0, None, 5)}
    notice(Fault(ignored, refused_of, "is called 'propertise'", given=given), request)
