"""Coverage-guided run over the readers of outside text (docs/fuzz.md).

It needs Atheris in an environment with boomtown, on Linux or macOS.

    pip install 'atheris>=3,<4'
    python tests/fuzz/guided.py decoder -runs=1000000
    python tests/fuzz/guided.py notation -max_total_time=600 FOLDER

Atheris (libFuzzer for Python) traces the lines that a text reaches, and mutates the texts that reach new ones. Its
options follow the reader's name. A folder stores the texts it found between runs. A fault ends the run with the error.
Atheris writes the text to a file; pass that file as the last argument to repeat the fault.
"""

from __future__ import annotations

import sys
import tempfile
from importlib import import_module
from pathlib import Path

import atheris

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
LOOKED_AT = [
    "boomtown.server.tables.client_messages",
    "boomtown.server.tables.text_input",
    "boomtown.notation",
    "boomtown.kernel.setup_validation",
    "boomtown.card.setup",
]


def main() -> None:
    """Run Atheris; this does not return."""
    with atheris.instrument_imports(include=LOOKED_AT, enable_loader_override=False):
        readers = import_module("tests.fuzz.readers").READERS
    if len(sys.argv) < 2 or sys.argv[1] not in readers:
        sys.exit(f"guided.py: expected a reader from {', '.join(readers)}, got {' '.join(sys.argv[1:2]) or 'none'}")
    reader, options = readers[sys.argv[1]], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        seeds, words = Path(folder, "seeds"), Path(folder, "words")
        seeds.mkdir()
        for number, text in enumerate(reader.seeds()):
            (seeds / str(number)).write_bytes(text)
        words.write_text("".join(f'"{_quoted(word)}"\n' for word in reader.words() if len(word) < 64))
        known = [f"-dict={words}", "-max_len=8192", "-timeout=20", f"-artifact_prefix={sys.argv[1]}-"]
        again = any(Path(option).is_file() for option in options)
        kept = [option for option in options if Path(option).is_dir()]
        if not kept and not again:
            Path(folder, "kept").mkdir()
            kept = [str(Path(folder, "kept"))]
        flags = [option for option in options if option not in kept]
        atheris.Setup([sys.argv[0], *known, *flags, *kept, *([] if again else [str(seeds)])], reader.read)
        atheris.Fuzz()


def _quoted(word: bytes) -> str:
    return "".join(chr(c) if 32 < c < 127 and c not in b'"\\' else f"\\x{c:02x}" for c in word)


if __name__ == "__main__":
    main()
