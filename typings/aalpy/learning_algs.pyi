from aalpy.automata import MealyMachine
from aalpy.base import SUL, Oracle

def run_KV(
    alphabet: list[int],
    sul: SUL,
    eq_oracle: Oracle,
    automaton_type: str,
    *,
    cache_and_non_det_check: bool = ...,
    print_level: int = ...,
) -> MealyMachine: ...
