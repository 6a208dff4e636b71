#!/usr/bin/env python3
"""Builds Shisen tapes of three authors: bamboo and ferry in C (needs sdcc), zip in assembly (pasmo).

pier.py build PROGRAM SEED OUT.tap [FAULT]
pier.py show PROGRAM SEED                     the switches and the habits
pier.py prove PROGRAM SEEDS KEYS [FAULT]      holds tapes against a slow model; SEEDS: 1-8 or 1,3,5
pier.py judge ORACLE KEYS PROGRAM SEEDS       what `fourrivers check` says of honest tapes
pier.py faults ORACLE KEYS PROGRAM SEED...    the same for each fault

Exit code of judge: 0 if all tapes are accepted, otherwise 1.
"""
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import prove  # noqa: E402

OUT = os.path.join(tempfile.gettempdir(), "pier")


def spec_of(name):
    return importlib.import_module("spec_" + name)


def seeds_of(text):
    out = []
    for part in text.split(","):
        a, _, b = part.partition("-")
        out += range(int(a), int(b or a) + 1)
    return out


def build(name, seed, fault=0, out=None):
    out = out or f"{OUT}/{name}-{seed}-{fault}.tap"
    data, symbols = spec_of(name).build(seed, fault, f"{OUT}/{name}-{seed}-{fault}")
    with open(out, "wb") as f:
        f.write(data)
    return out, symbols


def skips(text):
    """What an accepted tape was not asked, in the tool's own words."""
    try:
        rows = json.loads(text)["comparisons"]
    except (ValueError, KeyError):
        return ""
    out = [f"{k}: {v['made']} made, {v['skipped']} skipped, {v['why']}" for k, v in rows.items()
           if v["skipped"] or not v["made"]]
    return " [" + "; ".join(out) + "]" if out else ""


def judge(oracle, keys, name, seed, fault=0):
    path, _ = build(name, seed, fault)
    begun = time.time()
    try:
        r = subprocess.run([oracle, "check", path, "--threads", "1", "--keys",
                            str(keys), "--json"], capture_output=True, text=True, timeout=100)
    except subprocess.TimeoutExpired:
        return "timeout after 100 s", "timeout"
    took = f"{time.time() - begun:.0f} s"
    if r.returncode == 0:
        return f"accepted ({took}){skips(r.stdout)}", "accepted"
    if r.returncode == 1:
        try:
            found = json.loads(r.stdout).get("found", [])
            classes = sorted({f.get("class", "?") for f in found})
            words = found[0].get("words") if found else "?"
        except (ValueError, AttributeError):
            classes, words = "?", r.stdout[:400]
        return f"accused ({took}) {classes}: {words}", "accused"
    return f"refused {r.returncode} ({took}): {r.stderr.strip()[:500]}", "refused"


def main(a):
    os.makedirs(OUT, exist_ok=True)
    if a[0] == "build":
        build(a[1], int(a[2]), int(a[4]) if len(a) > 4 else 0, a[3])
    elif a[0] == "show":
        spec = spec_of(a[1])
        s = spec.switches(int(a[2]))
        print(" ".join(f"{k}={v}" for k, v in s.items()))
        print(spec.habits(s))
    elif a[0] == "prove":
        fault = int(a[4]) if len(a) > 4 else 0
        for seed in seeds_of(a[2]):
            path, symbols = build(a[1], seed, fault)
            bad = prove.prove(path, spec_of(a[1]), seed, symbols, int(a[3]))
            print(a[1], seed, fault or "", bad or "proven", flush=True)
    elif a[0] == "judge":
        wrong = 0
        for seed in seeds_of(a[4]):
            words, verdict = judge(a[1], a[2], a[3], seed)
            wrong += verdict != "accepted"
            print(a[3], seed, words, flush=True)
        return int(wrong > 0)
    elif a[0] == "faults":
        spec = spec_of(a[3])
        for seed in [s for t in a[4:] for s in seeds_of(t)]:
            for f, (cls, words) in spec.FAULTS.items():
                line, _ = judge(a[1], a[2], a[3], seed, f)
                print(a[3], seed, f"fault {f} {cls} ({words}):", line, flush=True)
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["help"]))
