"""uvicorn's protocols with budgets, frames, and binding of the port."""
