"""``python -m interlock``: the same command line as the console script."""

from interlock.cli.main import main

if __name__ == "__main__":
    main()
