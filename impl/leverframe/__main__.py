"""``python -m leverframe``: the same command line as the console script.

Neither finds a library in the current directory, where a user's ``numpy.py`` would take the place of ours.
"""

import os
import sys
from typing import NoReturn


def main() -> NoReturn:
    """Run the command line, or say which library it lacks."""
    try:
        from leverframe.cli.main import main as run  # noqa: PLC0415 -- it needs Click, which may be missing
    except ImportError as error:
        from leverframe.cli.libraries import explained  # noqa: PLC0415 -- rarely needed

        diagnostic = explained(error)
        if diagnostic is None:
            raise
        print(f"error[{diagnostic.code}]: {diagnostic.message}\n = hint: {diagnostic.hint}", file=sys.stderr)  # noqa: T201 -- the command line prints by Click
        sys.exit(2)
    run()


if __name__ == "__main__":
    if not sys.flags.safe_path and sys.path[0] != os.path.dirname(os.path.dirname(__file__)):  # noqa: PTH120 -- quick
        del sys.path[0]
    main()
