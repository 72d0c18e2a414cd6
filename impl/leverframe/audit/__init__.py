"""The auditing of logs: did this log follow the machine, is it complete, was it touched?

Nothing of the writer, the runtime or the systems is imported here. docs/audit.md is the contract.

From the bottom up:

    lines       a file → its rows, under limits; what is no row is told
    logs        logs that are read more than once, and which of them are journals
    layout      where a log has what the interface of a machine names
    seen        a row → an observation
    sentences   what demands something where there is no explanation: the document, or a choice of the reference
    judging     executions, each with an observer: what no run of the machine explains
    details     a second look: properties that are broken, and what explanations assume
    auditing    a log → the four verdicts, and what they rest on
    journals    our journals as logs, with what their hashes show
"""
