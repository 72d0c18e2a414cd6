"""Which claims several engines can decide: the question about all paths that a claim becomes, or none."""

import pytest

from leverframe.logic.render import render
from tests.support.asked import questions
from tests.support.declared import declare

MACHINE = """
variables: {p: {bool: true}, q: {bool: false}}
states: {IDLE: {initial: true, quiescent: true}}
"""
ABOUT_PATHS = {
    # CTL about all paths, and the negation of CTL about some path
    "ctl AG p": "AG p",
    "ctl AG (p -> AF q)": "AG (not p or AF q)",
    "ctl EF p": "not AG not p",
    "ctl EG p": "not AF not p",
    "ctl E[p U q]": "not A[not q W not p and not q]",
    "ctl AG EF p": None,
    "ctl EF AG p": None,
    "ctl A[p W q]": "A[p W q]",
    "ctl A[AX p U q]": "A[AX p U q]",
    "ctl A[EX p U q]": None,
    "ctl A[p U AX q]": None,
    "ctl AF AX p": None,
    "ctl AX AF p": "AX AF p",
    "ctl AF p and AG q": "AF p and AG q",
    "ctl AF p and EG q": None,
    "ctl AF p or q": "AF p or q",
    "ctl AF p or AG q": None,
    # LTL
    "ltl G p": "AG p",
    "ltl G (p -> F q)": "AG (not p or AF q)",
    "ltl not F p": "AG not p",
    "ltl p U q": "A[p U q]",
    "ltl X p U q": "A[AX p U q]",
    "ltl p U X q": None,
    "ltl F G p": None,
    "ltl F X p": None,
    "ltl X F p": "AX AF p",
    "ltl F p or G q": None,
    "ltl p R q": "A[q W p and q]",
    "ltl X p R q": None,
    "ltl p R X q": None,
    "ltl not (p U q)": "A[not q W not p and not q]",
}


@pytest.mark.parametrize(("claim", "expected"), ABOUT_PATHS.items())
def test_a_claim_is_asked_about_all_paths_if_both_logics_can_express_it(claim: str, expected: str | None) -> None:
    logic, _, text = claim.partition(" ")
    question = questions(declare(MACHINE, claim={logic: text, "under": "total"}))["claim"]
    negated = "not " if question.negated else ""
    assert (question.about_paths and negated + render(question.about_paths.formula)) == expected
