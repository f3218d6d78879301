"""Queue of jobs: the room of one address."""

import pytest

from boomtown.server.core.errors import Refused
from boomtown.server.records.job_line import JobLine


async def test_a_reloaded_page_has_room_beside_what_it_sent_before() -> None:
    line = JobLine(8)
    before = line.enter("one", 10, download=False)
    line.enter("one", 10, download=False)
    with pytest.raises(Refused):
        line.enter("one", 10, download=False)
    line.enter("another", 10, download=False)
    line.leave(before, 0.1)
    line.enter("one", 10, download=False)
