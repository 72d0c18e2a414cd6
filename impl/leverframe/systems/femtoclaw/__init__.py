"""FemtoClaw (documents 000 and 004): carries out what is well formed, permitted and on record, and nothing else.

What is where:

    abstraction     what the machine's data stands for
    answer          what a caller is told about an input: one answer for each, whatever has become of it
    capabilities    what can be asked for: capabilities by their exact names
    configuration   from a settings file to what a runtime works with
    femtoclaw       FemtoClaw at work: inputs in, answers out
    last_resort     where entries go that the store does not take, or does not take any more
    message         what a message asks for, and what a validator finds out about it on the way (document 004)
    reader          writes a regular file below a directory to standard output
    record          where the runtime's entries go
    schema          the shape of FemtoClaw's settings
    stages          the work of each stage, from which the machine's next event follows (document 000
    telemetry       telemetry: a line of JSON for each transition and for each event of the protocol
    tools           what capabilities do: each call becomes a program that is run apart
    validator       validates messages of the FemtoClaw protocol
"""
