"""What must hold in every game: functions that raise `Broken`, for the fuzzer and for the conformance suite."""
