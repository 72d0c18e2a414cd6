"""The observer: what the world can see of a machine, and which hidden runs explain it (docs/interfaces.md).

interface     what the world can see: parameters, records and their fields, signals, effects, data
parameters    the variables that only hold what a caller is about to say, and the values they may have
derived       the interface of a machine without a file of its own
reading       interface.yaml → `Interface`, with all mistakes
writing       `Interface` → commented YAML
"""
