"""A machine small enough to list its mutants by hand, and the outcomes of all mutants of a machine."""

from collections.abc import Mapping

from leverframe.language.declaration import Declaration
from leverframe.mutation.study import MutantOutcome, Study

TILL = """
    variables: {coins: {range: [0, 3], initial: 0}, open: {bool: false}}
    states: {SHUT: {initial: true, quiescent: true}, COUNTING: {}, BROKEN: {kind: terminal}}
    events: {OPENED: {by: input}, COUNTED: {by: machine}, DONE: {by: machine}, HIT: {by: fault}}
    transitions:
      - {from: SHUT, on: OPENED, to: COUNTING, set: {open: true, coins: 0}}
      - {from: COUNTING, on: COUNTED, internal: true, when: coins < 3, set: {coins: coins + 1}}
      - {from: COUNTING, on: DONE, to: SHUT, when: coins == 3, set: {open: false}}
      - {from: [SHUT, COUNTING], on: HIT, to: BROKEN, set: {open: false}}
"""
CLAIMS: Mapping[str, Mapping[str, object]] = {
    "all_counted": {"step": {"on": "DONE", "requires": "coins == 3"}},
    "open_while_counting": {"always": "open == COUNTING"},
    "counting_ends": {"ctl": "AG (COUNTING -> AF (SHUT or BROKEN))", "under": "progress"},
    "starts_from_nothing": {"ctl": "AG (OPENED -> coins == 0)"},
}


def outcomes(declaration: Declaration) -> dict[str, MutantOutcome]:
    whole = Study(declaration)
    return {mutant.name: whole.outcome(mutant) for mutant in whole.mutants}
