"""Reports and the steps on which they are due: nothing is wrong if and only if some way to match them has no fault."""

import functools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leverframe.audit.matching import ANOTHER, Fault, Matching, aligned
from tests.support.budget import examples


@dataclass(frozen=True)
class Step:
    name: str
    is_optional: bool = False
    is_moot: bool = False

    @property
    def kind(self) -> str:
        return self.name


@dataclass(frozen=True)
class Report:
    name: str
    is_free: bool = False

    def differs(self, due: object) -> int:
        """Each letter is a field."""
        assert isinstance(due, Step)
        wrong = sum(one != other for one, other in zip(self.name, due.name, strict=True))
        return wrong if wrong < len(self.name) else ANOTHER


def named(fault: Fault) -> tuple[str, str]:
    due, came = fault
    return (due.name if isinstance(due, Step) else "", came.name if isinstance(came, Report) else "")


# ---- the oracle ------------------------------------------------------------------------------------------------------


def faultless(due: Sequence[Step], came: Sequence[Report], *, is_whole: bool) -> bool:
    """Is there a way to match all without a fault? All of them are tried."""

    @functools.cache
    def tried(i: int, j: int) -> bool:
        if j == len(came) and (not is_whole or all(one.is_optional for one in due[i:])):
            return True
        if i == len(due) and not is_whole:
            return True
        return (
            (i < len(due) and j < len(came) and not came[j].differs(due[i]) and tried(i + 1, j + 1))
            or (i < len(due) and due[i].is_optional and tried(i + 1, j))
            or (j < len(came) and came[j].is_free and tried(i, j + 1))
        )

    return tried(0, 0)


def found(due: Sequence[Step], came: Sequence[Report], order: Sequence[bool], *, is_whole: bool) -> list[Fault]:
    """What is told, if steps and reports come in an order."""
    one, steps, reports, told = Matching(), iter(due), iter(came), list[Fault]()
    for is_step in order:
        told += one.due(next(steps)) if is_step else one.came(next(reports))
    told += one.end(is_whole=is_whole)
    return told


NAMES = st.sampled_from(["aa", "ab", "bb"])
STEPS = st.lists(st.builds(Step, NAMES, st.booleans()), max_size=7)
REPORTS = st.lists(st.builds(Report, NAMES, st.booleans()), max_size=7)


@given(STEPS, REPORTS, st.randoms(use_true_random=False), st.booleans())
@settings(max_examples=examples(3000))
def test_something_is_wrong_only_if_no_way_is_without_a_fault(
    due: list[Step],
    came: list[Report],
    chance: random.Random,
    is_whole: bool,  # noqa: FBT001 -- a parameter
) -> None:
    order = [True] * len(due) + [False] * len(came)
    chance.shuffle(order)
    if chance.random() < 0.5:  # it may be known that all reports are free that fit
        due = [replace(one, is_moot=all(each.is_free or each.differs(one) for each in came)) for one in due]
    assert (found(due, came, order, is_whole=is_whole) == []) == faultless(due, came, is_whole=is_whole)


def right(chance: random.Random, length: int) -> tuple[list[Step], list[Report]]:
    """The steps of a correct program and its reports: some steps need none, and some left no row."""
    due, came = list[Step](), list[Report]()
    for _ in range(length):
        name, is_hidden, is_optional = chance.choice(["aa", "ab", "ba"]), chance.random() < 0.2, chance.random() < 0.3
        if not is_hidden:
            due.append(Step(name, is_optional))
        if not is_optional or chance.random() < 0.5:
            came.append(Report(name, is_hidden or chance.random() < 0.2))
    return due, came


@pytest.mark.parametrize("seed", range(200))
def test_a_correct_program_raises_no_alarm_wherever_its_log_ends(seed: int) -> None:
    chance = random.Random(seed)
    due, came = right(chance, 60)
    order = [True] * len(due) + [False] * len(came)
    if seed % 3 == 0:
        order.reverse()
    elif seed % 3 == 1:
        chance.shuffle(order)
    assert found(due, came, order, is_whole=True) == []
    for end in chance.sample(range(len(order)), 20):
        assert found(due, came, order[:end], is_whole=False) == []


# ---- what is told ----------------------------------------------------------------------------------------------------


def plain(names: str) -> tuple[list[Step], list[Report]]:
    return [Step(one) for one in names.split()], [Report(one) for one in names.split()]


RUN = "aa ab ba bb aa ba ab bb ba aa bb ab ba ab aa bb"


@pytest.mark.parametrize("place", range(15))
@pytest.mark.parametrize("ahead", [0, 3, 100])
def test_one_fault_is_told_as_what_it_is(place: int, ahead: int) -> None:
    due, came = plain(RUN)
    name = due[place].name
    other = name[0] + ("b" if name[1] == "a" else "a")
    for reports, expected in (
        ([*came[:place], *came[place + 1 :]], (name, "")),
        ([*came[:place], Report("zz"), *came[place:]], ("", "zz")),
        ([*came[:place], Report(name[0] + "z"), *came[place + 1 :]], (name, name[0] + "z")),
    ):
        order = interleaved(len(due), len(reports), ahead)
        assert [named(one) for one in found(due, reports, order, is_whole=False)] == [expected]
    assert other != name


def interleaved(steps: int, reports: int, ahead: int) -> list[bool]:
    """Steps come so much earlier than their reports."""
    keyed = [(number, 0, True) for number in range(steps)] + [(number + ahead, 1, False) for number in range(reports)]
    return [is_step for *_, is_step in sorted(keyed)]


def test_at_the_end_reports_are_missing_only_if_the_log_is_whole() -> None:
    due, came = plain(RUN)
    order = interleaved(len(due), len(came) - 2, 0)
    assert found(due, came[:-2], order, is_whole=False) == []
    assert [named(one) for one in found(due, came[:-2], order, is_whole=True)] == [("aa", ""), ("bb", "")]
    order = interleaved(len(due) - 2, len(came), 0)
    assert found(due[:-2], came, order, is_whole=False) == []
    assert [named(one) for one in found(due[:-2], came, order, is_whole=True)] == [("", "aa"), ("", "bb")]


def test_what_is_settled_is_forgotten() -> None:
    one = Matching()
    for _ in range(1000):
        assert [*one.due(Step("aa")), *one.came(Report("aa"))] == []
        assert len(one) <= 1
    for _ in range(5000):
        assert [*one.due(Step("aa"))] == []
    for _ in range(5000):
        assert [*one.came(Report("aa"))] == []
    assert len(one) == 0


# ---- the fewest faults -----------------------------------------------------------------------------------------------


def price(wrong: int, *, again: bool) -> int:
    """What a report with wrong fields costs; a second one costs less, unless it looks like another report."""
    return 0 if not wrong else wrong + (1 if again and wrong < ANOTHER else 8)


def costs(
    due: Sequence[Step], came: Sequence[Report], *, is_whole: bool, again: bool = False
) -> Iterator[tuple[int, int]]:
    """The cost of every way, and how many reports fit in it; `again`: the report before had wrong fields."""
    if not is_whole and (not due or not came):
        yield 0, 0
    if not due and not came:
        yield 0, 0
    if due and came:
        wrong = came[0].differs(due[0])
        for cost, fit in costs(due[1:], came[1:], is_whole=is_whole, again=bool(wrong)):
            yield cost + price(wrong, again=again), fit + (not wrong)
    if due:
        for cost, fit in costs(due[1:], came, is_whole=is_whole, again=again and due[0].is_optional):
            yield cost + (0 if due[0].is_optional else 6), fit
    if came:
        for cost, fit in costs(due, came[1:], is_whole=is_whole, again=again and came[0].is_free):
            yield cost + (0 if came[0].is_free else 6), fit


@given(STEPS.map(lambda one: one[:4]), REPORTS.map(lambda one: one[:4]))
@settings(max_examples=examples(500))
def test_the_way_with_the_fewest_faults_is_told(due: list[Step], came: list[Report]) -> None:
    start, pairs = aligned(due, came, is_whole=True)
    assert start == 0
    assert [one.due for one in pairs if one.due is not None] == due
    assert [one.came for one in pairs if one.came is not None] == came
    cost, fit, again = 0, 0, False
    for step, report in pairs:
        if step is not None and report is not None:
            wrong = report.differs(step)
            cost, fit, again = cost + price(wrong, again=again), fit + (not wrong), bool(wrong)
        elif not (step.is_optional if step is not None else isinstance(report, Report) and report.is_free):
            cost, again = cost + 6, False
    best, most = min((cost, -fit) for cost, fit in costs(due, came, is_whole=True))
    assert (cost, -fit) == (best, most)


def test_a_missing_report_is_not_taken_for_one_with_wrong_fields() -> None:
    due, came = plain("aa ab bb")
    order = [True, True, True, False, False]
    assert [named(one) for one in found(due, came[1:], order, is_whole=True)] == [("aa", "")]


@pytest.mark.parametrize("ahead", [0, 3, 1000])
def test_who_always_writes_a_field_wrong_is_told_so_each_time(ahead: int) -> None:
    """And not that reports are missing, and others of no step: that is another requirement."""
    due = [Step(one) for one in f"{RUN} ".replace("bb", "ab").split() * 4]
    came = [Report(one.name[0] + "z") for one in due]
    for is_whole in (False, True):
        told = found(due, came, interleaved(len(due), len(came), ahead), is_whole=is_whole)
        assert [named(one) for one in told] == [
            (step.name, report.name) for step, report in zip(due, came, strict=True)
        ], is_whole


@pytest.mark.parametrize("ahead", [0, 2, 100])
def test_one_report_too_many_does_not_make_others_wrong(ahead: int) -> None:
    """Steps that need no report come after it, and it may have been of any of them at first."""
    due = [Step("ab"), Step("ba"), *(Step("bb", is_optional=True) for _ in range(5))]
    came = [Report(one) for one in ["ab", "ba", "bb", "ba", "bb", "bb", "bb", "bb"]]
    told = found(due, came, interleaved(len(due), len(came), ahead), is_whole=True)
    assert [named(one) for one in told] == [("", "ba")]


# ---- how much work it is ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Counted(Report):
    """A report that counts how often it is compared."""

    compared: list[int] = field(default_factory=lambda: [0])

    def differs(self, due: object) -> int:
        self.compared[0] += 1
        return super().differs(due)


def work(due: Sequence[Step], came: Sequence[Report], order: Sequence[bool]) -> int:
    """How often reports are compared with what is due."""
    counter = [0]
    found(due, [Counted(one.name, one.is_free, counter) for one in came], order, is_whole=True)
    return counter[0]


@pytest.mark.parametrize("length", [200, 2000])
def test_steps_that_need_no_report_are_passed_over_at_once(length: int) -> None:
    due, came = [Step("aa", is_optional=True)] * length, [Report("aa")] * (length // 2)
    assert work(due, came, [True] * len(due) + [False] * len(came)) <= 4 * length
    assert work(due, [Report("bb")], [False] + [True] * length) <= 4 * length


@pytest.mark.parametrize("length", [200, 2000])
def test_what_is_wrong_all_the_time_costs_the_same_each_time(length: int) -> None:
    due, came = [Step("aa"), Step("ab")] * (length // 2), [Report("zz")] * length
    assert work(due, came, [True] * length + [False] * length) <= 500 * length
    assert work(due, came, [False] * length + [True] * length) <= 500 * length


def test_what_may_be_of_a_step_without_a_row_keeps_nothing_waiting() -> None:
    one = Matching()
    for _ in range(2000):
        told = [*one.due(Step("aa", is_moot=True)), *one.came(Report("aa", is_free=True))]
        assert told == []
        assert len(one) <= 1
    assert [*one.end(is_whole=True)] == []
