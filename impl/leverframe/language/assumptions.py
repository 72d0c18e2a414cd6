"""Assumptions about infinite paths, in words: printed with every verdict that depends on them."""

from leverframe.language.declaration import PathBase, Paths


def describe(paths: Paths) -> str:
    """The assumption of a path semantics, for a reader who does not know the terms."""
    meanings = {
        PathBase.STUTTER: "nothing: the machine may stop anywhere",
        PathBase.PROGRESS: "the machine does not stop while it has work to do",
        PathBase.TOTAL: "the machine does not stop while it has work to do, and inputs keep coming",
    }
    further = [f"{text} is not kept waiting for ever (weak fairness)" for text in paths.weak_texts]
    further += [f"{text} happens if it is possible again and again (strong fairness)" for text in paths.strong_texts]
    if paths.base is PathBase.STUTTER and further:
        return "; ".join([*further, "apart from that, the machine may stop anywhere"])
    return "; ".join([meanings[paths.base], *further])
