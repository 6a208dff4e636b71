#!/usr/bin/env python3
"""Makes, judges and proves Shisen tapes."""
import json
import os
import shutil
import subprocess
import sys
import tempfile

import faults
import prover
import switches as sw

HERE = os.path.dirname(os.path.abspath(__file__))
HONEST = (["simple"] + [f"plain{i:02}" for i in range(40)]
          + [f"ink{i:02}" for i in range(20)])


def sources(tape):
    """The texts of the sources by file name, and the switches, of TAPE or of a fault."""
    name, _, fault = tape.partition("-")
    switches = sw.draw(name)
    texts = {}
    for file in sorted(os.listdir(os.path.join(HERE, "asm"))):
        with open(os.path.join(HERE, "asm", file), encoding="ascii") as f:
            texts[file] = f.read()
    if fault:
        faults.apply(fault, texts, switches)
    texts["tables.inc"] = sw.tables(name, switches)
    texts["switches.inc"] = sw.constants(switches)
    return texts, switches


def make(tape, out):
    """Assembles TAPE into the file OUT; returns the switches and the symbols."""
    texts, switches = sources(tape)
    with tempfile.TemporaryDirectory() as folder:
        for file, text in texts.items():
            with open(os.path.join(folder, file), "w", encoding="ascii") as f:
                f.write(text)
        run = subprocess.run(["pasmo", "--tapbas", "--name", "shisen", "main.asm", "out.tap",
                              "out.sym"], cwd=folder, capture_output=True, text=True)
        if run.returncode:
            raise SystemExit(f"{tape}: {run.stdout}{run.stderr}")
        shutil.copy(os.path.join(folder, "out.tap"), out)
        with open(os.path.join(folder, "out.sym"), encoding="ascii") as f:
            lines = [line.split() for line in f]
    return switches, {w[0].rstrip(":"): int(w[2].rstrip("H"), 16) for w in lines if len(w) == 3}


def report(fourrivers, tape, keys, more=()):
    """The exit code and the report of `check` on TAPE."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, tape + ".tap")
        make(tape, file)
        run = subprocess.run([fourrivers, "check", file, "--keys", str(keys), "--threads", "1",
                              "--json", *more], capture_output=True, text=True)
    try:
        return run.returncode, json.loads(run.stdout)
    except ValueError:
        return run.returncode, {"error": (run.stdout + run.stderr).strip()[-300:]}


def words(data):
    """The accusations of a report in one line."""
    if "error" in data:
        return data["error"]
    return "; ".join(f"{f['class']}: {f['words']} [{f['keys']} keys]" for f in data["found"])


def judge(fourrivers, keys, tapes):
    """Prints a line for each tape: name, exit code, number of warnings, accusations. Returns 1 if an
    honest tape is not accepted or a faulty one is not accused, else 0."""
    bad = 0
    for tape in tapes:
        _, _, fault = tape.partition("-")
        code, data = report(fourrivers, tape, keys, ["--first"] if fault else [])
        expected = faults.ALL[fault][0] if fault else ""
        other = code == 1 and fault and data["found"][0]["class"] != expected
        print(f"{tape} {code} {len(data.get('warnings', []))} | {words(data)}"
              + (f" (expected: {expected})" if other else ""), flush=True)
        bad |= code != (1 if fault else 0)
    return bad


def prove(fourrivers, keys, tapes):
    """Prints for each tape whether it does what the model does. Returns 1 if one does not."""
    bad = 0
    for tape in tapes:
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, tape + ".tap")
            switches, symbols = make(tape, file)
            result = prover.prove(fourrivers, file, tape, switches, symbols, keys)
        print(f"{tape} {result}", flush=True)
        bad |= not result.startswith("proved")
    return bad


def main(args):
    """Runs the command line; returns the exit code."""
    if args[:1] == ["list"]:
        print("\n".join(HONEST + faults.names()))
    elif args[:1] == ["make"] and len(args) == 3:
        make(args[1], args[2])
    elif args[:1] in (["judge"], ["prove"]) and len(args) > 3:
        tapes = {"all": HONEST, "faults": faults.names()}.get(args[3], args[3:])
        return {"judge": judge, "prove": prove}[args[0]](args[1], int(args[2]), tapes)
    else:
        raise SystemExit("use: list | make TAPE OUT.tap | judge F KEYS TAPE... | "
                         "prove F KEYS TAPE...")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
