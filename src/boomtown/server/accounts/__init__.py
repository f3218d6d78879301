"""Who somebody is over all tables of a town: guests and accounts, and what they have played."""
