"""The `hokm` command: each command is a module of its own here, holding a function (or an app) of the same name.

What for: what a person types and reads; parsing words, printing results, and one plain line for every error.
What not: no rules and no server code; heavy modules are imported inside the commands, so that each starts at once.
Who may call: nobody; it is the top layer. Modules whose name begins with an underscore are not commands.
"""

import difflib
import io
import os
import pkgutil
import sys
from collections.abc import Iterable, Sequence

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from hokm import __version__

__all__ = ["Problem", "app", "did_you_mean", "main", "run"]

PROBLEM, USAGE, INTERRUPTED = 1, 2, 130


class Problem(Exception):
    """Something a person can put right: the text says what happened and what to do, in one line."""


app = App(
    name="hokm",
    help="The home of the card game Hokm. In a checkout, `./hokm test` runs every check.",
    version=__version__,
    version_format="plaintext",
    help_format="plaintext",
    default_parameter=Parameter(negative=()),
    suppress_keyboard_interrupt=False,
)
for _module in pkgutil.iter_modules(__path__):
    if not _module.name.startswith("_"):
        app.command(f"{__name__}.{_module.name}:{_module.name}")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about an unknown word: the nearest known ones, or nothing where none is near."""
    near = difflib.get_close_matches(word, list(known), n=3)
    return f" Did you mean {' or '.join(near)}?" if near else ""


def run(words: Sequence[str]) -> int:
    """Run one command and return its exit code; every error becomes one line on standard error."""
    if not words or words[0] in app.help_flags:
        for name in list(app):
            app[name]  # loads a command, which is put off otherwise: the overview shows what each one does
    try:
        result = app(words, print_error=False, exit_on_error=False, result_action="return_value")
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except UnusedCliTokensError as error:
        extra = " ".join(error.unused_tokens or ())
        return _tell(f"too many arguments: this command does not take {extra}", USAGE)
    except CycloptsError as error:
        error.verbose = False
        command = " ".join(["hokm", *(error.command_chain or ())])
        return _tell(f"{error} ({command} --help tells more)", USAGE)
    except Problem as problem:
        return _tell(str(problem), PROBLEM)
    except KeyboardInterrupt:
        return _tell("interrupted", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read the output has seen enough (`hokm ... | head`); the rest must not complain when it is flushed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PROBLEM
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _tell(f"{where}{error.strerror or error}", PROBLEM)
    except Exception as fault:
        if os.environ.get("HOKM_DEBUG"):
            raise
        what = f"{type(fault).__name__}: {fault}"
        return _tell(f"a fault in the program itself, {what} (HOKM_DEBUG=1 shows where; please report it)", PROBLEM)


def main() -> None:
    """The entry point of the installed command."""
    _open_streams()
    sys.exit(run(sys.argv[1:]))


def _open_streams() -> None:
    """Closed output streams, and those that cannot encode every character, do not stop a command."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever started this
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 -- open to the end
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _tell(text: str, code: int) -> int:
    from hokm.records import harmless

    print("hokm:", harmless(" ".join(text.split()), 4_000), file=sys.stderr)
    return code
