from __future__ import annotations
def redeal(g, seat, rng, roles): raise NotImplementedError
