"""The governance kernel (document 001): arbitrates, executes and audits requests, one after the other.

From the bottom up:

    channel         the audit sink, and the fallback while it fails
    latch           the latch that keeps a halted kernel from booting again (D-KRN-10)
    schema          the shape of the settings
    values          JSON from outside: frozen, copied and measured
    tools           the tools that a kernel may call, and the outcomes of a call
    abstraction     requests and tools as values of the machine
    configuration   the configuration that a kernel reads while it boots
    functions       Python functions as tools, each call in a thread
    programs        programs as tools, each call in a process
    request         requests from outside, frozen and judged by their form
    entry           the operation entry: the record of a request
    evidence        the records of a kernel as a folder for auditors
    settings        a settings file → a configuration
    mailbox         halt words, fatal errors and requests from other threads
    memory          the requests seen, so that none is executed twice
    stages          the work of VALIDATING, ARBITRATING, EXECUTING and AUDITING
    kernel          the kernel itself: boot it, submit requests, let it work
"""
