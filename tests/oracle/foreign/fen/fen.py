"""Makes, lists, judges and proves the tapes of this family."""
import json
import os
import random
import subprocess
import sys
import tempfile
import engine1
import engine2
import engine3
import faults
import prover
import tape

HERE = os.path.dirname(os.path.abspath(__file__))
ENGINES = {e.NAME: e for e in (engine1, engine2, engine3)}
EXTRA = {"fen1-20": {'layout': (2, 3, 4, 2), 'scheme': (56, 120, 58, 57, 'swap'), 'TITLE': 0,
    'MSG': 1, 'WONKEY': 0, 'STKEY': 2, 'JUNKDROP': 1, 'FLUSH': 1, 'WRAPX': 1, 'WRAPY': 0,
    'ARRDROP': 0, 'RESUME': 1, 'BLOCKED': 2, 'OTHER': 0, 'EMPTYSEL': 1, 'HCUR': 0, 'HSTOP': 0,
    'SHOWN': 50, 'BUSY': 0, 'SNDPOS': 0, 'TUNE': 0, 'IDLESEL': 1, 'IDLEHINT': 1, 'REDLATE': 0,
    'PREC': 1, 'HOME': 0, 'WALL': 0, 'ORDER': 2, 'NROW': 23, 'PAD': 0, 'TNUM': 'No. ',
    'GIVENUP': 0, 'EPRE': 0, 'EDELE': 1, 'EDELALL': 0, 'ELET': 1, 'EARR': 0, 'ESPC': 0,
    'ELEAD': 1, 'EMAX': 6, 'EFULL': 0, 'EBD': 0, 'EBLANK': 3, 'EBIG': 0, 'EZERO': 2}}
COUNT = 20


def honest():
    """Return the names of the honest tapes."""
    return [f"{e}-{n:02d}" for e in ENGINES for n in range(COUNT)] + list(EXTRA)


def everything():
    """Return the names of all tapes."""
    return honest() + [f"{e}-{f[0]}" for e in ENGINES for f in faults.of(e)]


def switches(name):
    """Return the engine of a tape, its switches, and its fault or None."""
    kind, _, rest = name.partition("-")
    engine = ENGINES[kind]
    fault = next((f for f in faults.of(kind) if f[0] == rest.removesuffix("+")), None)
    rng = random.Random(name.removesuffix("+"))
    sw = engine.draw(rng)
    sw.update(EXTRA.get(name, {}))
    if fault:
        if sw.get("EPRE") and sw.get("EBD") == 1:
            sw["EBD"] = 0
        sw.update(fault[2])
    return engine, engine.settle(sw), None if rest.endswith("+") else fault


def build(name):
    """Return the tape, the symbols, the engine and the switches of a name."""
    engine, sw, fault = switches(name)
    head, tail = engine.source(sw)
    text = ""
    for part in engine.FILES:
        with open(os.path.join(HERE, engine.NAME, part), encoding="ascii") as lines:
            text += lines.read()
    text = "\n".join(head) + "\n" + text + "\n".join(tail) + "\n end\n"
    if fault:
        text = faults.put(text, fault)
    code, symbols = tape.assemble(text)
    return tape.tape(code), symbols, engine, sw


def make(name, path):
    """Write a tape."""
    with open(path, "wb") as out:
        out.write(build(name)[0])


def names(words):
    """Return the tapes that the words of a command mean."""
    if words == ["faults"]:
        return [name for name in everything() if name not in honest()]
    return honest() if words == ["all"] else words


def judge(program, keys, name, first=False):
    """Return the line with the judgement about a tape."""
    with tempfile.TemporaryDirectory() as work:
        path = os.path.join(work, name + ".tap")
        make(name, path)
        command = [program, "check", path, "--keys", str(keys), "--threads", "1", "--json"]
        run = subprocess.run(command + ["--first"] * first, capture_output=True, text=True,
                             check=False)
    try:
        report = json.loads(run.stdout)
    except ValueError:
        return f"{name} {run.returncode} 0 | {run.stderr.strip()}"
    found = "; ".join(f"{f['class']}: {f['words']}" for f in report["found"])
    fault = switches(name)[2]
    wanted = f" (expected: {fault[1]})" if fault and fault[1] not in found else ""
    return f"{name} {run.returncode} {len(report['warnings'])} | {found}{wanted}"


def right(line):
    """Return whether a line of judge() accepts an honest tape or accuses another one."""
    name, code = line.split()[:2]
    return int(code) == int(name not in honest())


def main():
    """Run a command of the command line; return the exit code."""
    command, words = sys.argv[1], sys.argv[2:]
    if command == "make":
        make(*words)
    elif command == "list":
        print("\n".join(everything()))
    elif command in ("judge", "first"):
        wrong = 0
        for name in names(words[2:]):
            line = judge(words[0], words[1], name, command == "first")
            print(line, flush=True)
            wrong += not right(line)
        return int(wrong > 0)
    elif command == "prove":
        for name in names(words[2:]):
            data, symbols, engine, sw = build(name)
            with tempfile.TemporaryDirectory() as work:
                path = os.path.join(work, "a.tap")
                with open(path, "wb") as out:
                    out.write(data)
                wrong = prover.prove(words[0], path, engine, sw, symbols, name, int(words[1]))
            print(name, wrong or "proved", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
