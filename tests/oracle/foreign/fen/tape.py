"""Assembles a source text with pasmo and writes it as a tape with a BASIC loader."""
import os
import subprocess
import tempfile

LOADER = (b"\xfd24575\x0e\0\0\xff\x5f\0"
          + b":\xef\"\"\xaf:\xf9\xc032768\x0e\0\0\0\x80\0\r")


def block(flag, data):
    """Return a block of a TAP file."""
    body = bytes([flag]) + data
    check = 0
    for byte in body:
        check ^= byte
    body += bytes([check])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, length, one, two):
    """Return the header block of a file."""
    words = b"".join(n.to_bytes(2, "little") for n in (length, one, two))
    return block(0, bytes([kind]) + name.ljust(10).encode()[:10] + words)


def tape(code):
    """Return a tape that loads the code at 32768 and starts it."""
    line = b"\0\x0a" + len(LOADER).to_bytes(2, "little") + LOADER
    return (header(0, "fen", len(line), 10, len(line)) + block(255, line)
            + header(3, "code", len(code), 32768, 32768) + block(255, code))


def assemble(text):
    """Return the code and the symbols of a source text."""
    with tempfile.TemporaryDirectory() as work:
        source, code, names = (os.path.join(work, n) for n in ("a.asm", "a.bin", "a.sym"))
        with open(source, "w", encoding="ascii") as out:
            out.write(text)
        pasmo = os.environ.get("PASMO", "pasmo")
        run = subprocess.run([pasmo, source, code, names], capture_output=True, text=True,
                             check=False)
        if run.returncode:
            raise SystemExit("pasmo: " + run.stdout + run.stderr)
        symbols = {}
        with open(names, encoding="ascii") as lines:
            for line in lines:
                name, _, value = line.split()
                symbols[name] = int(value.rstrip("H"), 16)
        with open(code, "rb") as data:
            return data.read(), symbols
