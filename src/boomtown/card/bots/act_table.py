"""Log-likelihoods of the acts of the card game by the roles of both seats."""

from boomtown.bots.role_inference import ActTable

ACT_TABLE = ActTable(
    much={
        "sheriff": {"sheriff": 0.0, "deputy": 0.0, "outlaw": -0.1, "renegade": 0.1},
        "deputy": {"sheriff": -0.33, "deputy": 0.19, "outlaw": 0.27, "renegade": 0.09},
        "outlaw": {"sheriff": 0.65, "deputy": -0.34, "outlaw": -0.41, "renegade": -0.31},
        "renegade": {"sheriff": -0.32, "deputy": 0.29, "outlaw": 0.22, "renegade": 0.0},
    },
    some={
        "sheriff": {"sheriff": 0.0, "deputy": 0.03, "outlaw": -0.04, "renegade": 0.0},
        "deputy": {"sheriff": -1.01, "deputy": -0.28, "outlaw": 0.18, "renegade": -0.15},
        "outlaw": {"sheriff": 1.3, "deputy": -0.11, "outlaw": -0.11, "renegade": -0.1},
        "renegade": {"sheriff": -0.3, "deputy": 0.39, "outlaw": 0.16, "renegade": 0.0},
    },
    help={
        "sheriff": {"sheriff": 0.0, "deputy": 0.31, "outlaw": -0.44, "renegade": 0.12},
        "deputy": {"sheriff": 0.95, "deputy": -0.28, "outlaw": 0.11, "renegade": -0.25},
        "outlaw": {"sheriff": 0.05, "deputy": 0.41, "outlaw": 0.5, "renegade": 0.7},
        "renegade": {"sheriff": -1.0, "deputy": -0.76, "outlaw": -0.43, "renegade": 0.0},
    },
    at_all={"sheriff": 0.0, "deputy": -0.03, "outlaw": 0.01, "renegade": 0.02},
)
