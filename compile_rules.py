"""Compilation of the rules to machine code, an option of the wheel build: `BOOMTOWN_COMPILE=1`.

mypyc compiles the same sources; the wheel then also has extension modules, which Python prefers. mypyc calls the
constructors that `dataclass` makes as plain Python functions, and its classes have no decorator for properties that are
computed once. Therefore the compiled copy of the sources has both written out.

With gcc the modules are built twice: the first build counts what runs while games are played (`TRAINING`), and the
second one is optimized by these counts. `BOOMTOWN_COMPILE=unoptimized` builds once without optimization: for tests of
the compiled rules, in a third of the time.
"""

from __future__ import annotations

import ast
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

NEEDS = ["mypy>=2", "pybind11", "setuptools", "tqdm"]  # pybind11: parallel compilation; tqdm: for TRAINING
# Parts of a game's folder that are not rules; a game is a folder with a spec.py
PARTS = ("bots", "encode", "evaluation", "fuzz", "notation", "puzzles", "scenarios", "spec", "terminal")
MARK = "# Compiled with the rules"  # a comment line that marks other modules that simulations spend their time in
PLAIN = (
    "kernel/compiling.py",  # differs between the type checker and run time
    "kernel/simple_game.py",  # a base class of games that are not compiled
)
# Functions that are hidden from other libraries are called directly: decisions take 3 to 7 % less time
FLAGS = ["-fvisibility=hidden", "-fno-plt"] if os.name == "posix" else []  # flags of gcc and clang
COUNTING = ["-fprofile-generate"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-error", "-flto=auto"]
# Commands that run typical work: every game, its checks, base and all sets
TRAINING = (
    "fuzz --games 32",
    "fuzz --games 8 --game dice",
    "fuzz --games 8 --game duel",
    "bench --games 150",
    "bench --games 150 --players 7 --sets all",
    "simulate --games 100 --bots quick",
    "simulate --games 50 --bots quick --players 8 --sets all",
    "simulate --games 50 --bots greenhorn",
    "simulate --games 20 --bots greenhorn --players 8 --sets all",
    "simulate --games 50 --bots cowhand",
    "simulate --games 20 --bots cowhand --players 8 --sets all",
    "bench --games 50 --game dice --sets all",
    "bench --games 50 --game duel --players 2",
)
Fields = list[tuple[str, str, str | None]]  # name, annotation, default


class CompileError(Exception):
    """Failed compilation. The message is the output of the compiler."""


def wanted() -> bool:
    """Return True if the environment asks for a compiled build."""
    return os.environ.get("BOOMTOWN_COMPILE", "") not in ("", "0")


def optimized() -> bool:
    """Return True unless the environment asks for a build that only serves tests."""
    return os.environ.get("BOOMTOWN_COMPILE") != "unoptimized"


def compile_rules(root: Path, folder: Path) -> dict[Path, str]:
    """Compile into `folder`. Returns the extension modules and their paths in the wheel. Raises CompileError."""
    package = folder / "boomtown"
    shutil.copytree(root / "src/boomtown", package, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    files = sources(package)
    constructors(files)
    computed_properties(files)
    names = [str(path.relative_to(folder)) for path in files]
    (folder / "setup.py").write_text(SETUP.format(names=names, level="2" if optimized() else "0"))
    if not optimized():
        build(folder, [])
    elif is_gcc():
        build(folder, [*FLAGS, *COUNTING])
        train(folder)
        build(folder, [*FLAGS, *COUNTED])
    else:
        build(folder, FLAGS)
    built = [*package.rglob("*.so"), *package.rglob("*.pyd"), *folder.glob("*__mypyc*")]
    return {path: str(path.relative_to(folder)) for path in built}


# One C file per module: a single file takes the compiler many times as long
SETUP = """\
import sys
from mypyc.build import mypycify
from pybind11.setup_helpers import ParallelCompile
from setuptools import setup

flags, names = sys.argv.pop(1).split(), {names!r}
modules = mypycify(["--follow-imports=silent", *names], opt_level="{level}", debug_level="0", multi_file=True)
for module in modules:
    module.extra_compile_args += flags
    module.extra_link_args += flags
ParallelCompile().install()
setup(name="rules", packages=[], ext_modules=modules)
"""


def build(folder: Path, flags: list[str]) -> None:
    """Build the modules next to their sources. Raises CompileError."""
    command = [sys.executable, "setup.py", " ".join(flags), "-q", "build_ext", "--inplace", "--force"]
    _call("mypyc", command, folder)


def train(folder: Path) -> None:
    """Play with the modules that count. The counts are written next to the object files. Raises CompileError."""
    for words in TRAINING:
        _call(f"boomtown {words}", [sys.executable, "-m", "boomtown", *words.split()], folder)


def is_gcc() -> bool:
    """Return True if the C compiler of this build is gcc. Clang also defines __GNUC__, for compatibility."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    if not compiler or shutil.which(compiler[0]) is None:
        return False
    asked = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    known = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return "__GNUC__" in known and "__clang__" not in known


def _call(what: str, command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CompileError(f"{what} failed ({done.returncode}):\n{(done.stdout + done.stderr)[-4000:]}")


def sources(package: Path) -> list[Path]:
    """Return the modules to compile in a fixed order, without `__init__` modules, whose packages would lose
    their path.
    """
    plain = {package / name for name in PLAIN}
    found = {*(package / "kernel").rglob("*.py"), *(path for game in games(package) for path in rules(game))}
    found |= {path for path in package.rglob("*.py") if any(line.startswith(MARK) for line in _lines(path))}
    return sorted(path for path in found if path not in plain and path.name != "__init__.py")


def games(package: Path) -> list[Path]:
    """Return the folders of the games."""
    return sorted(path.parent for path in package.glob("*/spec.py"))


def rules(game: Path) -> list[Path]:
    """Return the modules of a game that contain its rules."""
    return [path for path in game.rglob("*.py") if not {*path.relative_to(game).with_suffix("").parts} & {*PARTS}]


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


# --- constructors


def constructors(files: list[Path]) -> None:
    """Write out the constructors of all dataclasses in these files."""
    trees = {path: ast.parse(path.read_text()) for path in files}
    fields: dict[tuple[str, str], Fields] = {}
    before: dict[tuple[str, str], Fields] | None = None
    while fields != before:  # a base class may be in a later file
        before = dict(fields)
        for path, tree in trees.items():
            for cls in _dataclasses(tree):
                fields[_family(path), cls.name] = _fields(cls, _family(path), fields)
    for path, tree in trees.items():
        lines = path.read_text().splitlines()
        for cls in reversed(_dataclasses(tree)):
            text = _constructor(fields[_family(path), cls.name])
            if text and not any(isinstance(node, ast.FunctionDef) and node.name == "__init__" for node in cls.body):
                lines[_after_fields(cls) : _after_fields(cls)] = text
        path.write_text("\n".join(lines) + "\n")


def _family(path: Path) -> str:
    """Return the game or layer of a module: each may use the same class names."""
    return path.parts[path.parts.index("boomtown") + 1]


def _dataclasses(tree: ast.Module) -> list[ast.ClassDef]:
    return [
        node
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(d, ast.Name) and d.id == "dataclass" for d in node.decorator_list)
    ]


def _fields(cls: ast.ClassDef, family: str, known: dict[tuple[str, str], Fields]) -> Fields:
    found: dict[str, tuple[str, str, str | None]] = {}
    for base in cls.bases:
        for field in known.get((family, ast.unparse(base)), []):
            found[field[0]] = field
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            default = ast.unparse(node.value) if node.value is not None else None
            found[node.target.id] = (node.target.id, ast.unparse(node.annotation), default)
    return list(found.values())


def _constructor(fields: Fields) -> list[str]:
    """Return the lines of a constructor, or none if a default is created for each object."""
    if not fields or any(default and default.startswith("field(") for _, _, default in fields):
        return []
    named = [f"{name}: {kind}" + ("" if default is None else f" = {default}") for name, kind, default in fields]
    return ["", f"    def __init__(self, {', '.join(named)}) -> None:"] + [
        f"        self.{name} = {name}" for name, _, _ in fields
    ]


def _after_fields(cls: ast.ClassDef) -> int:
    """Return the line after the last field, or after what precedes the first method."""
    ends = [node.end_lineno or 0 for node in cls.body if not isinstance(node, ast.FunctionDef)]
    return max(ends, default=cls.body[0].lineno - 1)


# --- properties that are computed once

COMPUTED_ONCE = "    @computed_once"
KEPT = """\
    {kept}: {kind} | None = None

    @property
    def {name}(self) -> {kind}:
        found = self.{kept}
        if found is None:
            found = self.{kept} = self._compute_{name}()
        return found

    def _compute_{name}(self) -> {kind}:"""


def computed_properties(files: list[Path]) -> None:
    """Write out the properties of these files that are computed once: a field, None until then, and two methods."""
    for path in files:
        lines = path.read_text().splitlines()
        if COMPUTED_ONCE not in lines:
            continue
        for cls in reversed([node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.ClassDef)]):
            for method in reversed(cls.body):
                if isinstance(method, ast.FunctionDef) and lines[method.lineno - 2] == COMPUTED_ONCE:
                    assert method.returns is not None
                    names = {"name": method.name, "kind": ast.unparse(method.returns)}
                    kept = f"_kept_{cls.name}_{method.name}"
                    lines[method.lineno - 2 : method.lineno] = KEPT.format(kept=kept, **names).splitlines()
        path.write_text("\n".join(lines) + "\n")
