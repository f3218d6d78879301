"""Execution of bots: in processes of this machine or on other machines."""
