"""Makes a tape file: assembles the program with the switches of a tape."""
import os
import subprocess
import tempfile
from layout import tables

HERE = os.path.dirname(os.path.abspath(__file__))
NUMBERS = ("CW CH X0 TSIZE YPIX BH8 BW MK0 MK1 MK2 ATTRS TAX TAY TAW TAH SW SH SOX SOY SPR GLIDE "
           "BGATTR BLINKT BLINKKEEP ZPAD SHOWGRAV SHOWLEFT SHOWMOVES SHOWSCORE SHOWCLOCK NONEMSG "
           "ENDMSG ENDTUNE PATHT REMANIM STEPFALL DEALSHOW SOUND CLICK TRAVELBEEP TITLE KM IM2 "
           "INTS MUSIC P128 ENTRY").split()


def config(switches, look, rules, faults, fault):
    """Returns the text of config.inc."""
    s = dict(switches)
    px = s["PX"]
    masks = [0, 0, 0]
    if px:
        masks[0] = 0xFF00 >> px & 255
        masks[look.bw - 1] |= 0xFF >> px
    s.update(TSIZE=look.tsize, YPIX=look.ypix, BH8=look.high, BW=look.bw, MK0=masks[0],
             MK1=masks[1], MK2=masks[2], TAX=s["TX"] // 8, TAY=s["TY"] // 8, TAW=s["TWP"] // 8,
             TAH=s["THP"] // 8, BLINKKEEP=31 & ~s["BLINK"] if s["BLINKT"] else 31)
    out = "".join("%s equ %d\n" % (key, s[key]) for key in NUMBERS + list(rules))
    return out + "".join("X_%s equ %d\n" % (f, f == fault) for f in faults)


def block(flag, content):
    """Returns a block of a TAP file."""
    body = bytes([flag]) + content
    check = 0
    for byte in body:
        check ^= byte
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([check])


def header(kind, name, length, one, two):
    """Returns the header block of a file on tape."""
    return block(0, bytes([kind]) + name.ljust(10)[:10].encode() + length.to_bytes(2, "little")
                 + one.to_bytes(2, "little") + two.to_bytes(2, "little"))


def number(value):
    """Returns a number in a BASIC line: digits and hidden form."""
    return str(value).encode() + bytes([14, 0, 0]) + value.to_bytes(2, "little") + b"\0"


def tap(name, code, screen):
    """Returns a tape: loader, perhaps a loading screen, code at 32768."""
    line = b"\xfd" + number(32767) + b":"
    if screen:
        line += b"\xef\"\"\xaa:"
    line += b"\xef\"\"\xaf:\xf9\xc0" + number(32768) + b"\r"
    program = (10).to_bytes(2, "big") + len(line).to_bytes(2, "little") + line
    out = header(0, name, len(program), 10, len(program)) + block(255, program)
    if screen:
        picture = bytes((i * 7 ^ i >> 5) & 255 for i in range(6144)) + b"\x45" * 768
        out += header(3, "screen", 6912, 16384, 32768) + block(255, picture)
    return out + header(3, name, len(code), 32768, 32768) + block(255, code)


def make(name, switches, look, rules, faults, fault, path):
    """Writes the tape; returns the addresses of the program's variables."""
    with tempfile.TemporaryDirectory() as folder:
        for entry in os.listdir(os.path.join(HERE, "asm")):
            os.symlink(os.path.join(HERE, "asm", entry), os.path.join(folder, entry))
        with open(os.path.join(folder, "config.inc"), "w") as file:
            file.write(config(switches, look, rules, faults, fault))
        with open(os.path.join(folder, "tables.inc"), "w") as file:
            file.write(tables(look))
        run = subprocess.run([os.environ.get("PASMO", "pasmo"), "all.asm", "out.bin", "out.sym"],
                             cwd=folder,
                             capture_output=True, text=True)
        if run.returncode:
            raise SystemExit(name + ": " + run.stdout + run.stderr)
        with open(os.path.join(folder, "out.bin"), "rb") as file:
            code = file.read()
        if len(code) > 0x3000:
            raise SystemExit("%s: %d bytes" % (name, len(code)))
        symbols = {}
        with open(os.path.join(folder, "out.sym")) as file:
            for text in file:
                words = text.split()
                symbols[words[0]] = int(words[2].rstrip("Hh"), 16)
    with open(path, "wb") as file:
        file.write(tap(name, code, switches["LOADER"] == "screen"))
    return symbols
