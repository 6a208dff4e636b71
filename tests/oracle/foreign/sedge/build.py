"""Makes the tape of a set of switches with the assembler pasmo."""

import os
import random
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PARTS = {"P": ["ports", "tiles8"], "D": ["inter", "tiles16"]}


def cells():
    """Returns the 84 cells by rows."""
    return [row * 16 + col for row in range(1, 7) for col in range(1, 15)]


def sequence(order):
    """Returns the cells in the order in which hints look at them."""
    if order == 1:
        return cells()[::-1]
    if order == 2:
        return sorted(cells(), key=lambda c: (c % 16, c // 16))
    return cells()


def pictures():
    """Returns 21 pictures of 8 x 8 points and an empty one first."""
    rng = random.Random(21)
    found = [(0,) * 8]
    while len(found) < 22:
        rows = [rng.randrange(1, 8) for _ in range(6)]
        rows = [(r << 4 | (r & 4) >> 1 | (r & 2) << 1 | (r & 1) << 3) & 126 for r in rows]
        picture = (0, *rows, 0)
        near = min(sum(bin(a ^ b).count("1") for a, b in zip(picture, p)) for p in found)
        if near > 5:
            found.append(picture)
    return found


def attributes(sw):
    """Returns the attributes of the 16 sets of marks: 1 cursor, 2 selected, 4 same, 8 shown."""
    result = []
    for marks in range(16):
        paper = 6 if marks & 4 and not sw["HLB"] else 7
        if marks & 2 and sw["SELS"] == 0:
            paper = 4
        if marks & 8 and sw["HIS"] == 0:
            paper = 5
        if marks & 2 and sw["SELS"] == 2:
            paper = 3
        attr = paper * 8
        if marks & 8 and sw["HIS"] == 1:
            attr |= 128
        if marks & 1 and sw["CURS"] < 2:
            attr |= 128 if sw["CURS"] == 0 else 64
        result.append(attr)
    return result


def defb(label, values):
    """Returns an assembler line group for a label and its bytes."""
    lines = [label + ":"]
    for i in range(0, len(values), 16):
        lines.append("        defb " + ",".join(str(v) for v in values[i:i + 16]))
    return "\n".join(lines) + "\n"


def source(sw):
    """Returns the assembler text of a tape."""
    text = ["%s equ %d\n" % (k, v) for k, v in sw.items() if isinstance(v, int)]
    label = "BOARD" if sw["NCOL"] == 6 else ""
    names = ["vars", "game", "play", "moves", "rules", "text", "marks", *PARTS[sw["ENGINE"]]]
    body = []
    for name in names:
        with open(os.path.join(HERE, "asm", name + ".asm"), encoding="ascii") as file:
            body.append(file.read())
    text.append("        org 32768\n        jp start\n")
    line = '        defm "%s"\n' % label if label else ""
    text += [b.replace("        defm LABTXT\n", line) for b in body]
    text.append(defb("SEQROW", cells() + [0]))
    text.append(defb("SEQ", sequence(sw["HORDER"]) + [0]))
    text.append(defb("TILES", [v for p in pictures() for v in p]))
    text.append(defb("ATTRS", attributes(sw)))
    text.append("        end 32768\n")
    return "".join(text)


def make(sw, out):
    """Writes the tape to the file out; raises RuntimeError if it cannot be assembled."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "tape.asm")
        with open(path, "w", encoding="ascii") as file:
            file.write(source(sw))
        command = [os.environ.get("PASMO", "pasmo"), "--name", "sedge", "--tapbas", path, out]
        run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise RuntimeError(run.stderr + run.stdout)
