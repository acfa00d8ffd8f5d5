"""The page that checks records without a server: the built page, with the library put into it."""

import base64
import io
import zipfile
from pathlib import Path

from hokm.cli import Problem
from hokm.cli._folders import PACKAGE, offline_page

#: What the verifier is made of. All of it needs nothing but Python itself.
ROOMS = ("cards", "rules", "variants", "views", "fairness", "records", "bots", "table", "lab")
PLACE = "<!-- hokm -->"


def written(to: Path) -> int:
    """Writes the page, and says how many bytes it has."""
    built = offline_page()
    if built is None:
        raise Problem("the page is not there: in a copy of the source, ./hokm verify --page builds it")
    text = built.read_text("utf-8")
    if text.count(PLACE) != 1:
        raise Problem(f"{built} is not the page that it should be; build it again")
    data = text.replace(PLACE, base64.b64encode(library()).decode("ascii")).encode()
    to.write_bytes(data)
    return len(data)


def library() -> bytes:
    """The modules of these rooms as a zip archive, the same bytes for the same modules."""
    found = [PACKAGE / "__init__.py", *(path for room in ROOMS for path in (PACKAGE / room).rglob("*.py"))]
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as files:
        for path in sorted(found):
            entry = zipfile.ZipInfo(f"hokm/{path.relative_to(PACKAGE).as_posix()}")
            entry.compress_type = zipfile.ZIP_DEFLATED
            files.writestr(entry, path.read_bytes())
    return archive.getvalue()
