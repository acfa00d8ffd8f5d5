### The rule card: one text for each line that a variant's fields can give, and the headings of its sections.

rule-slot-seating = Players
rule-slot-pack = Cards
rule-slot-first_hakem = { $role ->
    [bids] Who bids first
    [leads] Who leads first
   *[hakem] First hakem
}
rule-slot-deal_plan = Deal
rule-slot-auction = Bidding
rule-slot-trump = Trump
rule-slot-draft = Drawing a hand
rule-slot-claims = Deal again
rule-slot-exchange = Passing cards
rule-slot-exposure = Dummy
rule-slot-play = First lead
rule-slot-follow = Play
rule-slot-ranking = Tricks
rule-slot-capture = Taking the tricks
rule-slot-ending = Winning the hand
rule-slot-going_on = Going on
rule-slot-scoring = Score
rule-slot-succession = Next hand
rule-slot-announcements = May be said
rule-slot-match_end = End of the match
rule-slot-time_out = Clock

## Players and cards

rule-seats-alone = { $seats ->
    [2] Two players.
   *[3] Three players, everybody alone.
}
rule-seats-sides = { $seats ->
    [4] Four players, two sides; partners sit across.
   *[other] { $each ->
        [2] Six players, three sides of two; partners sit across.
       *[other] Six players, two sides of three; each side has every other seat.
    }
}
rule-seats-dummy = Three players, everybody alone, and a fourth hand, the dummy. It sits across from the hakem, who plays its cards in its turn.
rule-direction = { $direction ->
    [cw] Play goes clockwise: the next player sits on the left.
   *[ccw] Play goes anticlockwise: the next player sits on the right.
}
rule-pack = { $cards } cards.
rule-pack-without-two = { $suit ->
    [H] { $cards } cards: the two of hearts is left out.
    [D] { $cards } cards: the two of diamonds is left out.
    [S] { $cards } cards: the two of spades is left out.
   *[C] { $cards } cards: the two of clubs is left out.
}
rule-pack-without-drawn-two = { $cards } cards: one of the twos, drawn anew before each deal, is left out.
rule-pack-without-twos = { $packs ->
    [one] { $cards } cards: a pack without its twos.
   *[other] { $cards } cards: { $packs } packs without their twos.
}

## Who begins

# What the one does who is found.
rule-role = { $role ->
    [bids] bids first
    [leads] leads first
   *[hakem] is hakem
}
rule-first-hakem-rank = { $rank ->
    [jack] Cards are turned up round the table. Whoever gets the first jack { rule-role }.
   *[ace] Cards are turned up round the table. Whoever gets the first ace { rule-role }.
}
rule-first-hakem-two-aces = Cards are turned up round the table. Whoever gets the first ace { rule-role }; the next player to get an ace is the partner and sits across.
rule-first-hakem-high-card = One card each: the highest { rule-role }, the second highest is the partner and sits across. A tie for either: all draw again.
rule-first-hakem-two-card-total = Two cards each, ace 14 down to two 2: the highest total { rule-role }, the second highest is the partner and sits across. A tie for either: all draw again.
rule-first-hakem-lot = The dealer is drawn by lot; the next player { rule-role }.
rule-first-hakem-draw-high = One card each, king high and ace low: the highest { rule-role }. Those tied draw again.
rule-first-hakem-high-card-dealer = One card each: the highest deals and the next player { rule-role }. Those tied draw again.
rule-first-hakem-draw-partners = One card each: the two highest play the two lowest. The highest deals and the next player { rule-role }. A tie that matters is drawn again.
rule-draw-cap = Cards above the ten are passed over; a player who turns one turns another.
rule-no-skip = The first to get an ace goes on getting cards while the partner is sought; further aces of that player do not count.

## The deal

rule-deal = { $who ->
    [look] { $batches } cards. All get and see their first { $first }; the rest is dealt once trump is made.
    [wait] { $batches } cards. All get their first { $first } before trump is made; only the hakem looks.
    [all] { $batches } cards. All of them are dealt at once.
   *[eldest] { $batches } cards. The hakem gets the first { $first } alone and makes trump; then the others are dealt.
}
rule-deal-blind = The hakem does not look at any cards before the trump card lies face down.
rule-deal-stock = The hakem gets { $first } cards and makes trump; then the other gets { $first }. { $stock } cards lie in the stock.
rule-auction = From the player after the dealer on, each bids how many tricks they will take, { $lowest } to { $highest }, always more than the last bid, or passes. The highest bidder is hakem; { $highest } ends the bidding.
rule-auction-one-round = Each speaks once.
rule-auction-until-passes = It goes round until all others have passed; who has passed is out.
rule-auction-all-pass-forced = If all pass, the player after the dealer must play { $lowest }.
rule-auction-all-pass-redeal = If all pass, the same dealer deals again.
rule-auction-leads-hakem = The hakem leads to the first trick.
rule-auction-leads-eldest = The player after the dealer leads to the first trick.

## Trump

rule-trump-called = The hakem names any suit, having seen { $first } cards. It cannot be changed.
rule-turn-up = { $must ->
    [yes] A card of the hakem's makes trump
   *[no] Instead of naming a suit the hakem may leave it to a card
}: { $which ->
    [blind] one of the first { $high } dealt to the hakem, picked unseen,
    [one] the { $low }th dealt to the hakem
   *[some] one of the { $low }th to the { $high }th dealt to the hakem, picked unseen,
} is turned up, and its suit is trump.
rule-no-trump = There is no trump.
rule-trump-foretold = Before the deal a card is drawn from the pack and shown: its suit is trump. It goes back into the pack.
rule-earned-first-trick = There is no trump at first. The winner of the first trick names it before leading to the second.
rule-earned-two-tricks = { $first ->
    [yes] There is no trump at first. If one side wins the first two tricks, the winner of the second names it before leading; otherwise the hand has no trump.
   *[no] There is no trump at first. As soon as one side has won two tricks in a row, the winner of the second names it before the next lead.
}
rule-earned-side = For the score the side that has named trump counts as the hakem's. Who deals next still follows from the player who led first.
rule-hidden-laid = { $blind ->
    [yes] One of the hakem's first { $first } cards is laid face down unseen: its suit will be trump, and nobody knows it.
   *[no] The hakem lays one of the first { $first } cards face down: its suit will be trump, and only the hakem knows it.
}
rule-hidden-aside = Until it is turned up there is no trump, and the card does not count as part of the hand. Once turned up it goes back to the hakem.
rule-hidden-asked = { $who ->
    [opponents] An opponent of the hakem who cannot follow suit may ask for it;
   *[all] Anyone but the hakem who cannot follow suit may ask for it;
} it is turned up, and that player must play a trump if they have one. Nobody has to ask.
rule-hidden-shown = The hakem may turn it up when leading or when unable to follow suit, and must then play a trump.
rule-hidden-its-suit = { $must ->
    [yes] If its suit is led and the hakem has no other card of it, they must turn it up.
   *[no] If its suit is led and the hakem has no other card of it, they need not turn it up and may play any card.
}
rule-hidden-first-void = As soon as the turn comes to somebody who cannot follow suit, it is turned up; that player may then play any card.
rule-hidden-counts = { $trick ->
    [yes] Cards of its suit that lie in the trick already are trumps too.
   *[no] Cards of its suit that lie in the trick already are no trumps.
}
rule-hidden-face-down = What the hakem plays off suit while it is hidden lies face down and cannot win; it is shown after the hand.
rule-hidden-last = If it still lies there, it is turned up as the hakem's last card; a hand that ends before shows it with all cards.
rule-secret-laid = The hakem lays one of the first { $first } cards face down: its suit is trump from the first trick on, but only the hakem knows it.
rule-secret-turn-up = Instead the hakem may leave it to a card: { $which ->
    [blind] one of the first { $high } dealt to the hakem, picked unseen,
    [one] the { $low }th dealt to the hakem
   *[some] one of the { $low }th to the { $high }th dealt to the hakem, picked unseen,
} is laid down, and nobody is shown it, not even the hakem.
rule-secret-stays = { $aside ->
    [yes] The card lies aside and is the last that the hakem plays.
   *[no] The card counts as part of the hand; the hakem may play it at any time, and then it is seen.
}
rule-secret-winner = After each trick the winner is announced, but not why they have won.
rule-secret-known = Trump is known once that card is played, or once a trick without the two of hearts is won by another suit than the one led. If the suit led wins it, the other suits played to it are no trumps; what is left when three suits are ruled out is trump.
rule-void-sets-trump = There is no trump at first. The first card of a player who cannot follow suit makes its suit trump for the rest of the hand.
rule-void-counts = { $next ->
    [yes] It counts as trump from the next trick on.
   *[no] It is a trump at once: it wins the trick unless a higher one is played.
}
rule-void-rest = { $once ->
    [yes] The other { $rest } cards are dealt at that very moment; who has yet to play follows suit with the new cards too.
   *[no] The other { $rest } cards are dealt after that trick.
}
rule-void-drawn = If { $waiting } tricks go by and all have followed, a card drawn from those tricks makes trump.

## Drawing a hand, dealing again, passing cards

rule-draft-hakem = The hakem puts away { $number } cards.
rule-draft-hakem-choice = The hakem puts away { $one } or { $other } cards.
rule-draft-trump-waits = Only then does the other hear the trump and look at the { $first } cards.
rule-draft-other = Then the other puts away { $number }.
rule-draft-other-rest = Then the other puts away so many that both together have put away { $all }.
rule-draft-unseen = Neither sees what the other puts away.
rule-draft-first-hakem = They draw from the stock in turn, the hakem first, until both have { $cards } cards.
rule-draft-first-most = They draw from the stock in turn until both have { $cards } cards; who has put away more draws first.
rule-draft-draw = { $looks ->
    [yes] Look at the top card and keep it, and the next one is looked at and put away; or put it away, and the next one must be kept.
   *[no] Look at the top card and keep it, and the next one is put away unseen; or put it away, and the next one must be kept.
}
rule-draft-draw-single = Look at the top card and keep it, or put it away and keep the next one, as long as the stock lasts for both.
rule-draft-both-shown = Of the last two cards the drawer sees both and takes one.
rule-no-redeal = No hand is thrown in.
rule-claim-under-ten = The hakem may throw in { $first } cards without an ace, king, queen or jack.
rule-claim-no-court-first5 = The hakem may throw in { $first } cards without a king, queen or jack.
rule-claim-no-court-13 = { $highest ->
    [ace] In place of the first lead the hakem may throw in { $cards } cards without an ace, king, queen or jack.
   *[king] In place of the first lead the hakem may throw in { $cards } cards without a king, queen or jack.
}
rule-redeal-limit = { $limit ->
    [0] There may be any number of new deals in a row.
    [one] At most { $limit } new deal in a row.
   *[other] At most { $limit } new deals in a row.
}
rule-partner-no-trump = Before the first card the hakem's partner may suggest a new deal, once, if they hold no trump; the hakem decides.
rule-redeal-same = The same dealer deals again, for the same hakem.
rule-exchange-gift = { $two ->
    [yes] In the hand after a kot, once trump is known, each loser gives the winner on their right a trump, and gets a card back; after all { $tricks } tricks two. All choose at the same time. Who lacks trumps gives their highest other cards instead.
   *[no] In the hand after a kot, once trump is known, each loser gives the winner on their right a trump, and gets a card back. All choose at the same time. Who has no trump gives their highest other card instead.
}
rule-exchange-two-of-hearts = The two of hearts may be given as a trump but need not be.
rule-exchange-return = A winner must not give back all that they have of a suit other than trump.
rule-dummy-opens = { $when ->
    [after] The dummy's cards lie open for all right after the first lead.
   *[before] The dummy's cards lie open for all before the first lead.
}

## The tricks

rule-lead = { $who ->
    [eldest] The player after the dealer leads to the first trick.
   *[hakem] The hakem leads to the first trick.
}
rule-must-trump-off = Follow suit if you can; otherwise play any card.
rule-must-trump-trump = Follow suit if you can; otherwise you must play a trump if you have one.
rule-must-trump-trump-and-overtrump = Follow suit if you can; otherwise you must trump, and above the best trump if you can.
rule-undertrump = { $discard ->
    [yes] Whoever cannot go above it may discard.
   *[no] Whoever cannot go above it must still play a trump.
}
rule-first-lead-forbidden = The first lead of a hand must not be a trump, unless nothing else is held.
rule-first-lead-required = The first lead of a hand must be a trump, if one is held.
rule-follow-two-of-hearts = The two of hearts is no heart but a trump; it may always be played and never has to be. When it is led, the others follow with trumps.
rule-freed-rest-of-trick = Once it is played while the trump is unknown, everybody may play any card for the rest of the trick.
rule-freed-only-if-led = When it is led while the trump is unknown, everybody may play any card to that trick.
rule-ranking = { $trump ->
    [no] The highest card of the suit led takes the trick. Ace is high. The winner leads next.
   *[yes] The highest trump takes the trick, else the highest card of the suit led. Ace is high. The winner leads next.
}
rule-equal-cards = { $last ->
    [yes] Of two equal cards the one played last is higher.
   *[no] Of two equal cards the one played first is higher.
}
rule-two-of-hearts-on-top = The two of hearts is the highest trump, whatever the trump suit. Where it makes trump itself it stands for hearts.
rule-heap = { $alone ->
    [yes] Tricks lie in a heap. A player who wins two in a row takes the heap.
   *[no] Tricks lie in a heap. A player who wins two in a row takes the heap for their side; a trick of their partner breaks the row.
}
rule-heap-dummy = { $same ->
    [yes] The hakem's own hand and the dummy count as one player.
   *[no] The hakem's own hand and the dummy count as two players; the hakem scores for both.
}
rule-heap-first = It can be taken for the first time with trick { $first }.
rule-heap-lock-trump-set = It cannot be taken before trump is set; the trick that sets it can take it.
rule-heap-lock-trump-set-before-this-trick = It cannot be taken before the trick after the one that set trump.
rule-heap-lock-revealed-before-first-half = The card that won the first of the two tricks must have been played after trump was turned up.
rule-heap-late = It cannot be taken with trick { $number }.
rule-heap-aces-no-pickup-two-aces = Two tricks both won with aces do not take it; the second still counts as the first of a new row.
rule-heap-aces-second-ace-resets = Two tricks both won with aces do not take it, and the row begins anew.
rule-heap-after = { $keep ->
    [yes] The trick that took it also counts as the first of a new row.
   *[no] After it was taken, two new tricks in a row are needed.
}
rule-heap-last = { $tens ->
    [yes] The last trick always takes what still lies there. A ten counts for the side that has taken it.
   *[no] The last trick always takes what still lies there.
}
rule-heap-until-reveal = Tricks lie in a heap until trump is turned up. The winner of that trick takes them all; later tricks are taken one by one.

## Winning the hand

rule-majority = { $full ->
    [yes] { $needed } of { $tricks } tricks win the hand; all are played.
   *[no] { $needed } of { $tricks } tricks win the hand, and it ends there.
}
rule-tie-non-caller = At { $half } each the side that did not make trump wins.
rule-tie-draw = At { $half } each the hand is drawn: no score, and the same player is hakem again.
rule-most-tricks = All tricks are played, unless a kot ends the hand; the side with the most wins.
rule-tied-non-caller = A tie is lost by the hakem's side; between two others the one that sits first after the hakem wins.
rule-tied-draw = A tie for the most tricks is a draw: no score, and the same player is hakem again.
rule-cannot-be-equalled = You win the hand as soon as no other player can still reach as many tricks as you have, of { $tricks } in all.
rule-third-third-wins = If the two best end level, they cancel each other out and the third player wins.
rule-third-nobody = If the two best end level, nobody scores, and the next player is hakem.
rule-third-leaders-replay = If the two best end level, nobody scores, and the hand is played again with the same hakem.
rule-kot-first7 = Kot: the first { $length } tricks of the hand, without one lost.
rule-kot-all13 = Kot: all { $tricks } tricks. A side that has lost none plays on for it.
rule-kot-none = There is no kot.
rule-kot-call = Only a side that has announced it before the first lead can make a kot.
rule-most-taken = { $full ->
    [yes] The side that has taken { $needed } of { $tricks } tricks wins; all are played.
   *[no] The side that has taken { $needed } of { $tricks } tricks wins. The hand ends as soon as one side has so many and the other has taken some too.
}
rule-kot-taken = Kot: a side takes all { $tricks } tricks.
rule-bid-made = { $dummy ->
    [yes] All { $tricks } tricks are played. The hakem must take as many as they bid, with both hands together.
   *[no] All { $tricks } tricks are played. The hakem's side must take as many as were bid.
}
rule-all-played = All { $tricks } tricks are played; nobody wins the hand as such.
rule-tens-majority = The four tens decide: three of them win the hand.
rule-tens-majority-tricks = The four tens decide: three of them win the hand; at two each the side with more tricks wins.
rule-tens-dealer-needs-all = The four tens decide: the dealing side needs all four, otherwise the other side wins.
rule-tens-level-non-dealer = At two each the side that does not deal wins.
rule-tens-level-tricks = At two each the side with more tricks wins.
rule-tens-level-draw = At two each nobody wins: no score, and the same player deals again.
rule-tens-kot = { $sweep ->
    [yes] Kot: all four tens. All { $tricks } tricks are more than a kot.
   *[no] Kot: all four tens.
}
rule-tens-over = { $over ->
    [full] All { $tricks } tricks are played.
    [early] The hand ends once the tens decide it: each side has one, and one side has three or the side that does not deal has two.
   *[decided] The hand ends once the tens decide it: one side has three and the other one.
}

## Going on

rule-going-on-choice = After a kot the side may stop, or go on for all { $tricks } tricks.
rule-going-on-forced = After a kot play always goes on for all { $tricks } tricks.
rule-decider-seventh-winner = The winner of the last trick decides.
rule-decider-either-partner = { $look ->
    [yes] The partners look at each other's hands; both must want to go on.
   *[no] Both partners must want to go on.
}
rule-decider-captain = The hakem decides, or the dealer for the dealing side.
rule-partner-stop = Until that player has spoken, their partner may stop unasked: then it is only a simple win.
rule-failed-simple-win = One trick lost ends the hand: a simple win.
rule-failed-keep-kot = One trick lost ends the hand; the kot still counts.
rule-failed-opponents-score = One trick lost ends the hand, and the other side scores a simple win.
rule-thirteen-wins = All { $tricks } tricks score as the kot and win the match.
rule-thirteen-as-kot = All { $tricks } tricks score as the kot.
rule-thirteen-points = { $points ->
    [one] All { $tricks } tricks score { $points } point.
   *[other] All { $tricks } tricks score { $points } points.
}
rule-thirteen-kots = { $kots ->
    [one] All { $tricks } tricks score { $kots } kot.
   *[other] All { $tricks } tricks score { $kots } kots.
}

## Score

rule-points = Win { $simple }, against the hakem { $against }. Kot { $kot }, against the hakem { $kotAgainst }.
rule-points-alike = Win { $simple }, kot { $kot }, for either side.
rule-points-no-kot = Win { $simple }, against the hakem { $against }.
rule-kots = { $who ->
    [eldest] Only kots count: a kot { 1 }, by the dealing side { $against }.
   *[hakem] Only kots count: a kot { 1 }, against the hakem { $against }.
}
rule-kots-streak = { $streak } hands won in a row, none of them a kot, count as a kot too; any kot starts the row anew.
rule-kots-only-streak = A hand won scores nothing by itself: { $streak } won in a row are a kot, and the row starts anew.
rule-contract = { $bid ->
    [yes] A bid that is made scores as many points as were bid, one that fails loses as many.
   *[no] A bid that is made scores { 1 }, all { $tricks } tricks bid and made { 2 }. One that fails gives the other side { 1 }, or { 3 } if it took all { $tricks } tricks.
}
rule-one-a-trick = { $bid ->
    [yes] The hakem scores the bid, or loses as much; each other player scores a point for every trick they take.
   *[no] Each player scores a point for every trick they take; the dummy's count for the hakem.
}
rule-tens-points = Win { $simple }, kot { $kot }, all { $tricks } tricks { $sweep }.
rule-tens-kots = { $cancels ->
    [yes] Only kots count: a kot { 1 }. One by the dealing side scores nothing but takes a kot from the other side, if it has one.
   *[no] Only kots count: a kot { 1 }.
}
rule-tens-streak = { $three ->
    [yes] { $streak } hands won in a row with three tens each count as a kot too; any kot, or a win with fewer tens, starts the row anew.
   *[no] { $streak } hands won in a row, none of them a kot, count as a kot too; any kot starts the row anew.
}

## The next hand

rule-hakem-stays = { $win ->
    [partner] While the hakem's side wins, the partner is hakem next.
   *[same] { $kot ->
        [partner] The hakem stays while their side wins; after a kot their partner is hakem.
       *[same] { $alone ->
            [yes] The hakem stays while they win.
           *[no] The hakem stays while their side wins.
        }
    }
}
rule-hakem-passes-forward = After a loss the next player is hakem. Whoever sits before the hakem always deals.
rule-hakem-passes-backward = After a loss the player before the old hakem is hakem. Whoever sits before the hakem always deals.
rule-next-dealer = { $special ->
    [sweep] While the dealing side loses, the same player deals; if it lost all { $tricks } tricks, their partner. When it wins, the next player deals.
   *[kot] While the dealing side loses, the same player deals; after a kot their partner. When it wins, the next player deals.
}
rule-next-hakem = Whoever sits after the dealer is hakem.
rule-next-always = { $who ->
    [dealer] The next player deals in every hand.
   *[hakem] The next player is hakem in every hand, and the old hakem deals.
}
rule-winner-calls = The winner of the hand is hakem next; the other deals.
rule-boss-stays = If the bid was made, the same player deals again; otherwise the next one.

## What may be said, and the end

rule-signals = { $truthful ->
    [yes] With a card you may say that you have the highest left of its suit, or that it is your last of its suit; it must be true.
   *[no] With a card you may say that you have the highest left of its suit, or that it is your last of its suit; it need not be true.
}
rule-thaap = Thaap: from the partner's card until the next trick is led you may tap the table, once a trick: play that suit again.
rule-capitulation = A side may give up the hand once both sides have a trick: a simple win for the other.
rule-match-target = { $unit ->
    [kots] { $target ->
        [one] The first kot wins the match.
       *[other] The first side with { $target } kots wins the match.
    }
   *[points] { $alone ->
        [yes] The first player with { $target } points wins the match.
       *[no] The first side with { $target } points wins the match.
    }
}
rule-match-deals = { $deals ->
    [one] One hand is the match.
   *[other] The match has { $deals } hands; the better score wins, an equal score is a draw.
}
rule-match-set = { $by ->
    [deals] The match is a set of { $deals } hands; the side that won more of them wins it, as many each is a draw.
   *[points] The match is a set of { $deals } hands; the better score wins it, an equal score is a draw.
}
rule-match-alone-ahead = { $together ->
    [yes] When all have { $target } points together, whoever has the most wins the match; a tie plays another hand.
   *[no] When somebody has { $target } points, whoever has the most wins the match; a tie plays another hand.
}
rule-time-out-card = When a player's time is up, the lowest card that may be played is played, a trump only where nothing else may be.
rule-time-out-trump = The longest suit is made trump.
rule-time-out-hides = The lowest card of the longest suit is laid face down.
rule-time-out-passes = A bidder passes.
rule-time-out-keeps = The lowest cards are put away, and a drawn card is kept.
rule-time-out-gives = The lowest cards that may be given are passed.
rule-time-out-stops = Who is asked whether to go on stops.

### The sheet of house rules: a name for each switch of Hokm for four, for each of its values, and why some cannot be had.

rule-preset-classic = Iran classic
rule-preset-eleven = To { $number }
rule-preset-all13 = All thirteen for kot
rule-preset-none = My rules

rule-about-kot-rule = A sweep that counts more
rule-about-hakem-koti-value = Hâkem koti, in points
rule-about-direction = Anticlockwise in every language
rule-about-first-caller-method-first-ace = Cards are turned up round the table; the first ace makes its owner hakem.
rule-about-first-caller-method-two-aces = The first ace makes the hakem, the second makes the hakem's partner.
rule-about-first-caller-method-high-card = One card each: the highest is hakem, the second highest the partner.
rule-about-first-caller-method-two-card-total = Two cards each: the highest total is hakem, the second the partner.
rule-about-first-caller-method-random = The dealer is drawn by lot; the next player is hakem.
rule-about-first-caller-method-first-jack = Cards are turned up round the table; the first jack makes its owner hakem.
rule-about-first-caller-method-draw-high = Everyone draws a card; the highest is hakem.
rule-about-first-caller-method-high-card-dealer = The highest card deals; the next player is hakem.
rule-about-first-caller-method-draw-partners = The two highest cards play the two lowest; the highest deals.

rule-part-other = Other rules

rule-value-true = Yes
rule-value-false = No
rule-value-none = None
rule-value-number = { $number }
rule-value-any-number = Any number

rule-switch-direction = Direction of play
rule-value-direction-ccw = Anticlockwise
rule-value-direction-cw = Clockwise
rule-switch-first-caller-method = First hakem
rule-value-first-caller-method-first-ace = First ace
rule-value-first-caller-method-two-aces = Two aces
rule-value-first-caller-method-high-card = Highest card
rule-value-first-caller-method-two-card-total = Highest two cards
rule-value-first-caller-method-random = By lot
rule-value-first-caller-method-first-jack = First jack
rule-value-first-caller-method-draw-high = Highest draw
rule-value-first-caller-method-high-card-dealer = Highest card deals
rule-value-first-caller-method-draw-partners = Draw for partners
rule-switch-skip-hakem = The second ace passes the hakem over
rule-switch-draw-cap = Cards of the draw
rule-value-draw-cap-none = Ace high
rule-value-draw-cap-ten = Tens high
rule-switch-batches = Packets of the deal
rule-switch-deal-first = First packets before trump
rule-value-deal-first-caller-only = To the hakem alone
rule-value-deal-first-all = To everybody, face down
rule-switch-others-may-look = Others may look at their first packet
rule-switch-trump-mode = Trump
rule-value-trump-mode-announce = Named by the hakem
rule-value-trump-mode-hidden = Hidden card
rule-value-trump-mode-turn-up-only = Turned up
rule-value-trump-mode-none = No trump
rule-switch-turn-up = A card may be turned up instead
rule-value-turn-up-none = No
rule-value-turn-up-second-batch = From the second packet
rule-value-turn-up-last-batch = From the last packet
rule-value-turn-up-remaining-eight = From the last eight
rule-value-turn-up-nth = Card number { $number }
rule-value-turn-up-blind-first5 = From the first five, unseen
rule-switch-redeal = New deals that may be claimed
rule-value-redeal-none = None
rule-value-redeal-no-court-13 = No picture in the whole hand
rule-value-redeal-no-court-first5 = No picture in the first five
rule-value-redeal-partner-no-trump = The partner holds no trump
rule-value-redeal-under-ten = Nothing above ten in the first five
rule-switch-redeal-limit = New deals in a row
rule-value-redeal-limit-none = Any number
rule-switch-must-trump = Who cannot follow
rule-value-must-trump-off = May play anything
rule-value-must-trump-trump = Must trump
rule-value-must-trump-trump-and-overtrump = Must trump higher
rule-switch-allow-discard-instead-of-undertrump = Who cannot trump higher may discard
rule-switch-first-lead-trump = Trump as the first lead
rule-value-first-lead-trump-allowed = Allowed
rule-value-first-lead-trump-forbidden = Forbidden
rule-value-first-lead-trump-required = Required
rule-switch-kot-rule = Kot
rule-value-kot-rule-first7 = Seven to none
rule-value-kot-rule-all13 = All thirteen
rule-value-kot-rule-none = No kot
rule-switch-match-end = Match ends
rule-value-match-end-first-to-target = At a number of points
rule-value-match-end-fixed-kots = At { $number } kots
rule-value-match-end-fixed-hands = After { $number } hands
rule-value-match-end-fixed-kots-any = At a number of kots
rule-value-match-end-fixed-hands-any = After a number of hands
rule-switch-kots-target = Kots to win the match
rule-switch-continue-for-13 = After a kot, go on for thirteen
rule-value-continue-for-13-off = No
rule-value-continue-for-13-choice = If the side wants to
rule-value-continue-for-13-forced = Always
rule-switch-continue-decider = Who decides about going on
rule-value-continue-decider-seventh-winner = The winner of the seventh trick
rule-value-continue-decider-either-partner = Both partners
rule-value-continue-decider-captain = The hakem, or the dealer
rule-switch-failed-continue = A trick lost on the way to thirteen
rule-value-failed-continue-simple-win = A plain win
rule-value-failed-continue-keep-kot = The kot counts
rule-value-failed-continue-opponents-score = The others score
rule-switch-bavney-effect = All thirteen tricks
rule-value-bavney-effect-none = As a kot
rule-value-bavney-effect-wins-match = Win the match
rule-value-bavney-effect-points = { $number } points
rule-value-bavney-effect-kots = { $number } kots
rule-value-bavney-effect-points-any = A number of points
rule-value-bavney-effect-kots-any = A number of kots
rule-switch-look-at-partner-hand = Partners look at each other's cards before they decide
rule-switch-baunie-call-required = A kot has to be announced
rule-switch-scoring = What is counted
rule-value-scoring-iran = Points
rule-value-scoring-points-1324 = Points, one to four
rule-value-scoring-kots = Kots
rule-switch-target = Match to
rule-switch-hakem-koti-value = Kot against the hakem, in points
rule-switch-goon-kot-value = Kot against the hakem, in kots
rule-switch-streak-kot = Hands won in a row that make a kot
rule-switch-rotation = Next hakem
rule-value-rotation-hokm = The hakem stays while the side wins
rule-value-rotation-court-piece = The partner after a kot
rule-value-rotation-within-side = The partner after each win
rule-value-rotation-always-next = Always the next player
rule-switch-pass-direction = After a loss the next hakem is
rule-value-pass-direction-forward = The next player
rule-value-pass-direction-backward = The player before
rule-switch-stop = A hand ends
rule-value-stop-majority = When it is won
rule-value-stop-full = With the last trick
rule-switch-indicator-choice = Who chooses the hidden card
rule-value-indicator-choice-caller = The hakem
rule-value-indicator-choice-blind-first5 = Nobody: one of the first five
rule-switch-reveal-activation = Once shown, trump counts
rule-value-reveal-activation-card = From the next card on
rule-value-reveal-activation-trick = For the whole trick
rule-switch-auto-reveal = The hidden card is shown
rule-value-auto-reveal-on-request = When somebody asks
rule-value-auto-reveal-on-first-void = When somebody cannot follow
rule-switch-who-may-ask = Who may ask for it
rule-value-who-may-ask-anyone-but-caller = Anyone but the hakem
rule-value-who-may-ask-opponents = The opponents
rule-switch-caller-concealed-follow = The hakem, led in the hidden suit
rule-value-caller-concealed-follow-may-conceal = May keep the card hidden
rule-value-caller-concealed-follow-must-reveal = Must show the card
rule-switch-caller-face-down-play = The hakem's discards lie face down until then
rule-switch-thaap = Tapping for the partner
rule-switch-capitulation = A hand may be given up

## Why a value cannot be chosen beside the other rules

rule-flaw-other = This does not go with the other rules.
rule-flaw-no-screen = There is no screen for this yet.
rule-flaw-turn-up-missing = First say which card is turned up.
rule-flaw-turn-up-unnamed = A card is turned up only where the hakem names trump before the play.
rule-flaw-redeal-unnamed = A new deal can be claimed only where the hakem makes trump before the play.
rule-flaw-redeal-blind = A new deal can be claimed only by a hakem who has looked at the first cards.
rule-flaw-partner-no-trump = The partner can hold no trump only where trump is named before the play.
rule-flaw-must-trump = Nobody can be made to trump where trump is not open.
rule-flaw-first-lead = Where the first lead is made without trump, there is no rule about it.
rule-flaw-must-reveal = Whoever does not know the hidden card cannot be made to show it.
rule-flaw-draw-cap = Tens can be high only in a draw for the highest card.
rule-flaw-full-goes-on = When all tricks are played anyway, nobody decides about going on.
rule-flaw-full-concede = When all tricks are played, no hand is given up.
rule-flaw-call-no-kot = Where there is no kot, none can be announced.
rule-flaw-kots-target = The match ends at another number of kots.
rule-flaw-fixed-kots = A match ends at a number of kots only where kots are counted.
rule-flaw-first-to-target = A match ends at a number of points only where points are counted.
