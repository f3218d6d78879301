"""Environments for learning to play the games; docs/environment.md shows each in a few lines.

* `functional`: plain functions over positions, without further packages;
* `recall`: information states with perfect recall, `targets`: true roles for training; both without further packages;
* `pettingzoo`: all seats learn (AEC and parallel);
* `gymnasium`: one seat learns, bots play the rest;
* `vector`: many games for one seat each, `gymnasium.make_vec`;
* `openspiel`: games of OpenSpiel, with the extra `openspiel`;
* `batch`: many games in lock-step, for one evaluation of a network per decision.

All others need the extra `research`; docs/environment.md describes how to install it.
"""
