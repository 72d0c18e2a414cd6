"""Programs isolated from the runtime: they cannot reach it, and they leave nothing behind.

From the bottom up:

    folders      a temporary folder for one program, and its removal
    supervisor   the process that runs one program under limits, and kills all its descendants
    run          a program run by its path, without a shell, in a clean environment
"""
