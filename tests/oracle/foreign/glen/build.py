"""Assemble one tape and write it as a TAP file."""
import os
import re
import subprocess
import tempfile
from pathlib import Path

from faults import FAULTS
from tapes import switches

SRC = Path(__file__).resolve().parent / "src"
HELP = ["CURSOR KEYS, ENTER: TAKE", "H HINT  B BACK  F FORWARD  R ALL",
        "L LAST  N NEW  S NUMBER  DEL"]


def flag_names():
    """All fault switches that the Z80 sources use."""
    text = "".join(p.read_text() for p in SRC.glob("*.asm"))
    return sorted(set(re.findall(r"F_[A-Z]_[A-Z0-9]+", text)))


def text_line(x, y, text):
    return f'        defb {x},{y},"{text}",0\n'


def files(name, fault=None):
    """The sources that depend on the switches: a dictionary of names and texts."""
    sw = switches(name)
    flags = dict.fromkeys(flag_names(), 0)
    edges = dict(EDGEL=0, EDGER=15, EDGET=0, EDGEB=112)
    if fault:
        entry = FAULTS[fault]
        for key, value in entry.get("set", {}).items():
            (edges if key in edges else sw)[key] = value
        if entry.get("flag"):
            if entry["flag"] not in flags:
                raise SystemExit(f"no such switch: {entry['flag']}")
            flags[entry["flag"]] = 1
    config = "".join(f"{k} equ {v}\n" for k, v in {**sw, **flags, **edges}.items()
                     if isinstance(v, int) and k != "HELP")
    lines = text_line(*sw["TITLEAT"], sw["TITLE"])
    if sw["HELP"]:
        x, y = sw["HELPAT"]
        for i, line in enumerate(HELP):
            lines += text_line(x, y + i, line)
    lines += "        defb 255\n"
    lines += f'tgon:   defb "{sw["ON"]}",0\ntgoff:  defb "{sw["OFF"]}",0\n'
    colours = "        defb " + ",".join(map(str, sw["COLOURS"])) + "\n"
    return {"config.asm": config, "lines.asm": lines, "colours.asm": colours}


def assemble(name, fault=None):
    """The machine code of a tape and the addresses of its labels."""
    with tempfile.TemporaryDirectory() as tmp:
        for file, text in files(name, fault).items():
            Path(tmp, file).write_text(text)
        out, sym = Path(tmp, "game.bin"), Path(tmp, "game.sym")
        cmd = [os.environ.get("PASMO", "pasmo"), "-I", str(SRC), "-I", tmp, "--bin",
               str(SRC / "main.asm"), str(out), str(sym)]
        run = subprocess.run(cmd, capture_output=True, text=True, cwd=tmp)
        if run.returncode:
            raise SystemExit(f"{name}+{fault}: {run.stderr}{run.stdout}")
        return out.read_bytes()


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def header(kind, name, length, p1, p2):
    data = bytes([kind]) + name.ljust(10)[:10].encode()
    return block(0, data + b"".join(v.to_bytes(2, "little") for v in (length, p1, p2)))


def number(n):
    """A number in a BASIC line: its digits and its hidden form."""
    return str(n).encode() + bytes([14, 0, 0]) + n.to_bytes(2, "little") + b"\0"


def basic(start):
    line = (bytes([0xfd]) + number(start - 1) + b":" + bytes([0xef]) + b'""' + bytes([0xaf])
            + b":" + bytes([0xf9, 0xc0]) + number(start) + b"\r")
    return (10).to_bytes(2, "big") + len(line).to_bytes(2, "little") + line


def tap(name):
    """The bytes of the TAP file of NAME or NAME+FAULT."""
    base, _, fault = name.partition("+")
    code = assemble(base, fault or None)
    program = basic(32768)
    return (header(0, base, len(program), 10, len(program)) + block(255, program)
            + header(3, base, len(code), 32768, 32768) + block(255, code))
