"""The names of people: kept in the store, and cached for the messages that show them."""

import asyncio
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

from hokm.server.identity import Identity
from hokm.server.names import guest_name
from hokm.store import Account, Accounts
from hokm.table import Person

#: So many names are cached; when there are more, only those of people who sit at a table in memory stay.
CACHED = 10_000


class People:
    """Names by person. A guest gets an account when they first do something; looking around leaves no trace.

    ``known`` looks only into the cache: ``meet`` the person first. ``at_tables`` tells whose names must stay cached.
    """

    def __init__(self, accounts: Accounts, identity: Identity, cached: int = CACHED) -> None:
        self._accounts = accounts
        self._identity = identity
        self._known: dict[Person, tuple[str, str]] = {}
        self._most = self._cached = cached
        self._saving: WeakValueDictionary[Person, asyncio.Lock] = WeakValueDictionary()
        self.at_tables: Callable[[], Iterable[Person]] = tuple

    async def name(self, person: Person, languages: str = "") -> str:
        """The person's name; of one without an account, what they would be called in their own language."""
        if person in self._known:
            return self._known[person][0]
        account = await self._accounts.find(person)
        return guest_name(person, languages) if account is None else account.name

    async def names(self, people: Iterable[Person]) -> dict[Person, str]:
        """The names of people."""
        return {person: await self.name(person) for person in people}

    async def meet(self, people: Iterable[Person]) -> None:
        """Caches the names of people, for ``known``."""
        self._keep(await self.names(people))

    async def enrol(self, person: Person, languages: str) -> None:
        """Gives a guest who does something an account, if they have none."""
        if person in self._known:
            return
        async with self._alone(person):
            account = await self._accounts.find(person)
            if account is None:
                account = Account(person, guest_name(person, languages))
                await self._accounts.save(account)
            self._keep({person: account.name})

    async def rename(self, person: Person, name: str) -> None:
        """Calls the person by another name."""
        async with self._alone(person):
            await self._accounts.save(Account(person, name))
            self._keep({person: name})

    def known(self, person: Person) -> tuple[str, str]:
        """The name, and what the avatar is drawn from."""
        return self._known.get(person) or ("", self._identity.seed(person))

    def _keep(self, names: dict[Person, str]) -> None:
        self._known.update({person: (name, self._identity.seed(person)) for person, name in names.items()})
        if len(self._known) > self._most:
            needed = {*self.at_tables(), *names}
            self._known = {person: told for person, told in self._known.items() if person in needed}
            self._most = max(self._cached, 2 * len(self._known))

    def _alone(self, person: Person) -> asyncio.Lock:
        """What is saved of one person is saved one after the other."""
        return self._saving.setdefault(person, asyncio.Lock())
