"""BANG! The Duel: two players, law against outlaws, one character in front and one behind on each side."""
