class MealyState:
    transitions: dict[int, MealyState]
    output_fun: dict[int, str]

class MealyMachine:
    initial_state: MealyState
