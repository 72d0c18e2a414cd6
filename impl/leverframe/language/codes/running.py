"""LF130 … LF137: machines that run."""

from leverframe.language.codes.explanation import Explanation

EXPLANATIONS = (
    Explanation(
        code="LF130",
        title="An event that the running machine does not have",
        why=(
            "What is fired is one of the machine's events, by its name; what is observed is one of its environment "
            "actions. This is neither, or it is one where the other belongs. An event that the machine has and does "
            "not allow now is something else: it is refused."
        ),
        example="",
        remedy="Use a name that the declaration has; 'leverframe show' lists them.",
    ),
    Explanation(
        code="LF131",
        title="A callback that would never be called",
        why=(
            "Callbacks are named as in 'transitions': on_enter_STATE, on_exit_STATE, prepare_EVENT, before_EVENT, "
            "after_EVENT, prepare_event, before_state_change, after_state_change, on_final; conditions by their event. "
            "A name that fits nothing, or a value that is no function, would never come. In finalize_event and "
            "on_exception exceptions disappear, so that these are not taken."
        ),
        example="",
        remedy="Use the names of states and events that the declaration has, and hand over functions.",
    ),
    Explanation(
        code="LF132",
        title="Data that is no JSON",
        why=(
            "What comes with an event goes on record with it, as JSON that every reader understands alike: text, truth "
            "values, null, finite numbers, integers up to 2^53 - 1, lists, and mappings with text as keys; up to "
            "10,000 values, nested up to 32 deep."
        ),
        example="",
        remedy="Convert the data before handing it over, such as a date to text; put what is large elsewhere.",
    ),
    Explanation(
        code="LF133",
        title="Entries that do not replay",
        why=(
            "A machine that goes on after a restart is brought to where its entries lead. Each entry must be one that "
            "this machine makes next: of this machine and execution, the next step, from the state that was reached, "
            "with the outcome and the new state that the declaration has for the event."
        ),
        example="",
        remedy=(
            "Check that the journal is whole, and that the declaration is the one that it was written under; a changed "
            "declaration needs executions of its own."
        ),
    ),
)
