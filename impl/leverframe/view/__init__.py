"""Pictures of machines: a declaration becomes a diagram, a diagram becomes text for other people's tools.

    Declaration ─facts→ Fact ─compose→ Diagram ─dot→ DOT ─picture→ SVG, PNG
                          ↑                ├─mermaid→ Mermaid
             trace, difference: marks      └─plantuml→ PlantUML

and the other way round: `drawing` reads what people have drawn in Mermaid, `transcribe` makes a declaration of it.

What is where:

    compose      facts → diagram: what becomes an arrow, what becomes a line in a box, and what stands where
    diagram      the diagram: what is drawn, in plain data, before anyone decides how a tool wants it written
    difference   two machines in one picture: what only one of them has, and what both have under different conditions
    dot          diagrams as DOT, the language of Graphviz
    drawing      what people have drawn in Mermaid (stateDiagram-v2) → states and arrows, as they stand there
    facts        what there is to draw: each way of getting from one control state to another, once
    html         Graphviz's HTML-like labels
    mermaid      diagrams as Mermaid stateDiagram-v2, which Markdown pages show
    picture      DOT → SVG or PNG, by a Graphviz that runs in a process of its own
    plantuml     diagrams as PlantUML state diagrams, for wikis and documents that draw those
    run          a run drawn on its machine: the steps numbered along the arrows, and everything else faded
    spine        the main path through a machine, which is drawn as a straight line
    svg          what Graphviz draws, made into a picture that follows its reader: light or dark, from one file
    theme        colours, in daylight and in the dark, and the style sheet that switches between them
    transcribe   a drawing → the text of a declaration: a document profile, for its author to complete
"""
