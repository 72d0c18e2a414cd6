"""The systems of the documents, running: the machine generated from a system's declaration decides every move.

From the bottom up:

    excerpts      excerpts of foreign text, safe to show
    expected      what a value can be, before a schema is applied to it
    home          the directory of a system: its journal and its keys
    lines         lines appended to a file or a descriptor
    threads       work in a thread of its own
    isolation     programs run in isolation from the runtime
    effects       effects on the outside world: intended, tried, settled
    work          one worker for all systems: it does what the machine owes until the machine rests
    strict_json   bytes → JSON, if they have only one reading
    vocabulary    the vocabulary of JSON Schema 2020-12
    vacuous       detection of schemas that let everything through
    keywords      keywords of a schema that have no effect
    schemas       JSON Schemas for values from outside
    policy        the decision of all rules of a policy together
    reug          REUG (document 003)
    femtoclaw     FemtoClaw (documents 000 and 004)
    kernel        the governance kernel (document 001)
    turn          the turn gate (document 002)
"""

from leverframe.extras import require, require_linux

require_linux("running a system")
require("systems")
