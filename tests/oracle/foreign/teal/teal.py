#!/usr/bin/env python3
"""Builds the tapes of the game, judges the oracle by them, and proves them."""
import json, os, subprocess, sys, tempfile, time
from tapes import BASE, FAULTS, FAULTY, TAPES

HERE = os.path.dirname(os.path.abspath(__file__))


def config(tape):
    """All constants of a tape."""
    name, _, fault = tape.partition("+")
    values = dict(BASE, **TAPES[name])
    if fault and fault not in FAULTS:
        raise SystemExit("no such fault: " + fault)
    for f in FAULTS:
        values["F_" + f] = int(f == fault)
    return values


def block(flag, data):
    """One block of a TAP file."""
    body = bytes([flag]) + data
    x = 0
    for b in body:
        x ^= b
    body += bytes([x])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, size, a, b):
    return block(0, bytes([kind]) + name.ljust(10).encode()[:10]
                 + b"".join(v.to_bytes(2, "little") for v in (size, a, b)))


def number(n):
    """A number in a BASIC line."""
    return str(n).encode() + bytes([14, 0, 0]) + n.to_bytes(2, "little") + b"\0"


def build(tape):
    """The TAP file of a tape."""
    values = config(tape)
    org = values["BASEADR"]
    with tempfile.TemporaryDirectory() as tmp:
        title = values.pop("TITLE")
        with open(tmp + "/cfg.asm", "w") as f:
            f.writelines("%s equ %d\n" % kv for kv in values.items())
        with open(tmp + "/main.asm", "w") as f:
            f.write(open(HERE + "/main.asm").read())
        for n in os.listdir(HERE):
            if n.endswith(".asm") and n != "main.asm":
                with open(tmp + "/" + n, "w") as f:
                    f.write(open(HERE + "/" + n).read().replace("db TITLE", "db " + title))
        r = subprocess.run([os.environ.get("PASMO", "pasmo"), "main.asm", "out.bin"], cwd=tmp,
                           capture_output=True, text=True)
        if r.returncode:
            raise SystemExit(tape + ": " + r.stdout + r.stderr)
        code = open(tmp + "/out.bin", "rb").read()
    line = (b"\xfd" + number(org - 1) + b":\xef\"\"\xaf:\xf9\xc0" + number(org) + b"\r")
    basic = (10).to_bytes(2, "big") + len(line).to_bytes(2, "little") + line
    return (header(0, "teal", len(basic), 10, len(basic)) + block(255, basic)
            + header(3, "code", len(code), org, 32768) + block(255, code))


def judge(program, keys, tapes):
    wrong = 0
    for tape in tapes:
        fault = tape.partition("+")[2]
        with tempfile.TemporaryDirectory() as tmp:
            path = tmp + "/tape.tap"
            open(path, "wb").write(build(tape))
            t = time.time()
            r = subprocess.run(["nice", program, "check", path, "--machine", "48", "--rom", "free",
                                "--keys", keys, "--seed", "1", "--json"]
                               + (["--first"] if fault else []), capture_output=True, text=True)
            t = time.time() - t
        try:
            d = json.loads(r.stdout)
            found = [k for k, v in d["differences"].items() if v]
            if os.environ.get("KEEP"):
                open(os.environ["KEEP"] + "/" + tape + ".json", "w").write(r.stdout)
            words = json.dumps(d["found"][:1])[:700] if found else ""
            warnings = d["warnings"]
        except (ValueError, KeyError):
            found, words, warnings = [], r.stderr.strip()[:300], []
        expected = FAULTS[fault][0].split() if fault else []
        right = (r.returncode == 1 and bool(set(found) & set(expected))) if fault else r.returncode == 0
        wrong += not right
        print("%-20s code %d %6.1f s found %-16s expected %-16s %s" % (
            tape, r.returncode, t, ",".join(found) or "-", ",".join(expected) or "-",
            "right" if right else "WRONG " + words), *warnings, flush=True)
    return 1 if wrong else 0


def main(a):
    if a[:1] == ["list"]:
        print("\n".join(list(TAPES) + FAULTY))
    elif a[:1] == ["make"] and len(a) == 3:
        open(a[2], "wb").write(build(a[1]))
    elif a[:1] == ["judge"] and len(a) > 3:
        return judge(a[1], a[2], {"all": list(TAPES), "faults": FAULTY}.get(a[3], a[3:]))
    elif a[:1] == ["prove"] and len(a) > 2:
        from prove import prove
        tapes = list(TAPES) if a[2] == "all" else a[2:]
        return max(prove(a[1], t, build(t), config(t)) for t in tapes)
    else:
        print("teal.py list | make TAPE FILE | judge FOURRIVERS KEYS TAPE...|all|faults"
              " | prove FOURRIVERS TAPE...|all", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
