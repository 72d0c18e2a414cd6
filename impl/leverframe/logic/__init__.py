"""Formulas and path semantics, independent of any engine.

paths     which infinite paths count: bases and declared fairness as constraints, and whether a loop meets them
normal    negations pushed to the atoms
render    formulas as text
"""
