#!/usr/bin/env python3
"""Builds Shisen tapes of a program with many switches, honest or with one fault.

    harvest.py make SEED [FAULT] OUT.tap
    harvest.py describe SEED
    harvest.py faults
    harvest.py judge ORACLE KEYS SEED[:FAULT]...   exit code 0: honest tapes are accepted, others accused
                                                   of what their fault is
"""

import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

import faults
import source
import switches

SECONDS = 300


def judged(oracle, keys, seed, fault):
    """(line, right) for a tape."""
    tape, _ = source.build(seed, fault)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, f"harvest-{seed}-{fault}.tap")
        path.write_bytes(tape)
        words = [oracle, "check", str(path), "--threads", "1", "--keys", str(keys), "--json"]
        try:
            done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return f"{seed} {fault} time limit", False
    line = f"{seed} {fault} {done.returncode}"
    try:
        report = json.loads(done.stdout)
    except json.JSONDecodeError:
        return f"{line} no report: {(done.stdout + done.stderr)[:200]!r}", False
    found = report.get("found", [])
    for accusation in found:
        line += f" | {accusation['class']}: {accusation['words'][:90]}"
    names = [warning["name"] for warning in report.get("warnings", [])]
    line += f" | warnings: {', '.join(names)}" if names else ""
    if not fault:
        return line, done.returncode == 0
    classes = {accusation["class"] for accusation in found}
    right = done.returncode == 1 and classes & faults.classes(fault)
    return line, bool(right or set(names) & faults.warnings(fault))


def main(words):
    if words[:1] == ["make"] and len(words) in (3, 4):
        tape, _ = source.build(int(words[1]), int(words[2]) if len(words) == 4 else 0)
        pathlib.Path(words[-1]).write_bytes(tape)
    elif words[:1] == ["describe"] and len(words) == 2:
        print(switches.describe(switches.choose(int(words[1]))))
    elif words == ["faults"]:
        for number, fault in faults.FAULTS.items():
            classes = ", ".join(sorted(faults.classes(number)))
            print(f"{number}\t{fault.name}\t{fault.words}\t{classes}")
    elif words[:1] == ["judge"] and len(words) > 3:
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            tasks = []
            for word in words[3:]:
                seed, _, fault = word.partition(":")
                tasks.append(pool.submit(judged, words[1], words[2], int(seed), int(fault or 0)))
            all_right = True
            for task in tasks:
                line, right = task.result()
                print(line, flush=True)
                all_right = all_right and right
        return 0 if all_right else 1
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
