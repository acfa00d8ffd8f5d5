"""`python -m hokm`: the same as the installed `hokm` command."""

from hokm.cli import main

main()
