"""Makes, judges and proves the tapes of this folder; README.md has the commands."""

import json
import os
import subprocess
import sys
import tempfile

import faults
import prover
import tapes


def made(name):
    """Returns what tapes.make returns, for an honest tape or a fault."""
    return faults.make(name) if name.startswith("fault") else tapes.make(name)


def wanted(words):
    """Returns the names of the tapes that the words of the command line mean."""
    sets = {"all": tapes.names(), "faults": faults.names()}
    return [name for word in words for name in sets.get(word, [word])]


def judge(fourrivers, keys, name, path):
    """Returns the exit code, and one line: the tape, the exit code, the warnings, the accusations."""
    done = subprocess.run([fourrivers, "check", path, "--keys", keys, "--first", "--json",
                           "--threads", "1"], capture_output=True, text=True, check=False)
    try:
        report = json.loads(done.stdout)
    except ValueError:
        line = "%s %d 0 | %s" % (name, done.returncode, done.stderr.strip()[:100])
        return done.returncode, line
    found = ["%s: %s" % (f["class"], f["words"]) for f in report["found"]]
    line = "%s %d %d | %s" % (name, done.returncode, len(report["warnings"]), " ## ".join(found))
    return done.returncode, line


def prove(fourrivers, name, path):
    """Returns 0 or 1, and one line: the tape, how many keys agree, and what differs."""
    count, bad = prover.prove(fourrivers, path, made(name), name)
    return int(bool(bad)), "%s %d keys | %s" % (name, count, "; ".join(bad[:5]) or "proved")


def main(words):
    """Returns the exit code of a command: 1 if a tape is judged wrongly or not proved."""
    if words[:1] == ["list"]:
        print("\n".join(tapes.names() + faults.names()))
        return 0
    if words[:1] == ["make"] and len(words) == 3:
        with open(words[2], "wb") as file:
            file.write(made(words[1])[0])
        return 0
    if words[:1] not in (["judge"], ["prove"]) or len(words) < 4:
        print("usage: heron.py list | make TAPE OUT.tap | judge|prove FOURRIVERS KEYS TAPE...")
        return 2
    wrong = False
    for name in wanted(words[3:]):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, name + ".tap")
            with open(path, "wb") as file:
                file.write(made(name)[0])
            if words[0] == "judge":
                code, line = judge(words[1], words[2], name, path)
                wrong = wrong or code != int(name.startswith("fault"))
            else:
                code, line = prove(words[1], name, path)
                wrong = wrong or code != 0
            print(line, flush=True)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
