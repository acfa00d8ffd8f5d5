### English. One catalogue for the page and the terminal.
###
### Ids start with the place where the text is read: `home-`, `rules-`, `seat-` ...
### Numbers come in as numbers, so that digits and plural forms follow the language.
### $suit is S, H, C or D. $rank is A, K, Q or J, or the number 2 to 10. $relation is how a seat stands to the reader:
### partner, left (opponent on the left), right (opponent on the right) or you.

## Names

app-name = Hokm
hokm-4 = Hokm

## Cards and suits

suit-name = { $suit ->
    [S] spades
    [H] hearts
    [C] clubs
   *[D] diamonds
  }
# at the start of a label
suit-title = { $suit ->
    [S] Spades
    [H] Hearts
    [C] Clubs
   *[D] Diamonds
  }
# a single card of the suit, with its article
suit-one = { $suit ->
    [S] a spade
    [H] a heart
    [C] a club
   *[D] a diamond
  }
rank-name = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
  }
card-name = { rank-name } of { suit-name }
card-face-down = Card, face down
# states of a card in the hand, after its name
card-refused = { $card }, not allowed now
card-raised = { $card }, raised. Again to play
card-winning = { $card }, winning

## Said on many screens

close = Close
back = Back
cancel = Cancel
menu = Menu
settings = Settings
computer = Computer
us = Us
them = Them
you = You
partner = partner
hakem = Hakem
trump = Trump
points = Points
tricks = Tricks

## Home

home-title = Play Hokm
home-headline = Call the trump. Win seven.
home-promise = Iran's favourite card game, free in your browser. Nothing to install, no account.
home-play-now = Play now
home-play-now-how = with computer players, right away
home-friends = Play with friends
home-game = Hokm · { NUMBER(4) } players · { $length }
home-to-points = to { $target }
home-to-deals = { $deals ->
    [one] { $deals } hand
   *[other] { $deals } hands
  }
home-rules = House rules: { $preset }
home-change = Change
home-continue = Continue your match
home-continue-score = Match: you { $us }, them { $them }
home-continue-lobby = Waiting at the table { $code }
home-join = Join a table
home-join-code = Table code
home-join-hint = The code your friend reads out, like k7f3m9
home-join-go = Join
home-foot = Open source · no ads · no tracking
home-level = Computer players
home-level-random = Beginner
home-level-level-1 = Easy
home-level-level-2 = Good

## The rules, to be learnt

how-to-play = How to play
how-to-play-what = The rules of Hokm, in a few minutes
how-to-play-intro = Two against two. One player, the hakem, names the trump; then everybody plays a card in turn, and the best card takes the trick. The first side with seven tricks wins the hand.
rule-card-loading = Fetching the rules…

## House rules

rules-title = House rules
rules-preset = Preset
rules-preset-mine = My rules
rules-length = A match
rules-own = { $count ->
    [one] My rules, one changed
   *[other] My rules, { $count } changed
  }
rules-loading = The rules are being fetched …
rules-failed = The rules could not be fetched.
rules-idle = { $count ->
    [one] One more rule that changes nothing now
   *[other] { $count } more rules that change nothing now
  }
rules-needs = Changes something with: { $needs }
rules-refused = { $value }: { $why }
rules-number-of = Number for: { $rule }
rules-use = Use these rules
rules-unit = { $value ->
    [one] { $value } point
   *[other] { $value } points
  }

## Settings

settings-language-and-numbers = Language and numbers
settings-language = Language
settings-digits = Digits
settings-digits-why = Cards always keep A K Q J
settings-cards-and-table = Cards and table
settings-preview = How cards look
settings-four-colours = Four-colour deck
settings-four-colours-why = Diamonds blue, clubs green
settings-face = Card face
settings-face-auto = Auto
settings-face-simple = Simple
settings-face-classic = Classic
settings-theme = Theme
settings-theme-system = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-playing = Playing
settings-touch = Finger or pen
settings-touch-why = Two taps avoid slips
settings-touch-two = Two taps
settings-touch-one = One tap
settings-mouse = Mouse
settings-mouse-why = Pointing lifts the card first
settings-mouse-one = One click
settings-mouse-two = Two clicks
settings-auto-last = Play my last card for me
settings-auto-last-why = Never a choice, so it can play itself
settings-speed = Speed
settings-speed-why = Cards, the pause after a trick and the computers. A hand takes { NUMBER(25) } s at most at Fast, { NUMBER(10) } s at Instant, plus your own thinking.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-linger = Finished trick stays
settings-linger-why = A tap or the next card clears it sooner
settings-linger-normal = Normal
settings-linger-long = Long
settings-access = Access
settings-motion = Reduce motion
settings-motion-why = Otherwise it follows your device
settings-contrast = More contrast
settings-letter-keys = Letter keys
settings-letter-keys-why = S H C D, L, T, M and ? at the table
settings-spoken = Spoken detail
settings-spoken-why = For screen readers
settings-spoken-short = Short
settings-spoken-full = Full
settings-sound = Sound
settings-volume = Volume
settings-vibrate = Vibrate on my turn

## Private table

friends-title = Play with friends
friends-invite = { $step }. Invite
friends-qr = QR code of the table link
friends-code = Table code, easy to read out
friends-copy = Copy link
friends-copied = Link copied
friends-copy-failed = The link could not be copied. Select it and copy it by hand.
friends-share = Share link
friends-share-text = Come and play Hokm: { $link }
friends-big-qr = Big QR
friends-anyone = Anyone with the link can sit down. Only this table knows it.
friends-network = This table is on your own network
friends-network-how = Friends on the same Wi-Fi open { $address } or scan the code. No internet needed.
friends-network-try = Not opening? Show the code for another address:
friends-network-others = Not opening? Try { $addresses }
friends-only-here = This address opens only on this computer. For phones on the same Wi-Fi, start with { $command }.
friends-seats = { $step }. Take seats
friends-table = Seats at the table
friends-free = Free seat
friends-sit = Sit here: { $place }
friends-place-bottom = the near seat
friends-place-right = the seat on the right
friends-place-top = the far seat
friends-place-left = the seat on the left
friends-host = host
friends-your-partner = your partner
friends-away = away
friends-opposite-ccw = Partners sit opposite. Play goes anticlockwise.
friends-opposite-cw = Partners sit opposite. Play goes clockwise.
friends-fill = Fill empty seats with computers
friends-fill-why = Always labelled
friends-clock = Turn timer
friends-clock-why = Seconds for a card
friends-clock-off = Off
friends-name = Your name
friends-name-save = Save
friends-start-alone = Start with { $computers ->
    [one] { $computers } computer
   *[other] { $computers } computers
  }
friends-start-mixed = Start with { $people ->
    [one] { $people } friend
   *[other] { $people } friends
  } and { $computers ->
    [one] { $computers } computer
   *[other] { $computers } computers
  }
friends-start-people = Start with { $people ->
    [one] { $people } friend
   *[other] { $people } friends
  }
friends-wait-seats = Every seat must be taken, or filled by computers.
friends-wait-host = { $host } starts the match.
friends-sit-first = Take a seat to play.
friends-leave = Leave this table

## Table

table-title = Table
table-score = Tricks this hand: us { $usTricks }, them { $themTricks }. { $length }: us { $usPoints }, them { $themPoints }.
table-trick-word = { $count ->
    [one] trick
   *[other] tricks
  }
table-match-to = Match to { $target }
table-match-deals = Hand { $deal } of { $deals }
table-no-trump = No trump yet
table-trump-is = Trump: { suit-name }
table-hand = Your hand
table-current-trick = Current trick
table-played-by = { $name }: { $card }
table-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-seats = Players
table-seat = { $name }, { $kind ->
    [computer] computer,
   *[person] {""}
  } { $relation ->
    [partner] your partner
    [left] opponent on your left
    [right] opponent on your right
   *[you] you
  }, { table-cards-left }
table-actions = Table actions
table-last-trick = Last trick
table-sort = Sort
table-score-sheet = Score
table-your-turn = Your turn
table-lead = You lead
table-lead-hakem = You are the hakem. Play any card.
table-lead-any = Play any card.
table-follow = Follow { suit-name }
table-void = No { suit-name }: any card
table-turn-of = { $name }'s turn
table-choosing = { $name } is choosing trump
table-tap-again = Tap again to play
table-click = Click to play
table-must-follow = You have { suit-one }, so { suit-name } it is
table-no-last-trick = No trick has been played yet.
table-took = { $relation ->
    [you] You took it with the { $card }
   *[other] { $name } took it with the { $card }
  }
table-deals-so-far = Hands so far
table-details = Match details
table-keys = Keys
table-reconnecting = { $name } is reconnecting
table-sitting-in = A computer plays for { $name }
table-your-computer = A computer plays for you.
table-back = I'm back
do-resign = Resign the match
do-resign-ask = Resign this match? The other side wins it.
table-leave = Leave the table
table-leave-ask = Leave the table for good? A computer plays on in your seat.
table-keep-playing = Keep playing
table-home = Home

## Keys

keys-title = All keys
keys-choose = choose a card
keys-play = play it
keys-place = pick by place
keys-ends = first, last card
keys-legal = next legal card
keys-suit = first card of a suit
keys-last-trick = last trick
keys-say = say trump and tricks
keys-menu = menu
keys-check = check the deal
keys-lower = lower, close
keys-all = all keys

## Finding the hakem and making trump

hakem-finding = Finding the hakem
hakem-found = { $name } is the hakem
hakem-found-you = You are the hakem
hakem-skip = Skip
trump-you = You are the hakem
trump-ask = Name the trump from these five cards
trump-suit = Trump suit
trump-hold = you hold { $count }
trump-confirm = { suit-title } is trump
trump-choose-first = Choose a suit
trump-clock = { $seconds ->
    [one] { $seconds } s left.
   *[other] { $seconds } s left.
  } If time runs out, your longest suit is named.
trump-how = How the deal goes
trump-step-hakem = { $cards ->
    [one] One card
   *[other] { $cards } cards
  } to the hakem
trump-step-name = The hakem names trump
trump-step-others = { $cards } to each other player
trump-step-all = { $cards } to everyone
trump-step-times = { $step }, { $times } times
trump-step-lead = The hakem leads
trump-tip = Tip
trump-tip-length = Length beats strength: eight more cards are coming.

## End of a deal

deal-end-kot = Kot!
deal-end-hakem-kot = Hakem koti!
deal-end-won = You win the hand
deal-end-lost = They win the hand
deal-end-seven-none = Seven tricks to none
deal-end-thirteen = All thirteen tricks
deal-end-tricks = { $winner } tricks to { $loser }
deal-end-target = points, to
deal-end-deal-of = points, hand
deal-end-stays = { $name } stays the hakem.
deal-end-passes = { $name } is the next hakem.
deal-end-stays-you = You stay the hakem.
deal-end-passes-you = You are the next hakem.
deal-end-all-hands = All hands
deal-end-next = Next hand
deal-end-hold = Wait
deal-end-waiting = Waiting for the others
deal-end-hand-of = { $relation ->
    [you] Your cards
   *[other] { $name }'s cards
  }

## End of a match

match-end-won = You won the match
match-end-lost = They won the match
match-end-drawn = The match is drawn
match-end-resigned = { $relation ->
    [you] You resigned.
   *[other] { $name } resigned.
  }
match-end-points = Match points
match-end-in = in { $deals ->
    [one] { $deals } hand
   *[other] { $deals } hands
  }
match-end-with = with { $partner }, { match-end-in }
match-end-rematch = Rematch
match-end-change = Change game
match-end-ready = { $ready } of { $all } ready
match-end-rematch-how = Same seats, same rules. Computers are always ready.
match-end-deal-by-deal = Hand by hand
match-end-race = Match score after each of { $deals } hands. We: { $us }. They: { $them }.

## What the screen reader says, short or full (a setting)

say-deal-short = { $count ->
    [5] Five cards.
   *[other] { $count } cards.
  }
say-deal-full = You have { $cards }.
say-choose-trump-short = Choose trump.
say-choose-trump-full = You are the hakem. Choose the trump suit.
say-trump-short = Trump: { suit-name }.
say-trump-full = { $name }, { $relation ->
    [partner] your partner,
    [left] opponent on your left,
    [right] opponent on your right,
   *[you] {""}
  } makes { suit-name } trump.
say-trump-you-short = Trump: { suit-name }.
say-trump-you-full = You make { suit-name } trump.
say-card-short = { $name }, { $card }.
say-card-full = { $name }, { $relation ->
    [partner] your partner,
    [left] opponent on your left,
    [right] opponent on your right,
   *[you] {""}
  } plays { $card }.
say-ruff-short = { $name } cuts.
say-ruff-full = { $name } has no { suit-name } and cuts with { $card }.
say-winning = { $relation ->
    [you] You are winning.
   *[other] { $name } is winning.
  }
say-turn-short = Your turn. { suit-title }.
say-turn-led-short = Your turn. { suit-title }.
say-turn-led-full = Your turn. { suit-title } led. You may play { $count ->
    [one] one card
   *[other] { $count } cards
  }.
say-turn-full = Your turn. { suit-title } led. { $winner } is winning with the { $card }. You may play { $count ->
    [one] one card
   *[other] { $count } cards
  }.
say-lead-short = Your turn. You lead.
say-lead-full = Your turn. You lead; you may play any card.
say-trick-short = { $relation ->
    [you] You take it.
   *[other] { $name } takes it.
  } { $us }-{ $them }.
say-trick-full = { $relation ->
    [you] You take the trick.
    [partner] { $name } takes the trick for us.
   *[other] { $name } takes the trick for them.
  } Us { $us }, them { $them }.
say-time-short = { $seconds } seconds.
say-time-full = { $seconds } seconds left. If time runs out a card is played for you.
say-deal-end-short = Hand: { $us }-{ $them }, plus { $points }.
say-deal-end-full = { $side ->
    [us] We win
   *[them] They win
  } the hand { $winner } tricks to { $loser }, { $points ->
    [one] one point
   *[other] { $points } points
  }. Match: us { $usPoints }, them { $themPoints }.
say-kot-short = Kot. Plus { $points }.
say-kot-full = Kot. { $how }, { $points ->
    [one] one point
   *[other] { $points } points
  }. Match: us { $usPoints }, them { $themPoints }.
say-refused-short = Must follow.
say-refused-full = You have { suit-name }, so you must play one.
say-score-short = Tricks { $us }-{ $them }. Match { $usPoints }-{ $themPoints }.
say-score-full = Tricks this hand: us { $us }, them { $them }. Match: us { $usPoints }, them { $themPoints }.
say-raised = { $card }, raised.
say-lost-short = Connection lost.
say-lost-full = Connection lost. Trying again. Your seat is kept for { $seconds } seconds.
say-back = Connected again.

## Connection and errors: what happened, then what to do

error-connection = Connection lost. Trying again…
error-seat-kept = Your seat is kept for { $seconds } seconds.
error-retry = Retry
error-other-tab = This table is open in another window.
error-other-tab-here = Use it here
error-no-table = There is no table with this code or link. Check it, or ask your friend for it again.
error-table-closed = This table has closed.
error-new-table = New table with the same rules
error-offline = The server cannot be reached. Check the connection and try again.
error-storage = Settings cannot be kept on this device.
error-new-version = A newer version is ready.
error-reload = Reload

## Why something was not done; the ids end in the wire's refusal codes

refused-not-your-turn = It is not your turn yet.
refused-not-in-hand = That card is not in your hand.
refused-must-follow = You have to follow suit.
refused-must-trump = You have to play a trump.
refused-must-overtrump = You have to play a higher trump.
refused-must-lead-trump = The first lead has to be a trump.
refused-must-not-lead-trump = The first lead may not be a trump.
refused-not-now = That cannot be done now.
refused-wrong-seed = That is not the number this device promised for the shuffle.
refused-match-over = The match is over.
refused-malformed = The server did not understand. Reload the page.
refused-too-large = That was too long. Make it shorter.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-old-version = A newer version is ready. Reload the page.
refused-no-such-table = There is no table with this code or link.
refused-no-such-game = This server does not have that game.
refused-bad-rules = These rules do not go together. Choose others.
refused-no-cookie = The server does not know this browser: its cookie did not come back. Allow cookies for this site, then reload the page.
refused-name-blank = A name needs a letter, a digit or an emoji that can be seen.
refused-name-hidden = This name has a character in it that cannot be seen, or that the server does not know. Type the name without it.
refused-name-marks = A letter of this name has too many marks. Leave some of them out.
refused-name-long = This name is too long. Choose one with at most 24 characters.
refused-not-seated = Take a seat first.
refused-not-host = Only the host may do that.
refused-seat-taken = Somebody has just taken this seat. Choose another.
refused-table-full = All seats are taken.
refused-not-started = The match has not begun.
refused-already-started = The match has begun.
refused-needs-people = Every seat must be taken, or filled by computers.
refused-stale = That was not accepted. The table has been refreshed.
refused-busy = The server is busy. Try again in a moment.
refused-internal = Something went wrong on the server. Try again.

## At the table: what stands on the cloth now and then

computer-name-Laleh = Laleh
computer-name-Simorgh = Simorgh
computer-name-Homa = Homa
computer-name-Rakhsh = Rakhsh
computer-name-Kaveh = Kaveh
computer-name-Shirin = Shirin
table-rules = Rules of this table
table-match-kots = Match to { $kots ->
    [one] { $kots } kot
   *[other] { $kots } kots
  }
table-answering = { $name } answers
table-deciding = { $name } decides: stop or go on
table-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
table-clock-paused = The clock waits
table-clock-reserve = From the reserve
table-slow = No answer from the server yet
table-connecting = Going to the table…
table-no-deals = No hand has been played yet.
table-deal-number = Hand
seat-reconnecting = reconnecting
seat-kot = plays for kot
seat-tapped = taps: again
sorted-high = Sorted, high cards first.
sorted-low = Sorted, low cards first.
missed-tricks = While you were away: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }, { $us } to us, { $them } to them.
missed-deals = While you were away: { $deals ->
    [one] a new hand began.
   *[other] { $deals } new hands began.
  }

## Why a card may not be played, besides following suit; $suit is the led suit

duty-trump = No { suit-name }: play a trump
duty-overtrump = Play a higher trump
duty-lead-trump = The first lead has to be a trump
duty-lead-no-trump = The first lead may not be a trump

## Rarer moments: turned-up trump, claims, suggestions, going on for thirteen, giving up

do-turn-up = Turn up a card instead
told-trump-turned-up = { $relation ->
    [you] Your { $card } is turned up.
   *[other] { $name } turns up the { $card }.
  }
claim-ask = { $claim ->
    [under-ten] Nothing above ten: deal again
   *[no-court] No king, queen or jack: deal again
  }
told-redeal-claimed = { $relation ->
    [you] You claim
   *[other] { $name } claims
  } a new deal: { $claim ->
    [under-ten] nothing above ten.
   *[no-court] no king, queen or jack.
  }
suggest-title = Deal again?
told-redeal-suggested = { $relation ->
    [you] You hold no trump and suggest
   *[other] { $name } holds no trump and suggests
  } a new deal.
do-agree = Deal again
do-refuse = Play this hand
told-redeal-answered = { $agreed ->
    [true] The cards are dealt again.
   *[false] This hand is played.
  }
do-suggest-redeal = No trump: suggest a new deal
do-announce-kot = We play for kot
do-thaap = Tap: that suit again
do-concede = Give up this hand
do-concede-ask = Give up this hand? The other side wins it.
told-kot-announced = { $relation ->
    [you] You play for kot.
   *[other] { $name } plays for kot.
  }
told-table-tapped = { $relation ->
    [you] You tap the table: that suit again.
   *[other] { $name } taps the table: that suit again.
  }
go-on-title = Seven to none! Stop or go on?
go-on-prize = { $prize ->
    [wins-match] All { NUMBER(13) } tricks win the match.
    [points] All { NUMBER(13) } tricks bring { $value } points.
    [kots] All { NUMBER(13) } tricks bring { $value } kots.
   *[none] All { NUMBER(13) } tricks count as the kot.
  }
go-on-risk = { $failed ->
    [keep-kot] If you lose one on the way, the kot still counts.
    [opponents-score] If you lose one on the way, the hand is lost.
   *[simple-win] If you lose one on the way, it is only a plain win.
  }
do-continue = Go on
do-stop = Stop, take the kot
told-going-on-spoken = { $on ->
    [true] { $relation ->
        [you] You go on for { NUMBER(13) }.
       *[other] { $name } goes on for { NUMBER(13) }.
      }
   *[false] { $relation ->
        [you] You stop.
       *[other] { $name } stops.
      }
  }

## More about the end of a deal and of a match

deal-end-sheet = Points and what comes next
deal-end-redeal = New deal
deal-end-redeal-agreed = The partners agreed on a new deal.
deal-end-redeal-how = Same dealer, same hakem, no points.
deal-end-conceded = The hand was given up.
deal-end-conceded-by = { $relation ->
    [you] You gave up the hand.
   *[other] { $name } gave up the hand.
  }
deal-end-failed-thirteen = Went on for { NUMBER(13) } and lost a trick: { $winner } to { $loser }
deal-end-why = { $side ->
    [us] { $won ->
        [true] Your side won as hakem.
       *[false] Your side lost as hakem.
      }
   *[them] { $won ->
        [true] Their side won as hakem.
       *[false] Their side lost as hakem.
      }
  }
deal-end-kots = kots, to
deal-end-of = { $deal } of { $deals }
deal-end-go-on = Go on
deal-end-held-by = { $name } asks for a moment.
deal-end-match-result = The match
match-end-resigned-side = { $side ->
    [us] Your side resigned.
   *[them] Their side resigned.
  }
match-end-figures = Your side in numbers
match-end-figure-deals = Hands won
match-end-figure-kots = Kots
match-end-figure-tricks = Tricks taken

## Check this deal: proof that nobody chose the cards

fair-title = Check this deal
fair-check-deals = Check the deals
fair-record = Download the record
fair-tick-honest = Honest deal
fair-tick-partly = Honest, partly seen
fair-tick-fault = Does not match
fair-tick-waiting = Going on
fair-tick-held = After the match
fair-tick-unopened = Not opened yet
fair-tick-checking = Checking
fair-tick-unproved = No proof
fair-alert = Deal { $deal } does not match what the server promised.
score-lines-loading = The first hands are being fetched …
score-lines-failed = The first hands could not be fetched.
score-lines-again = Try again
fair-load-failed = The check could not be loaded. Try again when the line is back.
friends-hold = Open deals only after the match
friends-hold-why = Until then no deal can be checked
friends-hold-short = Deals are opened after the match

## Terminal: the game in a window of text

terminal-resign-ask = Resign this match? The better of the other two wins it; if they are level, nobody does.
terminal-quit = Quit
terminal-light = Light or dark
terminal-rules = Rules
terminal-too-small = This window is too small. Make it at least { $width } by { $height }.
terminal-kept = The game is kept. Go on with it by
terminal-record = The record of the match, for hokm replay and hokm verify
terminal-skip = do not wait
terminal-button = choose a button
terminal-signal = signal to your partner with the card
terminal-mouse = Click
terminal-mouse-how = play a card, press a button or a key
terminal-failed = { $player } failed ({ $error }); the lowest card is played for it
terminal-failures = The player { $player } failed { $count ->
    [one] once
   *[other] { $count } times
  } and the lowest card was played for it ({ $error }).

## Other games of the family, in the terminal: hands and sides

# the open hand that the hakem plays
dummy-name = Dummy
side-of-two = { $name } and { $other }
table-tens = { $tens ->
    [one] { $tens } ten
   *[other] { $tens } tens
  }
table-in-a-row = { $deals ->
    [one] { $deals } hand won
   *[other] { $deals } in a row
  }
table-heap = Heap: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
  }
table-first-half = Won last: { $name }
table-contract = Contract: { $side }, { $tricks }
table-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
table-no-trump-suits = Not trump: { $suits }
table-match-set = Hand { $deal } of { $deals } of the set
table-match-together = All points, to { $target }
seat-bid = bids { $tricks }
seat-passed = passes
seat-laid = trump face down
seat-given = has chosen
seat-deals = deals

## Whose turn it is, and for what

table-turn-dummy = { $name } plays for the dummy
table-turn-dummy-you = The dummy's turn: you play for it
table-bidding = { $name } is bidding
table-hiding = { $name } lays a card face down
table-discarding = { $name } throws cards away
table-drawing = { $name } is drawing
table-giving = { $names } still to choose
table-void-ask = No { suit-name }: any card, or ask for the trump
table-void-reveal = No { suit-name }: any card, or turn the trump up
table-lead-reveal = Play any card, or turn the trump up.
table-void-face-down = No { suit-name }: your card goes face down
table-reveal-only = Your trump card has to be turned up.
duty-ruff = The trump is up: play one
mark-first = { $count ->
    [one] Mark a card
   *[other] Mark { $count } cards
  }
mark-left = { $count ->
    [one] Mark one more card
   *[other] Mark { $count } more cards
  }
mark-or-confirm = Confirm, or mark one more card
mark-confirm = Confirm, or unmark a card
pick-to-hide = Choose the card to lay down

## What is asked: trump, bids, throwing away, drawing, passing on

trump-you-name = You name the trump
trump-ask-now = Name the trump
trump-turn-only = Let a card be turned up: its suit is trump.
trump-hide-ask = Lay a card face down: its suit is trump.
trump-hide-how = { $secret ->
    [yes] It counts from the first trick on, though only you know it.
   *[no] There is no trump until it is turned up.
  }
do-hide-trump = Lay it down
trump-lay-unseen = Let a card be laid down unseen
trump-face-down = Trump face down, { $name }
trump-only-you = only you know
ask-in-auction = How many tricks do you bid?
bid-so-far = So far: { $calls }.
bid-nobody = Nobody has bid yet.
do-pass = Pass
discard-title = Throw { $count } cards away
discard-choice = Throw { $least } or { $most } cards away
discard-how = They are out of play, and nobody else sees them.
discard-do = Throw away { $cards }
draw-title = The card from the stock
draw-ask = Keep it, or let it go and take the next one, whatever it is.
draw-must = This one is yours.
do-keep = Keep it
do-reject = Let it go
take-title = The last two cards
take-ask = Take one of them; the other is out.
take-do = Take { $card }
give-title = { $count ->
    [one] Give { $name } a card
   *[other] Give { $name } { $count } cards
  }
give-lost = Your side lost the last hand to a kot: trumps go first, then your highest cards.
give-back = You get { $count ->
    [one] a card
   *[other] { $count } cards
  } for the kot and give back what you like, but not your last card of a suit other than trump.
give-empties = That would leave you without { suit-name }.
give-trump = It has to be a trump.
give-highest = It has to be your highest card.
give-do = Give { $cards }
do-ask-trump = Ask for the trump
do-reveal-trump = Turn the trump up
signal-button = Signal: { $signal ->
    [highest] I hold the highest
    [last] my last of the suit
   *[none] none
  }
signal-not-true = That signal does not go with this card.
go-on-partner-may-stop = { $name } decides; you may stop for a plain win
go-on-stop-plain = Stop, a plain win
go-on-title-all = All tricks so far! Stop or go on?

## What happened

dealer-found = { $relation ->
    [you] You deal first.
   *[other] { $name } deals first.
  }
trump-for-deal = { suit-title } are trump in this hand.
trump-named = { $name } makes { suit-name } trump.
told-turn-up-asked = { $relation ->
    [you] You let a card be turned up.
   *[other] { $name } lets a card be turned up.
  }
lay-unseen-asked = { $relation ->
    [you] You let a card be laid down that nobody sees.
   *[other] { $name } lets a card be laid down that nobody sees.
  }
trump-laid-you = You lay the { $card } face down for trump.
trump-laid = { $name } lays a card face down for trump.
trump-laid-blind = A card lies face down for trump; nobody has seen it.
trump-chosen-you = { suit-title } will be trump; it is told after you have thrown cards away.
told-trump-asked = { $relation ->
    [you] You ask for the trump.
   *[other] { $name } asks for the trump.
  }
trump-revealed = The { $card } is turned up: { suit-name } are trump.
told-trump-set = { $relation ->
    [you] You make { suit-name } trump.
   *[other] { $name } cannot follow: { suit-name } are trump.
  }
trump-drawn = The { $card } is drawn: { suit-name } are trump.
told-trump-known = Now it is clear: { suit-name } are trump.
trump-narrowed = Now it is clear what is not trump: { $suits }
bid-made = { $relation ->
    [you] You bid { $tricks }.
   *[other] { $name } bids { $tricks }.
  }
bid-passed = { $relation ->
    [you] You pass.
   *[other] { $name } passes.
  }
told-auction-won = { $relation ->
    [you] You have to make { $tricks } tricks.
   *[other] { $name } has to make { $tricks } tricks.
  }
told-cards-discarded = { $relation ->
    [you] You throw { $number } cards away.
   *[other] { $name } throws { $number } cards away.
  }
drew-you = You keep the { $card }.
drew-you-out = You keep the { $card }; the { $out } is out.
drew-first = { $name } keeps the first card.
drew-second = { $name } takes the second card.
gift-got = { $name } gives you { $cards }.
gift-gave = You give { $name } { $cards }.
gift-chosen = { $relation ->
    [you] You have chosen; the others are choosing.
   *[other] { $name } has chosen.
  }
told-hand-exposed = The dummy's cards lie open.
told-card-laid-away = { $relation ->
    [you] You play a card face down.
   *[other] { $name } plays a card face down.
  }
told-signalled = { $signal ->
    [highest] { $relation ->
        [you] You signal: I hold the highest of this suit.
       *[other] { $name } signals: I hold the highest of this suit.
      }
   *[last] { $relation ->
        [you] You signal: my last of this suit.
       *[other] { $name } signals: my last of this suit.
      }
  }
partners-looked = { $you ->
    [yes] You and your partner see each other's cards.
   *[no] The partners look at each other's cards.
  }
kot-goes-on = A kot. Play goes on for all tricks.
trick-taken = { $relation ->
    [you] You win the trick.
   *[other] { $name } wins the trick.
  }
trick-heap = { $relation ->
    [you] You win the trick; it goes to the heap.
   *[other] { $name } wins the trick; it goes to the heap.
  }
trick-took-heap = { $relation ->
    [you] You take the heap:
   *[other] { $name } takes the heap:
  } { $tricks ->
    [one] { $tricks } trick.
   *[other] { $tricks } tricks.
  }

## How a hand and a match ended

deal-end-won-by = The hand goes to { $name }
deal-end-won-by-you = You win the hand
deal-end-why-alone = { $relation ->
    [you] You { $won ->
        [true] won
       *[false] lost
      }
   *[other] { $name } { $won ->
        [true] won
       *[false] lost
      }
  } as hakem.
deal-end-level-lost = { $tricks } tricks each; the side that made trump had to get { $needed }
deal-end-level-first = ; when level, the hakem's side loses, else the next one after it wins
deal-end-third = The two in front are level, so the third wins.
deal-end-drawn = Nobody wins the hand
deal-end-level = The sides are level.
deal-end-over = The hand is over
deal-end-each-trick = Every trick taken is a point.
deal-end-made = Contract of { $bid } made: { $tricks } tricks
deal-end-failed = Contract of { $bid } failed: { $tricks } tricks
deal-end-contract-made = Contract made
deal-end-contract-failed = Contract failed
deal-end-tens = { $winner } tens to { $loser }
deal-end-tens-tricks = { $tens } tens each, { $winner } tricks to { $loser }
deal-end-all-tens = All four tens
deal-end-all-tricks = All { $tricks } tricks
deal-end-kot-tricks = The first { $tricks } tricks
deal-end-streak-kot = { $deals } hands won in a row make a kot.
deal-end-all-passed = Everybody passed.
deal-end-redeal-same = The same dealer deals again, no points.
deal-end-deals-next = { $name } deals next.
deal-end-deals-next-you = You deal next.
deal-end-passing = Before the next hand cards are passed: { $cards } each.
match-end-won-by = { $name } won the match
