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


class Buckets:
    """A bucket for each key; the one not asked for the longest is forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Whether one more of this key may pass now."""
        return self._of(key, now).take(now)

    def has(self, key: str, now: float) -> bool:
        """Whether one more of this key could pass now."""
        return self._of(key, now).has(now)

    def _of(self, key: str, now: float) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self._rate, now)
        self._buckets[key] = bucket
        if len(self._buckets) > KNOWN:
            self._buckets.popitem(last=False)
        return bucket
