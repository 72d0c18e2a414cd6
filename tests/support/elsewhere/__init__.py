"""A folder on the search path of processes in which a fault is planted."""
