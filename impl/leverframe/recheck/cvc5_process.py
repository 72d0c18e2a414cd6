"""Run the cvc5 of the Python package in a separate process: script on stdin, answers on stdout.

A solver that hangs or crashes affects only this process.
"""

import sys

from leverframe.extras import required

with required("recheck"):
    import cvc5


def main() -> None:
    """Run every command of the script, and print its output at once."""
    terms = cvc5.TermManager()
    solver = cvc5.Solver(terms)
    symbols = cvc5.SymbolManager(terms)
    parser = cvc5.InputParser(solver, symbols)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, sys.stdin.read(), "script")
    while not (command := parser.nextCommand()).isNull():
        sys.stdout.write(command.invoke(solver, symbols))
        sys.stdout.flush()


if __name__ == "__main__":
    main()
