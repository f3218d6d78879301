"""Invariants of every game: functions that raise `InvariantError`, for the fuzzer and the conformance suite."""
