"""Who sends a request: guests are known by a signed cookie, so that nobody can act as somebody else."""

import base64
import hashlib
import hmac
import os
import re
from collections.abc import Mapping

#: What the cookie of every server was called once; one of ours is still believed, and replaced.
OLD_COOKIE = "hokm"
#: As long as browsers let a cookie live, in seconds.
COOKIE_AGE = 400 * 86400

_TOKEN = re.compile(r"([a-z2-7]{24})\.([A-Za-z0-9_-]{43})")


class Identity:
    """Makes guests and knows them again. ``secret`` never leaves the server.

    ``cookie`` is the name of its cookie. Browsers share cookies between the ports of a host, so that servers side by
    side would overwrite each other's: the name holds an id of the server, which follows from the secret.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self.cookie = f"{OLD_COOKIE}-{hmac.digest(secret, b'cookie-name', hashlib.sha256).hex()[:12]}"

    def new_person(self) -> str:
        """A new random id."""
        return base64.b32encode(os.urandom(15)).decode().lower()

    def token(self, person: str) -> str:
        """The signed value of the guest's cookie."""
        return f"{person}.{self._sign(f'guest:{person}')}"

    def person_of(self, cookies: Mapping[str, str]) -> str | None:
        """Who sent these cookies; None where this server's own did not come."""
        return self.person(cookies.get(self.cookie)) or self.person(cookies.get(OLD_COOKIE))

    def person(self, token: str | None) -> str | None:
        """Whose token it is; None for one that this server did not make."""
        read = _TOKEN.fullmatch(token or "")
        if read is None or not hmac.compare_digest(read[2], self._sign(f"guest:{read[1]}")):
            return None
        return read[1]

    def seed(self, person: str) -> str:
        """What the person's avatar is drawn from; everybody may see it, and it does not tell the id."""
        return self._sign(f"face:{person}")[:12]

    def _sign(self, text: str) -> str:
        digest = hmac.digest(self._secret, text.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def new_code(length: int) -> str:
    """A table's code: letters and digits that cannot be mistaken for one another when read out."""
    alphabet = "23456789abcdefghjkmnpqrstuvwxyz"
    code = ""
    while len(code) < length:
        byte = os.urandom(1)[0]
        if byte < 256 // len(alphabet) * len(alphabet):
            code += alphabet[byte % len(alphabet)]
    return code
