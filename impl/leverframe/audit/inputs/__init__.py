"""The inputs of an audit: files of several formats, and journals → rows, one in memory at a time.

From the bottom up:

    rows        a row with its place, and what is no row
    strict      the text of a JSON object → its members, with one reading
    packed      the bytes that gzip or zstd has packed, under limits
    objects     JSON Lines, arrays of objects, and objects one after the other
    plain       values of Python → values of JSON
    table       CSV
    columns     columns of a table as codes
    pages       the sizes of the pages of a Parquet file, before they are read
    parquet     Parquet → rows or columns, in a process of its own
    otlp        OTLP JSON → the moments of spans, and log records
    pairing     which request an answer of JSON-RPC is about
    mcp         JSON-RPC of the Model Context Protocol → messages, each answer with its question
    blocks      lines of JSON in blocks, for readers that tell them by their form
    formats     which of them a file has, by its first bytes
    watching    bytes of a file under watch: are those that were read still there?
    opening     files, folders and standard input, in order
    files       files of any format as a log; whoever changes them meanwhile is noticed
    arrow       batches of Arrow → the members of each row (extra `parquet`)
    coding      batches of Arrow → columns of codes (extras `parquet` and `fast`)
    parquet_reader   a Parquet file → its rows as lines, or its columns, by pyarrow (extra `parquet`)
    parquet_process  the process that does so
    needles     whether bytes can be in a large text, compiled (extra `fast`)
    logs        what a log is, and which files are journals
    tables      rows in memory as a log
    journals    our journals as a log, with what their hashes show
    sources     the files that an audit names → a log
"""
