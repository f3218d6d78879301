"""What each character does, under its number."""
