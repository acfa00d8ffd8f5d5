"""A trump card that lies face down until it is all that its owner has left (rules 9)."""

from hokm.rules.events import TrumpRevealed
from tests.rules.positions import deal, game_of


def test_the_last_card_is_turned_up_before_its_owner_leads_it() -> None:
    """He may never have seen it himself, and what he may do would name it."""
    game = deal(
        game_of("hidden-rung"),
        "5H AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"
        " | 2S 2H 3H 4H 6H 7H 8H 9H TH JH QH KH AH"
        " | 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD"
        " | 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
    ).put("hide 5H")
    game.put("AS 2S 2D 2C", "KS 2H 3D 3C", "QS 3H 4D 4C", "JS 4H 5D 5C", "TS 6H 6D 6C", "9S 7H 7D 7C", "8S 8H 8D 8C")
    game.put("7S 9H 9D 9C", "6S TH TD TC", "5S JH JD JC", "4S QH QD QC", "3S KH KD")
    assert not any(isinstance(event, TrumpRevealed) for event in game.events)
    game.put("KC")
    assert isinstance(game.events[-1], TrumpRevealed)
    assert game.legal() == ["5H"]
