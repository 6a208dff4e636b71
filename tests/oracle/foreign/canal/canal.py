"""canal.py make TAPE OUT.tap | list | judge FOURRIVERS KEYS TAPE... |
first FOURRIVERS KEYS TAPE... | prove FOURRIVERS KEYS TAPE..."""
import json
import os
import subprocess
import sys
import tempfile
import build
from faults import FAULTS, HOSTS
from hand import HAND
from switches import RULES, draw

RANDOM = ["canal%02d" % i for i in range(1, 73)]


def spec(name):
    """Returns the switches of the tape, its look, its fault or None."""
    fault = None
    if name.startswith("x-"):
        fault = name[2:].split("@")[0]
        name = name.split("@")[1] if "@" in name else HOSTS.get(fault, "canal01")
    name, *changes = name.split("+")                    # NAME+SWITCH=VALUE changes a switch
    fixed = dict(HAND.get(name, {}))
    fixed.update((key, int(value)) for key, value in (c.split("=") for c in changes))
    switches, look = draw(name, fixed)
    return switches, look, fault


def make(name, path):
    """Writes the tape; returns switches, look and addresses."""
    switches, look, fault = spec(name)
    return switches, look, build.make("canal", switches, look, RULES, FAULTS, fault, path)


def machine(switches):
    """Returns the options that choose the machine."""
    return ["--machine", "128"] if switches["P128"] else []


def expand(names):
    """Returns the list of tapes that the words mean."""
    every = {"all": RANDOM + list(HAND), "faults": ["x-" + f for f in FAULTS]}
    return [name for word in names for name in every.get(word, [word])]


def check(program, path, keys, first, switches, limit):
    """Returns the finished run of one check."""
    return subprocess.run(
        [program, "check", path, "--keys", keys, "--threads", "1", "--json"]
        + (["--first"] if first else []) + machine(switches),
        capture_output=True, text=True, timeout=limit)


def judge(program, keys, names, first=False):
    """Prints a line for each tape: name, exit code, warnings, accusations.

    Returns 1 if an honest tape is not accepted or a tape with a fault is.
    """
    bad = False
    for name in expand(names):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, name + ".tap")
            switches = make(name, path)[0]
            limit = os.environ.get("CANAL_SECONDS")
            try:
                run = check(program, path, keys, first, switches, limit and int(limit))
            except subprocess.TimeoutExpired:
                print(name, "- - | not judged within %s seconds" % limit, flush=True)
                bad = True
                continue
        bad |= run.returncode != int(name.startswith("x-"))
        try:
            report = json.loads(run.stdout)
        except ValueError:
            print(name, run.returncode, "-", "|", (run.stdout + run.stderr).strip(), flush=True)
            continue
        found = ["%s: %s" % (d["class"], d["words"]) for d in report["found"]]
        if os.environ.get("CANAL_REPORTS"):
            with open(os.path.join(os.environ["CANAL_REPORTS"], name + ".json"), "w") as file:
                file.write(run.stdout)
        print(name, run.returncode, len(report["warnings"]), "|", "; ".join(found), flush=True)
    return int(bad)


def main(words):
    """Runs one command; returns the exit code."""
    if words[:1] == ["make"] and len(words) == 3:
        make(words[1], words[2])
    elif words == ["list"]:
        print("\n".join(RANDOM + list(HAND) + ["x-" + f for f in FAULTS]))
    elif words[:1] in (["judge"], ["first"]) and len(words) > 3:
        return judge(words[1], words[2], words[3:], words[0] == "first")
    elif words[:1] == ["prove"] and len(words) > 3:
        from prover import prove
        return max([prove(words[1], int(words[2]), name, make, machine)
                    for name in expand(words[3:])])
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
