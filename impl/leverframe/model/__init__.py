"""Declarations as transition systems: what a machine can do, step by step.

system     the one small protocol that everything explores
machine    a declaration read literally: the interpreter that traces are replayed on
trace      runs, finite or lassos, and their replay
itf        runs in a format that others read
narrative  runs in words
"""
