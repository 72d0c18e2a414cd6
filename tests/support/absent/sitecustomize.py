"""Python imports this module first of all, and so the libraries in ABSENT are missing in a process."""

import os
import sys

for name in os.environ["ABSENT"].split():
    sys.modules[name] = None  # type: ignore[assignment]  # documented: its import raises ModuleNotFoundError
