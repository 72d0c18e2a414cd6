"""Every error code explained: what it means, why it is an error, a text that has it, what to do about it.

Codes are stable: a code that is no longer used is not given to another mistake. The themes:

    IL001 … IL019   files      the file, its YAML, its keys and values
    IL020 … IL029   names      names that are declared nowhere
    IL030 … IL039   formulas   expressions and formulas
    IL040 … IL069   machines   what the parts say together
    IL070 … IL099   usage      the command line
    IL100 … IL109   drawings   diagrams, imported drawings, derived folders
    IL110 … IL119   certificates   certificates, and those who recheck them
    IL120 … IL129   journals   journals, their keys, checkpoints and proofs
    IL130 … IL137   running    machines that run
    IL138 … IL139   witnesses  witnesses, which cosign the checkpoints of journals
    IL150 … IL157   capabilities   capabilities, and policies about who may ask for them
    IL158 … IL159   replays    declarations by which a journal is replayed
    IL160 … IL164   femtoclaw  the FemtoClaw runtime
    IL165 … IL169   kernels    governance kernels
    IL170 … IL174   gates      the gate to a workspace
    IL175 … IL179   reug       the engine REUG
"""

from collections.abc import Mapping

from interlock.language.codes import (
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
from interlock.language.codes.explanation import Explanation
from interlock.language.codes.topics import TOPICS, Topic

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
