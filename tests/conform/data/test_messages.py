"""The messages of the suite, and the verdicts that they expect: compared with a second reading of the document."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.conform.messages import faults, hostile, variants
from leverframe.conform.messages.corpus import EXAMPLE, Arguments, Case, cases
from leverframe.conform.messages.facts import Validation
from leverframe.conform.wire import messages as wire
from leverframe.language import catalog
from leverframe.language.loader import load
from leverframe.sut.femtoclaw_protocol import CAPABILITIES, ProtocolSystem
from tests.support import protocol_reading
from tests.support.budget import examples
from tests.support.protocol_corpus import mutated

VALIDATION = Validation(load(catalog.preferred("femtoclaw-protocol", "reference").path))
REGISTRY = {name: Arguments(tuple(each.valid), tuple(each.invalid)) for name, each in CAPABILITIES.items()}
CASES = cases(VALIDATION, REGISTRY)


@pytest.fixture(scope="module")
def system() -> Iterator[ProtocolSystem]:
    made = ProtocolSystem(["messages"])
    yield made
    made.close()


def read(data: bytes) -> tuple[str, int]:
    return protocol_reading.read(data, protocol_reading.REGISTRY, protocol_reading.SIZE)


def ours(system: ProtocolSystem, data: bytes) -> tuple[str, int | None]:
    found = system.message(1, data)
    return found.verdict, found.step


def test_the_corpus_has_every_combination_of_facts_and_every_variant() -> None:
    assert len(VALIDATION.combinations) == 432
    assert len(CASES) > 1_500
    met = {what for case in CASES for what in case.name.split(", ")}
    known = [*variants.TOPS, *(one for each in variants.TEXTS.values() for one in each)]
    forms = (*variants.MESSAGE_FORMS.values(), *variants.CALL_FORMS.values())
    known_forms = [one for each in forms for one in each]
    assert {one.what for one in (*known, *known_forms) if one.what} <= met
    kinds = {fault for fault in vars(faults).values() if isinstance(fault, faults.Fault)}
    assert kinds == {fault for case in CASES for fault in case.faults}


def test_every_fault_occurs_alone() -> None:
    """Without a message that has this fault and no other, nobody would notice a validator that does not see it."""
    alone = {case.faults[0] for case in CASES if len(case.faults) == 1}
    everywhere = {fault for case in CASES for fault in case.faults}
    assert everywhere - alone == {faults.NUMBER, faults.DEEP}  # in a message, both are of a wrong type, too


def test_both_readings_of_the_document_agree(system: ProtocolSystem) -> None:
    """Of the corpus: the machine on the facts of a message, a naive reading of its bytes, and our validator."""
    for case in CASES:
        found = read(case.data)
        verdict, step = found
        assert verdict in case.allowed.verdicts, case
        assert verdict != "rejected" or step in case.allowed.steps, case
        assert ours(system, case.data) == found, case
        if case.reference is not None:
            assert (case.reference.verdict, case.reference.step) == found, case


@given(mutated())
@settings(max_examples=examples(1_000))
def test_our_validator_agrees_with_the_reading_on_any_bytes(system: ProtocolSystem, data: bytes) -> None:
    assert ours(system, data) == read(data)


@given(st.sampled_from(CASES), st.data())
@settings(max_examples=examples(1_000))
def test_they_agree_on_messages_with_one_byte_changed(system: ProtocolSystem, case: Case, data: st.DataObject) -> None:
    text = case.data[:2_000]
    place = data.draw(st.integers(0, len(text)))
    changed = text[:place] + data.draw(st.binary(max_size=2)) + text[place + data.draw(st.integers(0, 1)) :]
    assert ours(system, changed) == read(changed)


def test_what_the_document_leaves_open_is_no_demand() -> None:
    """A name beside the content is forbidden only if it is about execution (D-PR-01)."""
    allowed = {case.faults[0]: case.allowed.verdicts for case in CASES if len(case.faults) == 1}
    assert allowed[faults.UNKNOWN_INSIDE] > allowed[faults.EXECUTION_INSIDE] == {"rejected"}
    assert allowed[faults.EMPTY_CONTENT] == {"message", "rejected"}
    assert allowed[faults.SURROGATE] == {"tool_call", "rejected"} > allowed[faults.SURROGATE_IN_CONTENT]


def test_without_declared_capabilities_the_documents_example_is_the_only_one() -> None:
    found = cases(VALIDATION, EXAMPLE)
    accepted = Counter(case.reference.verdict for case in found if case.reference and not case.faults)
    assert accepted["tool_call"] >= 2
    assert not any(faults.INVALID_ARGUMENTS in case.faults for case in found)


def test_a_registry_without_the_example_does_not_ask_for_it() -> None:
    found = cases(VALIDATION, {"clock": Arguments(({},))})
    assert not any(b"Hello" in case.data and not case.faults and case.form == "tool_call" for case in found)
    assert {case.examples for case in found} == {(), ("FC-PR-071",)}  # that in message form


def test_hostile_messages_are_large_deep_and_many() -> None:
    sizes = [len(one.data) for one in hostile.HOSTILE]
    assert max(sizes) > 1_000_000
    assert all(
        len(wire.MessageRequest(id=1, bytes_base64="").model_dump_json()) + 4 * size / 3 < 4 << 20 for size in sizes
    )
