"""Signed notes, checkpoints and proofs: the vectors of the specifications, and malformed ones."""

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import JournalError
from leverframe.record import checkpoints, merkle, notes
from leverframe.record.checkpoints import Checkpoint, ConsistencyProof, InclusionProof
from tests.support.journals import KEY

# golang.org/x/mod/sumdb/note, the documentation.
GO_PRIVATE = "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz"
GO_PUBLIC = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
GO_TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
GO_NOTE = (
    f"{GO_TEXT}\n— PeterNeumann "
    "x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n"
)
# c2sp.org/signed-note.
C2SP_PUBLIC = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k"
C2SP_NOTE = (
    "This is an example message.\n\n— example.com/foo "
    "Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n"
)
# c2sp.org/tlog-checkpoint; the key of this log is not given there.
CHECKPOINT = (
    "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n"
    "— example.com/behind-the-sofa "
    "Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n"
)


def test_the_vectors_of_go() -> None:
    key = notes.signer_key(GO_PRIVATE)
    assert key.text == GO_PRIVATE
    assert str(key.verifier) == GO_PUBLIC
    assert key.signed(GO_TEXT) == GO_NOTE
    assert notes.opened(GO_NOTE, [notes.verifier_key(GO_PUBLIC)]) == (GO_TEXT, (key.verifier,))
    assert GO_PRIVATE.rpartition("+")[2] not in repr(key)


def test_the_vectors_of_c2sp() -> None:
    key = notes.verifier_key(C2SP_PUBLIC)
    assert notes.opened(C2SP_NOTE, [key]) == ("This is an example message.\n", (key,))
    signed = checkpoints.opened(CHECKPOINT, [key])
    assert (signed.checkpoint.origin, signed.checkpoint.size) == ("example.com/behind-the-sofa", 20852163)
    assert signed.checkpoint.text == CHECKPOINT.partition("\n\n")[0] + "\n"
    assert signed.signers == ()


def test_the_key_of_the_go_checksum_database_has_its_id() -> None:
    known = "sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8"
    assert str(notes.verifier_key(known)) == known


def test_signatures_of_others_are_passed_over_and_a_false_one_is_not() -> None:
    other = notes.generated("PeterNeumann")
    both = GO_NOTE + other.signed(GO_TEXT).rpartition("\n\n")[2]
    assert notes.opened(both, [KEY.verifier])[1] == (KEY.verifier,)
    assert notes.opened(both, [other.verifier])[1] == (other.verifier,)
    assert notes.opened(both, [KEY.verifier, other.verifier])[1] == (KEY.verifier, other.verifier)
    assert notes.opened(both, [])[1] == ()
    with pytest.raises(JournalError, match="is false"):
        notes.opened(both.replace("cryptography", "Kryptographie"), [KEY.verifier])


FORM = "it is not a text followed by an empty line and signatures"
LINE, BASE64 = "this is not a signature line: ", "this is not a signature in base64: "
CHARACTERS = "it has control characters or unpaired surrogates"
SIGNATURES = GO_NOTE.removeprefix(GO_TEXT)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", FORM),
        ("\n", FORM),
        ("text\n", FORM),
        ("text\n\n", FORM),
        (SIGNATURES, FORM),
        (GO_NOTE[:-1], FORM),
        (GO_NOTE.replace("— ", "- "), LINE),
        (GO_NOTE.replace("PeterNeumann ", "Peter+Neumann "), LINE),
        (GO_NOTE.replace("x08go", "x08g"), BASE64),
        (GO_NOTE + "— a b\n", BASE64),
        (GO_NOTE + "— a AAAAAA==\n", BASE64),  # the id of a key alone
        (GO_NOTE.replace("If you", "If\tyou"), CHARACTERS),
        (f"\ud800{GO_NOTE}", CHARACTERS),
        (f"{GO_TEXT}\udfff{GO_NOTE}", CHARACTERS),
        (GO_TEXT + "\n" + SIGNATURES[1:] * (notes.MAX_SIGNATURES + 1), FORM),
        ("x" * (notes.MAX_NOTE + 1 - len(GO_NOTE)) + GO_NOTE, "it has more than 1,048,576 characters"),
    ],
    ids=range(16),
)
def test_what_is_no_note(text: str, said: str) -> None:
    with pytest.raises(JournalError) as caught:
        notes.opened(text, [])
    assert caught.value.diagnostic.code == "LF129"
    assert caught.value.diagnostic.message.startswith(said)


@pytest.mark.parametrize(
    "text",
    [
        GO_NOTE,
        f"\ue000{GO_NOTE}",
        "x" * (notes.MAX_NOTE - len(GO_NOTE)) + GO_NOTE,
        GO_TEXT + "\n" + SIGNATURES[1:] * notes.MAX_SIGNATURES,
        GO_NOTE + "— a AAAAAAA=\n",
    ],
    ids=range(5),
)
def test_what_is_at_the_limits_is_a_note(text: str) -> None:
    assert notes.opened(text, []) == (text.partition("\n\n")[0] + "\n", ())


def otherwise(encoded: str) -> str:
    """Base64 of the same bytes, in which the bits that are left over are not zero (RFC 4648, section 3.5)."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    assert encoded.endswith("=")
    place = encoded.index("=") - 1
    other = encoded[:place] + alphabet[alphabet.index(encoded[place]) + 1] + encoded[place + 1 :]
    assert base64.b64decode(other) == base64.b64decode(encoded)
    return other


def test_bytes_have_one_form_in_base64() -> None:
    signature = GO_NOTE.rsplit(maxsplit=1)[-1]
    assert notes.opened(GO_NOTE, [KEY.verifier])[1] == (KEY.verifier,)
    with pytest.raises(JournalError, match="not a signature in base64"):
        notes.opened(GO_NOTE.replace(signature, otherwise(signature)), [KEY.verifier])
    root = base64.b64encode(merkle.EMPTY).decode()
    with pytest.raises(JournalError) as caught:
        checkpoints.parse(f"o\n0\n{otherwise(root)}\n")
    assert caught.value.diagnostic.code == "LF129"


@given(st.integers(0, len(GO_PUBLIC) - 1), st.characters(codec="utf-8"))
def test_a_wrongly_copied_key_is_rejected(position: int, character: str) -> None:
    text = GO_PUBLIC[:position] + character + GO_PUBLIC[position + 1 :]
    if text.strip() == GO_PUBLIC:
        return
    with pytest.raises(JournalError) as caught:
        notes.verifier_key(text)
    assert caught.value.diagnostic.code == "LF124"


def test_a_private_key_is_not_a_public_one_and_never_shown() -> None:
    secret = GO_PRIVATE.rpartition("+")[2]
    for action, text in (
        (notes.verifier_key, GO_PRIVATE),
        (notes.signer_key, GO_PUBLIC),
        (notes.signer_key, GO_PRIVATE[:-3]),
        (notes.signer_key, GO_PRIVATE.replace("c74f20a3", "00000000")),
    ):
        with pytest.raises(JournalError) as caught:
            action(text)
        assert secret[:-3] not in str(caught.value)
    for name in ("", "two words", "a+b", "a\nb", "a\x00b"):
        with pytest.raises(JournalError, match="not a name for a key"):
            notes.generated(name)
    with pytest.raises(ValueError, match="lines"):
        KEY.signed("no line end")


ROOT = base64.b64encode(merkle.EMPTY).decode()
NO_CHECKPOINT = "its text is not a checkpoint: an origin, a number of records, a root hash in base64"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("o\n1\n", NO_CHECKPOINT),
        (f"\n1\n{ROOT}\n", NO_CHECKPOINT),
        (f"o\n01\n{ROOT}\n", NO_CHECKPOINT),
        (f"o\n-1\n{ROOT}\n", NO_CHECKPOINT),
        (f"o\n{10**19}\n{ROOT}\n", NO_CHECKPOINT),
        (f"o\n\u0661\n{ROOT}\n", NO_CHECKPOINT),
        ("o\n1\nAA==\n", NO_CHECKPOINT),
        (f"o\n1\n{ROOT} \n", NO_CHECKPOINT),
        (f"o\n1\n{ROOT}\n\nx\n", "an extension line of the checkpoint is empty"),
        (f"o\n1\n{ROOT}\nx\n\n", "an extension line of the checkpoint is empty"),
        (f"o\n0\n{base64.b64encode(bytes(32)).decode()}\n", "it covers no record, but its root is not that of"),
    ],
)
def test_what_is_no_checkpoint(text: str, said: str) -> None:
    with pytest.raises(JournalError) as caught:
        checkpoints.parse(text)
    assert caught.value.diagnostic.code == "LF129"
    assert caught.value.diagnostic.message.startswith(said)


@pytest.mark.parametrize("size", [0, 1, 10**19 - 1])
@pytest.mark.parametrize("extensions", ["", "extension\n", "one\nanother\n"])
def test_a_checkpoint_may_be_extended(size: int, extensions: str) -> None:
    assert checkpoints.parse(f"o\n{size}\n{ROOT}\n{extensions}") == Checkpoint("o", size, merkle.EMPTY)


def test_a_checkpoint_is_signed_by_the_journal_that_it_is_of() -> None:
    other = notes.generated("example.com/another")
    for text in (Checkpoint(KEY.name, 0, merkle.EMPTY).text, Checkpoint(KEY.name, 7, bytes(32)).text):
        assert checkpoints.opened(KEY.signed(text), [KEY.verifier, other.verifier]).signers == (KEY.verifier,)
        assert checkpoints.opened(other.signed(text), [KEY.verifier]).signers == ()
        with pytest.raises(
            JournalError, match=r"PeterNeumann, but the key of example\.com/another signed it"
        ) as caught:
            checkpoints.opened(other.signed(text), [KEY.verifier, other.verifier])
        assert caught.value.diagnostic.code == "LF129"


def test_each_signature_of_a_known_key_is_verified() -> None:
    repeated = GO_NOTE + GO_NOTE.rpartition("\n\n")[2]
    assert notes.opened(repeated, [KEY.verifier])[1] == (KEY.verifier,)
    false = KEY.signed("another text\n").rpartition("\n\n")[2]
    with pytest.raises(JournalError, match="is false"):
        notes.opened(GO_NOTE + false, [KEY.verifier])


def test_a_proof_is_read_as_it_was_written() -> None:
    leaves = [merkle.leaf_hash(bytes([number])) for number in range(5)]
    tree = merkle.Frontier().extended(leaves)
    note = Checkpoint(KEY.name, 5, tree.root).signed(KEY)
    path = tuple(merkle.Frontier().extended(leaves[low:high]).root for low, high in merkle.inclusion_spans(2, 5))
    proof = InclusionProof(2, path, note)
    assert checkpoints.parse_inclusion(proof.text) == proof
    assert checkpoints.parse_inclusion(proof.text.replace("\nindex", "\nextra AAAA\nindex")) == proof
    assert proof.proves(leaves[2], [KEY.verifier]) == checkpoints.opened(note, [KEY.verifier])
    assert proof.proves(leaves[3], [KEY.verifier]) is None
    old = merkle.Frontier().extended(leaves[:3])
    spans = merkle.consistency_spans(3, 5)
    extension = ConsistencyProof(3, tuple(merkle.Frontier().extended(leaves[a:b]).root for a, b in spans), note)
    assert checkpoints.parse_consistency(extension.text) == extension
    assert extension.proves(Checkpoint(KEY.name, 3, old.root), [KEY.verifier]) is not None
    for earlier in (
        Checkpoint(KEY.name, 3, tree.root),
        Checkpoint("p", 3, old.root),
        Checkpoint(KEY.name, 2, old.root),
    ):
        assert extension.proves(earlier, [KEY.verifier]) is None


NO_PROOF, NO_HASH = "this is not a proof: it has no line with", "a hash of the proof is malformed"


@pytest.mark.parametrize("kind", ["index", "old"])
@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("", NO_PROOF),
        ("old\n", NO_PROOF),
        ("{kind} 01\n", NO_PROOF),
        ("{kind} -1\n", NO_PROOF),
        ("{kind}  1\n", NO_PROOF),
        ("another 1\n", NO_PROOF),
        (f"{{kind}} 1{f'{chr(10)}{ROOT}' * (2 * checkpoints.MAX_PATH + 1)}\n", NO_PROOF),
        ("{kind} 1\nAA==\n", NO_HASH),
        (f"{{kind}} 1\n{ROOT}\n{otherwise(ROOT)}\n", NO_HASH),
    ],
    ids=range(9),
)
def test_what_is_no_proof(body: str, said: str, kind: str) -> None:
    with pytest.raises(JournalError) as caught:
        parsed(kind, body)
    assert caught.value.diagnostic.code == "LF129"
    assert caught.value.diagnostic.message.startswith(said)


def parsed(kind: str, body: str) -> InclusionProof | ConsistencyProof:
    text = f"{body.replace('{kind}', kind)}\nnote"
    if kind == "old":
        return checkpoints.parse_consistency(text)
    return checkpoints.parse_inclusion(f"c2sp.org/tlog-proof@v1\n{text}")


@pytest.mark.parametrize("kind", ["index", "old"])
def test_what_is_at_the_limits_is_a_proof(kind: str) -> None:
    found = parsed(kind, f"{{kind}} 1{f'{chr(10)}{ROOT}' * 2 * checkpoints.MAX_PATH}\n")
    assert (found.path, found.note) == ((merkle.EMPTY,) * 126, "note")


def test_a_proof_of_inclusion_says_what_it_is() -> None:
    for text in ("", "index 1\n\nnote", "c2sp.org/tlog-proof@v2\nindex 1\n\nnote"):
        with pytest.raises(JournalError, match=r"begins with c2sp\.org/tlog-proof@v1; this text does not"):
            checkpoints.parse_inclusion(text)
