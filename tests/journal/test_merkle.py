"""The Merkle tree: the vectors of Certificate Transparency, a naive tree, and proofs of false claims."""

import itertools
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.record.merkle import (
    EMPTY,
    Frontier,
    consistency_spans,
    inclusion_spans,
    leaf_hash,
    node_hash,
    verify_consistency,
    verify_inclusion,
)

# The eight leaves of the usual test vectors for RFC 6962, and the roots of the trees over the first of them.
INPUTS = [
    bytes.fromhex(text)
    for text in ("", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f")
]
ROOTS = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]
CONSISTENCY_6_8 = [
    "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
    "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
]
INCLUSION_0_8 = [
    "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
    "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
    "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
]


def naive(leaves: list[bytes]) -> bytes:
    """RFC 6962, section 2.1, taken literally."""
    if not leaves:
        return sha256(b"").digest()
    if len(leaves) == 1:
        return leaves[0]
    split = 1
    while split * 2 < len(leaves):
        split *= 2
    return sha256(b"\x01" + naive(leaves[:split]) + naive(leaves[split:])).digest()


def hashes(number: int) -> list[bytes]:
    return [leaf_hash(str(index).encode()) for index in range(number)]


def included(leaves: list[bytes], index: int) -> list[bytes]:
    return [naive(leaves[low:high]) for low, high in inclusion_spans(index, len(leaves))]


def consistent(leaves: list[bytes], old: int) -> list[bytes]:
    return [naive(leaves[low:high]) for low, high in consistency_spans(old, len(leaves))]


@pytest.mark.parametrize("size", range(9))
def test_the_known_roots(size: int) -> None:
    leaves = [leaf_hash(data) for data in INPUTS[:size]]
    assert Frontier().extended(leaves).root.hex() == naive(leaves).hex() == ROOTS[size]


def test_the_known_proofs() -> None:
    leaves = [leaf_hash(data) for data in INPUTS]
    assert [proof.hex() for proof in included(leaves, 0)] == INCLUSION_0_8
    assert [proof.hex() for proof in consistent(leaves, 6)] == CONSISTENCY_6_8


@given(st.lists(st.integers(0, 9), max_size=6))
def test_a_tree_grows_as_it_would_be_rebuilt(steps: list[int]) -> None:
    leaves = hashes(sum(steps))
    frontier, size = Frontier(), 0
    for step in steps:
        frontier = frontier.extended(leaves[size : size + step])
        size += step
        assert frontier == Frontier().extended(leaves[:size])
        assert (frontier.size, frontier.root) == (size, naive(leaves[:size]))


@given(st.integers(1, 70), st.data())
def test_a_leaf_is_where_it_is_and_nowhere_else(size: int, data: st.DataObject) -> None:
    leaf_in(size, data.draw(st.integers(0, size - 1)), data.draw(st.integers(0, size - 1)))


def test_every_leaf_of_a_small_tree_is_where_it_is() -> None:
    for size in range(1, 10):
        for index, other in itertools.product(range(size), repeat=2):
            leaf_in(size, index, other)


def leaf_in(size: int, index: int, other: int) -> None:
    leaves = hashes(size)
    proof, root = included(leaves, index), naive(leaves)
    assert verify_inclusion(leaves[index], index, size, proof, root)
    assert verify_inclusion(leaves[other], index, size, proof, root) == (other == index)
    assert verify_inclusion(leaves[index], other, size, proof, root) == (other == index)
    assert not verify_inclusion(leaves[index], index, size, [*proof, root], root)
    for length in range(len(proof)):
        assert not verify_inclusion(leaves[index], index, size, proof[:length], root)
        assert not verify_inclusion(leaves[index], index, size, proof[len(proof) - length :], root)
    assert not verify_inclusion(leaves[index], index, size, proof, EMPTY)
    for position in range(len(proof)):
        changed = [*proof[:position], bytes(32), *proof[position + 1 :]]
        assert not verify_inclusion(leaves[index], index, size, changed, root)


@given(st.integers(0, 70), st.integers(0, 70))
def test_a_tree_is_the_beginning_of_another_or_it_is_not(first: int, second: int) -> None:
    beginning(*sorted((first, second)))


def test_every_small_tree_is_the_beginning_of_the_larger_ones() -> None:
    for old, new in itertools.combinations_with_replacement(range(18), 2):
        beginning(old, new)


def beginning(old: int, new: int) -> None:
    leaves = hashes(new)
    proof, old_root, new_root = consistent(leaves, old), naive(leaves[:old]), naive(leaves)
    assert verify_consistency(old, new, proof, old_root, new_root)
    other = naive([*leaves[: max(old - 1, 0)], leaf_hash(b"another")][:old]) if old else leaf_hash(b"not empty")
    assert not verify_consistency(old, new, proof, other, new_root)
    assert old in {0, new} or not verify_consistency(old, new, proof, old_root, node_hash(new_root, new_root))
    assert not verify_consistency(old, new, [*proof, new_root], old_root, new_root)
    for length in range(len(proof)):
        assert not verify_consistency(old, new, proof[:length], old_root, new_root)
        assert not verify_consistency(old, new, proof[len(proof) - length :], old_root, new_root)
    for position in range(len(proof)):
        changed = [*proof[:position], bytes(32), *proof[position + 1 :]]
        assert not verify_consistency(old, new, changed, old_root, new_root)


def test_what_there_is_not_cannot_be_proved() -> None:
    for spans, number in ((inclusion_spans, 3), (inclusion_spans, -1), (consistency_spans, 4)):
        with pytest.raises(ValueError, match="a tree of 3 leaves"):
            spans(number, 3)
    assert not verify_inclusion(EMPTY, 0, 0, [], EMPTY)
    assert not verify_consistency(3, 2, [], EMPTY, EMPTY)
