### English. Words of the page that checks records without a server (hokm verify --page).

offline-title = Check a record
offline-language = فارسی
offline-about = This page works out every deal of a match record again. It needs no server, sends nothing anywhere, and works without the internet.
offline-choose = Choose a record
offline-or = or drop the file here. You get it at the end of a match: a file that ends in .hokm.
offline-bots-title = Let every computer play again, too
offline-bots-about = Shows whether each computer played what it must, from what it could see. Takes longer.
offline-verdict-starting = Getting ready
offline-verdict-starting-about = This takes a few seconds, once.
offline-verdict-checking = Checking
offline-verdict-checking-about = { $matches ->
    [one] { $matches } match so far.
   *[other] { $matches } matches so far.
  }
offline-verdict-holds = Everything holds
offline-verdict-holds-about = { $matches ->
    [one] The cards of this match follow from the locked secret and the numbers that players put in.
   *[other] The cards of all { $matches } matches follow from the locked secrets and the numbers that players put in.
  }
offline-bots-hold = Every computer played as it says.
offline-verdict-faulty = Something does not match
offline-verdict-faulty-about = { $faulty ->
    [one] { $faulty } of { $matches } matches has a fault, told below.
   *[other] { $faulty } of { $matches } matches have faults, told below.
  }
offline-verdict-unproved = Not everything has a proof
offline-verdict-unproved-about = { $unproved ->
    [one] { $unproved } of { $matches } matches has no proof, so nothing can be said of it.
   *[other] { $unproved } of { $matches } matches have no proof, so nothing can be said of them.
  }
offline-verdict-empty = There is no match in this file
offline-verdict-empty-about = A record begins with its game, as in [Variant "hokm-4"].
offline-verdict-broken = This browser could not do it
offline-match = Match { $match }
offline-holds = { $deals ->
    [one] { $deals } deal follows.
   *[other] { $deals } deals follow.
  }
offline-waiting = { $deals ->
    [one] { $deals } is not opened yet.
   *[other] { $deals } are not opened yet.
  }
offline-alone = { $deals ->
    [one] In { $deals } deal no player put in a number, as in every simulation: whoever dealt it could have tried secrets until the cards suited them.
   *[other] In { $deals } deals no player put in a number, as in every simulation: whoever dealt them could have tried secrets until the cards suited the dealer.
  }
offline-no-proof = No proof.
offline-faults = { $count ->
    [one] { $count } fault.
   *[other] { $count } faults.
  }
offline-commitment = Compare with what your device showed before the first deal:
offline-deal = Deal { $deal }:
offline-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
  }
offline-word-chain = the opened secret is not the one that was locked, or another match has used it
offline-word-link-missing = a secret was not opened
offline-word-commitment = the locked number is not the one that the secrets lead to
offline-word-rules-hash = the rules are not those that were locked
offline-word-seed = a player's number is not the one that was promised
offline-word-deal = the cards do not follow
offline-word-draw = the draw for the first hakem does not follow
offline-word-chance = the lot, or a card turned up, does not follow
offline-word-illegal = the rules forbid what was played
offline-word-result = the result is another one
offline-word-tag = the head of the record is not right
offline-word-bot-move = a computer did not play as it says
offline-proves = An honest record proves that nobody chose the cards. It does not prove that nobody looked at them, that no two players talked, or that nobody rewrote a play that the rules allow.
