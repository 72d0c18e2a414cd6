"""The judge: what a subject showed, compared with everything that the machine allows.

From the bottom up:

    explored    the live labels of machines that were explored as a whole
    dimensions  the dimensions in which a subject shows itself, each with its own view and belief
    evidence    what a subject shows → observations of one dimension, and the belief after them
    wrong       something that nothing explains
    carried     what a step shows wrongly → earlier steps that may have left it behind
    hidden      what goes wrong → earlier steps that may be why, since nothing shows what they have left behind
    blame       what nothing explains → what was expected, and which transitions are to blame
    ordering    records before states, where a trace shows both
    taking      the transitions that a subject has taken for sure
    judging     one cycle in all dimensions → what is wrong, in which one
    retracing   a run of the machine that leads to what is wrong
    sentences   what is wrong → the requirements, or the choices of the reference, that it breaks
"""
