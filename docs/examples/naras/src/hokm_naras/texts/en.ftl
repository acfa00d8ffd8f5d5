rule-upside-down = The ranks are upside down: the 2 is the highest card of a suit, then 3, 4 and so on, and the ace is the lowest.
