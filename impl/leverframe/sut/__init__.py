"""The systems of the documents as subjects of conformance tests: ``leverframe sut SYSTEM`` serves them on the wire.

They really run; nothing here interprets their machines. Events are arranged in the surroundings: tools, policies,
sinks, clocks, crashes. What cannot be arranged is not declared.

From the bottom up:

    system                  what the server asks of a system
    trace                   what is seen of a system, in the order in which it happens
    requests                a line → a request of wire protocol 1
    server                  the loop: a request line in, an answer line out
    strand                  a thread in which a system runs until it waits at a gate
    kernel_surroundings     its policy, tools, sink and fallback, which follow a plan
    kernel_requests         requests to a kernel
    kernel_shown            what a kernel shows
    kernel_plans            which plans the surroundings of a kernel can follow
    kernel_events           a kernel that is given its events one by one
    kernel                  the governance kernel
    turn_calls              the calls of an agent, and the settings of a gate
    turn_files              the files of its workspace
    turn_plans              which plans the surroundings of a gate can follow
    turn_person             the person whom it asks for approval
    turn_events             a gate that is given its events one by one
    turn                    the turn gate, with a person and with others who change files
    ledger                  a ledger in memory
    reug_plans              what a model and tools must do so that an engine follows a plan
    reug_model              a model and tools that do what a plan says
    reug_events             an engine that is given its events one by one
    reug                    the REUG engine
    femtoclaw_protocol      the validation of FemtoClaw messages
    femtoclaw_surroundings  messages, capabilities and a policy of a FemtoClaw runtime
    femtoclaw_plans         which plans the surroundings of a FemtoClaw runtime can follow
    femtoclaw_store         its store in memory, which outlives it and can be lost
    femtoclaw_life          one life of it, from its start to its end
    femtoclaw_events        a runtime that is given its events one by one
    femtoclaw_runtime       the FemtoClaw runtime
    learnt                  a Mealy machine in DOT
    catalog                 the systems, by name
"""
