"""A witness for tests (C2SP tlog-witness): a real HTTP server on 127.0.0.1 that checks consistency itself.

It shares only the Ed25519 library with the code under test. It has its own reader and writer of notes, proofs and
cosignatures; proofs follow the recursion of RFC 6962, section 2.1.2. `instead` may answer in its place.
"""

import base64
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from leverframe.record.notes import VerifierKey

EMPTY = sha256(b"").digest()


class Witness:
    """A witness, with the keys of journals and the last checkpoint of each that it cosigned."""

    def __init__(self, name: str, *journals: VerifierKey) -> None:
        self.name = name
        self.journals = {key.name: key for key in journals}
        self.private = Ed25519PrivateKey.generate()
        self.seen: dict[str, tuple[int, bytes]] = {}
        self.clock: Callable[[], int] = lambda: int(time.time())
        self.requests: list[str] = []
        self.instead: Callable[[BaseHTTPRequestHandler, bytes], bool] = lambda _handler, _body: False
        self.address = ""
        self.released = threading.Event()

    @property
    def public(self) -> bytes:
        return self.private.public_key().public_bytes_raw()

    @property
    def id(self) -> bytes:
        return sha256(self.name.encode() + b"\n\x04" + self.public).digest()[:4]

    @property
    def key(self) -> str:
        return f"{self.name}+{self.id.hex()}+{base64.b64encode(bytes([4]) + self.public).decode()}"

    def line(self, text: str, seconds: int | None = None) -> str:
        """Return the line of a cosignature on the text of a checkpoint."""
        moment = self.clock() if seconds is None else seconds
        signature = self.private.sign(f"cosignature/v1\ntime {moment}\n{text}".encode())
        return f"— {self.name} {base64.b64encode(self.id + moment.to_bytes(8) + signature).decode()}\n"

    def answer(self, body: str) -> tuple[int, str]:
        """Answer a request as the specification requires."""
        head, _, note = body.partition("\n\n")
        first, *proof = head.split("\n")
        text, _, signatures = note.rpartition("\n\n")
        text += "\n"
        origin, size, root = text.split("\n")[:3]
        if origin not in self.journals:
            return 404, ""
        if not any(_is_signed(line, text, self.journals[origin]) for line in signatures.split("\n")[:-1]):
            return 403, ""
        old, new, new_root = int(first.removeprefix("old ")), int(size), base64.b64decode(root)
        if old > new:
            return 400, ""
        known, known_root = self.seen.get(origin, (0, EMPTY))
        if old != known or (old == new and known_root != new_root):
            return 409, f"{known}\n"
        path = [base64.b64decode(line) for line in proof]
        if (path and old in {0, new}) or not _extends(old, new, path, known_root, new_root):
            return 422, ""
        self.seen[origin] = (new, new_root)
        return 200, self.line(text)


def _is_signed(line: str, text: str, key: VerifierKey) -> bool:
    _, name, encoded = line.split(" ")
    signature = base64.b64decode(encoded)[4:]
    try:
        Ed25519PublicKey.from_public_bytes(key.public).verify(signature, text.encode())
    except InvalidSignature:
        return False
    return name == key.name


def _extends(old: int, new: int, proof: list[bytes], old_root: bytes, new_root: bytes) -> bool:
    if old in {0, new}:
        return True
    left = [*proof]

    def roots(first: int, size: int, *, whole: bool) -> tuple[bytes, bytes]:
        """Return the root of the first leaves of a subtree, and its own. That of the `whole` old tree is known."""
        if first == size:
            found = old_root if whole else left.pop()
            return found, found
        split = 1 << ((size - 1).bit_length() - 1)
        sibling = left.pop()
        if first <= split:
            before, after = roots(first, split, whole=whole)
            return before, _node(after, sibling)
        before, after = roots(first - split, size - split, whole=False)
        return _node(sibling, before), _node(sibling, after)

    try:
        return roots(old, new, whole=True) == (old_root, new_root) and not left
    except IndexError:
        return False


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


@contextmanager
def serving(witness: Witness) -> Generator[Witness]:
    """The witness at its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            witness.requests.append(f"{self.path} {body.decode().partition(chr(10))[0]}")
            if witness.instead(self, body):
                return
            status, said = witness.answer(body.decode())
            kind = "text/x.tlog.size" if status == 409 else "text/plain; charset=utf-8"
            respond(self, status, said.encode(), kind)

        def do_GET(self) -> None:
            witness.requests.append(f"GET {self.path}")
            respond(self, 200, b"", "text/plain")

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 -- the library's name
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        witness.address = f"http://127.0.0.1:{server.server_port}/w1"
        try:
            yield witness
        finally:
            witness.released.set()
            server.shutdown()
            thread.join()


def respond(handler: BaseHTTPRequestHandler, status: int, body: bytes, kind: str = "text/plain") -> bool:
    """Send an answer. Returns True, for handlers that return whether they answered."""
    handler.send_response(status)
    handler.send_header("Content-Type", kind)
    handler.send_header("Content-Length", str(len(body)))
    handler.end_headers()
    handler.wfile.write(body)
    return True
