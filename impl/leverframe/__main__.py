"""``python -m leverframe``: the same command line as the console script."""

from leverframe.cli.main import main

if __name__ == "__main__":
    main()
