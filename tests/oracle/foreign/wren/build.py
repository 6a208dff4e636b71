"""Build tapes: choose the marked lines of a game's source, assemble, and write a TAP file."""
import os
import re
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def choose(text, marks):
    """Replace each line whose mark `;@name: replacement | replacement` is chosen."""
    used, out = set(), []
    for line in text.splitlines():
        parts = re.split(r";@([\w-]+):", line)
        code = parts[0]
        picked = [code]
        for name, body in zip(parts[1::2], parts[2::2]):
            if name in marks:
                used.add(name)
                new = []
                for piece in body.split("|"):
                    new += picked if piece.strip() == "*" else ["        " + piece.strip()]
                label = re.match(r"\w+:", code)
                if label and new is not picked and code not in new:
                    new.insert(0, label.group(0))
                picked = [p for p in new if p.strip()]
        out += picked
    return "\n".join(out) + "\n", used


def assemble(source, marks):
    """The machine code and the symbols of source with the chosen marks."""
    text, used = choose(source, marks)
    missing = set(marks) - used
    if missing:
        raise SystemExit(f"no line is marked {sorted(missing)}")
    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, n) for n in ("a.asm", "a.bin", "a.sym")]
        with open(names[0], "w", encoding="ascii") as f:
            f.write(text)
        run = subprocess.run([os.environ.get("PASMO", "pasmo"), *names],
                             capture_output=True, text=True, check=False)
        if run.returncode:
            raise SystemExit(f"{sorted(marks)}: {run.stderr or run.stdout}")
        with open(names[1], "rb") as f:
            code = f.read()
        symbols = {}
        with open(names[2], encoding="ascii") as f:
            for line in f:
                m = re.match(r"(\w+)\s+EQU\s+0?([0-9A-F]+)H", line, re.I)
                if m:
                    symbols[m.group(1).lower()] = int(m.group(2), 16)
    return code, symbols


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    body += bytes([check])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, length, one, two):
    return block(0, bytes([kind]) + name.ljust(10)[:10].encode() + b"".join(
        v.to_bytes(2, "little") for v in (length, one, two)))


WORDS = {"CLEAR": 0xfd, "LOAD": 0xef, "CODE": 0xaf, "RANDOMIZE": 0xf9, "USR": 0xc0, "LET": 0xf1,
         "IF": 0xfa, "THEN": 0xcb, "INPUT": 0xee, "LINE": 0xca, "GOTO": 0xec, "GOSUB": 0xed, "POKE": 0xf4,
         "VAL": 0xb0, "LEN": 0xb1, "FOR": 0xeb, "TO": 0xcc, "NEXT": 0xf3, "INT": 0xba, "OR": 0xc5,
         "REM": 0xea, "BORDER": 0xe7, "PAPER": 0xda, "INK": 0xd9, "CLS": 0xfb, "<>": 0xc9,
         ">=": 0xc8, "AND": 0xc6}


def basic(lines):
    """Tokenise lines of BASIC given as (number, text); words in capitals are keywords."""
    out = b""
    for number, text in lines:
        body = b""
        for part in re.findall(r'"[^"]*"|<>|>=|[A-Z]+(?![a-z$])|\d+|.', text):
            if part in WORDS:
                body += bytes([WORDS[part]])
            elif part.isdigit():
                value = int(part)
                body += part.encode() + bytes([14, 0, 0, value & 255, value >> 8, 0])
            elif part != " ":
                body += part.encode()
        body += b"\r"
        out += number.to_bytes(2, "big") + len(body).to_bytes(2, "little") + body
    return out


def tape(name, lines, code, origin):
    """A TAP file: a BASIC loader that starts at its first line, and the code."""
    program = basic(lines)
    return (header(0, name, len(program), lines[0][0], len(program)) + block(255, program)
            + header(3, name, len(code), origin, 32768) + block(255, code))
