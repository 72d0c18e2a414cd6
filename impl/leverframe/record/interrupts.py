"""Interrupts that have to wait: what is on record must happen before whoever asked for it is interrupted.

``PyThreadState_SetAsyncExc`` raises an exception in a thread at the next place where CPython looks for one. It takes a
class and calls it without arguments. So it gets a class that returns the exception that was caught, with its arguments:
``sys.exit(3)`` in a signal handler stays an exit with 3.

Limit: CPython 3.11 calls the class when a frame handles the exception (``try``, ``with``). Where no frame does, the
interpreter ends as if ``sys.exit`` had been called without arguments.
"""

import _thread
import ctypes
import types
from collections.abc import Iterator

_set_async_exception = ctypes.pythonapi.PyThreadState_SetAsyncExc
_set_async_exception.argtypes = (ctypes.c_ulong, ctypes.py_object)


def raised_later(error: BaseException) -> Iterator[object]:
    """Advance it once, and the exception is raised in this thread later.

    Use it as ``for _ in raised_later(error): return``: CPython looks for exceptions neither between what `map` calls
    and the body of the loop, nor between a return and the caller's next call.
    """
    return map(_set_async_exception, (_thread.get_ident(),), (ctypes.py_object(_returning(error)),))


def _returning(error: BaseException) -> type[BaseException]:
    """A class of exceptions that makes this one; the exception's own class where that cannot have subclasses."""
    kind = type(error)

    def made(cls: type[BaseException], *again: object) -> BaseException:
        # Where something traces the thread, CPython makes the exception for it, and then another one of that.
        del cls, again
        return error

    try:
        found = types.new_class(kind.__name__, (kind,), exec_body=lambda body: body.update(__new__=made))
    except Exception:  # noqa: BLE001 -- whatever a class of the caller's does when it gets a subclass
        return kind
    return found if issubclass(found, BaseException) else kind
