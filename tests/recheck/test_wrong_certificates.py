"""Correct certificates are confirmed, and each kind of fault is refuted with its reason."""

import dataclasses
import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from leverframe.errors import ExitCode, InputError
from leverframe.language import catalog
from leverframe.language.declaration import Transition
from leverframe.recheck import recheck as recheck_module
from leverframe.recheck import solvers
from leverframe.recheck.judgement import JudgementStatus
from leverframe.recheck.recheck import RecheckReport, recheck
from leverframe.smt import encoding as smt_encoding
from leverframe.smt import terms as smt_terms
from tests.support.certified import (
    SMALL,
    Json,
    Proofs,
    conditions,
    entries,
    entry,
    examined,
    follows,
    invariants,
    made_of,
    obligations,
    of,
    parametric,
    profile,
    proofs,
    statuses,
)
from tests.support.planted import Fault, each_noticed, instead

INVARIANT = (
    "told-bounded",
    "tries-bounded",
    "asked-resets",
    "tried-when-busy",
    "tried-counts",
    "who-tells",
    "over-is-over",
)
RUNS = ("never-over", "tried-once", "asked-again", "who-tries", "always-over", "rises")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Proofs:
    """Certificates of a small machine, with a second invariant for every value of its constant."""
    folder = tmp_path_factory.mktemp("made")
    found = proofs(folder / "proofs", [entry(folder, SMALL)])
    document = found.read("small")
    first = invariants(document)[0]
    conditions = ["tries <= MOST", "told <= tries"]
    every: Json = {
        **first,
        "id": "every",
        "parameters": ["MOST"],
        "conditions": conditions,
        "follows": ["tries-bounded"],
    }
    every["obligations"] = {name: renamed(found, attached) for name, attached in obligations(first).items()}
    invariants(document).append(every)
    general = entries(document)[-1]
    certificate = {"kind": "invariant", "invariant": "every"}
    general.update(verdict="holds", engine="induction", certificate=certificate, reason=None)
    found.write("small", document)
    return found


def renamed(certified: Proofs, attached: Json) -> Json:
    """A copy of an obligation of the first invariant for the second one."""
    place = str(attached["file"]).replace("small.document", "small.every")
    shutil.copyfile(certified.folder / str(attached["file"]), certified.folder / place)
    return {**attached, "file": place}


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Evaluate in this process: a separate one takes a second to start."""
    monkeypatch.setattr(recheck_module, "apart", examined)


@pytest.fixture
def copy(made: Proofs, tmp_path: Path) -> Proofs:
    """A copy that the test may corrupt."""
    return made.copied(tmp_path / "proofs")


def test_correct_certificates_are_confirmed(made: Proofs) -> None:
    report = made.judged()
    assert {status for status, _ in statuses(report).values()} == {JudgementStatus.CONFIRMED}
    assert not any(finding.unexpected for finding in report.profiles[0].findings)
    assert report.exit_code is ExitCode.AS_EXPECTED


def test_certificates_alone_do_not_establish_everything(made: Proofs) -> None:
    report = recheck(made.folder, solvers.cvc5(), entries=made.entries, limits=None)
    found = statuses(report)
    confirmed = {name for name, (status, _) in found.items() if status is JudgementStatus.CONFIRMED}
    builtin = {"determinism", "range-safety", "deadlock-freedom", "quiescence"}
    ranked = {"ends", "tries-bounded*", "invariant document", "invariant every"}
    assert confirmed == {*INVARIANT, *RUNS, *builtin, *ranked}
    assert found["can-rest"] == (
        JudgementStatus.REPLAYED,
        "it is a run of the machine, and it is finite; whether it violates the claim was not judged",
    )
    silent = {name for name, (status, _) in found.items() if status is JudgementStatus.NOTHING}
    reachable = {f"{what}-reachable" for what in ("states", "edges", "events", "transitions")}
    assert silent == {"can-open", "counts", *reachable}
    assert report.exit_code is ExitCode.INCONCLUSIVE


def test_the_report_is_the_same_each_time(made: Proofs) -> None:
    assert made.judged() == made.judged()


# ---- edits -----------------------------------------------------------------------------------------------------------

Edit = Callable[[Proofs, Json], None]
EDITS: dict[str, tuple[Edit, str, str]] = {}
"""The change to the certificates, the subject that is refuted for it, and a part of the reason."""


def edit(subject: str, reason: str) -> Callable[[Edit], Edit]:
    def listed(change: Edit) -> Edit:
        EDITS[change.__name__.strip("_").replace("_", " ")] = change, subject, reason
        return change

    return listed


@edit("invariant document", "breaks the condition told <= MOST")
def _condition_dropped(_: Proofs, document: Json) -> None:
    kept = [text for text in conditions(document) if "told" not in text or text == "told <= MOST"]
    assert len(kept) < len(conditions(document))
    invariants(document)[0]["conditions"] = kept


@edit("told-bounded", "breaks the condition")
def _condition_weakened(_: Proofs, document: Json) -> None:
    kept = ["told <= MOST" if text == "told <= MOST" else f"open or ({text})" for text in conditions(document)]
    invariants(document)[0]["conditions"] = kept


@edit("invariant document", "this condition is false in the initial state: tries == 1")
def _condition_false(_: Proofs, document: Json) -> None:
    conditions(document).append("tries == 1")


@edit("invariant document", "OPENED from IDLE with open = false breaks the condition not open")
def _condition_that_the_environment_breaks(_: Proofs, document: Json) -> None:
    conditions(document).append("not open")


@edit("invariant every", "breaks the condition told <= 2")
def _condition_for_some_values_only(_: Proofs, document: Json) -> None:
    conditions(document, 1).append("told <= 2")


@edit("tries-bounded*", "would set told to")
def _every_condition_dropped_for_every_value(_: Proofs, document: Json) -> None:
    conditions(document, 1).clear()


@edit("tries-bounded*", "the invariant document is not for every MOST")
def _parametric_by_an_invariant_for_one_value(_: Proofs, document: Json) -> None:
    entries(document)[-1]["certificate"] = {"kind": "invariant", "invariant": "document"}


@edit("tries-bounded*", "the invariant every is not for every MOST")
def _parameter_dropped(_: Proofs, document: Json) -> None:
    invariants(document)[1]["parameters"] = []


@edit("tries-bounded*", "the invariant every is for non-negative values, but DEBT is negative")
def _for_other_values_of_a_constant_than_the_declared_one(_: Proofs, document: Json) -> None:
    invariants(document)[1]["parameters"] = ["MOST", "DEBT"]


@edit("tries-bounded*", "the certificates do not mention it")
def _silent_about_every_value(_: Proofs, document: Json) -> None:
    entries(document).pop()


@edit("tries-bounded", "the certificates do not mention it")
def _silent_about_the_declared_value(_: Proofs, document: Json) -> None:
    entries(document).remove(of(document, "tries-bounded"))


@edit("profile", "it is about another declaration")
def _other_declaration(_: Proofs, document: Json) -> None:
    profile(document)["sha256"] = hashlib.sha256(b"another").hexdigest()


@edit("invariant document", "certificates/small.document.initiation.smt2 has been edited")
def _obligation_edited(copy: Proofs, _: Json) -> None:
    path = copy.folder / "certificates" / "small.document.initiation.smt2"
    path.write_bytes(path.read_bytes() + b"; more\n")


@edit("told-bounded", "certificates/small.document.consecution.smt2: it is missing")
def _obligation_missing(copy: Proofs, _: Json) -> None:
    (copy.folder / "certificates" / "small.document.consecution.smt2").unlink()


@edit("ends", "certificates/small.document.ends.decrease.smt2 has been edited")
def _ranking_obligation_edited(copy: Proofs, _: Json) -> None:
    (copy.folder / "certificates" / "small.document.ends.decrease.smt2").write_text("(check-sat)\n", "utf-8")


@edit("never-over", "certificates/small.document.never-over.itf.json has been edited")
def _trace_edited(copy: Proofs, _: Json) -> None:
    path = copy.folder / "certificates" / "small.document.never-over.itf.json"
    path.write_text(path.read_text("utf-8").replace("OVER", "IDLE"), "utf-8")


def respelt(name: str, change: Callable[[Json], object]) -> Edit:
    """Change a run and update its digest."""

    def apply(copy: Proofs, document: Json) -> None:
        path = copy.folder / "certificates" / f"small.document.{name}.itf.json"
        run = cast("Json", json.loads(path.read_text("utf-8")))
        change(run)
        path.write_text(json.dumps(run), "utf-8")
        attached = cast("dict[str, Json]", of(document, name)["certificate"])["itf"]
        attached["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()

    return apply


def states(run: Json) -> list[Json]:
    return cast("list[Json]", run["states"])


RESPELT: dict[str, tuple[str, Callable[[Json], object], str]] = {
    "a run cut short": ("never-over", lambda run: states(run).pop(), "does not end in a violation of the claim"),
    "a run without a beginning": ("never-over", lambda run: states(run).pop(0), "does not begin in the initial state"),
    "a run without its middle": ("never-over", lambda run: states(run).pop(1), "step 1 is not a step of the machine"),
    "another event": (
        "never-over",
        lambda run: states(run)[-1].update(last_event="DONE"),
        "step 2 is not a step of the machine: DONE from BUSY to OVER",
    ),
    "another value": (
        "never-over",
        lambda run: states(run)[-1].update(open=True),
        "step 2 is not a step of the machine",
    ),
    "no such value": (
        "never-over",
        lambda run: states(run)[-1].update(mode="QUICK"),
        "state 2 has no valid value of mode",
    ),
    "a number for a truth value": ("never-over", lambda run: states(run)[0].update(open=0), "no valid value of open"),
    "a truth value for a number": (
        "never-over",
        lambda run: states(run)[0].update(tries=False),
        "no valid value of tries",
    ),
    "no such state": ("never-over", lambda run: states(run)[1].update(state="GONE"), "state 1 is not a state of the"),
    "other variables": ("never-over", lambda run: run.update(vars=["state"]), "its variables are not those of"),
    "no states": ("never-over", lambda run: run.update(states=[]), "it has 0 states"),
    "a loop that does not close": ("always-over", lambda run: states(run).pop(), "the loop does not close"),
    "a loop that is not fair": (
        "always-over",
        lambda run: run.update(states=states(run)[:1], loop=0),
        "the loop of the run is not fair",
    ),
    "a loop beyond the end": (
        "always-over",
        lambda run: run.update(loop=99),
        "its loop does not begin at one of its states",
    ),
}
for _name, (_property, _change, _reason) in RESPELT.items():
    EDITS[_name] = respelt(_property, _change), _property, _reason


@edit("told-bounded", "the verdict is fails, but an invariant is evidence that a claim holds")
def _verdict_flipped_to_fails(_: Proofs, document: Json) -> None:
    of(document, "told-bounded")["verdict"] = "fails"


@edit("never-over", "a run cannot establish that this claim holds")
def _verdict_flipped_to_holds(_: Proofs, document: Json) -> None:
    of(document, "never-over")["verdict"] = "holds"


@edit("told-bounded", "the invariant document is said to establish that it holds")
def _verdict_flipped_and_certificate_dropped(_: Proofs, document: Json) -> None:
    of(document, "told-bounded").update(verdict="fails", certificate="none")


@edit("never-over", "the verdict is unknown, but it has a run as its certificate")
def _verdict_unknown(_: Proofs, document: Json) -> None:
    of(document, "never-over")["verdict"] = "unknown"


@edit("invariant document", "never-over does not follow: the invariant allows OVER with")
def _follows_extended(_: Proofs, document: Json) -> None:
    follows(document).append("never-over")


@edit("invariant document", "can-open does not follow: an invariant cannot establish can-open")
def _follows_extended_by_what_no_invariant_establishes(_: Proofs, document: Json) -> None:
    follows(document).append("can-open")


@edit("can-open", "an invariant cannot establish can-open")
def _certificate_of_what_no_invariant_establishes(_: Proofs, document: Json) -> None:
    follows(document).append("can-open")
    of(document, "can-open")["certificate"] = {"kind": "invariant", "invariant": "document"}


@edit("states-reachable", "an invariant cannot establish states-reachable")
def _certificate_of_a_check_that_no_invariant_establishes(_: Proofs, document: Json) -> None:
    follows(document).append("states-reachable")
    of(document, "states-reachable")["certificate"] = {"kind": "invariant", "invariant": "document"}


@edit("invariant document", "gone is said to follow, but the declaration has no such property")
def _follows_extended_by_nothing(_: Proofs, document: Json) -> None:
    follows(document).append("gone")


@edit("told-bounded", "the invariant document is not said to establish it")
def _follows_shortened(_: Proofs, document: Json) -> None:
    follows(document).remove("told-bounded")


@edit("told-bounded", "there is no invariant gone")
def _no_such_invariant(_: Proofs, document: Json) -> None:
    of(document, "told-bounded")["certificate"] = {"kind": "invariant", "invariant": "gone"}


@edit("told-bounded", "the certificates do not mention it")
def _property_left_out(_: Proofs, document: Json) -> None:
    entries(document).remove(of(document, "told-bounded"))


@edit("gone", "the declaration has no such property or check")
def _property_invented(_: Proofs, document: Json) -> None:
    entries(document).append({**of(document, "told-bounded"), "property": "gone"})


@edit("told-bounded", "the formula differs from that of the declaration: told <= MOST")
def _formula_changed(_: Proofs, document: Json) -> None:
    of(document, "told-bounded")["formula"] = "told <= 1"


@edit("told-bounded", "the expectation is listed as fails, but the declaration says holds")
def _expectation_changed(_: Proofs, document: Json) -> None:
    of(document, "told-bounded")["expect"] = "fails"


@edit("told-bounded", "the kind is listed as step, but it is invariant")
def _kind_changed(_: Proofs, document: Json) -> None:
    of(document, "told-bounded")["kind"] = "step"


@edit("told-bounded", "the requirements differ from those that the declaration cites")
def _requirements_changed(_: Proofs, document: Json) -> None:
    of(document, "told-bounded")["requirements"] = ["SMA-001"]


@edit("ends", "it is a ranking, but its certificate is of kind invariant")
def _ranking_as_an_invariant(_: Proofs, document: Json) -> None:
    of(document, "ends")["certificate"] = {"kind": "invariant", "invariant": "document"}


@edit("told-bounded", "it is not a ranking")
def _invariant_as_a_ranking(_: Proofs, document: Json) -> None:
    of(document, "told-bounded")["certificate"] = of(document, "ends")["certificate"]


@edit("rises", "TRIED from there violates it")
def _ranking_that_does_not_decrease(_: Proofs, document: Json) -> None:
    follows(document).append("rises")
    of(document, "rises").update(verdict="holds", certificate=of(document, "ends")["certificate"])


def _changed(copy: Proofs, name: str) -> RecheckReport:
    document = copy.read("small")
    EDITS[name][0](copy, document)
    copy.write("small", document)
    return copy.judged()


@pytest.mark.parametrize("name", EDITS)
def test_an_edit_is_refuted_with_its_reason(copy: Proofs, name: str) -> None:
    _, subject, words = EDITS[name]
    report = _changed(copy, name)
    status, reason = statuses(report)[subject]
    assert status is JudgementStatus.REFUTED
    assert reason is not None
    assert words in reason
    assert report.exit_code is ExitCode.VIOLATED


def test_exactly_the_claims_that_rest_on_a_refuted_invariant_are_refuted(copy: Proofs) -> None:
    found = statuses(_changed(copy, "condition false"))
    refuted = {name for name, (status, _) in found.items() if status is JudgementStatus.REFUTED}
    builtin = {"determinism", "range-safety", "deadlock-freedom", "quiescence"}
    assert refuted == {"invariant document", *INVARIANT, *builtin, "ends"}


def test_a_run_may_show_that_something_can_happen(copy: Proofs) -> None:
    document = copy.read("small")
    path = copy.folder / "certificates" / "small.document.can-open.itf.json"
    start = {"state": "IDLE", "tries": 0, "told": 0, "open": False, "mode": "SLOW", "last_event": "none"}
    shown = [start, {**start, "last_event": "OPENED", "open": True}]
    for run, status in ((shown, JudgementStatus.CONFIRMED), (shown[:1], JudgementStatus.REFUTED)):
        path.write_text(json.dumps({"vars": list(start), "states": run}), "utf-8")
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        attached = {"file": "certificates/small.document.can-open.itf.json", "sha256": digest}
        of(document, "can-open")["certificate"] = {"kind": "trace", "itf": attached}
        copy.write("small", document)
        assert statuses(copy.judged())["can-open"][0] is status


def test_a_profile_that_is_not_listed_is_named(copy: Proofs, tmp_path: Path) -> None:
    other = entry(tmp_path, SMALL.replace("profile: document", "profile: reference"), profile="reference")
    report = Proofs(copy.folder, (*copy.entries, other)).judged()
    assert report.unlisted == (("small", "reference"),)
    assert [profile.profile for profile in report.profiles] == ["document"]
    assert report.exit_code is ExitCode.AS_EXPECTED


def test_a_system_without_certificates_is_named(copy: Proofs, tmp_path: Path) -> None:
    other = entry(tmp_path, SMALL.replace("machine: small", "machine: other"), system="other")
    report = Proofs(copy.folder, (*copy.entries, other)).judged()
    assert report.missing == ("other",)
    assert report.exit_code is ExitCode.AS_EXPECTED


# ---- planted faults: mistakes of the producer ------------------------------------------------------------------------


def confirmed(tmp_path: Path) -> None:
    """Check that newly made certificates are correct. Raises AssertionError."""
    unranked = "".join(line for line in SMALL.splitlines(keepends=True) if "ranking" not in line)
    found = statuses(proofs(tmp_path / "proofs", [entry(tmp_path, unranked)]).judged())
    refuted = {name: reason for name, (status, reason) in found.items() if status is JudgementStatus.REFUTED}
    assert not refuted, f"refuted: {refuted}"


def test_without_a_fault_there_is_nothing_to_notice(tmp_path: Path) -> None:
    confirmed(tmp_path)


move = smt_encoding.Encoding._move


def told_is_kept(self: smt_encoding.Encoding, transition: Transition, source: str) -> smt_encoding.Move:
    found = move(self, transition, source)
    variables = {**found.after.variables, "told": self.variables["told"]}
    return dataclasses.replace(found, after=dataclasses.replace(found.after, variables=variables))


def nobody_tries(self: smt_encoding.Encoding, transition: Transition, source: str) -> smt_encoding.Move:
    found = move(self, transition, source)
    return dataclasses.replace(found, guard=smt_terms.NO) if found.transition.event == "TRIED" else found


FAULTS = {
    name: Fault(instead(where, attribute, value), confirmed, "refuted: .*'invariant document': .*'told-bounded': ")
    for name, where, attribute, value in (
        ("an effect is lost", smt_encoding.Encoding, "_move", told_is_kept),
        ("a guard is false", smt_encoding.Encoding, "_move", nobody_tries),
        ("changes are overlooked", smt_encoding.Move, "keeps", lambda self, _: self.target == self.source),
    )
}

test_a_planted_fault_is_noticed = each_noticed(FAULTS)


# ---- real machines ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kernel(tmp_path_factory: pytest.TempPathFactory) -> Proofs:
    return proofs(tmp_path_factory.mktemp("kernel") / "proofs", catalog.find("kernel", "reference"))


def test_the_reference_of_the_kernel_is_confirmed(kernel: Proofs) -> None:
    made_by_engines = made_of(kernel.entries[0].path)
    report = kernel.judged()
    found = statuses(report)
    general = {f"{p.name}*" for p in made_by_engines.declaration.properties if parametric(p)}
    # The producer did not try to prove them for every value.
    assert {name for name, (status, _) in found.items() if status is not JudgementStatus.CONFIRMED} == general
    assert report.exit_code is ExitCode.INCONCLUSIVE
    assert {"denied-never-executed", "requests-end-in-bounded-time", "quiescence"} <= set(made_by_engines.follows)
    assert {found[name][0] for name in made_by_engines.follows} == {JudgementStatus.CONFIRMED}


def test_each_lemma_of_the_kernel_is_needed(kernel: Proofs, tmp_path: Path) -> None:
    spoilt = kernel.copied(tmp_path / "proofs")
    document = spoilt.read("kernel")
    conditions(document).pop()
    spoilt.write("kernel", document)
    assert statuses(spoilt.judged())["invariant reference"][0] is JudgementStatus.REFUTED


def test_errors_of_all_files_are_reported_together(copy: Proofs) -> None:
    document = copy.read("small")
    conditions(document)[:] = ["told <= MOTS", "told <="]
    copy.write("small", document)
    with pytest.raises(InputError) as caught:
        copy.judged()
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == ["LF022", "LF030"]
    place = f"{copy.path('small')}: profiles[0].invariants[0].conditions[0]"
    assert caught.value.diagnostics[0].message == f"{place}: unknown name 'MOTS' (at 'MOTS')"
    assert caught.value.diagnostics[0].hint == "did you mean 'MOST'?"
