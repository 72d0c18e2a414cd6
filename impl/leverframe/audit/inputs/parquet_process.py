"""Run pyarrow in a separate process (`parquet_reader` says what it reads and writes).

pyarrow is written in C++, and some damaged files end the process that reads them, without an exception.
"""

import os
import sys
from importlib.metadata import version
from typing import cast

WITHOUT_NUMPY = 26
"""The first version of pyarrow that is known to read every type without NumPy: 18 crashes on floats of two bytes."""


def prepare() -> None:
    """Leave NumPy out where only rows are read: pyarrow would import it, which takes as long as pyarrow itself.

    Otherwise, let it start no threads.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if "columns" not in sys.argv[2:3] and int(version("pyarrow").partition(".")[0]) >= WITHOUT_NUMPY:
        cast("dict[str, object]", sys.modules)["numpy"] = None


def main() -> None:
    """Write the rows of a file, or its columns."""
    prepare()
    from leverframe.audit.inputs import parquet_reader  # noqa: PLC0415 -- it imports pyarrow

    parquet_reader.main()


if __name__ == "__main__":
    main()
