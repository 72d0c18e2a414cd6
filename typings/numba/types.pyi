"""Types of Numba; `uint8[::1]` is an array of them."""

class Type:
    def __getitem__(self, layout: object) -> Type: ...
    def __call__(self, *arguments: Type) -> object: ...

class Array(Type):
    def __init__(self, dtype: Type, ndim: int, layout: str, readonly: bool = False) -> None: ...

class NamedTuple(Type):
    def __init__(self, types: tuple[Type, ...], cls: type) -> None: ...

class NamedUniTuple(Type):
    def __init__(self, dtype: Type, count: int, cls: type) -> None: ...

class UniTuple(Type):
    def __init__(self, dtype: Type, count: int) -> None: ...

boolean: Type
float64: Type
int32: Type
int64: Type
uint8: Type
uint64: Type
