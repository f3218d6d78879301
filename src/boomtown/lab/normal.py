"""Normal distribution, for the intervals of all reports."""

from statistics import NormalDist

NORMAL = NormalDist()
HALF = 1.959964  # of a 95 % interval, in standard errors
