"""Owner and mode of files made by the operator's commands, as root or as another user."""

import os
from pathlib import Path

import pytest

from boomtown.cli import main
from boomtown.server.storage.storage import Storage

SERVER = 12345  # a user, as systemd makes one for a service

as_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives files away")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a server that runs as a user of its own."""
    made = tmp_path / "state"
    made.mkdir()
    if os.geteuid() == 0:
        os.chown(made, SERVER, SERVER)
    return made


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A backup of the data file of a server."""
    storage = Storage(tmp_path / "town.sqlite")
    storage.open()
    storage.close()
    assert main(["backup", str(tmp_path / "kept.sqlite"), "--data", str(tmp_path / "town.sqlite")]) == 0
    return tmp_path / "kept.sqlite"


def owners(folder: Path) -> set[int]:
    return {one.stat().st_uid for one in (folder, *folder.rglob("*"))}


@as_root
def test_the_server_can_open_what_root_restores(folder: Path, kept: Path) -> None:
    """Data, lock and folders get the owner of the folder where nothing was there before."""
    data = folder / "deep" / "town.sqlite"
    assert main(["restore", str(kept), "--data", str(data)]) == 0
    assert owners(folder) == {SERVER}
    assert data.stat().st_mode & 0o777 == 0o600


@as_root
def test_restored_data_keeps_owner_and_mode(folder: Path, kept: Path) -> None:
    data = folder / "town.sqlite"
    data.write_bytes(kept.read_bytes())
    os.chown(data, SERVER + 1, SERVER + 2)
    data.chmod(0o660)
    assert main(["restore", str(kept), "--data", str(data)]) == 0
    found = data.stat()
    assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (SERVER + 1, SERVER + 2, 0o660)
    assert data.with_name("town.sqlite.lock").stat().st_uid == SERVER + 1


@as_root
@pytest.mark.parametrize("words", [["purge", "--older-than", "30"], ["backup", "{folder}/kept.sqlite"]])
def test_the_server_can_open_what_a_command_of_root_leaves(words: list[str], folder: Path, kept: Path) -> None:
    """There is no lock yet, because the server has never run."""
    data = folder / "town.sqlite"
    data.write_bytes(kept.read_bytes())
    os.chown(data, SERVER, SERVER)
    assert main([*(one.format(folder=folder) for one in words), "--data", str(data)]) == 0
    assert owners(folder) == {SERVER}


@as_root
def test_a_lock_that_is_a_link_leads_root_nowhere(folder: Path, kept: Path, tmp_path: Path) -> None:
    """The user of the server may write in its folder; root does not write into what that user points to."""
    precious = tmp_path / "precious"
    precious.write_text("as it was")
    data = folder / "town.sqlite"
    data.write_bytes(kept.read_bytes())
    (folder / "town.sqlite.lock").symlink_to(precious)
    assert main(["purge", "--older-than", "30", "--data", str(data)]) == 1
    assert precious.read_text() == "as it was"


def test_a_server_makes_its_data_for_itself_alone(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "town.sqlite")
    storage.open()
    modes = {one.name: one.stat().st_mode & 0o777 for one in tmp_path.iterdir()}
    storage.close()
    assert {mode for name, mode in modes.items() if name.startswith("town.sqlite")} == {0o600}, modes


def test_a_folder_is_no_data(tmp_path: Path, kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It stays where it is, with all that is in it."""
    place = tmp_path / "srv"
    place.mkdir()
    (place / "diary").write_text("dear diary")
    assert main(["restore", str(kept), "--data", str(place)]) == 1
    assert capsys.readouterr().err == f"boomtown restore: expected a data file, {place} is a folder\n"
    assert [one.name for one in tmp_path.glob("srv*")] == ["srv"]
