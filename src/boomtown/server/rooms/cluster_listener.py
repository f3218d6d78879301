"""Dispatch of messages from other processes to rooms and shared limits."""

import msgspec

from ..cluster.membership import ALL, Cluster, ClusterListeners, ClusterMessage
from ..cluster.presence import Presence
from ..cluster.shared_limits import SharedLimits
from .present_seats import PresentSeats
from .registry import RoomRegistry
from .room import Room


class ClusterListener:
    """Receiver of what happens in the cluster."""

    def __init__(self, registry: RoomRegistry, shared_limits: SharedLimits, cluster: Cluster) -> None:
        self.registry, self.shared_limits, self.cluster = registry, shared_limits, cluster
        self.present_seats = PresentSeats()
        arrived, gone = self._on_process_arrived, self._on_process_gone
        cluster.listen(ClusterListeners(self._on_message, arrived, gone, self._on_missed))

    def _on_message(self, news: ClusterMessage) -> None:
        room = self.registry.of_table(news.about)
        if news.kind == "who" and news.text in ("", self.cluster.me):
            self._say_who(news, room)
        elif news.kind == "spent":
            self.shared_limits.on_usage(news.sender, news.text)
        elif news.kind == "speaker":
            self.registry.rename_speaker_here(*news.text.split(" "))
        elif room is not None:
            room.replica.on_message(news)
        if news.kind == "here":
            self.present_seats.note(news.sender, news.about, msgspec.json.decode(news.text, type=Presence))
            self.cluster.presence_received(news.about, news.sender)

    def _say_who(self, news: ClusterMessage, room: Room | None) -> None:
        """Answer who is at a table, or at all tables."""
        if news.about == ALL:
            for one in self.registry.rooms():
                one.publisher.publish_presence()
        elif room is not None:
            room.publisher.expect_process(news.sender)
        else:
            self.cluster.publish("here", news.about, msgspec.json.encode(Presence()).decode())

    def _on_process_arrived(self, process: str) -> None:
        """Tell a new process everything; it may have been silent only, and known all the time."""
        self.shared_limits.on_process_arrived()
        for room in self.registry.rooms():
            room.replica.on_process_arrived()
        self.cluster.publish("who", ALL, process)

    def _on_process_gone(self, process: str) -> None:
        self.shared_limits.on_process_gone(process)
        self.present_seats.forget(process)
        for room in self.registry.rooms():
            room.replica.on_process_gone(process)

    def _on_missed(self) -> None:
        """Ask again: any message may have been sent meanwhile."""
        for room in self.registry.rooms():
            room.replica.on_missed_messages()
            room.publisher.publish_presence()
        self.cluster.publish("who", ALL)
