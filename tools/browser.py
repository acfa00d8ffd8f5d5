"""Find the browser that the browser tests drive, or bring one: standard library only.

The order: HOKM_CHROMIUM, an installed Chromium, Chrome or Edge, one brought here before; then, as root on Debian, the
package `chromium`, else Playwright's own build in `build/browsers`.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OWN = ROOT / "build" / "browsers"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge", "chrome", "msedge")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
OWN_PATTERNS = ("chromium-*/*/chrome", "chromium-*/*/chrome.exe", "chromium-*/*/*.app/Contents/MacOS/*")
MISSING = "no Chromium, Chrome or Edge was found and none could be installed; name one in HOKM_CHROMIUM"


def find() -> str | None:
    """The browser to use, or None where there is none yet."""
    if chosen := os.environ.get("HOKM_CHROMIUM"):
        return chosen
    for found in (*map(shutil.which, NAMES), *filter(os.path.exists, PLACES)):
        if found:
            return found
    return next((str(path) for pattern in OWN_PATTERNS for path in sorted(OWN.glob(pattern))), None)


def provide() -> str | None:
    """The browser to use, installed first where that is possible; None leaves it to the tests to say why they skip."""
    if found := find():
        return found
    print("hokm: installing a browser for the browser tests ...", file=sys.stderr, flush=True)
    if shutil.which("apt-get") and os.geteuid() == 0:
        _quietly("apt-get", "update", "-q")
        _quietly("apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium")
    if not find():
        _quietly(sys.executable, "-m", "playwright", "install", "chromium")
    if not find():
        print(f"hokm: the browser tests will be skipped: {MISSING}", file=sys.stderr, flush=True)
    return find()


def _quietly(*command: str) -> None:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PLAYWRIGHT_BROWSERS_PATH": str(OWN)}
    done = subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    if done.returncode:
        print((done.stdout + done.stderr)[-1000:], file=sys.stderr)
