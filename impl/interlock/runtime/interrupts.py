"""Interrupts that have to wait: what is on record must happen before whoever asked for it is interrupted.

``PyThreadState_SetAsyncExc`` raises an exception in a thread at the next place where CPython looks for one. It takes a
class, so the exception arrives without its arguments.
"""

import _thread
import ctypes
from collections.abc import Iterator

_set_async_exception = ctypes.pythonapi.PyThreadState_SetAsyncExc
_set_async_exception.argtypes = (ctypes.c_ulong, ctypes.py_object)


def raised_later(error: BaseException) -> Iterator[object]:
    """Advance it once, and the exception is raised in this thread later.

    Use it as ``for _ in raised_later(error): return``: CPython looks for exceptions neither between what `map` calls
    and the body of the loop, nor between a return and the caller's next call.
    """
    return map(_set_async_exception, (_thread.get_ident(),), (ctypes.py_object(type(error)),))
