"""Every error code explained: what it means, why it is an error, a text that has it, what to do about it.

Codes are stable: a code that is no longer used is not given to another mistake. The themes:

    LF001 … LF019   files      the file, its YAML, its keys and values
    LF020 … LF029   names      names that are declared nowhere
    LF030 … LF039   formulas   expressions and formulas
    LF040 … LF069   machines   what the parts say together
    LF070 … LF099   usage      the command line
    LF100 … LF109   drawings   diagrams, imported drawings, derived folders
    LF110 … LF119   certificates   certificates, and those who recheck them
    LF120 … LF129   journals   journals, their keys, checkpoints and proofs
    LF130 … LF137   running    machines that run
    LF138 … LF139   witnesses  witnesses, which cosign the checkpoints of journals
    LF150 … LF157   capabilities   capabilities, and policies about who may ask for them
    LF158 … LF159   replays    declarations by which a journal is replayed
    LF160 … LF164   femtoclaw  the FemtoClaw runtime
    LF165 … LF169   kernels    governance kernels
    LF170 … LF174   gates      the gate to a workspace
    LF175 … LF179   reug       the engine REUG
"""

from collections.abc import Mapping

from leverframe.language.codes import (
    capabilities,
    certificates,
    drawings,
    femtoclaw,
    files,
    formulas,
    gates,
    journals,
    kernels,
    machines,
    names,
    replays,
    reug,
    running,
    usage,
    witnesses,
)
from leverframe.language.codes.explanation import Explanation
from leverframe.language.codes.topics import TOPICS, Topic

__all__ = ["CODES", "TOPICS", "Explanation", "Topic"]

CODES: Mapping[str, Explanation] = {
    explanation.code: explanation
    for theme in (
        files,
        names,
        formulas,
        machines,
        usage,
        drawings,
        certificates,
        journals,
        running,
        witnesses,
        capabilities,
        replays,
        femtoclaw,
        kernels,
        gates,
        reug,
    )
    for explanation in theme.EXPLANATIONS
}
"""By code, in the order of their numbers."""
