# The part of AALpy 2.0 that `leverframe.learning` uses: inputs are numbers, and outputs are texts.
