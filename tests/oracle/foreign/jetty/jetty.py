#!/usr/bin/env python3
"""Builds Shisen tapes of two programs with many switches, honest or with one fault.

    jetty.py make SEED [FAULT] OUT.tap
    jetty.py describe SEED
    jetty.py faults
    jetty.py judge ORACLE KEYS SEED[:FAULT]...     exit code 0: honest tapes are accepted, others accused
"""

import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

import build_a
import build_b
import common

SECONDS = 300


def program(seed):
    return build_b if seed % 2 else build_a


def judged(oracle, keys, seed, fault):
    tape, switches, _ = program(seed).build(seed, fault)
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, f"jetty-{seed}-{fault}.tap")
        path.write_bytes(tape)
        words = [oracle, "check", str(path), "--threads", "1", "--keys", str(keys), "--json",
                 "--machine", switches["machine"].rstrip("k")]
        try:
            done = subprocess.run(words, capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return f"{seed} {fault} time limit"
    line = f"{seed} {fault} {done.returncode}"
    try:
        report = json.loads(done.stdout)
    except json.JSONDecodeError:
        return f"{line} no report: {(done.stdout + done.stderr)[:200]!r}"
    for found in report.get("found", []):
        line += f" | {found['class']}: {found['words'][:90]}"
    warnings = report.get("warnings", [])
    names = [warning["name"] for warning in warnings]
    return line + (f" | warnings: {', '.join(names)}" if names else "")


def main(words):
    if words[:1] == ["make"] and len(words) in (3, 4):
        seed = int(words[1])
        fault = int(words[2]) if len(words) == 4 else 0
        tape, _, _ = program(seed).build(seed, fault)
        pathlib.Path(words[-1]).write_bytes(tape)
    elif words[:1] == ["describe"] and len(words) == 2:
        print(common.describe(program(int(words[1])).choose(int(words[1]))))
    elif words == ["faults"]:
        for builder, parity in ((build_a, "even seeds"), (build_b, "odd seeds")):
            for number, (name, classes) in builder.FAULTS.items():
                print(f"{parity}\t{number}\t{name}\t{', '.join(classes)}")
    elif words[:1] == ["judge"] and len(words) > 3:
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            tasks = []
            for word in words[3:]:
                seed, _, fault = word.partition(":")
                tasks.append(pool.submit(judged, words[1], words[2], int(seed), int(fault or 0)))
            right = True
            for word, task in zip(words[3:], tasks):
                line = task.result()
                print(line, flush=True)
                right = right and line.split()[2] == ("1" if ":" in word else "0")
        return 0 if right else 1
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
