"""A proxy to a PostgreSQL server that breaks a connection during a commit: before the server receives it, or after."""

import selectors
import shutil
import socket
import tempfile
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from tests.support.postgresql import Cluster

_SOCKET = ".s.PGSQL.5432"


class Lossy:
    """Forwards everything in both directions. After `cut` is set, it breaks the connection at the next commit."""

    def __init__(self, server: Cluster, folder: Path) -> None:
        self.cut: Literal["before", "after"] | None = None
        self.front = Cluster(folder)
        self._server = str(server.folder / _SOCKET)
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / _SOCKET))
        self._listening.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Accept no more connections."""
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        server = socket.socket(socket.AF_UNIX)
        server.connect(self._server)
        with client, server, selectors.DefaultSelector() as ready, suppress(OSError):
            ready.register(client, selectors.EVENT_READ, server)
            ready.register(server, selectors.EVENT_READ, client)
            while True:
                for key, _ in ready.select():
                    source = client if key.data is server else server
                    content = source.recv(65_536)
                    if not content or (source is client and self._breaks(content, server)):
                        return
                    key.data.sendall(content)

    def _breaks(self, content: bytes, server: socket.socket) -> bool:
        if self.cut is None or b"COMMIT" not in content:
            return False
        cut, self.cut = self.cut, None
        if cut == "after":
            server.sendall(content)
            server.recv(65_536)  # the answer, which is dropped
        return True


@contextmanager
def lossy(server: Cluster) -> Generator[Lossy]:
    """A proxy to the server that runs as long as it is used."""
    folder = Path(tempfile.mkdtemp(prefix="leverframe-lossy-"))
    made = Lossy(server, folder)
    try:
        yield made
    finally:
        made.close()
        shutil.rmtree(folder, ignore_errors=True)
