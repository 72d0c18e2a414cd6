"""Certificates are untrusted input: a malformed one is reported with the place of its fault, and is not judged."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.recheck import certificates
from leverframe.recheck.certificates import MAX_BYTES, read, read_all
from tests.support.certified import Json

DIGEST = "0" * 64


def document() -> Json:
    """A certificate file with every kind of entry."""
    file = {"file": "certificates/a.smt2", "sha256": DIGEST}
    claim = {
        "property": "one",
        "kind": "invariant",
        "formula": "true",
        "expect": "holds",
        "verdict": "holds",
        "engine": "induction",
        "assumptions": None,
        "requirements": ["ONE-001"],
        "certificate": {"kind": "invariant", "invariant": "main"},
        "reason": None,
    }
    ranking = {"kind": "ranking", "invariant": "main", "obligations": {"decrease": file, "well-foundedness": file}}
    trace = {"kind": "trace", "itf": file, "text": file}
    whole = {
        "format": 1,
        "system": "small",
        "tools": {"leverframe": "0.1.0", "z3": "4.13"},
        "profiles": [
            {
                "profile": "document",
                "declaration": "small/document.yaml",
                "sha256": DIGEST,
                "states": 3,
                "transitions": None,
                "invariants": [
                    {
                        "id": "main",
                        "parameters": ["MOST"],
                        "conditions": ["true"],
                        "follows": ["one"],
                        "obligations": {"initiation": file, "consecution": file, "safety": file},
                    }
                ],
                "properties": [
                    claim,
                    {**claim, "property": "two", "certificate": ranking},
                    {**claim, "property": "three", "certificate": trace},
                    {**claim, "property": "four", "certificate": "none"},
                ],
            }
        ],
    }
    return cast("Json", json.loads(json.dumps(whole)))  # no two places share an object


Place = tuple[str | int, ...]
PROFILE: Place = ("profiles", 0)
INVARIANT: Place = (*PROFILE, "invariants", 0)
CLAIM: Place = (*PROFILE, "properties", 0)


def places(value: object, at: Place = ()) -> list[Place]:
    """The places of all values in a document."""
    below: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        below = list(cast("dict[str | int, object]", value).items())
    elif isinstance(value, list):
        below = list(enumerate(cast("list[object]", value)))
    return [at, *(place for key, item in below for place in places(item, (*at, key)))]


def put(value: object, place: Place, new: object) -> object:
    """Put a new value at a place of the document."""
    if not place:
        return new
    parent = value
    for key in place[:-1]:
        parent = cast("dict[str | int, object]", parent)[key]
    cast("dict[str | int, object]", parent)[place[-1]] = new
    return value


def diagnosed(folder: Path, text: str | bytes) -> list[tuple[str, str]]:
    path = folder / "small.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(InputError) as caught:
        read(path)
    return [(d.code, d.message.removeprefix(f"{path}: ")) for d in caught.value.diagnostics]


def test_a_certificate_is_read(tmp_path: Path) -> None:
    path = tmp_path / "small.json"
    path.write_text(json.dumps(document()), "utf-8")
    (profile,) = read(path).profiles
    assert [certificates.evidence(claim.certificate) for claim in profile.claims] == [
        "invariant main",
        "ranking, with invariant main",
        "run",
        "none",
    ]
    assert profile.invariants[0].parameters == ("MOST",)


MISSHAPEN: dict[str, tuple[Callable[[Json], object], str]] = {
    "a list": (lambda _: [], "the whole: an object is needed here"),
    "another format": (lambda d: put(d, ("format",), 2), "format: this version reads format 1"),
    "a truth value as format": (lambda d: put(d, ("format",), new=True), "format: this version reads format 1"),
    "a fraction as format": (lambda d: put(d, ("format",), 1.0), "format: this version reads format 1"),
    "another system": (lambda d: put(d, ("system",), "big"), "system: 'big' in a file named small.json"),
    "an unknown key": (
        lambda d: put(d, (*INVARIANT, "believe"), new=True),
        "profiles[0].invariants[0]: unknown key 'believe'",
    ),
    "no profiles": (lambda d: d.pop("profiles") and d, "the whole: the key 'profiles' is missing"),
    "a number as text": (
        lambda d: put(d, (*INVARIANT, "id"), 1),
        "profiles[0].invariants[0].id: a text is needed here",
    ),
    "a text as list": (
        lambda d: put(d, (*INVARIANT, "conditions"), "true"),
        "profiles[0].invariants[0].conditions: a list is needed here",
    ),
    "a number as condition": (
        lambda d: put(d, (*INVARIANT, "conditions", 0), 1),
        "profiles[0].invariants[0].conditions[0]: a text is needed here",
    ),
    "a count negative": (lambda d: put(d, (*PROFILE, "states"), -1), "profiles[0].states: a number or null is"),
    "no digest": (lambda d: put(d, (*PROFILE, "sha256"), "f00"), "profiles[0].sha256: a sha256 in hexadecimal"),
    "no verdict": (
        lambda d: put(d, (*CLAIM, "verdict"), "maybe"),
        "profiles[0].properties[0].verdict: 'maybe' is not one of holds, fails, unknown",
    ),
    "no certificate": (
        lambda d: put(d, (*CLAIM, "certificate"), {"kind": "trust"}),
        "profiles[0].properties[0].certificate: neither 'none' nor one of the kinds invariant, ranking, ",
    ),
    "a path that leads out": (
        lambda d: put(d, (*INVARIANT, "obligations", "safety", "file"), "../../etc/passwd"),
        "profiles[0].invariants[0].obligations.safety.file: '../../etc/passwd' is not a path below the folder",
    ),
    "an absolute path": (
        lambda d: put(d, (*INVARIANT, "obligations", "safety", "file"), "/etc/passwd"),
        "profiles[0].invariants[0].obligations.safety.file: '/etc/passwd' is not a path below the folder",
    ),
    "an invariant twice": (
        lambda d: put(d, (*PROFILE, "invariants"), [document_invariant()] * 2),
        "profiles[0].invariants: 'main' is a duplicate",
    ),
    "a property twice": (
        lambda d: put(d, (*PROFILE, "properties", 1, "property"), "one"),
        "profiles[0].properties: 'one' is a duplicate",
    ),
    "an unpaired surrogate": (
        lambda d: put(d, (*CLAIM, "formula"), "\ud800"),
        "profiles[0].properties[0].formula: unpaired surrogate",
    ),
}


def document_invariant() -> object:
    return cast("list[dict[str, list[object]]]", document()["profiles"])[0]["invariants"][0]


@pytest.mark.parametrize("case", MISSHAPEN)
def test_a_malformed_certificate_is_reported_with_the_place(case: str, tmp_path: Path) -> None:
    change, message = MISSHAPEN[case]
    ((code, found),) = diagnosed(tmp_path, json.dumps(change(document())))
    assert code == "LF112"
    assert found.startswith(message)


@given(st.data())
def test_any_value_at_any_place_is_read_or_is_bad_input(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    texts = st.text(max_size=5)
    values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts,
        lambda inner: st.lists(inner, max_size=2) | st.dictionaries(texts, inner, max_size=2),
        max_leaves=4,
    )
    made = document()
    place = data.draw(st.sampled_from(places(made)))
    path = tmp_path_factory.getbasetemp() / "small.json"
    path.write_text(json.dumps(put(made, place, data.draw(values))), "utf-8")
    codes: set[str] = set()
    try:
        read(path)
    except InputError as error:
        codes = {diagnostic.code for diagnostic in error.diagnostics}
    assert codes <= {"LF112"}


UNREADABLE: dict[str, tuple[str | bytes, str]] = {
    "not JSON": ("{", "it is not JSON: expecting property name"),
    "nothing": ("", "it is empty"),
    "not UTF-8": (b'{"\xff": 1}', "it is not UTF-8: byte 0xff at offset 2"),
    "a key twice": ('{"format": 1, "format": 1}', "the key 'format' is a duplicate"),
    "no number": ('{"format": NaN}', "NaN is not a number"),
    "deep": ("[" * 200_000, "it is nested too deeply"),
    "deep objects": ('{"a":' * 200_000, "it is nested too deeply"),
    "a huge number": (f'{{"format": {"9" * 100_000}}}', "Exceeds the limit"),
    "large": (b" " * (MAX_BYTES + 1), f"it is larger than {MAX_BYTES:,} bytes"),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_an_unreadable_certificate_is_bad_input(case: str, tmp_path: Path) -> None:
    text, message = UNREADABLE[case]
    ((code, found),) = diagnosed(tmp_path, text)
    assert code == "LF111"
    assert message in found


def test_reading_a_pipe_as_a_certificate_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "small.json")
    with pytest.raises(InputError, match=r"LF111 .*small\.json cannot be read: it is a pipe"):
        read_all(tmp_path)


def test_a_folder_without_certificates_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="LF110 there are no certificates in"):
        read_all(tmp_path)
    with pytest.raises(InputError, match="LF110 there is no folder"):
        read_all(tmp_path / "none")


def test_faults_of_several_files_are_reported_together(tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text("{", "utf-8")
    (tmp_path / "two.json").write_text("[]", "utf-8")
    with pytest.raises(InputError) as caught:
        read_all(tmp_path)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["LF111", "LF112"]
