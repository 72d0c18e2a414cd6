"""The commands of ``leverframe run``, one module for each system.

The modules:

    femtoclaw   messages of the FemtoClaw protocol in, one answer each out
    kernel      requests as JSON Lines in, answers out; SIGTERM halts it
    reug        user inputs in, answers out
    turn        tool calls of an agent in, answers of the gate out
"""
