"""From the lines of a document to the checks that answer for them, and back.

What is where:

    coverage        which checks answer for which requirement, and what they say
    demonstration   is what demonstrates a requirement noticed by the checks that cite it? The mutants are planted
    gaps            where the thread from document to check is broken
    records         what stands beside the declarations of a system
"""
