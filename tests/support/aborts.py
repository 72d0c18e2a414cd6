"""A process that tells one row of a Parquet file, and is ended by a signal, as libraries written in C++ are."""

import os
import sys

if __name__ == "__main__":
    sys.stdout.write('{"a": 1}\n{"a": ')
    sys.stdout.flush()
    os.abort()
