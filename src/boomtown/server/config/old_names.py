"""Old names of settings, with advice for an operator who still uses them."""

from collections.abc import Callable

from .settings import limit_values

RENAMED = {"grace": "reconnect_grace"}  # the new name by the old one
BY_LIMITS = frozenset(limit_values("strict"))
FIXED = frozenset(
    {
        *("moment_alone", "retry", "idle_hours", "sweep_every", "post_every", "listed_for"),
        *("bot_threads", "patience", "queue_patience"),
        *("frame_limit", "record_limit", "choices_limit", "outbox_limit"),
    }
)
# The settings to use instead, by the old name.
REPLACED = {"think_patience": ("think_limit",), "push_contact": ("mail_from", "site")}


def advice(name: str, spelled: Callable[[str], str] = str) -> str:
    """Return the advice for an old name; empty for an unknown name.

    `spelled` returns the name of a setting as the operator writes it: as an option, a variable or a key.
    """
    if name in RENAMED:
        return f"is called {spelled(RENAMED[name])} now"
    if name in REPLACED:
        return f"is no setting any more: set {' or '.join(map(spelled, REPLACED[name]))} instead"
    if name in BY_LIMITS:
        return f"is no setting any more: set {spelled('limits')} to strict, normal or off instead"
    if name in FIXED:
        return "is no setting any more, because its value is fixed: remove it"
    return ""


def old_names() -> list[str]:
    """Return all old names."""
    return sorted({*RENAMED, *REPLACED, *BY_LIMITS, *FIXED})
