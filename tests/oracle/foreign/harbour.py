#!/usr/bin/env python3
"""Builds Shisen tapes with realistic habits from harbour/*.asm; a seed chooses their switches.

harbour.py build SEED OUT.tap [FAULT]      one tape
harbour.py show SEED                       its switches
harbour.py prove SEEDS KEYS [FAULT]        holds tapes against a slow model; SEEDS: 1..20,25
harbour.py judge PROGRAM KEYS SEEDS        what `fourrivers check` says of honest tapes
harbour.py faults PROGRAM KEYS SEED...     the same for each fault; @SEEDS: one seed for each

Exit code of judge and prove: 0 if all tapes are accepted or proved, otherwise 1.
"""
import json
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "harbour"))
sys.dont_write_bytecode = True
from build import build  # noqa: E402
from comparison import drive  # noqa: E402
from faults import FAULTS  # noqa: E402
from options import options  # noqa: E402


def seeds_of(words):
    out = []
    for word in words:
        for part in word.split(","):
            low, _, high = part.partition("..")
            out += range(int(low), int(high or low) + 1)
    return out


def habits(o):
    keys = ("tileset", "TW", "TH", "PX", "PY", "OX", "OY", "letters", "kattr", "CURGAP", "KCUR", "styles",
            "KEYLAYER", "SCAN", "IMTWO", "FLUSH", "REPEAT", "REPFAST", "CAPSONLY", "TEXTRST", "FONTK",
            "NUMROW", "NUMCOL", "numword", "NUMFMT", "entword", "MAXD", "SEMPTY", "SBAD", "BASICIN",
            "WRAP", "MISKIND", "MISPATH", "EMPTYENT", "ring", "HORDER", "HEND", "HARROW", "HRESTART",
            "NEWCUR", "HISTSEL", "CHEATNIL", "NILCLEAR", "CHEATWIN", "CHEATSTUCK", "SND", "MOVESND",
            "ERRSND", "FANFARE", "ANIMN", "ANIMT", "animstyle", "FALLVIEW", "TITLE", "FIRST", "MSG",
            "STATUS", "GRAVTXT", "CLOCK", "DEALK", "FILL", "REM", "ORIGIN", "machine", "PAUSEK",
            "SCRATTR", "texts", "panels")
    return "\n".join(f"{k} = {o[k]}" for k in keys)


def prove(seeds, keys, fault=0):
    bad = 0
    for seed in seeds:
        o = options(seed)
        began = time.time()
        with tempfile.TemporaryDirectory() as work:
            name = os.path.join(work, "t.tap")
            symbols = build(o, name, fault)
            wrong, seen = drive(o, name, symbols, keys, seed)
        bad += bool(wrong)
        deepest = max((n for _, n in seen), default=0)
        print(f"seed {seed} fault {fault}: {'differs: ' + '; '.join(wrong) if wrong else 'honest'}"
              f" ({deepest} pairs, {time.time() - began:.0f} s)", flush=True)
    return int(bad > 0)


def check(program, keys, seed, fault=0):
    """Returns (verdict, classes, words)."""
    o = options(seed)
    with tempfile.TemporaryDirectory() as work:
        name = os.path.join(work, "t.tap")
        build(o, name, fault)
        run = subprocess.run([program, "check", name, "--threads", "1", "--keys",
                              str(keys), "--json", "--machine", o["machine"]],
                             capture_output=True, text=True)
    if run.returncode == 0:
        return "accepted", [], ""
    if run.returncode == 1:
        try:
            report = json.loads(run.stdout)
            found = report.get("found", [])
            classes = sorted({f.get("class") or f.get("kind") or "?" for f in found})
            return "accused", classes, str(found[0].get("words", found[0])) if found else run.stdout[:300]
        except (ValueError, AttributeError):
            return "accused", ["?"], run.stdout[:400]
    return "refused", [], f"exit {run.returncode}: " + (run.stderr.strip() or run.stdout[:300])


def main(words):
    command = words[0] if len(words) > 1 else ""
    if command == "build":
        build(options(int(words[1])), words[2], int(words[3]) if len(words) > 3 else 0)
    elif command == "show":
        print(habits(options(int(words[1]))))
    elif command == "prove":
        return prove(seeds_of([words[1]]), int(words[2]), int(words[3]) if len(words) > 3 else 0)
    elif command == "judge":
        wrong = 0
        for seed in seeds_of(words[3:]):
            began = time.time()
            verdict, classes, text = check(words[1], int(words[2]), seed)
            wrong += verdict != "accepted"
            print(f"seed {seed}: {verdict} {','.join(classes)} {text} ({time.time() - began:.0f} s)",
                  flush=True)
        return int(wrong > 0)
    elif command == "faults":
        turn = words[3].startswith("@")              # @SEEDS: each fault takes one of them in turn
        seeds = seeds_of([w.lstrip("@") for w in words[3:]])
        for number, (name, kind, needs) in sorted(FAULTS.items()):
            for seed in [seeds[number % len(seeds)]] if turn else seeds:
                seed = fitting(seed, needs)
                verdict, classes, text = check(words[1], int(words[2]), seed, number)
                word = verdict
                if verdict == "accused":
                    word = "right" if kind in classes else "other"
                elif verdict == "accepted":
                    word = "missed"
                print(f"fault {number} {name} [{kind}] seed {seed}: {word} {','.join(classes)} {text}",
                      flush=True)
    else:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    return 0


def fitting(seed, needs):
    """The next seed whose switches let the fault show."""
    while not all(options(seed)[k] == v for k, v in needs.items()):
        seed += 1
    return seed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
