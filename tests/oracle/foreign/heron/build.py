"""Assembles the sources of one engine with switches and makes a tape file of it."""

import os
import re
import subprocess
import tempfile

PASMO = os.environ.get("PASMO", "pasmo")
HERE = os.path.dirname(os.path.abspath(__file__))


def source(engine, fault=None):
    """Returns the whole source text of an engine, with the edits of a fault made in it."""
    folder = os.path.join(HERE, "asm%d" % engine)
    names = ["main", "rules", "search", "show"]
    text = ""
    for name in names:
        with open(os.path.join(folder, name + ".asm"), encoding="ascii") as file:
            text += file.read()
    for old, new in (fault or []):
        if text.count(old) != 1:
            raise ValueError("%d places for the edit %r" % (text.count(old), old))
        text = text.replace(old, new)
    return text


def assemble(text, switches):
    """Returns the machine code and the symbols; jumps that are too far become absolute."""
    head = ["%s equ %d" % item for item in sorted(switches.items())]
    lines = head + text.split("\n")
    while True:
        error, code, symbols = pasmo(lines)
        if not error:
            return code, symbols
        found = re.search(r"on line (\d+) of", error)
        if "Relative jump" not in error or not re.search(r"\bjr\b", lines[int(found[1]) - 1]):
            raise ValueError(error + (lines[int(found[1]) - 1] if found else ""))
        at = int(found[1]) - 1
        lines[at] = re.sub(r"\bjr\b", "jp", lines[at])


def pasmo(lines):
    """Returns the text of an error or None, the machine code and the symbols."""
    with tempfile.TemporaryDirectory() as folder:
        src, out, sym = (os.path.join(folder, n) for n in ("a.asm", "a.bin", "a.sym"))
        with open(src, "w", encoding="ascii") as file:
            file.write("\n".join(lines) + "\n")
        done = subprocess.run(
            [PASMO, src, out, sym], capture_output=True, text=True, check=False)
        if done.returncode:
            return done.stderr[:300], None, None
        with open(out, "rb") as file:
            code = file.read()
        symbols = {}
        with open(sym, encoding="ascii") as file:
            for row in file:
                parts = row.split()
                symbols[parts[0]] = int(parts[2].rstrip("H"), 16)
    return None, code, symbols


def block(flag, data):
    """Returns a tape block with length and check byte."""
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    body += bytes([check])
    return len(body).to_bytes(2, "little") + body


def tape_file(kind, name, data, first, second):
    """Returns header and data block of a file of BASIC (kind 0) or CODE (kind 3)."""
    head = bytes([kind]) + name.encode("ascii")[:10].ljust(10)
    for value in (len(data), first, second):
        head += value.to_bytes(2, "little")
    return block(0, head) + block(255, data)


def number(value):
    """Returns a number as BASIC stores it: digits and the hidden small integer."""
    return str(value).encode("ascii") + b"\x0e\0\0" + value.to_bytes(2, "little") + b"\0"


def line(label, body):
    """Returns a line of BASIC."""
    return label.to_bytes(2, "big") + (len(body) + 1).to_bytes(2, "little") + body + b"\r"


def basic(name, program, start):
    """Returns the tape file of a BASIC program that starts by itself."""
    return tape_file(0, name, program, start, len(program))


USR, REM, RANDOMIZE, PRINT, CLEAR, LOAD, CODE = 0xC0, 0xEA, 0xF9, 0xF5, 0xFD, 0xEF, 0xAF
VAL, LET, INPUT, IF, OR, THEN, GOTO, INT = 0xB0, 0xF1, 0xEE, 0xFA, 0xC5, 0xCB, 0xEC, 0xBA
NE = 0xC9


def call_line(loader, address):
    """Returns the statement that calls the code, in one of three spellings."""
    if loader == 1:
        return bytes([RANDOMIZE, USR, VAL]) + b'"%d"' % address
    if loader == 2:
        return bytes([PRINT, USR]) + number(address)
    return bytes([RANDOMIZE, USR]) + number(address)


def rem_tape(name, code, loader):
    """Returns a tape with the code in a REM line."""
    first = 0 if loader == 2 else 1
    program = line(first, bytes([REM]) + code) + line(2, call_line(loader, 23760))
    return basic(name, program, 2)


def code_tape(name, code, org, loader):
    """Returns a tape with a BASIC loader and a block of code."""
    body = bytes([CLEAR]) + number(org - 1) + b":" + bytes([LOAD]) + b'""' + bytes([CODE])
    program = line(10, body + b":" + call_line(loader, org))
    return basic(name, program, 10) + tape_file(3, name, code, org, 32768)


def input_tape(name, code, org):
    """Returns a tape whose BASIC program asks for the number of the board."""
    load = bytes([CLEAR]) + number(org - 1) + b":" + bytes([LOAD]) + b'""' + bytes([CODE])
    again = bytes([INPUT]) + b"n:" + bytes([IF]) + b"n<" + number(1) + bytes([OR]) + b"n>"
    again += number(65535) + bytes([OR]) + b"n" + bytes([NE, INT]) + b"n" + bytes([THEN, GOTO])
    again += number(30)
    program = line(10, load) + line(20, bytes([RANDOMIZE, USR]) + number(org))
    program += line(30, again)
    program += line(40, bytes([RANDOMIZE]) + b"n:" + bytes([LET]) + b"n=" + bytes([USR])
                    + number(org + 3) + b":" + bytes([GOTO]) + number(30))
    return basic(name, program, 10) + tape_file(3, name, code, org, 32768)
