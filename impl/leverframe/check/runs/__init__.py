"""Runs that show something: searched on the graph, as short as can be, and put into words.

What is where:

    blame    what went wrong in a run on which an LTL formula is false, in words
    lasso    the end of a lasso: where a run can go round for ever, and the loop that it takes there
    search   shortest runs through a chain of walks: 'to a node of A, then through B to a node of C, …'
"""
