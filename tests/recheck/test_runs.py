"""Runs as evidence: two entries about one property, claims for every value of a constant, the JSON and the text."""

import copy
import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from leverframe import evidence
from leverframe.errors import ExitCode
from leverframe.language.catalog import BundledFile
from leverframe.recheck import recheck as recheck_module
from leverframe.recheck import solvers
from leverframe.recheck.recheck import JudgedVerdict, recheck
from tests.support.certified import Json, entry, examined

MACHINE = """
leverframe: 1
machine: small
profile: reference
constants: {TOP: 1}
variables: {n: {range: [0, 2], initial: 0}}
states: {IDLE: {initial: true, quiescent: true}}
events: {ASKED: {by: input}, RESET: {by: input}}
transitions:
  - {from: IDLE, on: ASKED, internal: true, when: n < 2, set: {n: n + 1}}
  - {from: IDLE, on: RESET, internal: true, when: n == 2, set: {n: 0}}
properties:
  - {id: small, always: n <= TOP, parametric: [TOP], expect: fails}
  - {id: full, ctl: EF n == 2}
  - {id: rises, ltl: F n == 2, expect: fails}
"""
PARAMETRIC = "parametric"


class Forgery:
    """A folder of evidence that the test changes."""

    def __init__(self, folder: Path, of: BundledFile) -> None:
        self.folder = folder
        self.entry = of
        self.document = cast("Json", json.loads((folder / "small.json").read_text("utf-8")))

    def claim(self, name: str, kind: str | None = None) -> Json:
        (profile,) = cast("list[Json]", self.document["profiles"])
        found = (one for one in cast("list[Json]", profile["properties"]) if one["property"] == name)
        return next(one for one in found if (one["kind"] == PARAMETRIC) == (kind == PARAMETRIC))

    def file(self, claim: Json, purpose: str) -> bytes:
        return (self.folder / str(cast("dict[str, Json]", claim["certificate"])[purpose]["file"])).read_bytes()

    def attach(self, claim: Json, purpose: str, data: bytes) -> None:
        """Replace a file of a claim's certificate and update its digest."""
        attached = cast("dict[str, Json]", claim["certificate"])[purpose]
        (self.folder / str(attached["file"])).write_bytes(data)
        attached["sha256"] = hashlib.sha256(data).hexdigest()

    def shown(self, claim: Json, run: bytes, verdict: str = "fails") -> None:
        """Make a run, without a text, the certificate of a claim."""
        general = ".general" if claim["kind"] == PARAMETRIC else ""
        itf: Json = {"file": f"certificates/small.reference.{claim['property']}{general}.itf.json"}
        certificate = {"kind": "trace", "itf": itf}
        claim.update(verdict=verdict, engine="explicit", reason=None, certificate=certificate)
        self.attach(claim, "itf", run)

    def judged(self) -> tuple[ExitCode, tuple[JudgedVerdict, ...]]:
        (self.folder / "small.json").write_text(json.dumps(self.document), "utf-8")
        report = recheck(self.folder, solvers.cvc5(), entries=[self.entry])
        return report.exit_code, report.profiles[0].findings

    def reason(self, name: str, kind: str | None = None) -> str | None:
        """The reason why an entry is refuted, or None if it is confirmed."""
        found = (one for one in self.judged()[1] if one.name == name)
        judgement = next(one.judgement for one in found if (one.kind == PARAMETRIC) == (kind == PARAMETRIC))
        assert (judgement.status.value == "confirmed") == (judgement.reason is None)
        return judgement.reason


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Forgery:
    folder = tmp_path_factory.mktemp("runs")
    of = entry(folder, MACHINE, profile="reference")
    evidence.write(evidence.of_system("small", [str(of.path)]), folder / "proofs")
    return Forgery(folder / "proofs", of)


@pytest.fixture
def forgery(made: Forgery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Forgery:
    monkeypatch.setattr(recheck_module, "apart", examined)
    shutil.copytree(made.folder, tmp_path / "proofs")
    found = Forgery(tmp_path / "proofs", made.entry)
    found.document = copy.deepcopy(made.document)
    return found


def test_a_claim_for_every_value_fails_by_a_run_at_the_declared_ones(forgery: Forgery) -> None:
    run = forgery.file(forgery.claim("small"), "itf")
    forgery.shown(forgery.claim("small", PARAMETRIC), run)
    assert forgery.reason("small", PARAMETRIC) is None


def test_each_of_two_entries_about_one_property_has_its_own_run(forgery: Forgery) -> None:
    run = forgery.file(forgery.claim("small"), "itf")
    forgery.shown(forgery.claim("small", PARAMETRIC), run)
    forgery.shown(forgery.claim("small"), b"{}")
    assert forgery.reason("small") == "the run cannot be read: it has no states"
    assert forgery.reason("small", PARAMETRIC) is None


def test_a_run_that_ends_in_a_violation_has_no_loop(forgery: Forgery) -> None:
    claim = forgery.claim("small")
    run = cast("Json", json.loads(forgery.file(claim, "itf")))
    first, one, two = (json.dumps(state) for state in cast("list[Json]", run["states"]))
    event = next(key for key, value in json.loads(one).items() if value == "ASKED")
    again = json.dumps(json.loads(first) | {event: "RESET"})
    run["states"] = [json.loads(state) for state in (first, one, two, again, one, two)]
    forgery.shown(claim, json.dumps(run | {"loop": 3}).encode())
    assert forgery.reason("small") == "no run of this kind can violate the claim"


@pytest.mark.parametrize(
    ("happened", "reason"),
    [
        ("RESET", "step 1 is not a step of the machine: RESET from IDLE to IDLE"),  # not enabled
        ("ASKED", "step 1 is not a step of the machine: ASKED from IDLE to IDLE"),  # it changes the variable
        (None, None),
    ],
)
def test_an_event_without_its_effect_is_no_step(forgery: Forgery, happened: str | None, reason: str | None) -> None:
    claim = forgery.claim("small")
    run = cast("Json", json.loads(forgery.file(claim, "itf")))
    first, *rest = cast("list[Json]", run["states"])
    (event,) = (key for key, value in rest[0].items() if value == "ASKED")
    forgery.shown(
        claim, json.dumps(run | {"states": [first, first | ({event: happened} if happened else {}), *rest]}).encode()
    )
    assert forgery.reason("small") == reason


def test_a_run_with_a_duplicate_key_is_rejected(forgery: Forgery) -> None:
    claim = forgery.claim("small")
    twice = forgery.file(claim, "itf").replace(b'"states":', b'"states": [], "states":', 1)
    forgery.attach(claim, "itf", twice)
    assert forgery.reason("small") == "the run cannot be read: the key 'states' is a duplicate"


def test_an_integer_of_a_run_has_one_key(forgery: Forgery) -> None:
    claim = forgery.claim("small")
    forgery.attach(claim, "itf", forgery.file(claim, "itf").replace(b'"#bigint": "0"', b'"#bigint": "0", "#set": [7]'))
    assert forgery.reason("small") == "the run cannot be read: state 0 has no valid value of n"


@pytest.mark.parametrize("blank", ["  ", "\r", "\x0c", "\x85", "\u00a0", "\u2028"])
def test_a_formula_is_the_text_of_the_declaration(forgery: Forgery, blank: str) -> None:
    # Another kind of blank looks the same, and a carriage return hides the text before it.
    claim = forgery.claim("small")
    claim["formula"] = str(claim["formula"]).replace(" ", blank, 1)
    assert forgery.reason("small") == "the formula differs from that of the declaration: n <= TOP"


def test_a_link_out_of_the_folder_is_rejected(forgery: Forgery, tmp_path: Path) -> None:
    linked = next((forgery.folder / "certificates").glob("*.small.itf.json"))
    within = linked.rename(forgery.folder / "certificates" / "within.json")
    linked.symlink_to(within.name)
    assert forgery.reason("small") is None
    outside = within.rename(tmp_path / "outside.json")
    linked.unlink()
    linked.symlink_to(outside)
    assert forgery.reason("small") == f"certificates/{linked.name}: it leads out of the folder of the certificate"


TEXTS: dict[str, Callable[[str], str]] = {
    "a step is added": lambda text: text.replace("\n\nIn", "\n   3. ASKED → IDLE  n becomes 2\n\nIn"),
    "a step is added behind the reason": lambda text: f"{text}   3. ASKED → IDLE  n becomes 2\n",
    "a page is added": lambda text: f"{text}\nsmall reference: small holds\n",
    "it steers a terminal": lambda text: f"{text[:-1]}\x1b[2J\n",
    "a carriage return hides it": lambda text: f"{text[:-1]}\rall is well\n",
    "it is cut short": lambda text: text[: text.index("   2.")],
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_describes_the_run_and_gives_one_reason(forgery: Forgery, name: str) -> None:
    claim = forgery.claim("small")
    text = forgery.file(claim, "text").decode("utf-8")
    changed = TEXTS[name](text)
    assert changed != text
    forgery.attach(claim, "text", changed.encode())
    place = "certificates/small.reference.small"
    assert forgery.reason("small") == f"{place}.txt does not describe the run in {place}.itf.json"


def test_a_run_of_a_true_claim_has_no_text(forgery: Forgery) -> None:
    claim = forgery.claim("full")
    forgery.shown(claim, forgery.file(forgery.claim("small"), "itf"), "holds")
    assert forgery.reason("full") is None
    text = forgery.file(forgery.claim("small"), "text").replace(b"small fails", b"full fails")
    text = text.replace(b"n <= TOP\n", b"EF n == 2\n", 1)
    place = "certificates/small.reference.full.txt"
    certificate = cast("Json", claim["certificate"])
    certificate["text"] = {"file": place}
    forgery.attach(claim, "text", text)
    assert forgery.reason("full") == f"{place} explains why a claim fails, but the verdict is holds"


def test_a_constant_that_is_named_twice_is_one(tmp_path: Path) -> None:
    """The certificate for every value of the constant can be read back."""
    text = MACHINE.replace("n <= TOP, parametric: [TOP], expect: fails", "n + TOP >= 0, parametric: [TOP, TOP]")
    of = entry(tmp_path, text, profile="reference")
    evidence.write(evidence.of_system("small", [str(of.path)]), tmp_path / "proofs")
    findings = recheck(tmp_path / "proofs", solvers.cvc5(), entries=[of], limits=None).profiles[0].findings
    assert {one.judgement.status.value for one in findings if one.name == "small"} == {"confirmed"}
