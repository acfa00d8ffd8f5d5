"""For scripts that need what only the checkout's own environment has: `own_python.use()` before they import it."""

import os
import sys

from tools.bootstrap import PYTHON


def use() -> None:
    """Goes on in the Python of `.venv`, with the same words, where the script was begun by another one."""
    if sys.prefix != sys.base_prefix:
        return
    if not PYTHON.exists():
        sys.exit("this needs the packages of the checkout: `./hokm test --version` installs them")
    os.execv(PYTHON, [str(PYTHON), *sys.argv])
