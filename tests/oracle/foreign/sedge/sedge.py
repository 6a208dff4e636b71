"""Honest and faulty Shisen tapes of two small engines, and what `check` says of them."""

import json
import os
import subprocess
import sys
import tempfile

import build
import prover
import switches


def tape(name, folder):
    """Writes the tape with this name into the folder and returns its path."""
    path = os.path.join(folder, name + ".tap")
    build.make(switches.switches(name), path)
    return path


def accusations(report):
    """Returns a text with the differences of a report of `check`."""
    found = ["%s: %s" % (f.get("class", "?"), f.get("words", "")) for f in report["found"]]
    counts = ["%s %d" % (k, n) for k, n in report["differences"].items() if n]
    return "; ".join(counts + found)


def judge(program, keys, name):
    """Prints the line `TAPE EXITCODE WARNINGCOUNT | accusations`; returns 1 if it is wrong."""
    faulty = bool(switches.switches(name)["FAULT"])
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "check", tape(name, folder), "--keys", str(keys), "--json"]
        command += ["--threads", "1"] + (["--first"] if faulty else [])
        run = subprocess.run(command, capture_output=True, text=True)
    try:
        report = json.loads(run.stdout)
        warnings = len(report.get("warnings", []))
        text = accusations(report)
    except ValueError:
        warnings, text = 0, run.stderr.strip()
    print("%s %d %d | %s" % (name, run.returncode, warnings, text), flush=True)
    return int(run.returncode != int(faulty))


def names(words):
    """Returns the tapes that the words mean; `all` honest ones, `faulty` all others."""
    groups = {"all": switches.HONEST, "faulty": switches.faulty()}
    return [name for word in words for name in groups.get(word, [word])]


def main(args):
    """Does what the arguments ask for and returns the exit code."""
    if args[:1] == ["list"]:
        print("\n".join(switches.HONEST))
    elif args[:1] == ["make"] and len(args) == 3:
        build.make(switches.switches(args[1]), args[2])
    elif args[:1] == ["judge"] and len(args) > 3:
        return max(judge(args[1], int(args[2]), name) for name in names(args[3:]))
    elif args[:1] == ["prove"] and len(args) > 3:
        return max(prover.prove(args[1], int(args[2]), name) for name in names(args[3:]))
    else:
        print("sedge.py list | make TAPE OUT | judge PROGRAM KEYS TAPE... | prove the same")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
