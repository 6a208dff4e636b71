#!/usr/bin/env python3
"""Drive a tape with the headless emulator and compare each state with the model.

drive.py EMULATOR SEED [FAULT] [KEYS]: prints what differs; exit code 1 if anything did.
"""
import os
import subprocess
import sys
import tempfile
import quay
from common.art import Dice
from model import Game, joined, W, H

NAMES = {"l": "caps+5", "d": "caps+6", "u": "caps+7", "r": "caps+8", "e": "enter", "g": "caps+0", "R": "r", "L": "l"}


class Tape:
    """The running tape; its state is carried from script to script in a snapshot."""

    def __init__(self, emulator, path, work):
        self.emulator, self.work, self.first = emulator, work, path
        self.state = None

    def run(self, lines, wav=None):
        with open(os.path.join(self.work, "go.scr"), "w") as f:
            f.write("\n".join(lines) + "\n")
        args = [self.emulator, "run", self.state or self.first, "--headless", "--instant-load",
                "--script", "go.scr", "--save", "next.szx"]
        if wav:
            args += ["--wav", wav]
        done = subprocess.run(args, cwd=self.work, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode:
            raise RuntimeError(done.stdout.decode())
        os.replace(os.path.join(self.work, "next.szx"), os.path.join(self.work, "now.szx"))
        self.state = "now.szx"

    def dump(self, name):
        data = open(os.path.join(self.work, name), "rb").read()
        os.remove(os.path.join(self.work, name))
        mem = bytes(16384) + data[27:]
        return mem, data[26] & 7

    def keys(self, keys, waits):
        """Press the keys; the memory and border after each of them."""
        lines = []
        for i, k in enumerate(keys):
            lines.append("press %s 3 6" % NAMES.get(k, k))
            lines.append("wait %d" % waits(k))
            lines.append("save d%d.sna" % i)
        self.run(lines)
        return [self.dump("d%d.sna" % i) for i in range(len(keys))]


def picture(mem, s, prog):
    """For each board cell the dots on the screen, as bytes."""
    x0, y0, px, py, w, h = prog.place(s)
    out = {}
    for y in range(H):
        for x in range(W):
            dots = []
            for cy in range(y0 + y * py, y0 + y * py + h):
                for cx in range(x0 + x * px, x0 + x * px + w):
                    base = 16384 + (cy & 24) * 256 + (cy & 7) * 32 + cx
                    dots += [mem[base + 256 * i] for i in range(8)]
            out[x, y] = bytes(dots)
    return out


class Check:
    def __init__(self, emulator, seed, fault, count, work):
        data, self.s, self.sy = quay.make(seed, fault)
        self.prog = quay.program(seed)
        with open(os.path.join(work, "t.tap"), "wb") as f:
            f.write(data)
        self.tape = Tape(emulator, "t.tap", work)
        self.game = Game(self.prog.rules(self.s))
        self.dice = Dice(seed * 7 + 5)
        self.count, self.faults, self.done, self.removals, self.wins = count, [], 0, 0, 0
        self.kinds, self.known, self.trail = {}, {}, ""
        self.serious = 0

    def note(self, text):
        self.faults.append("after %d keys (..%s): %s" % (self.done, self.trail[-25:], text))

    def compare(self, mem, border, key):
        got, g = self.prog.probe(mem, self.sy), self.game
        for name, want in (("board", g.board), ("cur", g.cur), ("sel", g.sel), ("num", g.num), ("grav", g.grav)):
            if got[name] != want:
                self.note("%s is %s, not %s" % (name, got[name], want))
        want = tuple(sorted(g.hint)) if g.hint else None
        if (tuple(sorted(got["hint"])) if got["hint"] and None not in got["hint"] else got["hint"]) != want:
            self.note("hint is %s, not %s" % (got["hint"], want))
        if border != g.border():
            self.note("border is %d, not %d" % (border, g.border()))

    def show(self, mem):
        """Do the pictures agree with the board? Marked tiles are left out."""
        g, pics = self.game, picture(mem, self.s, self.prog)
        for (x, y), dots in pics.items():
            k = g.board[y][x]
            kc = g.board[g.cur[1]][g.cur[0]]
            if (x, y) in (g.cur, g.sel) or (k and k == kc) or (g.hint and (x, y) in g.hint):
                continue
            if self.kinds.setdefault(k, dots) != dots:
                self.note("the picture of %s is not that of kind %d" % ((x, y), k))
                return
        if len(set(self.kinds.values())) != len(self.kinds):
            self.note("two kinds look alike")
        text = self.prog.number_text(self.s, g.num) if hasattr(self.prog, "number_text") else None
        if text:
            row, col, chars = text
            seen = ""
            for i in range(len(chars)):
                base = 16384 + (row & 24) * 256 + (row & 7) * 32 + col + i
                seen += "".join("%02x" % mem[base + 256 * j] for j in range(8))
            if not hasattr(self, "font"):
                self.font = {}
            for i, c in enumerate(chars):
                if self.font.setdefault(c, seen[16 * i:16 * i + 16]) != seen[16 * i:16 * i + 16]:
                    self.note("the number shown is not %r" % chars)
                    return

    def fresh(self, mem, num=None):
        """A board has been dealt: take it over, check what can be checked."""
        got = self.prog.probe(mem, self.sy)
        flat = sorted(k for row in got["board"] for k in row)
        if flat != sorted(list(range(1, 22)) * 4):
            self.note("the deal does not hold four of each kind: %s" % flat)
        if num is not None and got["num"] != num:
            self.note("board %d asked for, %d dealt" % (num, got["num"]))
        if self.known.setdefault(got["num"], got["board"]) != got["board"]:
            self.note("board %d is dealt in another way" % got["num"])
        if not got["num"]:
            self.note("board 0 dealt")
        self.game.deal(got["board"], got["num"])

    def plan(self):
        """Some keys in a row for a purpose; the model runs ahead on a copy of its state."""
        d, g = self.dice, self.game
        if g.n == 0 and not self.serious:
            self.serious = d.below(4)                  # 0, 1: no; 2: yes; 3: yes, without history keys
        what = d.below(100)
        if self.serious > 1:
            what = what // 2
            if self.serious == 2 and d.below(12) == 0 and g.n > 1:
                return d.pick(["bhef", "bbheff", "bbbheL", "bhefb"])
            if self.serious == 2 and d.below(30) == 0:
                return d.pick(["RL", "bbbbbL", "bbbbbbff", "RfffffffL"])
            if d.below(4) and g.moves():
                return d.pick(["he", "he", "hhe", "hhhhe"])
            self.serious *= len(g.moves()) > 0
        if 47 <= what < 52:
            pair = self.mismatch()
            if pair:
                keys = self.walk(g.cur, pair[0]) + "e"
                return keys + self.walk(pair[0], pair[1]) + "e"
        if what < 52:
            todo = g.moves()
            if todo:
                pair = d.pick(todo)
                keys = self.walk(g.cur, pair[0]) + "e"
                return keys + self.walk(pair[0], pair[1]) + "e"
            return d.pick(["b", "R", "hh", "bbbf", "e"])
        if what < 62:
            return "".join(d.pick("lrud") for _ in range(1 + d.below(18)))
        if what < 72:
            return "e" + "".join(d.pick("lrud") for _ in range(d.below(4))) + d.pick(["e", "e", "h", "ee", "eeh"])
        if what < 82:
            return "h" * (1 + d.below(6)) + d.pick(["e", "l", "", "hh", "h" * 40, "de"])
        if what < 90:
            return d.pick(["b", "bb", "bbf", "bbL", "RL", "R", "Rff", "L", "f", "bhe", "ebe", "bbbbff"])
        if what < 93:
            return "e" + d.pick(["b", "f"]) + "re"
        if what < 94:
            return "n"
        if what < 95:
            return "g"
        return "s"

    def mismatch(self):
        """Two tiles of different kinds with a way between them."""
        g, found = self.game, []
        tiles = [(x, y) for y in range(H) for x in range(W) if g.board[y][x]]
        for _ in range(400):
            a, b = self.dice.pick(tiles), self.dice.pick(tiles)
            far = abs(g.board[a[1]][a[0]] - g.board[b[1]][b[0]])
            if far and joined(g.board, a, b):
                found.append((far not in (13, 16), a, b))
        return min(found)[1:] if found else None

    def walk(self, a, b):
        return ("r" * (b[0] - a[0]) + "l" * (a[0] - b[0])) + ("d" * (b[1] - a[1]) + "u" * (a[1] - b[1]))

    def wait(self, k):
        return 12 if k in "lrud" else 250

    def start(self):
        self.tape.run(["wait 400"])
        if self.game.r["title"]:
            self.tape.run(["press space 3 6", "wait 300", "save d0.sna"])
        else:
            self.tape.run(["wait 100", "save d0.sna"])
        mem, border = self.tape.dump("d0.sna")
        self.fresh(mem)
        self.compare(mem, border, "")

    def step(self, keys):
        """Run keys of which at most the last deals a board."""
        dumps = self.tape.keys(keys, self.wait)
        for k, (mem, border) in zip(keys, dumps):
            self.done += 1
            self.trail += k
            result = self.game.key(k)
            self.removals += result == "removed"
            if result == "deal":
                self.fresh(mem)
            self.compare(mem, border, k)
            if k not in "lrud":
                self.show(mem)
            if len(self.faults) > 3:
                return

    def choose(self, num, bad=None):
        """S and a number, perhaps after a wrong one."""
        lines, g = [], self.game
        lines += ["press s 3 6", "wait 30"]
        texts = [str(num)] if bad is None else [bad, str(num)]
        dealt = True
        if bad is not None and g.r["askbad"] == "cancel":
            texts, dealt = [bad], False
        for text in texts:
            for c in text:
                lines += ["press %s 3 6" % ("caps+0" if c == "<" else c), "wait 12"]
            lines += ["press enter 3 6", "wait 200"]
        lines.append("save d0.sna")
        self.tape.run(lines)
        mem, border = self.tape.dump("d0.sna")
        self.done += sum(len(t) + 1 for t in texts) + 1
        self.trail += "s" + ",".join(texts)
        self.serious = 0
        if dealt:
            self.fresh(mem, num)
        else:
            g.clear()
        self.compare(mem, border, "s")
        self.show(mem)

    def play(self):
        self.start()
        numbers = [1, 42, 65535, 1000, 32768, 9, 42, 65535]
        bads = ["0", None, "99999", "1<7<0", None, "70000", ""]
        turn = 0
        while self.done < self.count and not self.faults:
            if not any(any(row) for row in self.game.board):
                self.wins += 1
                self.step(self.dice.pick(["hebe", "lebbRL", "uuef"]))
                keys = "s"
            else:
                keys = self.plan()
            if keys == "s":
                self.choose(numbers[turn % 8], bads[turn % 7])
                turn += 1
            else:
                self.step(keys)
        return self.faults


def sound(check):
    """Is a removal louder than silence? The edges of the wave are counted; by hand and by H."""
    import wave
    c = check
    c.choose(42)
    for hint in (0, 1):
        todo = c.game.moves()[0]
        keys = "h" if hint else c.walk(c.game.cur, todo[0]) + "e" + c.walk(todo[0], todo[1])
        c.step(keys)
        c.tape.run(["press enter 3 6", "wait 150"], "s.wav")
        with wave.open(os.path.join(c.tape.work, "s.wav")) as w:
            raw = w.readframes(w.getnframes())
            width, ch = w.getsampwidth(), w.getnchannels()
        v = [int.from_bytes(raw[i:i + width], "little", signed=width > 1) for i in range(0, len(raw), width * ch)]
        mid = (max(v) + min(v)) / 2
        flips = sum((a > mid) != (b > mid) for a, b in zip(v, v[1:]))
        c.game.key("e")
        if flips < 40:
            c.note("no sound at a removal%s (%d changes of level)" % (" by H" if hint else "", flips))


def main(args):
    if len(args) < 2:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    emulator, seed = args[0], int(args[1])
    fault, count = int(args[2]) if len(args) > 2 else 0, int(args[3]) if len(args) > 3 else 250
    with tempfile.TemporaryDirectory() as work:
        c = Check(emulator, seed, fault, count, work)
        try:
            c.play()
            if not c.faults:
                sound(c)
        except RuntimeError as e:
            c.note(str(e)[:300])
    print("seed %d fault %d: %d keys, %d removals, %d wins, %s" % (seed, fault, c.done, c.removals, c.wins,
                                                                 "DIFFERS" if c.faults else "as the model"))
    for text in c.faults[:3]:
        print("   " + text)
    return 1 if c.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
