"""Checks what a record proves: that its cards follow from the server's commitment and everybody's seeds.

The method is written down in docs/fairness.md. Nothing holds by default: what is missing, doubled, out of its place or
of another method is told, by a word of a closed list.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from hokm.fairness import LENGTH, METHOD, SIZE, KeyedDealer, Terms, deal_key, is_revealed, leads_to, link_before
from hokm.records import proof as p
from hokm.records.reader import Given, Item, MatchClosed, read
from hokm.records.replay import Match, RecordError
from hokm.records.tokens import Comment, Tag, Unreadable
from hokm.records.verdict import Fault, Verdict, Word, in_order
from hokm.rules import CardDrawn, CardsDrawn, CardTurned, Chance, ChanceInput, LotDrawn, PackDealt, drawn_from

TAGS: Final = ("Dealing", "MatchId", "RulesHash", "Commitment", "Result")
#: Tags that say something once.
_ONCE: Final = (*TAGS, "Players")
#: By which word a proof comment that cannot be read is told.
_WORD_OF: Final[dict[str | None, Word]] = {"seeds": "seed", "chain": "chain", "open": "link-missing", "bot": "bot-move"}


def verify(pieces: Iterable[str]) -> Iterator[Verdict]:
    """A verdict for each match of a record, in order. ``pieces`` are the lines of the text, as for ``read``."""
    match: _Checked | None = None
    number, earlier = 0, _Earlier()
    for item in read(pieces):
        if match is None and not isinstance(item, Comment | Unreadable):
            number += 1
            match = _Checked(number)
        if match is not None:
            match.take(item)
            if isinstance(item, MatchClosed):
                yield match.verdict(earlier)
                match = None


@dataclass
class _Earlier:
    """The commitments and the opened links of the matches before, with the numbers of those matches."""

    commitments: dict[str, int] = field(default_factory=dict)
    links: dict[bytes, int] = field(default_factory=dict)


class _Drawn(NamedTuple):
    """A chance input, the deal whose key it comes from, and what was due."""

    deal: int
    given: ChanceInput
    due: Chance


@dataclass
class _Checked:
    """One match of a record while it is read."""

    number: int
    tags: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    seeds: dict[int, p.Seeds] = field(default_factory=dict)
    chains: dict[int, bytes] = field(default_factory=dict)
    links: dict[int, bytes] = field(default_factory=dict)
    chances: list[_Drawn] = field(default_factory=list)
    proofs: int = 0
    match: Match | None = None
    stopped: bool = False

    # ------------------------------------------------------------------------------------------------- reading

    def take(self, item: Item) -> None:
        """Takes in one item of the record."""
        if isinstance(item, Tag):
            self._tag(item)
        if isinstance(item, Comment):
            self._comment(item)
        elif isinstance(item, Unreadable):
            self._stop(f"line {item.line}: {item.reason}")
        elif self.match is None and not (isinstance(item, Tag) and item.name == "Variant"):
            self._stop("the match does not begin with its game")
        elif not self.stopped:
            self._replay(item)

    def _tag(self, tag: Tag) -> None:
        if tag.name in _ONCE and tag.name in self.tags:
            self._fault(None, "tag", f"{tag.name} is given twice")
        self.tags.setdefault(tag.name, tag.value)

    def _replay(self, item: Item) -> None:
        try:
            if isinstance(item, Tag) and item.name == "Variant":
                self.match = Match.of(item)
            elif self.match is not None:
                self._note_chance(item)
                for _ in self.match.take(item, trace=False):
                    pass
        except RecordError as error:
            self._stop(f"line {error}")

    def _note_chance(self, item: Item) -> None:
        assert self.match is not None
        due = self.match.awaited()
        if not isinstance(item, Given) or not isinstance(due, Chance):
            return
        if isinstance(item.what, CardsDrawn | LotDrawn | PackDealt | CardTurned | CardDrawn):
            deal = self.match.deals + self.match.between_deals
            if self.match.between_deals and deal not in self.seeds:
                self._fault(deal, "seed", "the seeds stand behind the cards, or not at all")
            self.chances.append(_Drawn(deal, item.what, due))

    def _stop(self, reason: str) -> None:
        if not self.stopped:
            self._fault(self._deals or None, "illegal", reason)
        self.stopped = True

    @property
    def _deals(self) -> int:
        return 0 if self.match is None else self.match.deals

    def _fault(self, deal: int | None, word: Word, text: str) -> None:
        self.faults.append(Fault(deal, word, text))

    def _comment(self, comment: Comment) -> None:
        try:
            proof = p.parse_proof(comment.text)
        except p.BadProof as error:
            self.proofs += 1
            self._fault(None, _WORD_OF.get(error.kind, "tag"), f"line {comment.line}: {error}")
            return
        self.proofs += proof is not None
        match proof:
            case p.Seeds():
                if proof.deal in self.seeds:
                    self._fault(proof.deal, "seed", "its seeds are given twice")
                self.seeds.setdefault(proof.deal, proof)
            case p.NewChain(deal, head):
                if deal in self.chains:
                    self._fault(deal, "chain", "a chain begins twice")
                if deal in self.seeds:
                    self._fault(deal, "chain", "its new chain stands behind the seeds")
                self.chains.setdefault(deal, head)
            case p.Opening():
                self._opening(proof)

    def _opening(self, opening: p.Opening) -> None:
        deal = opening.deal
        if deal in self.links:
            self._fault(deal, "chain", "it is opened twice")
        elif not self.stopped and not self._is_over(deal):
            self._fault(deal, "chain", "it was opened before it was over")
        self.links.setdefault(deal, opening.link)

    def _is_over(self, deal: int) -> bool:
        assert self.match is not None
        return deal < self._deals or (deal == self._deals and self.match.deal_over)

    # ----------------------------------------------------------------------------------------------- judgement

    def verdict(self, earlier: _Earlier) -> Verdict:
        """What follows from all that was read, and from the matches before it in the file."""
        if self.proofs == 0 and not self.tags.keys() & set(TAGS[:-1]):
            return Verdict(self.number, False, "", 0, 0, ())
        commitment = self.tags.get("Commitment", "")
        method = self.tags.get("Dealing")
        if method != METHOD:
            told = "Dealing is missing" if method is None else f"the method {method[:40]!r} is not known here"
            self._fault(None, "tag", told)
            return Verdict(self.number, True, commitment, 0, 0, tuple(self.faults))
        self._check_result()
        terms, head = self._terms(), self._head()
        keys = {} if terms is None or head is None else self._keys(terms, head)
        checked = self._check_chances(keys)
        self._tell_shared(commitment, earlier)
        waiting = sum(deal not in self.links for deal in range(1, self._deals + 1)) if self._goes_on else 0
        faults = tuple(in_order(self.faults))
        proved = bool(checked or faults)
        alone = sum(deal in self.seeds and not any(self.seeds[deal].reveals) for deal in keys)
        return Verdict(self.number, proved, commitment, checked, waiting, faults, MappingProxyType(keys), alone)

    @property
    def _goes_on(self) -> bool:
        return self.match is not None and not self.stopped and not self.match.over

    def _check_result(self) -> None:
        result = self.tags.get("Result")
        if self.stopped or self.match is None or (result is None and not self.match.over):
            return
        score = "-".join(map(str, self.match.score)) if self.match.over else "*"
        if result != score:
            told = "the tag is missing" if result is None else f"the tag says {result[:40]}"
            self._fault(None, "result", f"{told}, the record comes to {score}")

    def _terms(self) -> Terms | None:
        """Id and rules of the match, where the tags give them."""
        match_id, told = self.tags.get("MatchId"), self.tags.get("RulesHash", "")
        if not match_id:
            self._fault(None, "tag", "MatchId is missing")
        if self.match is None:
            return None
        actual = self.match.variant.rules_hash
        if told != actual:
            what = f"the tag says {told[:64]}" if told else "the tag is missing"
            self._fault(None, "rules-hash", f"{what}; the rules of this record have the hash {actual}")
        return Terms(match_id, bytes.fromhex(actual)) if match_id else None

    def _head(self) -> bytes | None:
        told = self.tags.get("Commitment", "")
        if re.fullmatch(f"[0-9a-f]{{{2 * SIZE}}}", told):
            return bytes.fromhex(told)
        self._fault(None, "commitment", f"a commitment of {2 * SIZE} hex digits is needed")
        return None

    def _keys(self, terms: Terms, head: bytes) -> dict[int, bytes]:
        """The keys of all deals that are opened and whose seeds are there; what is wrong with the others is told."""
        starts = self._starts(head)
        keys: dict[int, bytes] = {}
        loose: list[int] = []
        good: set[int] = set()
        last_opened = max(self.links, default=0)
        for deal in range(1, self._deals + 1):
            seeds, link = self._seeds_of(deal), self.links.get(deal)
            if link is None:
                if not self._goes_on or deal < last_opened:
                    self._fault(deal, "link-missing", "the secret that opens it was never told")
                continue
            if self._leads(deal, link, starts, good):
                good.add(deal)
            else:
                loose.append(deal)
            if seeds is not None:
                keys[deal] = deal_key(terms, deal, link, seeds)
        self._tell_without_deal()
        self._tell_loose(loose, keys)
        return keys

    def _tell_without_deal(self) -> None:
        """What is told of deals that are not in this match. The seeds of the next one may be known already."""
        if self.stopped:
            return
        for deal in self.links.keys() - range(1, self._deals + 1):
            self._fault(deal, "chain", "an opening without a deal")
        to_come = range(1, self._deals + 1 + self._goes_on)
        for deal in self.seeds.keys() - to_come:
            self._fault(deal, "seed", "seeds without a deal")
        for deal in self.chains.keys() - to_come:
            self._fault(deal, "chain", "a chain without a deal")

    def _tell_shared(self, commitment: str, earlier: _Earlier) -> None:
        """A chain is for one match: what was opened in another is known to all who played there."""
        links = {self.links[deal]: deal for deal in range(1, self._deals + 1) if deal in self.links}
        shared = next((link for link in links if link in earlier.links), None)
        if commitment in earlier.commitments:
            self._fault(None, "chain", f"match {earlier.commitments[commitment]} has the same commitment")
        elif shared is not None:
            self._fault(links[shared], "chain", f"its link was used in match {earlier.links[shared]} already")
        earlier.commitments.setdefault(commitment, self.number)
        for link in links:
            earlier.links.setdefault(link, self.number)

    def _starts(self, head: bytes) -> dict[int, bytes]:
        """The chains by the deals they begin with. The first one is the commitment's, whatever else is told."""
        starts = {**self.chains, 1: head}
        if 1 in self.chains:
            self._fault(1, "chain", "the first chain is that of the commitment")
        for before, after in pairwise(sorted(starts)):
            if after - before != LENGTH:
                self._fault(after, "chain", f"a new chain begins before {LENGTH} links of the one before are used up")
        return starts

    def _leads(self, deal: int, link: bytes, starts: dict[int, bytes], good: set[int]) -> bool:
        """Whether the link of a deal leads to the commitment of its chain; shorter over a good link before it."""
        start = max((first for first in starts if first <= deal), default=1)
        steps = deal - start + 1
        if steps > 1 and deal - 1 in good:
            return link_before(link) == self.links[deal - 1]
        return steps <= LENGTH and leads_to(link, steps, starts[start])

    def _tell_loose(self, loose: list[int], keys: dict[int, bytes]) -> None:
        """Links that lead nowhere; where that is so of every one though the cards follow, the commitment is wrong."""
        if loose and loose == sorted(self.links) and all(self._follows(deal, keys) for deal in loose):
            self._fault(None, "commitment", "no link leads to it")
            return
        for deal in loose:
            self._fault(deal, "chain", "its link does not lead to the commitment")

    def _follows(self, deal: int, keys: dict[int, bytes]) -> bool:
        packs = [drawn for drawn in self.chances if drawn.deal == deal and isinstance(drawn.given, PackDealt)]
        return deal in keys and all(self._is_right(drawn, keys) for drawn in packs)

    def _seeds_of(self, deal: int) -> tuple[bytes | None, ...] | None:
        """The seeds that count for a deal."""
        told = self.seeds.get(deal)
        assert self.match is not None
        seats = self.match.variant.seating.seats
        if told is None:
            if not any(fault.deal == deal and fault.word == "seed" for fault in self.faults):
                self._fault(deal, "seed", "its seeds are missing")
            return None
        if len(told.commits) != seats or len(told.reveals) != seats:
            self._fault(deal, "seed", f"the seeds of {seats} seats are needed")
            return None
        for seat, (commit, reveal) in enumerate(zip(told.commits, told.reveals, strict=True)):
            if reveal is not None and not is_revealed(reveal, commit):
                self._fault(deal, "seed", f"the seed of seat {seat} has not the hash that was listed before")
        return told.reveals

    def _check_chances(self, keys: dict[int, bytes]) -> int:
        """Works out again all that chance brought; counts the deals whose cards were."""
        words: dict[type, tuple[Word, str]] = {
            CardsDrawn: ("draw", "the cards of the draw do not follow"),
            LotDrawn: ("chance", "the lot does not follow"),
            PackDealt: ("deal", "the pack does not follow"),
            CardTurned: ("chance", "the card turned up does not follow"),
            CardDrawn: ("chance", "the card drawn for trump does not follow"),
        }
        wrong: set[int] = set()
        for drawn in self.chances:
            if drawn.deal in keys and not self._is_right(drawn, keys):
                word, text = words[type(drawn.given)]
                self._fault(drawn.deal, word, f"{text} from the link and the seeds")
                wrong.add(drawn.deal)
        checked = {drawn.deal for drawn in self.chances if isinstance(drawn.given, PackDealt)} & keys.keys()
        if len(checked) > 1 and checked <= wrong and not any(fault.word == "rules-hash" for fault in self.faults):
            self._fault(None, "tag", "no deal follows: MatchId, Rules or the proof are another match's")
        return len(checked)

    def _is_right(self, drawn: _Drawn, keys: dict[int, bytes]) -> bool:
        assert self.match is not None
        variant, dealer = self.match.variant, KeyedDealer(keys.__getitem__)
        match drawn.given:
            case CardsDrawn():
                return drawn_from(variant, dealer.draw(drawn.due.pool)) == drawn.given
            case LotDrawn(seat):
                return dealer.lot(variant.seating.seats) == seat
            case PackDealt(pack):
                return dealer.deal(drawn.deal, drawn.due.pool, drawn.due.removed) == pack
            case CardTurned(card):
                return dealer.turned(drawn.deal, drawn.due.pool) == card
            case CardDrawn(card):
                return dealer.drawn(drawn.deal, drawn.due.pool) == card
