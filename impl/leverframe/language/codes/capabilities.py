"""LF150 … LF157: capabilities, and policies about who may ask for them."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF150",
        title="A capability that cannot be registered",
        why=(
            "A capability has a name of 1 to 128 characters under which no other is registered, and a JSON Schema "
            "(2020-12) of its arguments. The schema refers to nothing outside of itself, and its patterns do without "
            "lookaround and backreferences: arguments are matched in time linear in their length."
        ),
        example="",
        remedy="Choose another name, or correct the schema as the message says.",
    ),
    Explanation(
        code="LF151",
        title="A rule that cannot be applied",
        why=(
            "A rule says which requests it matches by a JSON Schema (2020-12), which refers to nothing outside of "
            "itself and whose patterns do without lookaround and backreferences. Its effect is one of those that the "
            "system knows: an agent runtime allows and denies, a kernel halts, too."
        ),
        example="",
        remedy="Correct the rule as the message says. Nothing of a policy is in force while a rule of it is wrong.",
    ),
    Explanation(
        code="LF152",
        title="A part of a JSON Schema that has no effect",
        why=(
            "JSON Schema ignores keywords that it does not know, and keywords that do not apply. A misspelt keyword "
            "restricts nothing: a rule for one person would allow everybody, and a tool would take any arguments. In "
            "policies, tools and capabilities each keyword must be one of JSON Schema 2020-12 and have an effect.\n"
            "A rule must fit the requests: it names members, tools and programs that exist, and what they can be.\n"
            "Annotations, such as 'title' and '$comment', are allowed, and so are names that begin with 'x-'."
        ),
        example="",
        remedy="Correct the spelling or the place of the keyword as the message says, or remove it.",
    ),
)
