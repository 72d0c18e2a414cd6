"""Random rankings, and the differences of verdicts and runs from the definition of a ranking."""

from collections import Counter
from collections.abc import Iterator

from hypothesis import strategies as st

from leverframe.check.checker import check
from leverframe.check.claims.truth import Truth
from leverframe.check.limits import Limits
from leverframe.check.verdict import ClaimKind, Fails, Holds, Result
from leverframe.language.declaration import Declaration, Ranking
from tests.oracle.system import State, System
from tests.support.brute import breaking, measured, unfounded
from tests.support.random_formulas import Words, booleans, integers
from tests.support.strategies import Document
from tests.support.written import written


def rankings(words: Words) -> st.SearchStrategy[Document]:
    measure = integers(words, 1).map(written)
    region = st.one_of(booleans(words, 0), booleans(words, 1)).map(written)
    measures = st.lists(measure, min_size=1, max_size=3)
    return st.fixed_dictionaries({"region": region, "ranking": measures})


SEEN: Counter[str] = Counter()


def disagreements(declaration: Declaration) -> Iterator[str]:
    """The differences of the checker and the study of mutants from the definition."""
    system, truth = System(declaration), Truth(declaration, Limits())
    claims = {p.name: p.claim for p in declaration.properties}
    for found in check(declaration).results:
        SEEN[f"{found.word} {found.vacuous == ''}"] += found.kind is ClaimKind.RANKING
        claim = claims.get(found.name)
        if isinstance(claim, Ranking):
            holds = isinstance(found.verdict, Holds)
            if truth.claim(claim) is not holds:
                yield f"{found.name} {found.word}, and is {truth.claim(claim)} in a study of mutants"
            yield from _verdict(system, claim, found)


def _verdict(system: System, claim: Ranking, found: Result) -> Iterator[str]:
    faulty = {s for s in system.distance if unfounded(system, claim, s) or any(breaking(system, claim, s))}
    if found.word != ("fails" if faulty else "holds"):
        yield f"{found.name} {found.word}, and the states that it is wrong in are {faulty}"
    if found.vacuous is not None:
        entered = any(system.holds(claim.region, state) for state in system.distance)
        if (found.vacuous == "") != entered:
            yield f"{found.name} is said to be vacuous: {found.vacuous!r}"
    if isinstance(found.verdict, Fails) and faulty:
        yield from _shown(system, claim, found.verdict, min(system.distance[state] for state in faulty))


def _shown(system: System, claim: Ranking, fails: Fails, least: int) -> Iterator[str]:
    """Yield the faults of a counterexample: it must be a shortest run, and its explanation must be true."""
    assert fails.trace is not None
    assert not fails.trace.loop
    states = [State(step.state.control, step.state.values) for step in fails.trace.prefix]
    events = [step.event for step in fails.trace.prefix[1:]]
    if states[0] != system.initial or not fails.shortest:
        yield "a run that does not begin at the beginning, or is not called shortest"
    for before, event, after in zip(states, events, states[1:], strict=False):
        if (event, after) not in system.steps(before):
            yield f"{event} from {before} to {after} is no step"
    if "is negative" in fails.explanation:
        last = states[-1]
        if not unfounded(system, claim, last) or len(states) - 1 != least:
            yield f"{fails.explanation}: {last}, and the nearest is {least} steps away"
        if _text(measured(system, claim, last)) not in fails.explanation:
            yield f"{fails.explanation}: it is {measured(system, claim, last)}"
        return
    before, event, after = states[-2], events[-1], states[-1]
    broken = [(firing.transition.event, firing.target) for firing in breaking(system, claim, before)]
    if (event, after) not in broken or len(states) - 2 != least:
        yield f"{fails.explanation}: {event} from {before} to {after}, and the nearest is {least} steps away"
    values = (measured(system, claim, before), measured(system, claim, after))
    if f"{_text(values[0])} before, {_text(values[1])} after" not in fails.explanation:
        yield f"{fails.explanation}: it is {values}"
    word = "increases" if values[1] > values[0] else "does not decrease"
    strict = system.makers[str(event)] in {"machine", "fault"}
    if f"{event} {'does not decrease' if strict else word}" not in fails.explanation:
        yield f"{fails.explanation}, by an event that {'must decrease it' if strict else 'must not increase it'}"


def _text(values: tuple[int, ...]) -> str:
    return f"({', '.join(map(str, values))})"
