"""The thread from the lines of a document to the checks that cover them, and back.

From the bottom up:

    records         requirements, findings and sources as frozen values
    coverage        the checks that cover a requirement, and its status
    gaps            broken threads from a document to its checks
    demonstration   planted mutants that the citing checks must detect
"""
