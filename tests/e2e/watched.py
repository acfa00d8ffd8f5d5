"""Browser contexts that somebody watches: nothing may go wrong behind the picture, nothing may leave this computer."""

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError

#: What a browser writes when a line breaks or a server says no: the page's part is to tell the person.
LINE_TROUBLE = re.compile(r"WebSocket connection to|Failed to load resource|net::ERR_|ERR_INTERNET_DISCONNECTED")

SIZES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
    },
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}


class Watched:
    """One context and what went wrong in it."""

    def __init__(self, browser: Browser, size: str, own_host: str, **options: Any) -> None:
        self.size = size
        self.troubles: list[str] = []
        #: Set by a test that breaks the line itself.
        self.line_may_break = False
        self._own_host = own_host
        self.context: BrowserContext = browser.new_context(base_url=own_host, **SIZES[size], **options)
        self.context.set_default_timeout(30_000)
        self.context.on("request", self._request)
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)

    def new_page(self) -> Page:
        """A page in this context."""
        return self.context.new_page()

    def close(self) -> None:
        """Closes the context; fails if anything went wrong in it."""
        self.context.close()
        self.check()

    def check(self) -> None:
        """Fails if anything went wrong since this was last asked."""
        troubles, self.troubles = self.troubles, []
        assert not troubles, "\n".join(troubles)

    def _error(self, error: WebError) -> None:
        self.troubles.append(f"page error: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type != "error" or (self.line_may_break and LINE_TROUBLE.search(message.text)):
            return
        self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https", "ws", "wss") and url.netloc != urlsplit(self._own_host).netloc:
            self.troubles.append(f"a request left this computer: {request.url}")
