"""Pictures of machines: a declaration becomes a diagram, a diagram becomes text for other people's tools.

    Declaration ─facts→ Fact ─compose→ Diagram ─dot→ DOT ─picture→ SVG, PNG ─legibility→ faults
                          ↑                ├─legible→ SVG, PNG in the best of several layouts
                          │                ├─mermaid→ Mermaid
             trace, difference: marks      └─plantuml→ PlantUML

In the other direction, `drawing` reads a Mermaid drawing, and `transcribe` makes a declaration of it; `automaton` reads
a Mealy machine in DOT, and `mealy_declared` makes a declaration of that.

From the bottom up:

    diagram      a diagram as plain data
    drawing      Mermaid drawings → states and arrows
    naming       names and texts of drawings, as names and texts of a declaration
    begun        a few answers → the text of a declaration to start from
    automaton    Mealy machines in DOT → states, inputs, outputs
    mealy_declared   a Mealy machine → the text of a declaration
    theme        colours for light and dark
    facts        the facts to draw: each step between two control states, once
    html         HTML-like labels of Graphviz, escaped
    mermaid      diagrams as Mermaid stateDiagram-v2
    plantuml     diagrams as PlantUML state diagrams
    svg          the SVG of Graphviz, adapted to light and dark mode
    transcribe   a drawing → the text of a declaration
    dot          diagrams as DOT for Graphviz
    picture      DOT → SVG or PNG, by Graphviz in a separate process
    legibility   what is hard to read in a picture: arrows across texts
    legible      the picture of a diagram, in a layout in which no arrow crosses a text
    spine        the main path, drawn as a straight line
    compose      facts → diagram: arrows, lines in boxes, positions
    footnotes    conditions in full below a picture, for pictures without tooltips
    difference   two machines in one picture
    violation    an observation without an explanation, drawn on the machine
    run          a run drawn on its machine
"""
