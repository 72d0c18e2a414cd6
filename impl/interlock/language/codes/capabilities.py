"""IL150 … IL159: capabilities, and those who may ask for them."""

from interlock.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="IL150",
        title="A capability that cannot be registered",
        why=(
            "A capability has a name of 1 to 128 characters under which no other is registered, and a JSON Schema "
            "(2020-12) of its arguments. The schema refers to nothing outside of itself, and its patterns do without "
            "lookaround and backreferences: arguments are matched in time linear in their length."
        ),
        example="",
        remedy="Choose another name, or correct the schema as the message says.",
    ),
)
