"""Programs carried out apart from the runtime: what they do cannot reach it, and nothing of them stays behind.

From the bottom up:

    folders      a temporary folder for one program, and its removal
    supervisor   the process that runs one program under limits, and ends all its descendants
    run          a program run by its path, without a shell, in a clean environment
"""
