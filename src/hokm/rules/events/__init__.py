"""What happened. Events are the truth: a state is the fold of them, and nothing else is stored.

Every field is a plain value. An event stands with all that belongs to it: its fields, who may see each (see
``declaring``), and what it makes of the match, of the deal and of the hidden part (see ``fold``). No rule is decided
there: an event carries every decision.
"""

from hokm.rules.events.announcements import *
from hokm.rules.events.auction import *
from hokm.rules.events.dealing import *
from hokm.rules.events.draft import *
from hokm.rules.events.ending import *
from hokm.rules.events.exchange import *
from hokm.rules.events.finding import *
from hokm.rules.events.going_on import *
from hokm.rules.events.hidden_trump import *
from hokm.rules.events.play import *
from hokm.rules.events.redeal import *
from hokm.rules.events.trump import *
