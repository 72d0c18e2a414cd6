"""One HTTP request to a configured address, with limits on the size of the answer and on the total time.

Redirects are not followed: the content is sent to no other address, and not turned into a GET, which would look like
success. A proxy that the environment names (``https_proxy``, ``no_proxy``) is used.

Limits: the look-up of a host name cannot be interrupted.
"""

import http.client
import queue
import re
import socket
import threading
import urllib.request
from contextlib import suppress
from dataclasses import dataclass
from urllib.error import URLError
from urllib.parse import urlsplit

SECONDS = 10.0
"""The time limit for the whole request."""
MOST = 1 << 16
"""The most bytes of an answer."""


@dataclass(frozen=True, slots=True)
class HttpReply:
    """The answer."""

    status: int
    content_type: str
    body: bytes

    @property
    def is_success(self) -> bool:
        """Was the request accepted?"""
        return self.status // 100 == 2  # noqa: PLR2004 -- RFC 9110, section 15.3


def post(url: str, content: bytes, seconds: float | None = None) -> HttpReply:
    """Post a text to an http or https address. Raises OSError.

    A timeout of a socket restarts with each byte. So a thread sends the request, and this function measures the total
    time. At its end it shuts the connection down, which ends the thread.
    """
    allowed = SECONDS if seconds is None else seconds
    _check(url)
    line = _Line()
    answers: queue.SimpleQueue[HttpReply | OSError] = queue.SimpleQueue()

    def ask() -> None:
        try:
            answers.put(_asked(url, content, allowed, line))
        except URLError as error:
            answers.put(error.reason if isinstance(error.reason, OSError) else OSError(str(error.reason)))
        except OSError as error:
            answers.put(error)
        except (http.client.HTTPException, ValueError) as error:
            answers.put(OSError(f"this is not an HTTP answer: {type(error).__name__} {str(error)[:100]}".rstrip()))
        finally:
            line.close()

    threading.Thread(target=ask, name="leverframe-post", daemon=True).start()
    try:
        answer: HttpReply | OSError = answers.get(timeout=allowed)
    except queue.Empty:
        answer = TimeoutError()
        line.hang_up()
    if isinstance(answer, TimeoutError):
        raise OSError(f"no complete answer within {allowed:g} s")
    if isinstance(answer, OSError):
        raise answer
    return answer


_USER = re.compile(r"^([^/?#]*//)?[^/?#]*@")


def shown(url: str) -> str:
    """Return an address for messages, without a user's name and password."""
    return _USER.sub(r"\1…@", url)


def _check(url: str) -> None:
    try:
        parts = urlsplit(url)
        usable = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if shown(url) != url:
        raise OSError("an address with a user's name or password is not supported")
    if not usable or not url.isprintable() or " " in url:
        raise OSError(f"{url!r} is not an http or https address")


class _Line:
    """The connections of one request. Hanging up ends the thread that waits for the answer."""

    def __init__(self) -> None:
        self._sockets: list[socket.socket] = []
        self._ended = False

    def opened(self, connected: socket.socket) -> None:
        """Keep a duplicate of a socket, since TLS takes over the original. Raises TimeoutError after `hang_up`."""
        self._sockets.append(connected.dup())
        if self._ended:
            raise TimeoutError

    def hang_up(self) -> None:
        """Shut the connections down, since nobody waits any more."""
        self._ended = True
        for one in self._sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the duplicates after the request."""
        for one in self._sockets:
            one.close()


class _Connection(http.client.HTTPConnection):
    line = _Line()

    def connect(self) -> None:
        """Connect, and register the socket for hanging up."""
        super().connect()
        self.line.opened(self.sock)


class _SecureConnection(http.client.HTTPSConnection, _Connection):  # pyright: ignore[reportUnsafeMultipleInheritance] -- it has none of its own
    """A connection over TLS. Its `connect` calls that of `_Connection` before the handshake, which may be slow, too."""


class _Handler(urllib.request.AbstractHTTPHandler):
    """Opens connections that `_Line` can shut down."""

    http_request = https_request = urllib.request.AbstractHTTPHandler.do_request_

    def __init__(self, line: _Line) -> None:
        super().__init__()
        self._line = line

    def http_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        """Open over TCP."""
        return self._opened(_Connection, request)

    def https_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        """Open over TLS."""
        return self._opened(_SecureConnection, request)

    def _opened(self, kind: type[_Connection], request: urllib.request.Request) -> http.client.HTTPResponse:
        def made(
            host: str,
            /,
            *,
            port: int | None = None,
            timeout: float = SECONDS,
            source_address: tuple[str, int] | None = None,
            blocksize: int = 8192,
        ) -> _Connection:
            connection = kind(host, port, timeout=timeout, source_address=source_address, blocksize=blocksize)
            connection.line = self._line
            return connection

        return self.do_open(made, request)


class _AsItIs(urllib.request.HTTPErrorProcessor):
    """Returns every answer unchanged, including redirects and errors."""

    def http_response(
        self, request: urllib.request.Request, response: http.client.HTTPResponse
    ) -> http.client.HTTPResponse:
        del request
        return response

    https_response = http_response


def _asked(url: str, content: bytes, seconds: float, line: _Line) -> HttpReply:
    headers = {"Content-Type": "text/plain; charset=utf-8", "User-Agent": "leverframe"}
    request = urllib.request.Request(url, content, headers, method="POST")  # noqa: S310 -- `_check` has checked its scheme
    opener = urllib.request.OpenerDirector()
    for handler in (urllib.request.ProxyHandler(), urllib.request.UnknownHandler(), _AsItIs(), _Handler(line)):
        opener.add_handler(handler)
    with opener.open(request, timeout=seconds) as response:
        body = response.read(MOST + 1)
        if len(body) > MOST:
            raise OSError(f"the answer is longer than {MOST:,} bytes")
        if response.length:  # a read with a limit does not report this (RFC 9112, section 8)
            raise OSError(f"the answer is truncated: {response.length:,} bytes are missing")
        return HttpReply(response.status, response.headers.get_content_type(), body)
