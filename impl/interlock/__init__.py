"""Interlock: the executable, machine-checked reference for the state machines that govern AI-agent runtimes.

The packages are phases, each importing only those below it::

    cli > build > view | export | conform | audit | systems > smt | runtime | recheck > check > logic > model >
    language > errors

Importing ``interlock`` imports none of them, so that start-up stays cheap.
"""

__version__ = "0.1.0"
