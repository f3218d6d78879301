"""Deal of a date: it follows from the date and the key of the server, and from nothing that players know."""

import pytest

from boomtown.deal import commitment_of
from boomtown.server.core.errors import Refused
from boomtown.server.tables import daily_deal

KEY, OTHER = "5e" * 32, "6f" * 32


def test_each_date_and_each_server_has_its_own_deal() -> None:
    dates = [f"2026-11-{day:02}" for day in range(1, 31)]
    secrets = {daily_deal.deal_of(key, date).secret for key in (KEY, OTHER) for date in dates}
    assert len(secrets) == 2 * len(dates)
    assert daily_deal.deal_of(KEY, dates[0]) == daily_deal.deal_of(KEY, dates[0])


def test_what_is_published_is_not_the_key() -> None:
    deal = daily_deal.deal_of(KEY, "2026-11-30")
    assert KEY not in (deal.secret, deal.commitment)
    assert deal.commitment == commitment_of(deal.secret) != deal.secret


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2026-12-01",
        "2026-11-31",
        "2026-1-1",
        "20261130",
        "2026-W49-1",
        "30.11.2026",
        "2026-11-30T00:00",
        "٢٠٢٦-11-30",
    ],
)
def test_only_a_date_up_to_today_is_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_deal, "today", lambda: "2026-11-30")
    assert daily_deal.read_date(None) == daily_deal.read_date("2026-11-30") == "2026-11-30"
    assert daily_deal.read_date("2026-11-29") == "2026-11-29"
    with pytest.raises(Refused, match="expected a date as 2026-11-30"):
        daily_deal.read_date(text)
