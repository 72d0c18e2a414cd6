"""The messages that a validator of the FemtoClaw protocol accepts or rejects, and its verdicts judged.

From the bottom up:

    drafts     JSON texts by parts, so that they can be wrong
    faults     what can be wrong with a message, which requirement demands its rejection, and at which steps
    variants   several ways to give each fact about a message its value
    hostile    messages that are large, deep, or of many members
    facts      the verdict of the machine on a combination of facts
    corpus     the messages, each with the verdicts that the document allows
    judging    an answer compared with them
    reporting  the reports of a message, compared with those that its verdict demands
"""
