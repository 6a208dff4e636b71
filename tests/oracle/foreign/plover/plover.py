"""Makes, lists, judges and proves the tapes of this family."""
import json
import os
import subprocess
import sys
import tempfile

import build
import faults
import prover

HONEST = ["%s-%02d" % (engine, i) for engine in ("plover1", "plover2") for i in range(20)]


def configured(name):
    """Returns the switches of an honest tape or of a fault."""
    if name not in faults.FAULTS:
        return build.configure(name)
    s = build.configure(faults.host(name))
    s.update(faults.OVERRIDES)
    s["patch"] = faults.FAULTS[name][1]
    return s


def make(name, path):
    """Writes a tape."""
    with open(path, "wb") as file:
        file.write(build.tap(build.assemble(configured(name))))


def judge(program, keys, name):
    """Returns the exit code of the program, and the line that says how it judges a tape."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name + ".tap")
        make(name, path)
        run = subprocess.run([program, "check", path, "--keys", keys, "--threads", "1", "--json"],
                             capture_output=True, text=True, check=False)
    try:
        report = json.loads(run.stdout)
    except ValueError:
        return run.returncode, "%s %d 0 | %s" % (name, run.returncode, run.stderr.strip())
    found = "; ".join("%s: %s" % (f["class"], f["words"]) for f in report["found"])
    line = "%s %d %d | %s" % (name, run.returncode, len(report["warnings"]), found)
    return run.returncode, line


def wanted(names):
    """Returns the names of tapes, with `all` and `faults` replaced by lists."""
    groups = {"all": HONEST, "faults": list(faults.FAULTS)}
    return [tape for name in names for tape in groups.get(name, [name])]


def main(args):
    """Does the command; returns the exit code: 1 if a tape is judged wrongly or not proved."""
    bad = 0
    if args[:1] == ["list"]:
        print("\n".join(HONEST + list(faults.FAULTS)))
    elif args[:1] == ["make"] and len(args) == 3:
        make(args[1], args[2])
    elif args[:1] == ["judge"] and len(args) > 3:
        for name in wanted(args[3:]):
            code, line = judge(args[1], args[2], name)
            bad += code != int(name in faults.FAULTS)
            print(line, flush=True)
    elif args[:1] == ["prove"] and len(args) > 3:
        for name in wanted(args[3:]):
            differences = prover.prove(args[1], name, int(args[2]))
            bad += bool(differences)
            print(name, "; ".join(differences[:5]) or "proved", flush=True)
    else:
        print("usage: plover.py list | make TAPE OUT | judge|prove FOURRIVERS KEYS TAPE...")
        return 2
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
