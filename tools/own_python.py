"""For scripts that need what only the checkout's own environment has: `own_python.use()` before they import it."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def use() -> None:
    """Goes on in the Python of `.venv`, with the same words, where the script was begun by another one."""
    if sys.prefix != sys.base_prefix:
        return
    if not PYTHON.exists():
        sys.exit("this needs the packages of the checkout: `./hokm test --version` installs them")
    os.execv(PYTHON, [str(PYTHON), *sys.argv])
