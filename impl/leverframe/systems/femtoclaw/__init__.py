"""FemtoClaw (documents 000 and 004): executes calls that are well-formed, permitted and on record, and nothing else.

From the bottom up:

    capabilities    capabilities by their exact names, in epochs
    last_resort     a preallocated file for entries that the store does not take
    reader          a program that writes a regular file below a directory to stdout
    schema          the shape of the settings
    telemetry       a line of JSON for each transition and protocol event
    tools           the program behind each capability
    answer          one answer for each input
    configuration   settings → capabilities, programs and a policy
    message         the request in a message, and the facts that the validator needs
    record          the record: the store, or the last resort
    abstraction     inputs, keys and epochs as values of the machine
    validator       messages → verdicts, by the six steps of document 004, section 10
    stages          the work of each stage (document 000, sections 4 to 13)
    femtoclaw       FemtoClaw itself: inputs in, answers out
"""
