"""Report on the calibration of the evaluation: `boomtown evaluation report`. It needs NumPy and matplotlib."""
