"""The governance kernel (document 001): arbitrates, executes and audits requests, one after the other.

What is where:

    abstraction     what the declaration's few requests and tools stand for among all that there are
    channel         where a kernel's records go
    configuration   what a kernel reads while it boots: who decides, which tools there are, and where the audit goes
    entry           the operation entry: what a kernel puts on record about a request before it closes it
    evidence        what a kernel has on record, as a folder for others
    functions       python functions as tools: each call runs in a thread of its own
    kernel          a governance kernel that runs: boot it, submit requests, let it work
    latch           what keeps a kernel from booting again after it has halted, where that is wanted (D-KRN-10)
    mailbox         what others want of a kernel, until its owner gets to it: words to halt, fatal errors, requests
    memory          the requests that were seen, so that none is carried out twice, and none under another's name
    programs        programs as tools: each call is a process apart, under limits (`leverframe.systems.isolation`)
    request         what is asked of a kernel: a request, as it comes from outside, frozen to its depth
    schema          the shape of a kernel's settings
    settings        a kernel's configuration from a settings file, with the journal in a directory as its audit sink
    stages          the work of the stages: what is done in VALIDATING, ARBITRATING, EXECUTING and AUDITING
    tools           the tools that a kernel may call, and what comes of a call
    values          JSON from outside: frozen to its depth, copied, and measured
"""
