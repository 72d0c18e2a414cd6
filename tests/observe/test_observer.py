"""The observer, compared with an enumeration of all runs; and what a refusal says."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from leverframe.errors import InputError
from leverframe.language.declaration import Declaration
from leverframe.language.loader import loads
from leverframe.observe.interface import Interface
from leverframe.observe.observations import Observation
from leverframe.observe.observer import Observer, Refusal, observer
from tests.oracle.observed import Observed
from tests.support.observed_machines import correct_logs, holders, interfaces, logs, views
from tests.support.strategies import PATIENT, dump, machines


def explained(start: Observer, log: list[Observation]) -> int:
    """The number of observations that the observer accepts."""
    now = start
    for seen in log:
        found = now.after(seen)
        if isinstance(found, Refusal):
            assert found.explained == now.seen
            return now.seen
        now = found
    return now.seen


@st.composite
def observed(draw: st.DrawFn, *, data: bool) -> tuple[Observer, Observed]:
    declaration: Declaration = draw(holders()) if data else loads(dump(draw(machines()).document()))
    interface: Interface = draw(interfaces(declaration, data=data))
    view = draw(views(interface))
    try:
        start = observer(declaration, interface, view)
    except InputError as error:
        assert [found.code for found in error.diagnostics] == ["LF183"]
        assume(False)  # noqa: FBT003 -- too few labels: test_too_few_labels
        raise
    return start, Observed(declaration, interface, view)


def agrees(data: st.DataObject, *, with_data: bool) -> None:
    start, oracle = data.draw(observed(data=with_data))
    for _ in range(3):
        log = data.draw(logs(oracle))
        assert explained(start, log) == oracle.explained(log), log


@settings(PATIENT, max_examples=60)
@given(st.data())
def test_the_observer_explains_what_some_run_shows_and_nothing_else(data: st.DataObject) -> None:
    agrees(data, with_data=False)


@settings(PATIENT, max_examples=60)
@given(st.data())
def test_the_observer_binds_ids_as_some_run_does_and_no_other_way(data: st.DataObject) -> None:
    agrees(data, with_data=True)


@settings(PATIENT, max_examples=40)
@given(st.data(), st.booleans())
def test_no_run_is_refused(data: st.DataObject, with_data: bool) -> None:  # noqa: FBT001 -- drawn
    start, oracle = data.draw(observed(data=with_data))
    log = data.draw(correct_logs(oracle))
    assert explained(start, log) == len(log), log
