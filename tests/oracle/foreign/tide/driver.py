# Drives a tape in the emulator, and reads its screen.  MIT licence.
import os, subprocess
import tide
SHM = "/dev/shm" if os.path.isdir("/dev/shm") else None
LONG = {"enter": 60, "h": 60, "b": 60, "f": 60, "r": 60, "l": 60, "n": 60, "delete": 60}

class Differs(Exception):
    def __init__(self, aspect, words):
        Exception.__init__(self, aspect + ": " + words)
        self.aspect, self.words = aspect, words

class Machine:
    """the tape in the emulator; keys in chunks, from one saved state to the next"""
    def __init__(self, four, code, folder, name="tide", slow=1):
        self.four, self.d, self.slow, self.n = four, folder, slow, 0
        open(folder + "/t.tap", "wb").write(tide.tape(name, code))
        r = self.run(folder + "/t.tap", f"wait 1500\nsave {folder}/s.sna\nsave {folder}/s.szx\n")
        self.loaded = r.returncode == 0 and os.path.exists(folder + "/s.sna")
        self.state = folder + "/s.szx"
        self.first = open(folder + "/s.sna", "rb").read() if self.loaded else b""

    def run(self, file, script):
        open(self.d + "/s.txt", "w").write(script)
        return subprocess.run([self.four, "run", file, "--headless", "--machine", "48", "--rom", "free",
                               "--script", self.d + "/s.txt"], capture_output=True, text=True)

    def press(self, keys, state=None):
        """memory after each key, and the last state"""
        lines, entry = [], False
        for i, k in enumerate(keys):
            w = LONG.get(k, 13)
            if k == "s":
                entry = True
            if entry and (k == "enter" or k.isdigit()):
                w = 60
            if k == "enter":
                entry = False
            lines.append(f"press {k} 4 {w * self.slow}\nsave {self.d}/k{i}.sna")
        self.n += 1
        new = f"{self.d}/s{self.n}.szx"
        r = self.run(state or self.state, "\n".join(lines + [f"save {new}"]) + "\n")
        out = []
        for i in range(len(keys)):
            f = f"{self.d}/k{i}.sna"
            if os.path.exists(f):
                out.append(open(f, "rb").read())
                os.remove(f)
        self.crashed = len(out) != len(keys) or r.returncode
        return out, new

class Screen:
    def __init__(self, engine, cfg, sna):
        m = sna[27:27 + 6912]
        self.border = sna[26] & 7
        ebb = engine == "ebb"
        def cell(r, c):
            a = (r & 24) << 8 | (r & 7) << 5 | c
            return m[a:a + 2048:256]
        self.pix, self.att = [], []
        for p in range(84):
            r, c = p // 14, p % 14
            if ebb:
                at = [(cfg["TOP"] + cfg["PITCH"] * r, 2 + 2 * c)]
            else:
                at = [(5 + 2 * r + i, 2 + 2 * c + j) for i in (0, 1) for j in (0, 1)]
            self.pix.append(b"".join(cell(*q) for q in at))
            self.att.append(bytes(m[6144 + 32 * y + x] for y, x in at))
        self.foot = [cell(23, c) for c in range(9)]
        self.footatt = m[6144 + 736:6144 + 745]

def visible(pix, att):
    """what is seen of a cell: two phases of flashing"""
    out = []
    n = len(pix) // len(att)
    for i, a in enumerate(att):
        ink, paper, br, fl = a & 7, a >> 3 & 7, a & 64, a & 128
        def col(c):
            return c and (c, br)
        bits = pix[n * i:n * i + n]
        for ph in (0, 1):
            x, y = (col(paper), col(ink)) if fl and ph else (col(ink), col(paper))
            if x == y:
                bits2 = b""
            else:
                bits2 = bits
            if not any(bits2):
                out.append((y,))
            else:
                out.append((bits2, x, y))
    return tuple(out)
