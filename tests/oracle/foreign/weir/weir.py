#!/usr/bin/env python3
"""Builds Shisen tapes of two programs with many switches, honest or with one fault.

    weir.py [--work FOLDER] make NAME OUT.tap
    weir.py list                       the names of the tapes and what is wrong with them
    weir.py switches                   the switches of the programs
    weir.py [--work FOLDER] judge FOURRIVERS KEYS NAME...   exit code 0: honest tapes are accepted,
                                                            others accused
    weir.py [--work FOLDER] prove FOURRIVERS KEYS NAME...   exit code 0: the tapes do what the model
                                                            does; only for honest tapes

`all` as a name stands for all honest tapes. `judge` prints a line for each tape: its name, the exit
code of the check, the number of its warnings, and the accusations.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import prove
import source
import switches
import tapes

SECONDS = 300


def judged(fourrivers, keys, name, work):
    """Returns a line about a tape and whether the check has found what it should."""
    tape, _ = source.build(name, work)
    words = [fourrivers, "check", tape, "--threads", "1", "--keys", keys, "--json"]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f"{name} time limit", False
    line = f"{name} {done.returncode}"
    try:
        report = json.loads(done.stdout)
    except json.JSONDecodeError:
        return f"{line} no report: {(done.stdout + done.stderr)[:200]!r}", False
    warnings = [warning["name"] for warning in report.get("warnings", [])]
    line += f" {len(warnings)}"
    for found in report.get("found", []):
        line += f" | {found['class']}: {found['words'][:90]}"
    line += f" | warnings: {', '.join(warnings)}" if warnings else ""
    return line, done.returncode == (1 if name in tapes.FAULTY else 0)


def proved(fourrivers, keys, name, work):
    """Returns a line about a tape and whether it does what the model does."""
    try:
        return f"{name} {prove.prove(fourrivers, int(keys), name, work)}", True
    except prove.Difference as difference:
        return f"{name} differs: {difference}", False


def each(work, task, words):
    """Does a task for the named tapes and returns the exit code."""
    fourrivers, keys, *names = words
    names = list(tapes.HONEST) if names == ["all"] else names
    right = True
    for name in names:
        line, good = task(fourrivers, keys, name, work)
        print(line, flush=True)
        right = right and good
    return 0 if right else 1


def list_tapes():
    """Prints the names of the tapes."""
    for name in tapes.HONEST:
        print(f"{name}\thonest")
    for name, (_, fault) in tapes.FAULTY.items():
        print(f"{name}\t{tapes.FAULTS[fault]}")


def list_switches():
    """Prints the switches."""
    for program, table in switches.PROGRAMS.items():
        for name, (value, words) in table.items():
            print(f"{program}\t{name}\t{value}\t{words}")


def command(words, work):
    """Does a command and returns the exit code."""
    if words[0] in ("judge", "prove") and len(words) > 3:
        return each(work, judged if words[0] == "judge" else proved, words[1:])
    if words[0] == "make" and len(words) == 3:
        tape, _ = source.build(words[1], work)
        shutil.copyfile(tape, words[2])
    elif words == ["list"]:
        list_tapes()
    elif words == ["switches"]:
        list_switches()
    else:
        print(__doc__)
        return 2
    return 0


def main():
    """Reads the command line and returns the exit code."""
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--work")
    parser.add_argument("words", nargs="+")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(arguments.work or folder)
        work.mkdir(parents=True, exist_ok=True)
        return command(arguments.words, work)


if __name__ == "__main__":
    sys.exit(main())
