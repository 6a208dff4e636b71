"""Builds tapes: switches, texts, assembly, TAP file."""
import os
import shutil
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def block(flag, data):
    body = bytes([flag]) + data
    check = 0
    for b in body:
        check ^= b
    body += bytes([check])
    return len(body).to_bytes(2, "little") + body


def header(kind, name, length, a, b):
    return block(0, bytes([kind]) + name.encode().ljust(10)[:10] + length.to_bytes(2, "little")
                 + a.to_bytes(2, "little") + b.to_bytes(2, "little"))


def line(number, text):
    text += b"\r"
    return number.to_bytes(2, "big") + len(text).to_bytes(2, "little") + text


def val(n):
    return b'\xb0"' + str(n).encode() + b'"'


def tap(name, code, org, rem):
    """A BASIC loader and code, or one BASIC program with the code in its first line."""
    if rem:
        basic = line(1, b"\xea" + code) + line(2, b"\xf9\xc0" + val(org))
        return header(0, name, len(basic), 2, len(basic)) + block(255, basic)
    basic = line(10, b"\xfd" + val(org - 1) + b":\xef\"\"\xaf:\xf9\xc0" + val(org))
    return (header(0, name, len(basic), 10, len(basic)) + block(255, basic)
            + header(3, name, len(code), org, 32768) + block(255, code))


def assemble(tape, fault=None):
    """Returns code and symbols of a tape."""
    import tapes
    spec = tapes.TAPES[tape]
    engine = spec["engine"]
    folder = tempfile.mkdtemp(prefix="cove")
    try:
        for name in os.listdir(HERE):
            if name.endswith(".asm"):
                shutil.copy(os.path.join(HERE, name), folder)
        conf = ["; conf.asm: the switches of this tape"]
        conf += ["%s equ %d" % (k, v) for k, v in sorted(spec["switch"].items())]
        for name, (eng, _, _, _) in tapes.FAULTS.items():
            if eng == engine:
                conf.append("F_%s equ %d" % (name, name == fault))
        with open(os.path.join(folder, "conf.asm"), "w") as f:
            f.write("\n".join(conf) + "\n")
        with open(os.path.join(folder, "text.asm"), "w") as f:
            f.write(tapes.text(spec))
        done = subprocess.run([os.environ.get("PASMO", "pasmo"), spec["source"], "o.bin", "o.sym"],
                              cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit("%s: %s" % (tape, done.stderr + done.stdout))
        symbols = {}
        for row in open(os.path.join(folder, "o.sym")):
            part = row.split()
            symbols[part[0]] = int(part[2].rstrip("H"), 16)
        return open(os.path.join(folder, "o.bin"), "rb").read(), symbols
    finally:
        shutil.rmtree(folder)


def make(full, path):
    import tapes
    tape, _, fault = full.partition("+")
    if fault and (tape not in tapes.FAULTS[fault][1].split()):
        raise SystemExit("%s is not a fault of %s" % (fault, tape))
    code, symbols = assemble(tape, fault or None)
    spec = tapes.TAPES[tape]
    with open(path, "wb") as f:
        f.write(tap(spec["title"], code, spec["switch"]["BEGIN"], spec.get("rem", False)))
    return symbols
