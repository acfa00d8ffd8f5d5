### The rule card: one text for each line that a variant's fields can give, and the headings of its slots.

rule-slot-seating = Players
rule-slot-first_hakem = First hakem
rule-slot-deal_plan = Deal
rule-slot-trump = Trump
rule-slot-claims = Deal again
rule-slot-follow = Play
rule-slot-ranking = Tricks
rule-slot-ending = Winning the hand
rule-slot-going_on = Going on
rule-slot-scoring = Score
rule-slot-succession = Next hakem
rule-slot-announcements = May be said
rule-slot-match_end = End of the match
rule-slot-time_out = Clock

rule-seats = { $seats ->
    [4] Four players, two sides; partners sit across. { $cards } cards.
   *[other] { $seats } players, { $sides } sides, { $cards } cards.
}
rule-direction = { $direction ->
    [cw] Play goes clockwise.
   *[ccw] Play goes anticlockwise: the next player sits on the right.
}
rule-first-hakem-rank = { $rank ->
    [jack] Cards are turned up round the table; the first jack makes its owner hakem.
   *[ace] Cards are turned up round the table; the first ace makes its owner hakem.
}
rule-first-hakem-two-aces = The first ace makes the hakem, the next player to get an ace is the partner and sits across.
rule-first-hakem-high-card = One card each: the highest is hakem, the second highest the partner. A tie for either: all draw again.
rule-first-hakem-two-card-total = Two cards each: the highest total is hakem, the second highest the partner. A tie for either: all draw again.
rule-first-hakem-lot = The dealer is drawn by lot; the next player is hakem.
rule-first-hakem-draw-high = One card each, king high and ace low: the highest is hakem. Those tied draw again.
rule-first-hakem-high-card-dealer = One card each: the highest deals and the next player is hakem. Those tied draw again.
rule-first-hakem-draw-partners = One card each: the two highest play the two lowest. The highest deals and the next player is hakem.
rule-draw-cap = Cards above the ten are passed over; a player who turns one turns another.
rule-no-skip = The hakem goes on getting cards while the partner is sought; his further aces do not count.
rule-deal = { $who ->
    [look] { $batches } cards. All get and see their first { $first } before trump is made.
    [all] { $batches } cards. All get their first { $first } before trump is made; only the hakem looks.
   *[hakem] { $batches } cards. The hakem gets the first { $first } alone and makes trump; then the others are dealt.
}
rule-trump-called = The hakem names any suit, having seen { $first } cards. It cannot be changed.
rule-turn-up-second-batch = Or one card of the hakem's second packet is turned up: its suit is trump.
rule-turn-up-last-batch = Or one card of the hakem's last packet is turned up: its suit is trump.
rule-turn-up-remaining-eight = Or one of the hakem's later cards is turned up: its suit is trump.
rule-turn-up-nth = Or the hakem's card number { $number } is turned up: its suit is trump.
rule-turn-up-blind-first5 = Or one of the hakem's first cards is turned up blind: its suit is trump.
rule-no-redeal = No hand is thrown in.
rule-claim-under-ten = The hakem may throw in { $first } cards without an ace, king, queen or jack.
rule-claim-no-court-first5 = The hakem may throw in { $first } cards without a king, queen or jack.
rule-claim-no-court-13 = In place of the first lead the hakem may throw in { $cards } cards without a king, queen or jack.
rule-redeal-limit = { $limit ->
    [0] There may be any number of new deals in a row.
    [one] At most { $limit } new deal in a row.
   *[other] At most { $limit } new deals in a row.
}
rule-partner-no-trump = The hakem's partner may suggest a new deal when he holds no trump; the hakem decides.
rule-must-trump-off = Follow suit if you can; otherwise play any card.
rule-must-trump-trump = Follow suit if you can; otherwise you must play a trump if you have one.
rule-must-trump-trump-and-overtrump = Follow suit if you can; otherwise you must trump, and above the best trump if you can.
rule-undertrump = { $discard ->
    [yes] Whoever cannot go above it may discard.
   *[no] Whoever cannot go above it must still play a trump.
}
rule-first-lead-forbidden = The first lead of a hand must not be a trump, unless nothing else is held.
rule-first-lead-required = The first lead of a hand must be a trump, if one is held.
rule-ranking = The highest trump takes the trick, else the highest card of the suit led. Ace is high. The winner leads next.
rule-majority = { $full ->
    [yes] { $needed } of { $tricks } tricks win the hand; all are played.
   *[no] { $needed } of { $tricks } tricks win the hand, and it ends there.
}
rule-kot-first7 = Kot: the first { $needed } tricks in a row, { $needed } to none.
rule-kot-all13 = Kot: all { $tricks } tricks. At { $needed } to none play goes on.
rule-kot-none = There is no kot.
rule-kot-call = Only a side that has announced it before the first lead can make a kot.
rule-going-on-choice = After a kot the side may stop or go on for all { $tricks }.
rule-going-on-forced = After a kot play always goes on for all { $tricks }.
rule-decider-seventh-winner = The winner of the last trick decides.
rule-decider-either-partner = { $look ->
    [yes] The partners look at each other's hands; both must want to go on.
   *[no] Both partners must want to go on.
}
rule-decider-captain = The hakem decides, or the dealer for the dealing side.
rule-failed-simple-win = One trick lost ends the hand: a simple win.
rule-failed-keep-kot = One trick lost ends the hand; the kot still counts.
rule-failed-opponents-score = One trick lost ends the hand, and the other side scores a simple win.
rule-thirteen-wins = All { $tricks } tricks win the match.
rule-thirteen-points = All { $tricks } tricks score { $points }.
rule-thirteen-kots = All { $tricks } tricks score { $kots } kots.
rule-points = Win { $simple }, against the hakem { $against }. Kot { $kot }, against the hakem { $kotAgainst }.
rule-kots = { $streak ->
    [0] Only kots count: a kot { 1 }, against the hakem { $against }.
   *[other] Only kots count: a kot { 1 }, against the hakem { $against }; { $streak } hands won in a row are a kot too.
}
rule-next-hakem = { $win ->
    [partner] While the hakem's side wins, the partner is hakem next.
   *[same] { $kot ->
        [partner] The hakem stays while his side wins; after a kot his partner is hakem.
       *[same] The hakem stays while his side wins.
    }
} { $back ->
    [yes] After a loss the player before the hakem is hakem; the dealer sits before him.
   *[no] After a loss the next player is hakem, and the old hakem deals.
}
rule-next-always = The next player is hakem in every hand.
rule-thaap = Thaap: right after the partner's card you may tap the table, once a trick: play that suit again.
rule-capitulation = A side may give up the hand once both sides have a trick.
rule-match-target = { $unit ->
    [kots] { $target ->
        [one] The first kot wins the match.
       *[other] The first side with { $target } kots wins the match.
    }
   *[points] The first side with { $target } points wins the match.
}
rule-match-deals = { $deals ->
    [one] One hand is the match.
   *[other] The match has { $deals } hands; the better score wins, an equal score is a draw.
}
rule-time-out = When a player's time is up the lowest card that may be played is played; the longest suit is made trump.
