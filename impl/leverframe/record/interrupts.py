"""Delayed interrupts: a recorded event must happen before its caller is interrupted.

``PyThreadState_SetAsyncExc`` raises an exception in a thread at the next place where CPython looks for one. It takes a
class and calls it without arguments. So it gets a class that returns the caught exception, with its arguments:
``sys.exit(3)`` in a signal handler stays an exit with 3.

Limits: CPython 3.11 calls the class when a frame handles the exception (``try``, ``with``). If no frame does, the
interpreter ends as if ``sys.exit`` had been called without arguments.
"""

import _thread
import ctypes
import types
from collections.abc import Iterator

_set_async_exception = ctypes.pythonapi.PyThreadState_SetAsyncExc
_set_async_exception.argtypes = (ctypes.c_ulong, ctypes.py_object)


def raised_later(error: BaseException) -> Iterator[object]:
    """Return an iterator; advancing it once raises the exception in this thread later.

    Use it as ``for _ in raised_later(error): return``: CPython checks for exceptions neither between the call of `map`
    and the body of the loop, nor between a return and the caller's next call.
    """
    return map(_set_async_exception, (_thread.get_ident(),), (ctypes.py_object(_returning(error)),))


def _returning(error: BaseException) -> type[BaseException]:
    """Return an exception class whose call returns `error`, or the class of `error` if that allows no subclasses."""
    kind = type(error)

    def made(cls: type[BaseException], *again: object) -> BaseException:
        # If the thread is traced, CPython first makes the exception for the tracer, and then another one from it.
        del cls, again
        return error

    try:
        found = types.new_class(kind.__name__, (kind,), exec_body=lambda body: body.update(__new__=made))
    except Exception:  # noqa: BLE001 -- a class of the caller may raise anything when it is subclassed
        return kind
    return found if issubclass(found, BaseException) else kind
