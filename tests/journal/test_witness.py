"""Witnesses: cosignatures on checkpoints, and a witness that may answer anything to a request."""

import base64
import json
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leverframe.errors import JournalError
from leverframe.journal import posting
from leverframe.journal.key_files import signer
from leverframe.record import checkpoints, cosignatures
from leverframe.record.checkpoints import Checkpoint
from leverframe.record.cosignatures import Cosignature, Witnesses, witness_key
from leverframe.record.notes import generated, verifier_key
from tests.support.command_line import Outcome, flat, run
from tests.support.journals import KEY, Place, entry
from tests.support.witness import Witness, respond, serving

NAME = "example.com/orders"
NOW = 1_790_000_000
SIGNED = Checkpoint(KEY.name, 7, bytes(32)).signed(KEY)
TEXT = SIGNED.partition("\n\n")[0] + "\n"
W1 = Witness("witness.example.com/w1")
TRUSTED = Witnesses((witness_key(W1.key),), NOW)


def opened(note: str) -> tuple[Cosignature, ...]:
    return checkpoints.opened(note, [KEY.verifier], TRUSTED).cosignatures


def test_the_cosignature_in_the_specification_is_read() -> None:
    """c2sp.org/tlog-cosignature; the keys are not given there, the time is."""
    note = (
        "example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n"
        "— example.com/behind-the-sofa "
        "Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n"
        "— witness.example.com/w1 "
        "jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n"
    )
    assert checkpoints.opened(note, [], TRUSTED).cosignatures == ()  # the same name, but another key
    content = base64.b64decode(note.rsplit(" ", maxsplit=1)[-1])
    assert (int.from_bytes(content[4:12]), len(content[12:])) == (1679315147, 64)
    assert cosignatures.message(1679315147, "x\n") == "cosignature/v1\ntime 1679315147\nx\n"


def test_a_key_of_a_witness_is_written_as_it_is_read_and_is_not_one_of_a_journal() -> None:
    assert str(witness_key(W1.key)) == W1.key
    for read, text in ((witness_key, str(KEY.verifier)), (verifier_key, W1.key)):
        with pytest.raises(JournalError, match="this is the key of a") as caught:
            read(text)
        assert caught.value.diagnostic.code == "LF124"
    with pytest.raises(JournalError, match="has the id"):
        witness_key(W1.key.replace(W1.id.hex(), "00000000"))


def test_a_cosignature_is_accepted_with_its_time_and_those_of_others_are_passed_over() -> None:
    key = TRUSTED.keys[0]
    for seconds in (0, NOW, NOW + cosignatures.SKEW):
        assert opened(SIGNED + W1.line(TEXT, seconds)) == (Cosignature(key, seconds),)
    assert opened(SIGNED + W1.line(TEXT, 5) + W1.line(TEXT, 9) + W1.line(TEXT, 7)) == (Cosignature(key, 9),)
    assert opened(SIGNED) == opened(SIGNED + Witness(W1.name).line(TEXT, NOW)) == ()
    assert checkpoints.opened(SIGNED + W1.line(TEXT, NOW), [KEY.verifier]).cosignatures == ()


def forged(change: Callable[[bytes], bytes]) -> str:
    _, name, encoded = W1.line(TEXT, NOW).split(" ")
    return f"— {name} {base64.b64encode(change(base64.b64decode(encoded))).decode()}\n"


@given(st.integers(4, 75), st.integers(1, 255))
def test_a_cosignature_in_which_a_byte_was_changed_is_false(place: int, by: int) -> None:
    line = forged(lambda content: content[:place] + bytes([content[place] ^ by]) + content[place + 1 :])
    with pytest.raises(JournalError, match="is false") as caught:
        opened(SIGNED + line)
    assert caught.value.diagnostic.code == "LF129"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (forged(lambda content: content[:12]), "is false"),  # no signature
        (forged(lambda content: content[:5]), "is false"),  # not even a time
        (forged(lambda content: content + b"x"), "is false"),
        (W1.line("another\n7\n" + TEXT.split("\n")[2] + "\n", NOW), "is false"),  # of another checkpoint
        (forged(lambda content: W1.id + (1 << 63).to_bytes(8) + content[12:]), "is false"),
        (W1.line(TEXT, NOW + cosignatures.SKEW + 1), "seconds from now"),
        (W1.line(TEXT, (1 << 63) - 1), "seconds from now"),
        # The key of a journal makes no cosignatures, and the key of a witness makes no signatures.
        (forged(lambda content: W1.id + content[4:12] + W1.private.sign(TEXT.encode())), "is false"),
    ],
    ids=range(8),  # the keys differ in each process, and these lines would be the names of the tests
)
def test_a_false_cosignature_is_refused(line: str, said: str) -> None:
    with pytest.raises(JournalError, match=said):
        opened(SIGNED + line)


# ---- requests to a witness


@pytest.fixture
def witness(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Witness]:
    """A witness that knows the journal j.db in the current folder."""
    monkeypatch.chdir(tmp_path)
    outcome = run("journal", "init", "j.db", "--key", "j.key", "--name", NAME)
    Path("j.pub").write_text(outcome.stdout)
    with serving(Witness(W1.name, signer(Path("j.key")).verifier)) as served:
        Path("w1.pub").write_text(served.key)
        yield served


def submit(witness: Witness, *more: str) -> Outcome:
    return run("journal", "witness", "j.db", witness.address, "--witness", "w1.pub", "-o", "kept", *more)


def verify(*more: str, journal: str = "j.db") -> Outcome:
    keys = ("--public-key", "j.pub", "--witness", "w1.pub", "--checkpoint", "kept")
    return run("journal", "verify", journal, *keys, "--format", "json", *more)


def anchored(outcome: Outcome) -> tuple[str, str]:
    found = json.loads(outcome.stdout)["verdicts"]["anchored"]
    return found["status"], " | ".join(found["reasons"])


def grown(number: int, first: int = 0) -> None:
    with Place("j.db").open(key=signer(Path("j.key"))) as journal:
        journal.append_all(entry("a", step) for step in range(first, first + number))


def test_a_journal_is_anchored_by_a_witness_that_checks_each_step(witness: Witness) -> None:
    witness.clock = lambda: 1_790_000_000
    outcome = submit(witness)
    assert (outcome.code, outcome.stdout) == (0, "")
    assert outcome.stderr == (
        f"{witness.name} cosigned the checkpoint of 2 records of {NAME} at 2026-09-21 14:13:20 UTC.\n"
    )
    by = "cosigned by witness.example.com/w1 at 2026-09-21 14:13:20 UTC"
    said = f"the first 2 records are as signed; {by}; it does not show whether more followed"
    assert anchored(verify()) == ("holds", said)
    assert verify().code == 0
    first = 0
    for number in (1, 2, 5, 30, 3):  # sizes that are a power of two, and others
        grown(number, first)
        first += number
        assert submit(witness).code == 0
        assert anchored(verify())[0] == "holds"
    assert witness.requests == [f"/w1/add-checkpoint old {size}" for size in (0, 2, 5, 9, 16, 48)]
    assert submit(witness).code == 0  # once more the same
    assert witness.seen[NAME][0] == 53


def test_the_witness_of_the_tests_refuses_what_does_not_extend(witness: Witness) -> None:
    """The witness of the tests must check: each hash of a proof matters, and their number."""
    grown(9)
    submit(witness)
    grown(4, 9)
    seen, sent = dict(witness.seen), list[str]()

    def keep(handler: BaseHTTPRequestHandler, body: bytes) -> bool:
        sent.append(body.decode())
        return respond(handler, 500, b"")

    witness.instead = keep
    submit(witness)
    head, _, note = sent[0].partition("\n\n")
    old, *proof = head.split("\n")
    assert len(proof) > 2
    for number in range(len(proof)):
        others = [*proof[:number], base64.b64encode(bytes(32)).decode(), *proof[number + 1 :]]
        for path in (others, [*proof[:number], *proof[number + 1 :]], [*proof[: number + 1], *proof[number:]]):
            assert witness.answer("\n".join([old, *path]) + f"\n\n{note}") == (422, "")
    assert witness.answer(f"old 3\n\n{note}") == (409, "13\n")
    assert witness.answer(f"old 99\n\n{note}") == (400, "")
    assert witness.seen == seen
    assert witness.answer(sent[0])[0] == 200


def test_a_witness_that_knows_more_is_asked_again_with_what_it_knows(witness: Witness) -> None:
    grown(3)
    submit(witness)
    Path("kept").unlink()
    grown(3, 3)
    assert submit(witness).code == 0
    assert witness.requests[1:] == ["/w1/add-checkpoint old 0", "/w1/add-checkpoint old 7"]


def test_several_witnesses_cosign_one_checkpoint(witness: Witness) -> None:
    submit(witness)
    with serving(Witness("w2.example.com", signer(Path("j.key")).verifier)) as other:
        assert run("journal", "witness", "j.db", other.address, "--witness", other.key, "-o", "kept").code == 0
        assert Path("kept").read_text("utf-8").count("— ") == 3
        status, reason = anchored(verify("--witness", other.key))
        assert (status, reason.count("cosigned by")) == ("holds", 2)
        shown = run("journal", "witness", "j.db", other.address, "--witness", other.key)
    assert shown.stdout.count("— ") == 2


def test_proofs_count_what_a_witness_cosigned(witness: Witness) -> None:
    run("journal", "prove", "j.db", "1", "-o", "proof")
    Path("record").write_text(run("journal", "show", "j.db", "--format", "json").stdout.splitlines()[1], "utf-8")
    keys = ("--record", "record", "--public-key", "j.pub", "--witness", "w1.pub")
    outcome = run("journal", "check", "proof", *keys)
    assert (outcome.code, "none of the given witnesses" in outcome.stdout) == (3, True)
    submit(witness)
    assert run("journal", "prove", "j.db", "1", "--checkpoint", "kept", "-o", "proof").code == 0
    outcome = run("journal", "check", "proof", *keys)
    assert (outcome.code, "cosigned by witness.example.com/w1 at" in outcome.stdout) == (0, True)
    run("journal", "prove", "j.db", "--since", "kept", "--checkpoint", "kept", "-o", "extension")
    assert run("journal", "check", "extension", "--since", "kept", *keys[2:]).code == 0


def test_several_witnesses_can_be_asked_for(witness: Witness) -> None:
    submit(witness)
    key = Path("j.pub").read_text("utf-8")
    with serving(Witness("witness.example.com/w2", verifier_key(key))) as other:
        both = ("--witness", other.key, "--quorum", "2")
        too_few = "1 of the given witnesses, and not 2, cosigned the checkpoint of 2 records"
        assert anchored(verify(*both)) == ("unknown", too_few)
        run("journal", "witness", "j.db", other.address, "--witness", other.key, "-o", "kept")
    assert anchored(verify(*both))[0] == "holds"
    assert anchored(verify("--witness", other.key, "--quorum", "3"))[0] == "unknown"
    run("journal", "prove", "j.db", "1", "--checkpoint", "kept", "-o", "proof")
    Path("record").write_text(run("journal", "show", "j.db", "--format", "json").stdout.splitlines()[1], "utf-8")
    keys = ("--record", "record", "--public-key", "j.pub", "--witness", "w1.pub", "--witness", other.key)
    for quorum, code in (("1", 0), ("2", 0), ("3", 3)):
        assert run("journal", "check", "proof", *keys, "--quorum", quorum).code == code


def test_a_checkpoint_that_no_witness_cosigned_is_no_anchor_where_one_is_asked_for(witness: Witness) -> None:
    run("journal", "checkpoint", "j.db", "-o", "kept")
    assert run("journal", "verify", "j.db", "--public-key", "j.pub", "--checkpoint", "kept").code == 0
    assert (verify().code, *anchored(verify())) == (
        3,
        "unknown",
        "none of the given witnesses cosigned the checkpoint of 2 records",
    )
    submit(witness)
    alone = run("journal", "verify", "j.db", "--witness", "w1.pub", "--checkpoint", "kept", "--format", "json")
    assert anchored(alone)[0] == "unknown"  # the witness may have cosigned checkpoints of other journals


def test_a_journal_that_was_cut_off_or_rewritten_is_not_cosigned_and_does_not_verify(witness: Witness) -> None:
    Path("older.db").write_bytes(Path("j.db").read_bytes())
    grown(3)
    submit(witness)
    Path("kept").rename("elsewhere")
    Path("older.db").rename("j.db")
    outcome = submit(witness)
    assert (outcome.code, "error[LF139]" in outcome.stderr) == (3, True)
    assert "says of example.com/orders that it knows 7 records, but the checkpoint covers 2" in flat(outcome.stderr)
    Path("elsewhere").rename("kept")
    assert (verify().code, anchored(verify())[0]) == (1, "violated")
    assert "error[LF122]" in submit(witness).stderr  # the file shows it already
    Path("kept").unlink()
    with Place("j.db").open(key=signer(Path("j.key"))) as journal:
        journal.append_all(entry("b", step) for step in range(9))
    outcome = submit(witness)  # the owner of the key wrote another history
    assert (outcome.code, "does not extend the one that it knows" in flat(outcome.stderr)) == (3, True)


def drip(handler: BaseHTTPRequestHandler, witness: Witness) -> bool:
    handler.send_response(200)
    handler.end_headers()
    while not witness.released.wait(0.01):
        handler.wfile.write(b"x")
    return True


def redirected(handler: BaseHTTPRequestHandler, _: Witness) -> bool:
    handler.send_response(302)
    handler.send_header("Location", "/elsewhere")
    handler.send_header("Content-Length", "0")
    handler.end_headers()
    return True


def text_of(body: bytes) -> str:
    return body.decode().partition("\n\n")[2].rpartition("\n\n")[0] + "\n"


Answer = Callable[[BaseHTTPRequestHandler, bytes, Witness], bool]
ANSWERS: dict[str, tuple[Answer, str]] = {
    "huge": (lambda h, _, __: respond(h, 200, b"x" * 1_000_000), "longer than 65,536 bytes"),
    "slow": (lambda h, _, w: drip(h, w), "no complete answer within 0.3 s"),
    "silent": (lambda _, __, w: w.released.wait(60), "no complete answer within 0.3 s"),
    "redirect": (lambda h, _, w: redirected(h, w), "it answered 302"),
    "no cosignature": (lambda h, _, __: respond(h, 200, b""), "has no cosignature by the key"),
    "not lines": (lambda h, _, __: respond(h, 200, b"thank you\n"), "this is not a signature line"),
    "not UTF-8": (lambda h, _, __: respond(h, 200, b"\xff\n"), "not UTF-8"),
    "no line end": (lambda h, b, w: respond(h, 200, w.line(text_of(b)).encode()[:-1]), "it is not a text followed by"),
    "a second note": (lambda h, b, w: respond(h, 200, f"x\n1\n\n{w.line(text_of(b))}".encode()), "is false"),
    "another key": (lambda h, b, w: respond(h, 200, Witness(w.name).line(text_of(b)).encode()), "no cosignature by"),
    "another text": (lambda h, _, w: respond(h, 200, w.line("x\n1\n").encode()), "is false"),
    "the future": (
        lambda h, b, w: respond(h, 200, w.line(text_of(b), int(time.time()) + 3_600).encode()),
        "one of the clocks is wrong",
    ),
    "too many": (
        lambda h, b, w: respond(h, 200, w.line(text_of(b)).encode() * 200),
        "not a text followed by an empty line",
    ),
    "unknown journal": (lambda h, _, __: respond(h, 404, b""), "it does not know example.com/orders"),
    "unknown key": (lambda h, _, __: respond(h, 403, b""), "does not trust the key"),
    "broken": (lambda h, _, __: respond(h, 500, b"\x1b[31m"), "it answered 500"),
    "no size": (lambda h, _, __: respond(h, 409, b"2\n"), "without its own number of records"),
    "no number": (lambda h, _, __: respond(h, 409, b"-2\n", "text/x.tlog.size"), "without its own number of records"),
    "always a conflict": (lambda h, _, __: respond(h, 409, b"0\n", "text/x.tlog.size"), "409 for every number"),
    "cut off": (
        lambda h, _, __: bool(h.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nabc")),
        "the answer is truncated: 97 bytes are missing",
    ),
    "no HTTP": (lambda h, _, __: bool(h.wfile.write(b"220 ready\r\n\r\n")), "this is not an HTTP answer"),
}


@pytest.mark.parametrize("name", ANSWERS)
def test_a_witness_may_answer_anything(name: str, witness: Witness, monkeypatch: pytest.MonkeyPatch) -> None:
    answer, said = ANSWERS[name]
    witness.instead = lambda handler, body: answer(handler, body, witness)
    monkeypatch.setattr(posting, "SECONDS", 0.3 if "0.3 s" in said else 60)
    outcome = submit(witness)
    assert (outcome.code, "error[LF138]" in outcome.stderr) == (2, True)
    assert said in flat(outcome.stderr)
    assert "\x1b" not in outcome.stderr
    assert not Path("kept").exists()
    assert "GET /elsewhere" not in witness.requests


@pytest.mark.parametrize(("more", "said"), [(0, "it knows another history of"), (1, "but the checkpoint covers")])
def test_a_witness_that_knows_as_much_or_more_contradicts_the_journal(witness: Witness, more: int, said: str) -> None:
    def answer(handler: BaseHTTPRequestHandler, body: bytes) -> bool:
        size = int(text_of(body).split("\n")[1])
        return respond(handler, 409, f"{size + more}\n".encode(), "text/x.tlog.size")

    witness.instead = answer
    outcome = submit(witness)
    assert (outcome.code, "error[LF139]" in outcome.stderr) == (3, True)
    assert said in flat(outcome.stderr)


@pytest.mark.parametrize(
    "address", ["file:///etc/passwd", "ftp://127.0.0.1/", "http://", "http://[", "http://a b/", "w1", "http://x:0/"]
)
def test_what_is_no_address_is_not_asked(address: str, witness: Witness) -> None:
    outcome = run("journal", "witness", "j.db", address, "--witness", witness.key)
    assert (outcome.code, "not an http or https address" in flat(outcome.stderr)) == (2, True)


def test_lines_of_others_in_an_answer_are_not_taken_over(witness: Witness) -> None:
    other, namesake = generated("somebody.example.com"), Witness(witness.name)

    def more(handler: BaseHTTPRequestHandler, body: bytes) -> bool:
        text = text_of(body)
        line = other.signed(text).rpartition("\n\n")[2] + namesake.line(text)
        return respond(handler, 200, (line + witness.answer(body.decode())[1] + line).encode())

    witness.instead = more
    assert submit(witness).code == 0
    kept = Path("kept").read_text("utf-8")
    assert "somebody" not in kept
    assert kept.count(f"— {witness.name} ") == 1
