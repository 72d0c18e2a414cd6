"""Pictures of machines: a declaration becomes a diagram, a diagram becomes text for other people's tools.

    Declaration ─facts→ Fact ─compose→ Diagram ─dot→ DOT ─picture→ SVG, PNG
                          ↑                ├─mermaid→ Mermaid
             trace, difference: marks      └─plantuml→ PlantUML

and the other way round: `drawing` reads what people have drawn in Mermaid, `transcribe` makes a declaration of it.
"""
