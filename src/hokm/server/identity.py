"""Who somebody is: a guest known by a signed cookie. Nobody can say a seat or a name for somebody else."""

import base64
import hashlib
import hmac
import os
import re
import unicodedata

COOKIE = "hokm"
#: As long as browsers let a cookie live.
COOKIE_AGE = 400 * 86400
LONGEST_NAME = 24

_TOKEN = re.compile(r"([a-z2-7]{24})\.([A-Za-z0-9_-]{43})")
_SPACES = re.compile(r"\s+")
_HALF_SPACE = "\u200c"
_JOINERS = _HALF_SPACE + "\u200d"
#: Called letters or signs, yet nothing is seen of them: fillers, blank patterns, the place of an object.
_BLANK = "\u115f\u1160\u3164\uffa0\u2800\ufffc\U0001d159\U00013441\U00013442"
#: What may stand behind the picture that it changes, and the arrows that a picture may be joined with.
_SHADES = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_ARROWS = "\u2194\u2195\u27a1"


class Identity:
    """Makes guests and knows them again. ``secret`` never leaves the server."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new_person(self) -> str:
        """A guest that there never was."""
        return base64.b32encode(os.urandom(15)).decode().lower()

    def token(self, person: str) -> str:
        """What the guest's browser keeps."""
        return f"{person}.{self._sign(f'guest:{person}')}"

    def person(self, token: str | None) -> str | None:
        """Whose token it is; None for one that this server did not make."""
        read = _TOKEN.fullmatch(token or "")
        if read is None or not hmac.compare_digest(read[2], self._sign(f"guest:{read[1]}")):
            return None
        return read[1]

    def seed(self, person: str) -> str:
        """What everybody may know of a person, to draw a face from; it does not tell the person."""
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


def clean_name(text: str) -> str:
    """A name as others may see it: one line, no signs that are not seen or turn the writing round, not too long.

    Empty where nothing is left that can be seen: a letter, a digit or a picture.
    """
    kept = ""
    for place, sign in enumerate(text):
        after = text[place + 1 : place + 2]
        if sign in _JOINERS:
            if _joins(sign, kept[-1:], after):
                kept += sign
        elif sign.isprintable() and sign not in _BLANK:
            kept += sign
    name = _SPACES.sub(" ", kept).strip()[:LONGEST_NAME].strip(" " + _JOINERS)
    return name if any(unicodedata.category(sign)[0] in "LN" or _is_picture(sign) for sign in name) else ""


def _joins(joiner: str, before: str, after: str) -> bool:
    """Whether a joiner does something there: the half-space between Persian letters, the other within an emoji."""
    if not before or not after:
        return False
    if joiner == _HALF_SPACE:
        return unicodedata.bidirectional(before) in ("AL", "NSM") and unicodedata.bidirectional(after) == "AL"
    return (_is_picture(before) or before in _SHADES) and (_is_picture(after) or after in _ARROWS)


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) == "So" and sign not in _BLANK


def guest_name(person: str, languages: str) -> str:
    """What a guest is called before he says otherwise, in the first language that his browser asks for."""
    number = str(int(hashlib.sha256(person.encode()).hexdigest(), 16) % 9000 + 1000)
    if languages.strip().lower().startswith("fa"):
        return "مهمان " + number.translate(str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹"))
    return f"Guest {number}"
