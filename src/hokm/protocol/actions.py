"""Actions over the wire: the kinds and fields of the rules' own declarations."""

from typing import Final, get_args

from hokm.cards import Codec, spell_by
from hokm.rules import Action
from hokm.rules.actions import INPUT_KINDS

#: Writes and reads actions, each an object that says its ``kind``.
ACTIONS: Final[Codec[Action]] = Codec("kind")
for _kind in get_args(Action):
    ACTIONS.add(_kind, name=INPUT_KINDS[_kind].id)

spell_by(Action, ACTIONS)
