"""How often something may be asked for: token buckets, one for each guest or address. Times are monotonic seconds."""

from collections import OrderedDict

from hokm.server.addresses import blocks
from hokm.server.settings import Rate

#: Buckets of one kind that are kept; the one not used for the longest is forgotten first.
MOST_BUCKETS = 10_000
#: So many times the rate of one address holds for the wider block around it (IPv6 only).
WIDER = 16
#: Wrong guesses that a guest may have made lately and still try a code while others at that address guess and guess.
MISTAKES = 3


class Bucket:
    """A token bucket: ``burst`` tokens at most, and ``per_second`` new ones each second."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def allows(self, now: float) -> bool:
        """Takes a token, if there is one; whether there was."""
        if not self.has_token(now):
            return False
        self._left -= 1
        return True

    def has_token(self, now: float) -> bool:
        """Whether there is a token, which is not taken."""
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        return self._left >= 1

    def give_back(self) -> None:
        """Puts back a token that was not needed."""
        self._left = min(self._rate.burst, self._left + 1)

    def missing(self, now: float) -> float:
        """How many tokens are missing until the bucket is full."""
        self.has_token(now)
        return self._rate.burst - self._left


class Buckets:
    """A bucket for each key, of a bounded number of keys."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, now: float) -> bool:
        """Takes a token from the bucket of this key; whether there was one."""
        return self.of(key, now).allows(now)

    def of(self, key: str, now: float) -> Bucket:
        """The bucket of a key."""
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


class AddressBuckets:
    """Buckets for addresses: for IPv6 one for the line and a larger one for the customer's whole block."""

    def __init__(self, rate: Rate) -> None:
        self._line = Buckets(rate)
        self._customer = Buckets(Rate(rate.burst * WIDER, rate.per_second * WIDER))

    def allows(self, address: str, now: float) -> bool:
        """Takes a token from all buckets of an address, if each has one; whether they had."""
        buckets = self.of(address, now)
        return all(bucket.has_token(now) for bucket in buckets) and all(bucket.allows(now) for bucket in buckets)

    def of(self, address: str, now: float) -> list[Bucket]:
        """All buckets of an address."""
        return [kind.of(block, now) for kind, block in zip((self._line, self._customer), blocks(address), strict=False)]


class Guesses:
    """Stops whoever tries code after code, and nobody else who happens to be at the same address.

    A try counts as wrong until it turns out right, so that trying many at once gains nothing.
    """

    def __init__(self, of_guest: Rate, of_address: Rate) -> None:
        self._guests = Buckets(of_guest)
        self._addresses = AddressBuckets(of_address)

    def begin(self, guest: str, address: str, now: float) -> list[Bucket] | None:
        """The buckets that the try took a token from, which get it back if it was right; None if it is not allowed.

        Many guests at one address may be many people behind one line, or one who makes new guests to go on guessing:
        when the address has used up its share, only those with few mistakes of their own may go on.
        """
        own, shared = self._guests.of(guest, now), self._addresses.of(address, now)
        if own.missing(now) > MISTAKES - 1 and not all(bucket.has_token(now) for bucket in shared):
            return None
        if not own.allows(now):
            return None
        return [own, *(bucket for bucket in shared if bucket.allows(now))]
