#!/usr/bin/env python3
"""Builds and judges Shisen tapes of three authors: anchor and bollard in assembly (pasmo), capstan in C
(sdcc).

quay.py make SEED [FAULT] OUT.tap            SEED % 3 chooses the program
quay.py describe SEED                        the switches
quay.py faults                               the faults of each program
quay.py judge ORACLE KEYS SEED[:FAULT]...    what `fourrivers check` says of the tapes

drive.py holds a tape against the model. Exit code of judge: 0 if all honest tapes are accepted and
all faulty ones accused, otherwise 1.
"""
import json
import os
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import anchor.prog  # noqa: E402
import bollard.prog  # noqa: E402
import capstan.prog  # noqa: E402
from common.tape import tape  # noqa: E402

PROGRAMS = [anchor.prog, bollard.prog, capstan.prog]
LONGEST = 300  # seconds for one tape


def program(seed):
    return PROGRAMS[seed % 3]


def make(seed, fault):
    """The tape's bytes, the switches and the symbols."""
    prog = program(seed)
    s = prog.choose(seed)
    if fault and fault not in [f[0] for f in prog.FAULTS]:
        raise SystemExit("program %s has no fault %d" % (prog.NAME, fault))
    code, syms = prog.build(s, fault)
    return tape(prog.NAME, code, s["ORG"], s["loader"]), s, syms


def judge(oracle, keys, item):
    """What the oracle says of one tape: a word and its reasons."""
    seed, _, fault = item.partition(":")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "quay.tap")
        with open(path, "wb") as f:
            f.write(make(int(seed), int(fault or 0))[0])
        try:
            done = subprocess.run([oracle, "check", path, "--threads", "1", "--keys", keys, "--json"],
                                  capture_output=True, text=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return "not finished", ""
    if done.returncode == 0:
        names = [w["name"] for w in json.loads(done.stdout)["warnings"]]
        return "accepted", ", ".join(names)
    if done.returncode == 1:
        found = json.loads(done.stdout)["found"]
        return "accused", "; ".join("%s: %s" % (f["class"], f["words"]) for f in found)
    return "refused", "%d: %s" % (done.returncode, done.stderr.strip())


def judge_all(oracle, keys, items):
    """Judges the tapes; returns how many verdicts are wrong."""
    wrong = 0
    for item in items:
        word, why = judge(oracle, keys, item)
        wrong += word != ("accused" if ":" in item else "accepted")
        print(item, word, why, flush=True)
    return wrong


def main(args):
    if args[:1] == ["make"] and len(args) in (3, 4):
        seed, fault = int(args[1]), int(args[2]) if len(args) == 4 else 0
        with open(args[-1], "wb") as f:
            f.write(make(seed, fault)[0])
    elif args[:1] == ["faults"] and len(args) == 1:
        for i, prog in enumerate(PROGRAMS):
            print("%s (SEED %% 3 = %d)" % (prog.NAME, i))
            for number, group, line in prog.FAULTS:
                print("%4d  %-9s  %s" % (number, group, line))
    elif args[:1] == ["describe"] and len(args) == 2:
        seed = int(args[1])
        print("program: " + program(seed).NAME)
        for key, value in program(seed).choose(seed).items():
            print("%s: %s" % (key, value))
    elif args[:1] == ["judge"] and len(args) > 3:
        return 1 if judge_all(args[1], args[2], args[3:]) else 0
    else:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
