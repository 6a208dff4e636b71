"""Five small programs as tapes: make, list, judge, prove. See README.md."""
import json
import os
import subprocess
import sys
import tempfile

import switches
import tape

HERE = os.path.dirname(os.path.abspath(__file__))


def assemble(sw):
    """Returns (code, symbols) of the assembled program."""
    with tempfile.TemporaryDirectory() as folder:
        out, table = os.path.join(folder, "out.bin"), os.path.join(folder, "out.sym")
        options = []
        for key, value in sorted(sw.items()):
            if key != "PROGRAM":
                options += ["--equ", "%s=%d" % (key, value)]
        words = [os.environ.get("PASMO", "pasmo")] + options + [sw["PROGRAM"] + ".asm", out, table]
        result = subprocess.run(words,
                                cwd=os.path.join(HERE, "asm"), stderr=subprocess.PIPE, text=True)
        if result.returncode:
            raise SystemExit("%s: %s" % (sw["PROGRAM"], result.stderr))
        with open(out, "rb") as file:
            data = file.read()
        symbols = {}
        with open(table) as file:
            for line in file:
                words = line.split()
                symbols[words[0]] = int(words[2].rstrip("Hh"), 16)
    return data, symbols


def build(name):
    """Returns (bytes of the tape, switches, symbols)."""
    sw = switches.switches(name)
    data, symbols = assemble(sw)
    if sw["PROGRAM"] == "p5":
        import basic
        return basic.tape_of(sw, data), sw, symbols
    return tape.loader(data, sw["BASE"], "shisen"), sw, symbols


def write(name, path):
    """Writes the tape."""
    with open(path, "wb") as file:
        file.write(build(name)[0])


def chosen(args):
    """Returns the names of the tapes: all honest ones for all."""
    out = []
    for arg in args:
        if arg == "faults":
            import faults
            out += faults.names()
        else:
            out += switches.names() if arg == "all" else [arg]
    return out


def judge(fourrivers, keys, names, more=()):
    """Prints one line for each tape; returns 1 if an honest one is not accepted or a faulty is."""
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            path = os.path.join(folder, name + ".tap")
            write(name, path)
            command = [fourrivers, "check", path, "--keys", keys, "--threads", "1", "--json"]
            result = subprocess.run(command + list(more), capture_output=True, text=True)
            bad |= result.returncode != int("-f" in name)
            print(summary(name, result), flush=True)
    return int(bad)


def summary(name, result):
    """Returns the line of a tape."""
    try:
        report = json.loads(result.stdout)
    except ValueError:
        return "%s %d - | %s" % (name, result.returncode, result.stderr.strip())
    found = ["%s: %s [%s]" % (d["class"], d["words"], " ".join(d["steps"]))
             for d in report.get("found", [])]
    return "%s %d %d | %s" % (name, result.returncode, len(report.get("warnings", [])),
                              "; ".join(found))


def main(args):
    """Runs a command; returns the exit code."""
    if args[:1] == ["list"]:
        print("\n".join(switches.names()))
    elif args[:1] == ["make"] and len(args) == 3:
        write(args[1], args[2])
    elif args[:1] == ["judge"] and len(args) > 3:
        return judge(args[1], args[2], chosen(args[3:]))
    elif args[:1] == ["prove"] and len(args) > 3:
        import prover
        return prover.prove(args[1], int(args[2]), chosen(args[3:]))
    else:
        print("usage: slip.py list | make TAPE OUT.tap | judge FOURRIVERS KEYS TAPE... | "
              "prove FOURRIVERS KEYS TAPE...", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
