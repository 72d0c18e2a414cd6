"""What makes a release; none of it is installed.

`metadata` sets the project's URLs and the links of the README, from the address of the repository. `files` makes the
wheel, the sdist, the bill of materials and the checksums: ``make release-files``.
"""
