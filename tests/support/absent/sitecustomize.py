"""Python imports this module first of all, and so the libraries in ABSENT are missing in a process."""

import os
import sys

# With None in its place, the import of a module raises ModuleNotFoundError.
dict.update(sys.modules, dict.fromkeys(os.environ["ABSENT"].split()))
