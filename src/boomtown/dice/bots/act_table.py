"""Log-likelihoods of the acts of the Dice Game by the roles of both seats."""

from boomtown.bots.role_inference import ActTable

ACT_TABLE = ActTable(
    much={
        "sheriff": {"sheriff": 0.0, "deputy": 0.11, "outlaw": 0.0, "renegade": -0.11},
        "deputy": {"sheriff": -0.75, "deputy": 0.08, "outlaw": 0.46, "renegade": 0.4},
        "outlaw": {"sheriff": 1.44, "deputy": -0.13, "outlaw": -0.92, "renegade": -0.34},
        "renegade": {"sheriff": -0.69, "deputy": 0.11, "outlaw": 0.03, "renegade": 0.3},
    },
    some={
        "sheriff": {"sheriff": 0.0, "deputy": 0.06, "outlaw": -0.33, "renegade": 0.27},
        "deputy": {"sheriff": -0.46, "deputy": 0.12, "outlaw": 0.2, "renegade": -0.33},
        "outlaw": {"sheriff": 1.15, "deputy": -0.4, "outlaw": -0.28, "renegade": -0.24},
        "renegade": {"sheriff": -0.7, "deputy": 0.29, "outlaw": 0.48, "renegade": 0.16},
    },
    help={
        "sheriff": {"sheriff": 0.0, "deputy": 0.06, "outlaw": 0.23, "renegade": -0.28},
        "deputy": {"sheriff": 1.33, "deputy": 0.48, "outlaw": -0.69, "renegade": 0.02},
        "outlaw": {"sheriff": -1.62, "deputy": 0.66, "outlaw": 0.74, "renegade": 0.76},
        "renegade": {"sheriff": 0.3, "deputy": -0.65, "outlaw": -1.05, "renegade": -0.26},
    },
    at_all={"sheriff": 0.0, "deputy": 0.0, "outlaw": 0.0, "renegade": 0.0},
)
