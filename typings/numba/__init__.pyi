"""The part of Numba that Leverframe uses."""

from collections.abc import Callable
from typing import TypeVar

from numba import extending as extending
from numba import types as types

_Function = TypeVar("_Function", bound=Callable[..., object])

def njit(
    signature: object = None, *, cache: bool = False, forceinline: bool = False, error_model: str = "python"
) -> Callable[[_Function], _Function]: ...
