from collections.abc import Callable
from typing import Any

def intrinsic(function: Callable[..., object]) -> Callable[..., Any]: ...  # its type is that of the compiled function
