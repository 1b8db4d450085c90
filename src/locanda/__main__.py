"""`python -m locanda` is the same as `locanda`."""

from locanda.cli import main

main()
