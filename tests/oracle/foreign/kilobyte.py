#!/usr/bin/env python3
"""Four Shisen programs of about 1 KB, of four kinds of author, and what judges their tapes.

  kilobyte.py build FOLDER                       writes all tapes: honest ones and those with faults
  kilobyte.py judge [--keys N] [--rom R] [ROW ...]   honest tapes; each accusation is wrong
  kilobyte.py faults [--keys N] [ROW ...]        tapes with faults; the class must be the one of the row
  kilobyte.py prove [--keys N] [--rom R] [ROW ...]   holds honest tapes against a slow model

A ROW is the number of a row of kilobyte/honest.txt or kilobyte/faults.txt, from 1; all of them without
one. Exit code 0: all as it should be; 1: not; 2: wrong usage.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent / "kilobyte"
sys.path.insert(0, str(HERE))
import prove  # noqa: E402
import tapes  # noqa: E402


def rows_of(file, wanted):
    """Returns (number, program, switches, words without =) of the rows."""
    rows = []
    lines = [line.split() for line in (HERE / file).read_text().splitlines() if line[:1] != "#"]
    for at, words in enumerate(lines, 1):
        if not wanted or at in wanted:
            switches = dict(word.split("=", 1) for word in words[1:] if "=" in word)
            rows.append((at, words[0], switches, [word for word in words[1:] if "=" not in word]))
    return rows


def check(options, folder, name, program, switches):
    """Returns the classes that `check` finds, each with its words; a refusal is a class, too."""
    path = os.path.join(folder, name)
    with open(path, "wb") as out:
        out.write(tapes.tape(program, switches))
    rom = ["--rom", options.rom] if options.rom else []
    done = subprocess.run([options.fourrivers, "check", path, "--keys", str(options.keys), "--json", *rom],
                          capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        return [("refused", done.stderr.strip())]
    return [(found["class"], found["words"]) for found in json.loads(done.stdout)["found"]]


def judge(options, folder):
    right = True
    for at, program, switches, _ in rows_of("honest.txt", options.rows):
        for found in check(options, folder, f"honest-{at}.tap", program, switches)[:1]:
            right = False
            print(f"honest {at} {program} {switches}: {found[0]}: {found[1]}", flush=True)
    return right


def faults(options, folder):
    right = True
    for at, program, switches, words in rows_of("faults.txt", options.rows):
        found = check(options, folder, f"fault-{at}.tap", program, switches)
        if not found or found[0][0] != words[0]:
            right = False
            print(f"fault {at} {program} {switches}, {' '.join(words)}: "
                  f"{found[0] if found else 'missed'}", flush=True)
    return right


def prove_all(options):
    right = True
    for at, program, switches, _ in rows_of("honest.txt", options.rows):
        size = len(tapes.assemble(program, switches)[0])
        probe = prove.Probe(options.fourrivers, program, switches,
                            ["--rom", options.rom] if options.rom else [])
        wrong = probe.play(1 + at * 1597 % 65535, at % 2 == 0, at, options.keys)
        if wrong or size > 1100:
            right = False
            print(f"honest {at}, {size} bytes: {wrong}", flush=True)
    return right


def build(options):
    os.makedirs(options.folder, exist_ok=True)
    for file, name in (("honest.txt", "honest"), ("faults.txt", "fault")):
        for at, program, switches, _ in rows_of(file, []):
            path = os.path.join(options.folder, f"{name}-{at}.tap")
            with open(path, "wb") as out:
                out.write(tapes.tape(program, switches))
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fourrivers", default="fourrivers")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build").add_argument("folder")
    for name, keys in (("judge", 3000), ("faults", 3000), ("prove", 300)):
        command = commands.add_parser(name)
        command.add_argument("--keys", type=int, default=keys)
        command.add_argument("--rom")
        command.add_argument("rows", type=int, nargs="*")
    options = parser.parse_args()
    if options.command == "build":
        return 0 if build(options) else 1
    if options.command == "prove":
        return 0 if prove_all(options) else 1
    with tempfile.TemporaryDirectory() as folder:
        return 0 if {"judge": judge, "faults": faults}[options.command](options, folder) else 1


if __name__ == "__main__":
    sys.exit(main())
