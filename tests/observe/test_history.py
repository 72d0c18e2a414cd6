"""Histories of ids: each is immutable, although they share what they have in common."""

from hypothesis import given
from hypothesis import strategies as st

from leverframe.observe.history import History


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 4)), max_size=30))
def test_a_history_has_its_own_ids_and_no_others(growths: list[tuple[int, int]]) -> None:
    """Each pair lets some history so far grow by some id."""
    histories: list[tuple[History, frozenset[int]]] = [(History(), frozenset())]
    for place, one in growths:
        history, ids = histories[place % len(histories)]
        histories.append((history.with_(("request", one)), ids | {one}))
    for history, ids in histories:
        assert {one for one in range(5) if ("request", one) in history} == ids
