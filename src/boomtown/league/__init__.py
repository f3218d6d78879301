"""Matches between bots: a plan file, games with rotated seats and roles, and strengths with intervals."""
