"""Declarations that run: the machine generated from one, sealed, with its transitions on record before they happen."""
