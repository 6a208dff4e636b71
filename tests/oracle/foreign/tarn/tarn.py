#!/usr/bin/env python3
"""Makes, judges and proves Shisen tapes of three programs: see README.md."""
import json
import os
import subprocess
import sys
import tempfile
import engines
import tapes


def build(name, fourrivers, folder):
    """Returns the path of a new tape in the folder."""
    out = os.path.join(folder, name + ".tap")
    program, switches, _ = tapes.tape(name)
    engines.make(program, switches, out, fourrivers)
    return out


def judge(fourrivers, keys, name):
    """Returns the exit code, and a line: name, exit code, number of warnings, accusations."""
    with tempfile.TemporaryDirectory() as folder:
        tape = build(name, fourrivers, folder)
        p = subprocess.run([fourrivers, "check", tape, "--keys", keys, "--first", "--threads", "1",
                            "--json"], capture_output=True, text=True)
    try:
        report = json.loads(p.stdout)
        words = "; ".join("%s: %s" % (f["class"], f["words"]) for f in report["found"])
        count = len(report["warnings"])
    except ValueError:
        words, count = p.stderr.strip(), 0
    return p.returncode, "%s %d %d | %s" % (name, p.returncode, count, words)


def prove(fourrivers, name):
    """Returns None if the tape does what the model does, otherwise what differs."""
    program, switches, _ = tapes.tape(name)
    with tempfile.TemporaryDirectory() as folder:
        return engines.PROVERS[program](switches, build(name, fourrivers, folder), fourrivers)


def wanted(words):
    """Returns the tapes that the words name: `all` honest ones, all `faults`, or single tapes."""
    faults = [n for n in tapes.names() if "-bad-" in n]
    sets = {"all": [n for n in tapes.names() if n not in faults], "faults": faults}
    return [name for word in words for name in sets.get(word, [word])]


def main(args):
    """Does one command; returns the exit code: 1 if a tape is judged wrongly or not proved."""
    fourrivers = os.environ.get("FOURRIVERS", "fourrivers")
    wrong = 0
    if args[:1] == ["list"]:
        print("\n".join(tapes.names()))
    elif args[:1] == ["make"] and len(args) == 3:
        program, switches, _ = tapes.tape(args[1])
        engines.make(program, switches, os.path.abspath(args[2]), fourrivers)
    elif args[:1] == ["judge"] and len(args) > 3:
        for name in wanted(args[3:]):
            code, line = judge(args[1], args[2], name)
            wrong |= code != ("-bad-" in name)
            print(line, flush=True)
    elif args[:1] == ["prove"] and len(args) > 2:
        for name in wanted(args[2:]):
            words = prove(args[1], name)
            wrong |= words is not None
            print(name, "proved" if words is None else words, flush=True)
    else:
        print("make TAPE OUT.tap | list | judge FOURRIVERS KEYS TAPE... | prove FOURRIVERS TAPE...",
              file=sys.stderr)
        return 2
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
