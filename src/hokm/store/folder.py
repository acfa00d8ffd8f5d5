"""The data folder of a server: made if there is none, and locked so that one server uses it at a time."""

import os
import sys
from pathlib import Path
from typing import IO

from hokm.store.ports import StoreBusy, StoreError


class DataFolder:
    """A locked data folder. ``close`` unlocks it; so does the end of the process, however it ends."""

    def __init__(self, path: Path) -> None:
        """Raises StoreError if the folder cannot be used."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock: IO[str] = (path / "in-use").open("a", encoding="ascii")
        except OSError as error:
            raise StoreError(f"cannot write in the folder {path}: {error.strerror}; choose another one") from None
        if not _try_lock(self._lock.fileno()):
            self._lock.close()
            raise StoreBusy(f"another hokm server is using the folder {path}; stop it or choose another folder")

    @property
    def database(self) -> Path:
        """The database's file."""
        return self.path / "hokm.db"

    def secret(self, name: str, size: int = 32) -> bytes:
        """Random bytes that only this folder's owner can read; made when first asked for."""
        path = self.path / name
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            kept = path.read_bytes()
            if len(kept) < size:
                raise StoreError(f"{path} is damaged; delete it (people at the tables lose their seats)") from None
            return kept
        made = os.urandom(size)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(made)
                file.flush()
                os.fsync(descriptor)
        except OSError as error:
            path.unlink()  # half a secret would be taken for a damaged one
            raise StoreError(f"cannot write {path}: {error.strerror}; make room, and start again") from None
        return made

    def close(self) -> None:
        """Unlocks the folder."""
        self._lock.close()


def _try_lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
