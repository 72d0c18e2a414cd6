"""The Merkle tree of RFC 6962, section 2.1, which binds a signed checkpoint to every record before it.

No tree is kept in memory. `Frontier` has what is needed to append leaves and to compute the root: O(log n) hashes, the
roots of the perfect subtrees that n leaves decompose into, the largest first. A proof is a list of subtree roots.
`inclusion_spans` and `consistency_spans` return the spans of leaves to hash for it: O(n) hashes for one proof, in
O(log n) memory.

Proofs are checked by the algorithms of RFC 9162, sections 2.1.3.2 and 2.1.4.2; RFC 6962 gives none.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import NamedTuple, TypeAlias

EMPTY = sha256(b"").digest()
"""The root of the tree without leaves."""

Span: TypeAlias = tuple[int, int]
"""The leaves from the first number, counted from 0, up to but not including the second."""


def leaf_hash(data: bytes) -> bytes:
    """The hash of a leaf."""
    return sha256(b"\x00" + data).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """The hash of the node above two subtrees."""
    return sha256(b"\x01" + left + right).digest()


class Frontier(NamedTuple):
    """A tree of `size` leaves, as the roots of its perfect subtrees."""

    size: int = 0
    subtrees: tuple[bytes, ...] = ()

    def extended(self, leaves: Iterable[bytes]) -> "Frontier":
        """Return the tree with more leaves, given by their hashes."""
        size, subtrees = self.size, list(self.subtrees)
        for leaf in leaves:
            merged, bits = leaf, size
            while bits & 1:
                merged = sha256(b"\x01" + subtrees.pop() + merged).digest()  # as `node_hash`, without a call
                bits >>= 1
            subtrees.append(merged)
            size += 1
        return Frontier(size, tuple(subtrees))

    @property
    def root(self) -> bytes:
        """The Merkle tree hash."""
        if not self.subtrees:
            return EMPTY
        root = self.subtrees[-1]
        for subtree in self.subtrees[-2::-1]:
            root = node_hash(subtree, root)
        return root


def inclusion_spans(index: int, size: int) -> tuple[Span, ...]:
    """The spans whose roots prove that leaf `index` is in the tree of `size` leaves, the one nearest to it first."""
    if not 0 <= index < size:
        raise ValueError(f"a tree of {size} leaves has no leaf {index}")
    spans: list[Span] = []
    low, high = 0, size
    while high - low > 1:
        middle = low + _split(high - low)
        if index < middle:
            spans.append((middle, high))
            high = middle
        else:
            spans.append((low, middle))
            low = middle
    return tuple(reversed(spans))


def consistency_spans(old: int, new: int) -> tuple[Span, ...]:
    """The spans whose roots prove that the tree of `old` leaves is the beginning of the tree of `new` leaves."""
    if not 0 <= old <= new:
        raise ValueError(f"a tree of {new} leaves does not begin with one of {old}")
    if old in {0, new}:
        return ()
    spans: list[Span] = []
    low, high = 0, new
    while high != old:
        middle = low + _split(high - low)
        if old <= middle:
            spans.append((middle, high))
            high = middle
        else:
            spans.append((low, middle))
            low = middle
    if low > 0:  # at 0 the subtree is the old tree itself, whose root the verifier has
        spans.append((low, high))
    return tuple(reversed(spans))


def verify_inclusion(leaf: bytes, index: int, size: int, proof: Sequence[bytes], root: bytes) -> bool:
    """Does the proof show that the leaf with this hash is number `index` of the tree of that size and root?"""
    if not 0 <= index < size:
        return False
    position, last, computed = index, size - 1, leaf
    for sibling in proof:
        if last == 0:
            return False
        if position & 1 or position == last:
            computed = node_hash(sibling, computed)
            while not position & 1 and position:
                position, last = position >> 1, last >> 1
        else:
            computed = node_hash(computed, sibling)
        position, last = position >> 1, last >> 1
    return last == 0 and computed == root


def verify_consistency(old: int, new: int, proof: Sequence[bytes], old_root: bytes, new_root: bytes) -> bool:
    """Does the proof show that the tree of `old` leaves and that root is the beginning of the `new` one?"""
    if not 0 <= old <= new:
        return False
    if old == new:
        return not proof and old_root == new_root
    if old == 0:
        return not proof and old_root == EMPTY
    path = [old_root, *proof] if old & (old - 1) == 0 else list(proof)
    if not path:
        return False
    position, last = old - 1, new - 1
    while position & 1:
        position, last = position >> 1, last >> 1
    first = second = path[0]
    for sibling in path[1:]:
        if last == 0:
            return False
        if position & 1 or position == last:
            first, second = node_hash(sibling, first), node_hash(sibling, second)
            while not position & 1 and position:
                position, last = position >> 1, last >> 1
        else:
            second = node_hash(second, sibling)
        position, last = position >> 1, last >> 1
    return last == 0 and (first, second) == (old_root, new_root)


def _split(size: int) -> int:
    """The number of leaves on the left: the largest power of two below `size`, which is at least 2."""
    return 1 << ((size - 1).bit_length() - 1)
