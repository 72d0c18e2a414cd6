"""Programs carried out apart from the runtime: what they do cannot reach it, and nothing of them stays behind.

What is where:

    folders      a folder for one program, and its end: whatever the program has made of it
    run          a program run apart: by its path, with an argument vector and never a shell, in a clean environment
    supervisor   runs one program under limits, and ends with everything that the program has started
"""
