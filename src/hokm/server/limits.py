"""How often something may be asked for: a bucket that fills at a steady rate."""

from collections import OrderedDict

from hokm.server.settings import Rate

KNOWN = 10_000


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more may pass now."""
        if not self.has(now):
            return False
        self._left -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether one more could pass now."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        return self._left >= 1

    def give_back(self) -> None:
        """What was taken was not needed."""
        self._left = min(self._rate.burst, self._left + 1)

    def missing(self, now: float) -> float:
        """How much has been taken and has not filled up again."""
        self.has(now)
        return self._rate.burst - self._left


class Buckets:
    """A bucket for each key; the one not asked for the longest is forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Whether one more of this key may pass now."""
        return self.of(key, now).take(now)

    def of(self, key: str, now: float) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, now)
        self._buckets[key] = bucket
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return bucket


#: Wrong guesses that a guest may have made lately and still try a code while others at his address guess and guess.
MISTAKES = 3


class Guesses:
    """Stops whoever tries code after code, and nobody else who happens to be at the same address.

    A try counts as wrong until it turns out right, so that trying many at once gains nothing.
    """

    def __init__(self, of_guest: Rate, of_address: Rate) -> None:
        self._guests = Buckets(of_guest)
        self._addresses = Buckets(of_address)

    def begin(self, guest: str, address: str, now: float) -> list[Bucket] | None:
        """What the try is charged to, to be given back if it was right; None for one that may not try.

        Many guests at one address may be many people behind one line, or one who makes new guests to go on guessing:
        when the address has used up its share, only those with few mistakes of their own may go on.
        """
        own, shared = self._guests.of(guest, now), self._addresses.of(address, now)
        if not shared.has(now) and own.missing(now) > MISTAKES - 1:
            return None
        if not own.take(now):
            return None
        return [own, shared] if shared.take(now) else [own]
