"""One HTTP request to an address that somebody named, with limits on what comes back and on how long that takes.

A redirect is an answer like any other: what was posted to one address is not handed to another one, and not turned into
a GET, which would look like success.
"""

import http.client
import queue
import threading
import urllib.request
from dataclasses import dataclass
from urllib.error import URLError
from urllib.parse import urlsplit

SECONDS = 10.0
"""How long all of it may take."""
MOST = 1 << 16
"""Bytes of an answer."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back."""

    status: int
    content_type: str
    body: bytes

    @property
    def is_success(self) -> bool:
        """Was the request accepted?"""
        return self.status // 100 == 2  # noqa: PLR2004 -- RFC 9110, section 15.3


def post(url: str, content: bytes, seconds: float | None = None) -> Answer:
    """Post a text to an http or https address. Raises OSError.

    A timeout of a socket starts anew with each byte, so that the time as a whole is measured here, and who answers ever
    so slowly is left alone with a thread that does not hold up the end of the process.
    """
    allowed = SECONDS if seconds is None else seconds
    _check(url)
    answers: queue.SimpleQueue[Answer | OSError] = queue.SimpleQueue()

    def ask() -> None:
        try:
            answers.put(_asked(url, content, allowed))
        except URLError as error:
            answers.put(error.reason if isinstance(error.reason, OSError) else OSError(str(error.reason)))
        except OSError as error:
            answers.put(error)
        except (http.client.HTTPException, ValueError) as error:
            answers.put(OSError(f"this is no answer in HTTP: {type(error).__name__} {str(error)[:100]}".rstrip()))

    threading.Thread(target=ask, name="interlock-post", daemon=True).start()
    try:
        answer: Answer | OSError = answers.get(timeout=allowed)
    except queue.Empty:
        answer = TimeoutError()
    if isinstance(answer, TimeoutError):
        raise OSError(f"no complete answer within {allowed:g} s")
    if isinstance(answer, OSError):
        raise answer
    return answer


def _check(url: str) -> None:
    try:
        parts = urlsplit(url)
        usable = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        usable = False
    if not usable or not url.isprintable() or " " in url:
        raise OSError(f"{url!r} is no http or https address")


class _AsItIs(urllib.request.HTTPErrorProcessor):
    """Hands every answer over, also redirects and errors."""

    def http_response(
        self, request: urllib.request.Request, response: http.client.HTTPResponse
    ) -> http.client.HTTPResponse:
        del request
        return response

    https_response = http_response


def _asked(url: str, content: bytes, seconds: float) -> Answer:
    headers = {"Content-Type": "text/plain; charset=utf-8", "User-Agent": "interlock"}
    request = urllib.request.Request(url, content, headers, method="POST")  # noqa: S310 -- its scheme was looked at
    with urllib.request.build_opener(_AsItIs).open(request, timeout=seconds) as response:
        body = response.read(MOST + 1)
        if len(body) > MOST:
            raise OSError(f"the answer is longer than {MOST:,} bytes")
        if response.length:  # A read with a limit does not tell (RFC 9112, section 8).
            raise OSError(f"the answer is cut off: {response.length:,} bytes of it are missing")
        return Answer(response.status, response.headers.get_content_type(), body)
