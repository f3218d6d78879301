"""What `check` has to know of the Dice Game."""
