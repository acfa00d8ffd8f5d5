"""Where things lie: the folder for a server's data, and the built page."""

import os
import sys
from pathlib import Path

import hokm

PACKAGE = Path(hokm.__file__).parent


def checkout() -> Path | None:
    """The folder of this copy of the source, if the program runs from one."""
    root = PACKAGE.parent.parent
    return root if (root / "pyproject.toml").is_file() and root / "src" / "hokm" == PACKAGE else None


def data_folder() -> Path:
    """Where tables are kept unless something else is asked for: in the checkout, else where programs keep data."""
    root = checkout()
    if root is not None:
        return root / "data"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local") / "hokm"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/hokm"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "hokm"


def offline_page() -> Path | None:
    """The page that checks records without a server, as it was built: in the checkout, or in the installed package."""
    root = checkout()
    places = [root / "build" / "offline" / "verify.html"] if root else [PACKAGE / "offline" / "verify.html"]
    return next((place for place in places if place.is_file()), None)


def page_folder() -> Path | None:
    """The built page: where the start-up said it is, or inside the installed package."""
    said = os.environ.get("HOKM_STATIC_DIR")
    root = checkout()
    places = [Path(said)] if said else [PACKAGE / "static", *([root / "build" / "client"] if root else [])]
    return next((place for place in places if (place / "index.html").is_file()), None)
