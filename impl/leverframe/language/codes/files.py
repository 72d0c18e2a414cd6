"""LF001 … LF019: the file, its YAML, its keys and values."""

from leverframe.language.codes.explanation import DOOR, HEAD, STATES, Explanation

EXPLANATIONS = (
    Explanation(
        code="LF001",
        title="The file cannot be read",
        why=(
            "There is no such file, or it is a directory, or you may not read it. Only ordinary files are read: a pipe "
            "or a device could keep Leverframe waiting for ever."
        ),
        example="",
        remedy=(
            "Check the path and its permissions. For a bundled machine, give the name of its system, such as 'kernel', "
            "instead of a path."
        ),
    ),
    Explanation(
        code="LF002",
        title="The file is too large",
        why=(
            "A declaration is written and reviewed by people. A file of more than a mebibyte is almost certainly "
            "something else, given by mistake, and it is refused before it can use up time and memory."
        ),
        example="",
        remedy="Check that the path is the one you meant. If it is, describe each machine in a file of its own.",
    ),
    Explanation(
        code="LF003",
        title="The file is not UTF-8",
        why=(
            "Bytes mean characters only under an encoding. Guessing one would make the same file mean different things "
            "on different computers, so declarations are always UTF-8."
        ),
        example="",
        remedy=(
            "Save the file as UTF-8 in your editor, or convert it, for example by: iconv -f UTF-16 -t UTF-8 OLD > NEW\n"
            "A byte-order mark at the beginning does no harm."
        ),
    ),
    Explanation(
        code="LF004",
        title="The text is not YAML",
        why=(
            "The file could not be taken apart. The place shown is where the reader gave up; the cause may stand "
            "earlier, such as a bracket or a quote that is never closed."
        ),
        example=f"{HEAD}title: [the bracket is never closed\n",
        remedy=(
            "Look at the place shown and just before it. Put a text in quotes if it contains ': ' or ' #', or if it "
            "begins with one of * & ! | > % @ [ {.\n"
            "Indent by spaces, not by tabs."
        ),
    ),
    Explanation(
        code="LF005",
        title="Nested too deeply",
        why=(
            "A declaration needs about six levels of keys and lists inside each other. Files that are nested much "
            "deeper are made to crash programs that read them, so there is a limit of 64."
        ),
        example=f"{HEAD}title: {'[' * 64}{']' * 64}\n",
        remedy="Take the additional levels out. An alias counts with all the levels of what it repeats.",
    ),
    Explanation(
        code="LF006",
        title="The file stands for too much",
        why=(
            "A short text can stand for a huge one: by aliases that repeat aliases, or by a transition from all states "
            "on many events. It counts as long as it is when everything is written out, and that has a limit."
        ),
        example=(
            f"{HEAD}"
            "a: &a [x, x, x, x, x, x, x, x, x, x]\n"
            "b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n"
            "c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\n"
            "d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\n"
            "e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]\n"
            "f: &f [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]\n"
        ),
        remedy="Repeat less by aliases. If the machine really has that many steps, describe it as several machines.",
    ),
    Explanation(
        code="LF007",
        title="A duplicate key",
        why=(
            "YAML does not allow the same key twice in one mapping, yet readers accept it and keep the first value or "
            "the last one. What a person sees on the page is then not what is checked."
        ),
        example=f"{HEAD}states:\n  CLOSED: {{initial: true}}\n  OPEN: {{}}\n  OPEN: {{kind: terminal}}\n",
        remedy="Keep one of the two, or give the other another name.",
    ),
    Explanation(
        code="LF008",
        title="The file is not one mapping of keys to values",
        why=(
            "A file declares one machine: keys such as 'machine' and 'states', each with its value. An empty file, a "
            "list, a second document after '---', or a key that is a number or a list does not fit that."
        ),
        example="- leverframe: 1\n- machine: door\n",
        remedy=(
            "Start the file with 'leverframe: 1' and 'machine: <name>', and put each machine into a file of its own. A "
            "key that looks like a number, or like true or null, becomes text when it is put in quotes."
        ),
    ),
    Explanation(
        code="LF009",
        title="A feature of YAML that is not supported",
        why=(
            "Tags (!!python/object and the like) can make a reader run code or change what a value is. Merge keys (<<) "
            "are not part of YAML 1.2, and readers disagree about them. An alias (*name) can only repeat what has been "
            "named (&name) before it, and one name stands for one thing. Other versions of YAML (%YAML 1.1) read some "
            "values differently. A declaration has to mean the same to every reader."
        ),
        example=f"{HEAD}title: !!binary aGVsbG8=\n{STATES}",
        remedy="Write the value out plainly. An alias may repeat a whole value; it cannot be merged with other keys.",
    ),
    Explanation(
        code="LF010",
        title="A key that does not exist",
        why=(
            "A misspelt key would otherwise be ignored: 'wehn: sink' would be a transition without any guard, and "
            "nobody would notice. So every key has to be one that is known where it stands."
        ),
        example=f"{DOOR}transitions:\n  - {{from: CLOSED, on: PUSH, to: OPEN, docs: by hand}}\n",
        remedy=(
            "Correct the spelling, or remove the key. The message lists the keys that are known in that place.\n"
            "If the key is a piece of an expression: inside { } a comma ends the value, so put the expression in "
            "quotes."
        ),
    ),
    Explanation(
        code="LF011",
        title="A key is missing",
        why="Something that cannot be guessed has been left out, such as who makes an event.",
        example=f"{HEAD}{STATES}events:\n  PUSH: {{doc: someone pushes}}\n",
        remedy="Add the key, as the hint shows. The place shown is where the entry that lacks it begins.",
    ),
    Explanation(
        code="LF012",
        title="A value of the wrong kind",
        why=(
            "The key takes another kind of value: text where a list is needed, a word that is not one of those "
            "allowed, too few entries or too many.\n"
            "Mind that only true and false are truth values: yes, no, on and off are text in YAML 1.2."
        ),
        example=f"{HEAD}states:\n  CLOSED: {{initial: yes}}\n",
        remedy="Write a value of the kind that the message names. Text that looks like a number is put in quotes.",
    ),
    Explanation(
        code="LF013",
        title="A name that is not written as names are",
        why=(
            "The case of a name says what it is: states, events, constants and labels are in UPPER_CASE, variables in "
            "snake_case, machines, profiles and properties in kebab-case. So a formula can be read without looking up "
            "every name in it, and a name can be used in other tools unchanged."
        ),
        example=f"{HEAD}states:\n  CLOSED: {{initial: true}}\n  half_open: {{}}\n",
        remedy="Rename it, in every place where it is used.",
    ),
    Explanation(
        code="LF014",
        title="A name that is a word of the language",
        why=(
            "Words such as and, state, EX or U have a meaning of their own in expressions and formulas. Something of "
            "that name could not be mentioned in any of them."
        ),
        example=f"{HEAD}states:\n  CLOSED: {{initial: true}}\n  U: {{}}\n",
        remedy="Choose another name.",
    ),
    Explanation(
        code="LF015",
        title="One name for two things",
        why=(
            "In a formula a state is mentioned by its name alone, and so are events and constants. Were there two "
            "things of one name, a formula could be read in two ways."
        ),
        example=f"{HEAD}{STATES}events:\n  OPEN: {{by: input}}\n",
        remedy="Rename one of them. Labels of different variables may be alike: they are told apart by the variable.",
    ),
    Explanation(
        code="LF016",
        title="A character that hides text",
        why=(
            "YAML parsers end a line, and with it a comment, at U+0085, U+2028 and U+2029, and editors do not. A lone "
            "carriage return makes a terminal overwrite the line. Bidirectional controls reorder text, tags and "
            "byte-order marks are invisible. With such characters a reviewer sees another declaration than the parser."
        ),
        example=f"{HEAD}{STATES}# reviewed\u2028title: hidden behind a comment\n",
        remedy=(
            "Remove the character, or write a line feed in its place.\n"
            'If a text needs it, write the text in double quotes and the character as an escape, such as "\\u2028".'
        ),
    ),
    Explanation(
        code="LF019",
        title="More errors than are shown",
        why=(
            "A hundred errors of a file are shown, and after five hundred it is examined no further. So many usually "
            "have a few common causes."
        ),
        example="",
        remedy="Mend the errors that are shown, from the first on, and run the command again.",
    ),
)
