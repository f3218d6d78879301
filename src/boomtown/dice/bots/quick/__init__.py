"""Bot `quick` of the Dice Game."""
