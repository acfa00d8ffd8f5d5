"""How people are called: kept in the store, and at hand for everything that is sent."""

from collections.abc import Iterable

from hokm.server.identity import Identity
from hokm.server.names import guest_name
from hokm.store import Account, Accounts
from hokm.table import Person


class People:
    """Names by person. ``known`` asks nobody: a person must have been met first."""

    def __init__(self, accounts: Accounts, identity: Identity) -> None:
        self._accounts = accounts
        self._identity = identity
        self._names: dict[Person, str] = {}
        self._seeds: dict[Person, str] = {}

    async def meet(self, people: Iterable[Person]) -> None:
        """Looks up those that are not at hand."""
        for person in people:
            if person not in self._names:
                account = await self._accounts.find(person)
                self._names[person] = guest_name(person, "") if account is None else account.name

    async def name(self, person: Person, languages: str = "") -> str:
        """The person's name; a new guest gets one in his own language."""
        if person not in self._names:
            account = await self._accounts.find(person)
            if account is None:
                await self.rename(person, guest_name(person, languages))
            else:
                self._names[person] = account.name
        return self._names[person]

    async def rename(self, person: Person, name: str) -> None:
        """Calls the person by another name."""
        await self._accounts.save(Account(person, name))
        self._names[person] = name

    def known(self, person: Person) -> tuple[str, str]:
        """The name, and what the face is drawn from."""
        seed = self._seeds.get(person)
        if seed is None:
            seed = self._seeds[person] = self._identity.seed(person)
        return self._names.get(person, ""), seed
