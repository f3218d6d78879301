"""`python -m boomtown` is the command `boomtown`."""

from boomtown.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
