"""Assembles the programs of this folder and wraps them into tapes."""
import os
import pathlib
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).parent


def value(text):
    if text[0] == "'":
        return ord(text[1])
    return int(text[:-1], 16) if text.endswith("h") else int(text)


def defaults(program):
    text = (HERE / f"{program}.asm").read_text()
    rows = re.findall(r"^;; (\w+) = (\S+)", text, re.M)
    return {name: value for name, value in rows}


def assemble(program, switches):
    """Returns the code, its address and the labels."""
    values = defaults(program)
    for name in switches:
        assert name in values, f"{program} has no switch {name}"
    values.update({name: str(text) for name, text in switches.items()})
    with tempfile.TemporaryDirectory() as folder:
        out, symbols = pathlib.Path(folder, "a.bin"), pathlib.Path(folder, "a.sym")
        command = [os.environ.get("PASMO", "pasmo"), "-I", str(HERE)]
        for name, text in values.items():
            command += ["--equ", f"{name}={value(text)}"]
        done = subprocess.run(command + [str(HERE / f"{program}.asm"), str(out), str(symbols)],
                              capture_output=True, text=True)
        assert done.returncode == 0 and not done.stderr, done.stderr + done.stdout
        labels = {}
        for line in symbols.read_text().splitlines():
            name, _, where = line.split()
            labels[name] = int(where[:-1], 16)
        code = out.read_bytes()
    text = (HERE / f"{program}.asm").read_text()
    origin = int(re.search(r"^\s+org (\d+)", text, re.M).group(1))
    return code, origin, labels


def block(flag, data):
    body = bytes([flag]) + data
    parity = 0
    for byte in body:
        parity ^= byte
    body += bytes([parity])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, length, first, second):
    return block(0, bytes([kind]) + name.ljust(10).encode() + length.to_bytes(2, "little")
                 + first.to_bytes(2, "little") + second.to_bytes(2, "little"))


def line(number, text):
    return number.to_bytes(2, "big") + (len(text) + 1).to_bytes(2, "little") + text + b"\r"


def number(value):
    return str(value).encode() + b"\x0e\0\0" + value.to_bytes(2, "little") + b"\0"


def basic(lines, start, variables=b""):
    program = b"".join(lines)
    data = program + variables
    return header(0, "shisen1k", len(data), start, len(program)) + block(255, data)


USR = b"\xf9\xc0"                                    # RANDOMIZE USR


def tape(program, switches):
    code, origin, _ = assemble(program, switches)
    if program == "copies":                          # REM line, then RANDOMIZE USR
        return basic([line(1, b"\xea" + code), line(2, USR + number(origin))], 2)
    if program == "moves":                           # BASIC asks for the number, code at 32768
        lines = [line(10, b"\xfd" + number(31743) + b":\xef\"\"\xaf"), line(20, USR + number(origin)),
                 line(30, b'\xee"Board? ";n:\xfan<' + number(1) + b"\xc5n>" + number(65535)
                      + b"\xcb\xec" + number(30)),
                 line(40, b"\xf9n:\xec" + number(20))]
        return basic(lines, 10) + header(3, "moves", len(code), origin, 32768) + block(255, code)
    if program == "replay":                          # one line: RANDOMIZE USR, then REM
        return basic([line(1, USR + number(origin) + b":\xea" + code)], 1)
    if program == "times":                           # code in a$
        text = USR + number(origin) + b":\xeen:\xf9n:\xec" + number(10)
        lines = [line(10, text)]
        assert origin == 23755 + len(lines[0]) + 3
        return basic(lines, 10, b"\x41" + len(code).to_bytes(2, "little") + code)
    raise KeyError(program)
