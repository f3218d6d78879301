"""The table as plain data: seats, setup, timers, chat, moderation, the messages of the protocol."""
