"""Switches -> assembly -> tape."""
import os
import shutil
import subprocess
import tempfile

from options import TYPES, kind_bytes
from pictures import as_bytes

HERE = os.path.dirname(os.path.abspath(__file__))
TOKENS = {"CLEAR": 0xFD, "VAL": 0xB0, "POKE": 0xF4, "LOAD": 0xEF, "CODE": 0xAF, "RANDOMIZE": 0xF9,
          "USR": 0xC0, "INPUT": 0xEE, "LINE": 0xCA, "LET": 0xF1, "IF": 0xFA, "THEN": 0xCB,
          "GOTO": 0xEC, "FOR": 0xEB, "TO": 0xCC, "NEXT": 0xF3, "LEN": 0xB1, "OR": 0xC5, "REM": 0xEA,
          "BORDER": 0xE7, "PAPER": 0xDA, "INK": 0xD9, "CLS": 0xFB}


def basic_line(number, text):
    """A line of BASIC; words of TOKENS stand between spaces."""
    body = bytearray()
    for word in text.split(" "):
        body += bytes([TOKENS[word]]) if word in TOKENS else word.replace("~", " ").encode()
    body.append(13)
    return number.to_bytes(2, "big") + len(body).to_bytes(2, "little") + bytes(body)


def block(flag, data):
    body = bytes([flag]) + bytes(data)
    check = 0
    for byte in body:
        check ^= byte
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def header(kind, name, length, one, two):
    return block(0, bytes([kind]) + name.ljust(10).encode()[:10] + length.to_bytes(2, "little")
                 + one.to_bytes(2, "little") + two.to_bytes(2, "little"))


def rest_of_basic(o, asking):
    """Lines after the start: the INPUT of a board number."""
    if not o["BASICIN"]:
        return b""
    lines = basic_line(20, 'INPUT "Board~number?~"; LINE a$')
    lines += basic_line(30, 'IF LEN a$< VAL "1" OR LEN a$> VAL "5" THEN GOTO VAL "20"')
    lines += basic_line(40, 'FOR i= VAL "1" TO LEN a$: IF a$(i)<"0" OR a$(i)>"9" THEN GOTO VAL "20"')
    lines += basic_line(50, 'NEXT i: LET n= VAL a$: IF n< VAL "1" OR n> VAL "65535" THEN GOTO VAL "20"')
    lines += basic_line(60, f'RANDOMIZE n: RANDOMIZE USR VAL "{asking}": GOTO VAL "20"')
    return lines


def switches(o, fault):
    s = {k: v for k, v in o.items() if k.isupper() and isinstance(v, int)}
    s["FAULT"] = fault
    s["PBYTES"] = o["TW"] * o["TH"] * 8
    s["FONTBASE"] = 0xC900 - 256 if o["FONTK"] else 0x3C00
    s["NUMWLEN"], s["ENTWLEN"], s["LEFTLEN"] = (len(o[k]) for k in ("numword", "entword", "leftword"))
    s["ENTCUR"] = ord(o["entcur"])
    if o["BASICIN"]:
        s["MAXD"] = 5
    return "".join(f"{k} equ {v}\n" for k, v in sorted(s.items()))


def text_line(text):
    return ",".join(str(ord(c)) for c in text) + ("," if text else "") + "0"


def data(o):
    lines = []

    def db(label, values):
        lines.append(f"{label}:")
        values = list(values)
        for i in range(0, len(values), 24):
            lines.append(" db " + ",".join(map(str, values[i:i + 24])))

    db("xtab", [(o["OX"] + (x - 1) * o["PX"]) & 255 for x in range(16)])
    db("ytab", [(o["OY"] + (y - 1) * o["PY"]) & 255 for y in range(8)])
    db("kattr", o["kattr"])
    bits = {"K": 1, "H": 2, "S": 4, "C": 8}
    table = []
    for mark, (name, value) in o["styles"]:
        table += [bits[mark], TYPES[name], value << 3 if name == "paper" else value]
    db("styletab", table + [16, TYPES[o["animstyle"]], 0])
    db("emptypix", as_bytes(o["empty_rows"]))
    if o["TILEK"] == 1:
        db("tiledata", kind_bytes(o))
    else:
        db("letters", [ord(c) for c in o["letters"]])
    db("orddata", order(o))
    length = max(len(o["numword"]) + 5, len(o["entword"]) + min(o["MAXD"], 8) + 1)
    width = 16 if o["MSG"] == 3 else 15
    for label, text in (("numword", o["numword"]), ("entword", o["entword"]),
                        ("entspace", " " * length), ("leftword", o["leftword"]),
                        ("gravon", "Gravity ON "), ("gravoff", "Gravity OFF"),
                        ("msgnone", " " * width), ("msgwon", "WELL DONE!".center(width)),
                        ("msgstuck", "NO MORE MOVES".center(width)),
                        ("title1", "S H I S E N"), ("title2", "Press any key")):
        lines.append(f"{label}: db {text_line(text)}")
    db("panels", [v for panel in o["panels"] for v in panel] + [255])
    lines.append("texts:")
    for row, col, text in o["texts"]:
        lines.append(f" db {row},{col},{text_line(text)}")
    lines.append(" db 255")
    return "\n".join(lines) + "\n"


def order(o):
    cells = [(x, y) for y in range(1, 7) for x in range(1, 15)]
    if o["HORDER"] == 1:
        cells.sort(key=lambda c: (c[0], c[1]))
    elif o["HORDER"] == 2:
        cells.reverse()
    elif o["HORDER"] == 3:
        cells.sort(key=lambda c: (c[0], -c[1]))
    return [y * 16 + x for x, y in cells]


def build(o, out, fault=0):
    """Writes the tape; returns the symbols."""
    work = tempfile.mkdtemp(prefix="harbour")
    for name in os.listdir(HERE):
        if name.endswith(".asm"):
            shutil.copy(os.path.join(HERE, name), work)
    with open(os.path.join(work, "switches.inc"), "w") as file:
        file.write(switches(o, fault))
    with open(os.path.join(work, "data.inc"), "w") as file:
        file.write(data(o))
    run = subprocess.run([os.environ.get("PASMO", "pasmo"), "main.asm", "main.bin", "main.sym"], cwd=work,
                         capture_output=True, text=True)
    if run.returncode:
        raise SystemExit(f"seed {o['seed']} fault {fault}: {run.stdout} {run.stderr} in {work}")
    code = open(os.path.join(work, "main.bin"), "rb").read()
    symbols = {}
    for line in open(os.path.join(work, "main.sym")):
        words = line.split()
        if len(words) >= 3:
            symbols[words[0]] = int(words[2].rstrip("H"), 16)
    shutil.rmtree(work)
    if o["ORIGIN"] + len(code) > (0xBD00 if o["ORIGIN"] < 0xBD00 else 0xC000):
        raise SystemExit("too long")
    origin = o["ORIGIN"]
    start = 'RANDOMIZE USR VAL "%d"' % origin
    if o["REM"]:
        first = bytes([0, 1]) + (len(code) + 2).to_bytes(2, "little") + b"\xea" + code + b"\r"
        program = first + basic_line(10, start) + rest_of_basic(o, origin + 3)
        tape = header(0, "shisen", len(program), 10, len(program)) + block(255, program)
    else:
        program = basic_line(10, f'CLEAR VAL "{origin - 1}": POKE VAL "23739", VAL "111": LOAD ""'
                             f' CODE : {start}') + rest_of_basic(o, origin + 3)
        tape = header(0, "shisen", len(program), 10, len(program)) + block(255, program)
        tape += header(3, "code", len(code), origin, 32768) + block(255, code)
    with open(out, "wb") as file:
        file.write(tape)
    return symbols
