"""BANG! The Dice Game with the modules of Old Saloon."""
