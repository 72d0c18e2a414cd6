"""Lines with records, recognised before they are read, so that no library is needed to tell them from other logs."""

import json

from leverframe.record.entries import Entry

MEMBERS = frozenset({*Entry._fields, "seq", "prev_hash", "hash"})
"""The members of a record (docs/journal.md)."""
_QUOTED = tuple(f'"{name}"'.encode() for name in MEMBERS)


def is_hashed(line: bytes) -> bool:
    """Is it a record with hashes, or was it one before it was damaged?"""
    if not all(name in line for name in _QUOTED):
        return False
    try:
        found: object = json.loads(line)
    except (ValueError, RecursionError):
        return True
    return isinstance(found, dict) and found.keys() >= MEMBERS
