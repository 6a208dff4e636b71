"""Assembles a tape."""
import os
import subprocess
import tempfile

import art
from faults import FAULTS
from tapes import settings

HERE = os.path.dirname(os.path.abspath(__file__))
TEXTS = ("other", "block", "nomore", "won", "stuck", "grav", "on", "off", "title", "label", "entry")
PAGES = ("GRID", "INIT", "ROWT", "COLT", "HIST", "DBUF", "CELLP", "HORDT", "SHADOW", None, "GFX", None,
         None, "TBUF", "IMTAB")


def attr(ink, paper, bright=0, flash=0):
    """Returns an attribute byte."""
    return ink + 8 * paper + 64 * bright + 128 * flash


def size(cfg):
    """Returns the number of bytes of a tile's picture."""
    return cfg["CW"] * cfg["CH"] * 8


def config(cfg, fault):
    """Returns the assembler text of the settings."""
    lines = [f"{k} equ {v}" for k, v in cfg.items() if isinstance(v, int)]
    lines += [f"{page} equ {cfg['TABS'] + 256 * i}" for i, page in enumerate(PAGES) if page]
    lines += [f"IMVEC equ {cfg['TABS'] // 256 + 16}", f"TSZ equ {size(cfg)}"]
    lines += [f"F_{name} equ {i + 1}" for i, name in enumerate(FAULTS)]
    lines.append(f"FAULT equ {list(FAULTS).index(fault) + 1 if fault else 0}")
    return "\n".join(lines) + "\n"


def data(cfg):
    """Returns the assembler text of attributes, pictures and texts."""
    def row(name, values):
        body = [f"        db {','.join(map(str, values[i:i + 16]))}" for i in range(0, len(values), 16)]
        return [f"{name}:"] + body
    out = row("attrs", cfg["attrs"])
    cw, ch = cfg["CW"], cfg["CH"]
    if cfg["GFXM"]:
        out += row("art", sum(art.tiles(cfg["style"], cw, ch), []))
    if cfg["MASKED"]:
        out += row("masks", sum((art.mask(m, cw, ch) for m in cfg["masks"]), []))
    if cfg["CURMASK"]:
        out += row("curmask", art.mask(cfg["curmask"], cw, ch))
    if cfg["COLOURED"]:
        out += row("inks", [0] + cfg["inks"])
    if cfg["DIGM"]:
        out += row("digits", sum((art.seven(d) for d in range(10)), []))
    for name in TEXTS:
        text = cfg["t_" + name]
        out.append(f"t_{name}: db " + (f'"{text}",0' if text else "0"))
    return "\n".join(out) + "\n"


def assemble(tape):
    """Returns settings, code and symbols of a tape."""
    name, _, fault = tape.partition("+")
    cfg = settings(name)
    with tempfile.TemporaryDirectory() as tmp:
        main = os.path.join(tmp, "all.asm")
        with open(main, "w", encoding="ascii") as f:
            text = open(os.path.join(HERE, "z80", "main.asm"), encoding="ascii").read()
            f.write(config(cfg, fault) + text.replace("        end start", data(cfg) + "        end start"))
        done = subprocess.run([os.environ.get("PASMO", "pasmo"), "-I", os.path.join(HERE, "z80"), main,
                               os.path.join(tmp, "out.bin"), os.path.join(tmp, "out.sym")],
                              capture_output=True, text=True, check=False)
        if done.returncode:
            raise SystemExit(f"{tape}: {done.stdout}{done.stderr}")
        code = open(os.path.join(tmp, "out.bin"), "rb").read()
        symbols = {}
        for line in open(os.path.join(tmp, "out.sym"), encoding="ascii"):
            label, _, value = line.split()
            symbols[label] = int(value.rstrip("H"), 16)
    if cfg["ORGA"] + len(code) > cfg["TABS"]:
        raise SystemExit(f"{tape}: code reaches the tables")
    return cfg, code, symbols


def block(flag, body):
    """Returns one block of a TAP file."""
    body = bytes([flag]) + body
    parity = 0
    for b in body:
        parity ^= b
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([parity])


def header(kind, name, length, p1, p2):
    """Returns the header block of a file."""
    return block(0, bytes([kind]) + name.ljust(10)[:10].encode() + length.to_bytes(2, "little")
                 + p1.to_bytes(2, "little") + p2.to_bytes(2, "little"))


def number(n):
    """Returns a number as BASIC stores it."""
    return str(n).encode() + bytes([14, 0, 0, n & 255, n >> 8, 0])


def line(n, body):
    """Returns a BASIC line."""
    body += b"\r"
    return n.to_bytes(2, "big") + len(body).to_bytes(2, "little") + body


def tap(tape):
    """Returns the bytes of a TAP file."""
    cfg, code, _ = assemble(tape)
    org = cfg["ORGA"]
    title = tape.partition("+")[0]
    if org == 23760:
        basic = line(1, b"\xea" + code) + line(2, b"\xf9\xc0" + number(org))
        return header(0, title, len(basic), 2, len(basic)) + block(255, basic)
    basic = line(10, b"\xfd" + number(org - 1) + b":\xef\"\"\xaf:\xf9\xc0" + number(org))
    return (header(0, title, len(basic), 10, len(basic)) + block(255, basic)
            + header(3, title, len(code), org, 32768) + block(255, code))
