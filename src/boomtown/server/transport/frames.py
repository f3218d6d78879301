"""WebSocket frames of the kind that nearly all are: a short text, whole, that came alone (RFC 6455, section 5.2).

websockets knows every kind, and takes ten times as long for it. Whatever is not plainly of this kind is left to it.
"""

from websockets.frames import Frame

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, LONGER, LONGEST = 126, 65_536, 1 << 63  # bytes that a length of none, two or eight further bytes is less than


def text_frame(message: bytes) -> bytes:
    """A text in one frame, as a server sends it."""
    size = len(message)
    if size < SHORT:
        return b"\x81%c%b" % (size, message)
    if size < LONGER:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), message)


def whole_text(part: bytes) -> str | None:
    """The text of a frame as a browser sends it; None where these bytes are not one such frame and nothing else."""
    size = len(part) - 6
    if size < 0 or part[0] != WHOLE_TEXT:
        return None
    if part[1] == MASKED | size and size < SHORT:
        mask, data = part[2:6], part[6:]
    elif part[1] == MASKED | SHORT and SHORT + 2 <= size == int.from_bytes(part[2:4]) + 2:
        mask, data = part[4:8], part[8:]
    else:
        return None
    try:
        return apply_mask(data, mask).decode()
    except UnicodeDecodeError:
        return None


def length(frame: Frame) -> int:
    """How many bytes it took, as a browser sends it: with the shortest length there is."""
    size = len(frame.data)
    return 6 + size + (0 if size < SHORT else 2 if size < LONGER else 8)
