"""The part of backports.zstd that Leverframe and its tests use."""

import io
from collections.abc import Mapping
from enum import IntEnum
from typing import BinaryIO

class ZstdError(Exception): ...

class DecompressionParameter(IntEnum):
    window_log_max = 100

class ZstdFile(io.BufferedIOBase):
    def __init__(self, file: BinaryIO, mode: str = "r", *, options: Mapping[int, int] | None = None) -> None: ...

def compress(data: bytes) -> bytes: ...
