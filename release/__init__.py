"""What makes a release; none of it is installed.

    metadata    the project's URLs and the links of the README, from the address of the repository
    files       wheel, sdist, bill of materials and checksums: ``make release-files``
"""
