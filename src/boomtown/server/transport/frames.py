"""Fast path for the most common WebSocket frame: a short, complete text that arrived alone (RFC 6455, section 5.2).

The websockets library parses all frames, but takes ten times as long. All other frames are left to it.
"""

from websockets.frames import Frame

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, LONGER, LONGEST = (
    126,
    65_536,
    1 << 63,
)  # exclusive limits of payload bytes for length fields of 0, 2 and 8 further bytes


def text_frame(message: bytes) -> bytes:
    """Return a text as one unmasked frame, as a server sends it."""
    size = len(message)
    if size < SHORT:
        return b"\x81%c%b" % (size, message)
    if size < LONGER:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), message)


def complete_text(part: bytes) -> str | None:
    """Return the text of a masked frame; None if the bytes are anything other than one complete text frame."""
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
    """Return the number of bytes of a masked frame with the shortest possible length field."""
    size = len(frame.data)
    return 6 + size + (0 if size < SHORT else 2 if size < LONGER else 8)
