"""What notation has to know of the Dice Game."""
