"""The pages of a Parquet file: how large they are unpacked, before anybody unpacks one (Parquet format 2, PageHeader).

The footer of a file only claims sizes. Whoever reads a page allocates what its own header says, up to 2 GiB, and a page
of zeros packs into a few thousand bytes. So the headers are read first: structures of Thrift's compact protocol, in
which only three numbers count.
"""

from collections.abc import Iterator
from typing import BinaryIO

from leverframe.audit.inputs.strict import StrictError

MAX_PAGE = 1 << 27
"""The largest page that is unpacked, in bytes."""
_MAX_HEADER = 1 << 16
_UNCOMPRESSED, _COMPRESSED = 2, 3
"""The fields of the header with the size of the page."""
_I32 = 5


def check(stream: BinaryIO, start: int, length: int) -> None:
    """Check the pages of a column in `length` bytes. Raises StrictError if one is damaged or too large."""
    end = start + length
    while start < end:
        stream.seek(start)
        header = stream.read(min(_MAX_HEADER, end - start))
        try:
            sizes = dict(_numbers(_Reader(header)))
            large, packed = sizes[_UNCOMPRESSED], sizes[_COMPRESSED]
        except (IndexError, KeyError):
            raise StrictError("the header of a page is damaged") from None
        if large > MAX_PAGE:
            raise StrictError(f"a page has {large:,} bytes, and no more than {MAX_PAGE:,} are unpacked")
        if packed < 0 or large < 0:
            raise StrictError("the header of a page is damaged")
        start += sizes[0] + packed


class _Reader:
    """Bytes, and the place of the next one."""

    def __init__(self, data: bytes) -> None:
        self.data, self.place = data, 0

    def byte(self) -> int:
        self.place += 1
        return self.data[self.place - 1]

    def varint(self) -> int:
        found = shift = 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:  # noqa: PLR2004 -- the bit that says that another byte follows
                return found

    def number(self) -> int:
        found = self.varint()
        return (found >> 1) ^ -(found & 1)

    def skip(self, kind: int, depth: int = 0) -> None:  # noqa: C901 -- a case for each type of the protocol
        """Pass over a value."""
        match kind:
            case _ if depth > 16:  # noqa: PLR2004 -- no header is as deep
                raise IndexError
            case 1 | 2:
                pass
            case 3:
                self.place += 1
            case 4 | 5 | 6:
                self.varint()
            case 7:
                self.place += 8
            case 8:
                length = self.varint()
                self.place += length
            case 9 | 10:
                size = self.byte()
                count = size >> 4 if size >> 4 != 15 else self.varint()  # noqa: PLR2004 -- then the count follows
                for _ in range(count):
                    self.skip(3 if size & 15 in {1, 2} else size & 15, depth + 1)
            case 12:
                for field_kind, _ in self.fields():
                    self.skip(field_kind, depth + 1)
            case _:
                raise IndexError

    def fields(self) -> Iterator[tuple[int, int]]:
        """The kind and the number of each field of a structure; the caller reads or skips its value."""
        last = 0
        while head := self.byte():
            last = last + (head >> 4) if head >> 4 else self.number()
            yield head & 15, last


def _numbers(reader: _Reader) -> Iterator[tuple[int, int]]:
    """The sizes in a header; 0 stands for the length of the header itself."""
    for kind, name in reader.fields():
        if name in {_UNCOMPRESSED, _COMPRESSED} and kind == _I32:
            yield name, reader.number()
        else:
            reader.skip(kind)
    yield 0, reader.place
