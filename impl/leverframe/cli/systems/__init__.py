"""The commands of ``leverframe run``, one module for each system.

What is where:

    femtoclaw   messages of the FemtoClaw protocol on stdin, what became of each on stdout
    kernel      requests as JSON Lines in, answers out; SIGTERM halts it
    reug        what users say in, answers out (docs/run-reug.md)
    turn        the gate between an agent's tool calls and a directory of files
"""
