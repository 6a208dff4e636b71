"""Chooses the habits of one lantern tape from a seed: layout, pictures, marks, keys, timing."""

import random
from lantern_pictures import Font, pictures, masks, visible

WHITE = 7


class Config:
    """The switches (sw), the tables and the texts of one tape."""

    def __init__(self, seed, rom):
        for attempt in range(400):
            self.rng = random.Random(seed * 1000 + attempt)
            self.seed = seed
            self.sw = {}
            if self.layout() and self.look(Font(rom)) and self.fields():
                self.habits()
                return
        raise RuntimeError(f"no drawing for seed {seed}")

    def layout(self):
        r, sw = self.rng, self.sw
        form = r.choice(["1x1", "1x1", "2x1", "1x2", "2x2", "2x2", "2x3", "odd", "odd"])
        self.form = form
        if form == "odd":
            self.w, self.h = r.randint(8, 16), r.choice([8, 10, 12, 14, 16, 20])
            self.px = r.randint(self.w, min(18, self.w + 4))
            self.py = r.randint(self.h, min(24, self.h + 6))
            self.step = 1
        else:
            self.w, self.h = int(form[0]) * 8, int(form[2]) * 8
            self.px = self.w + r.choice([0, 0, 8]) if self.w == 8 else 16
            self.py = self.h + r.choice([0, 0, 8])
            if self.h == 8:
                self.py = r.choice([8, 16, 16, 24])
            self.step = 8
        if self.py * 6 > 152 or self.px * 14 > 256:
            return False
        width, height = 13 * self.px + self.w, 5 * self.py + self.h
        xs = [x for x in range(0, 257 - max(width, 13 * self.px + 16), self.step)]
        ys = [y for y in range(0, 193 - height, self.step)]
        if not xs or not ys:
            return False
        self.bx, self.by = r.choice(xs), r.choice(ys)
        self.xs = [self.bx + i * self.px for i in range(14)]
        self.ys = [self.by + i * self.py for i in range(6)]
        if r.random() < 0.12:  # a wider gap in the middle of the board
            extra = 8 if self.step == 8 else r.randint(2, 8)
            if self.xs[-1] + 16 + extra <= 256:
                self.xs = [x + (extra if i > 6 else 0) for i, x in enumerate(self.xs)]
        if r.random() < 0.12:
            extra = 8 if self.step == 8 else r.randint(2, 8)
            if self.ys[-1] + self.h + extra <= 192:
                self.ys = [y + (extra if i > 2 else 0) for i, y in enumerate(self.ys)]
        aligned = self.w % 8 == 0 and all(x % 8 == 0 for x in self.xs)
        colour = aligned and all(y % 8 == 0 for y in self.ys) and self.h % 8 == 0
        self.colour = colour and r.random() < 0.75
        sw.update(TW=self.w, TH=self.h, ALIGNED=int(aligned), COLOUR=int(self.colour),
                  AW=max(1, self.w // 8), AH=max(1, self.h // 8), WMASK=(0xFFFF << (16 - self.w)) & 0xFFFF)
        sw["LINES"] = int(r.random() < 0.2)
        sw["SPRITE"] = int(r.random() < 0.15)
        sw["BGATTR"] = r.choice([0x38, 0x07, 0x47, 0x0F, 0x30, 0x78, 0x28, 0x06, 0x44])
        sw["TXATTR"] = r.choice([sw["BGATTR"]] * 2 + [0x46, 0x39, 0x70])
        sw["BGBYTE"] = 0x88 if r.random() < 0.08 else 0
        return True

    def mark(self, name, kinds):
        """One mark: pixel operation with its mask, or a change of the attribute."""
        r, sw = self.rng, self.sw
        how = r.choice([k for k in kinds if self.colour or not k.startswith("a")])
        op, mask = masks(how, self.w, self.h, r)
        a, o, x = 255, 0, 0
        if how == "aflash":
            o = 128
        elif how == "abright":
            x = 64
        elif how == "apaper":
            a, o = 0xC7, r.randint(0, 7) << 3
        elif how == "aink":
            a, o = 0xF8, r.randint(0, 7)
        elif how == "ainvert":
            x = 0x3F
        sw.update({f"{name}_OP": op, f"{name}_A": a, f"{name}_O": o, f"{name}_X": x})
        self.marks[name] = (how, op, mask, a, o, x)

    def look(self, font):
        r, sw = self.rng, self.sw
        self.marks = {}
        self.style, self.pics, self.attrs = pictures(self, font)
        sw["CUR_CORNER"] = 0
        self.mark("CUR", ["frame", "xor", "aflash", "abright", "apaper", "ainvert", "arrow", "corners",
                          "corner", "underline"])
        if self.colour and self.marks["CUR"][0][0] == "a" and sw["AW"] * sw["AH"] > 1:
            sw["CUR_CORNER"] = r.choice([0, 0, 1])
        self.mark("SEL", ["xor", "frame", "apaper", "aink", "abright", "aflash", "cross", "corners", "underline"])
        self.mark("HIL", ["xor", "apaper", "aink", "abright", "dots", "underline", "corner", "frame"])
        self.mark("HNT", ["xor", "apaper", "aink", "aflash", "frame", "cross", "none"])
        if self.marks["HNT"][0] == "none" and not sw["LINES"]:
            return False
        if sw["SPRITE"] and r.random() < 0.7:
            self.mark("CUR", ["none"])
            sw["CUR_CORNER"] = 0
        sw["CURBLINK"] = int(r.random() < 0.2 and self.marks["CUR"][0] != "aflash")
        sw["HBLINK"] = int(r.random() < 0.3)
        return self.readable()

    def readable(self):
        """Marks must be seen, and kinds told apart under every mark."""
        seen = {}
        for kind in range(22):
            for flags in range(16):
                if kind == 0 and flags & ~1:
                    continue
                seen[kind, flags] = visible(self, kind, flags)
        for flags in range(16):
            if len({seen[k, flags] for k in range(22) if (k, flags) in seen}) != (1 if flags & ~1 else 1) * \
                    len([k for k in range(22) if (k, flags) in seen]):
                return False
        for kind in range(22):
            if not self.sw["SPRITE"] and seen[kind, 0] == seen[kind, 1]:
                return False
            if kind:
                s = [seen[kind, f] for f in (0, 2, 4, 6, 5, 7, 1)]
                if len({s[0], s[1], s[2]}) < 3 or s[2] == s[3] or s[4] == s[5]:
                    return False
                if not self.sw["LINES"] and (seen[kind, 8] == seen[kind, 0] or seen[kind, 8 + 4] == seen[kind, 4]):
                    return False
        return True

    def fields(self):
        """Numbers and texts where the board is not."""
        r, sw = self.rng, self.sw
        sw["PRT"] = int(r.random() < 0.3)
        margin = 8 if sw["LINES"] or sw["SPRITE"] else 0
        top, bottom = (self.ys[0] - margin) // 8, (self.ys[-1] + self.h + margin + 7) // 8
        lft, rgt = (self.xs[0] - margin) // 8, (self.xs[-1] + 16 + margin + 7) // 8
        used = {(y, x) for y in range(top, bottom) for x in range(lft, rgt)}
        rows = 22 if sw["PRT"] else 24
        self.labels = []

        def room(prefix, width):
            spots = [(y, x) for y in range(rows) for x in range(0, 33 - len(prefix) - width)
                     if not any((y, x + i) in used for i in range(-1, len(prefix) + width + 1))]
            if not spots:
                return None
            if prefix == "" and r.random() < 0.4:
                spots = [s for s in spots if s[0] == max(s[0] for s in spots)]
                spots = spots[:1]
            y, x = r.choice(spots)
            used.update((y, x + i) for i in range(len(prefix) + width))
            if prefix:
                self.labels.append((y, x, prefix))
            return y, x + len(prefix)

        self.ask = r.choice(["Board? ", "NUMBER:", "No. ", "", "Game (1-65535) "])
        sw["ASKLEN"] = len(self.ask)
        self.edwidth = len(self.ask) + 7
        self.places = {}
        want = [("ED", "", self.edwidth), ("NO", r.choice(["", "", "BOARD ", "No.", "#", "GAME:"]), 5)]
        sw["SH_LEFT"] = int(r.random() < 0.3)
        sw["SH_MOVES"] = int(r.random() < 0.25)
        sw["CLOCK"] = r.choice([0, 0, 0, 1, 2])
        sw["SCORES"] = int(r.random() < 0.25)
        sw["SH_GRAV"] = int(r.random() < 0.4)
        sw["MSG"] = int(r.random() < 0.3)
        for name, switch, label, width in (("LE", "SH_LEFT", ["", "LEFT ", "TILES:"], 2), ("MO", "SH_MOVES", ["", "MOVES "], 3),
                                           ("CL", "CLOCK", ["", "TIME ", "T:"], 4), ("SC", "SCORES", ["", "SCORE "], 5),
                                           ("BE", "SCORES", ["HI ", "BEST "], 5), ("GR", "SH_GRAV", [""], 4),
                                           ("MS", "MSG", [""], 10)):
            if sw[switch]:
                want.append((name, r.choice(label), width))
        for name, prefix, width in want:
            spot = room(prefix, width)
            if spot is None:
                return False
            self.places[name] = spot
        for name in ("ED", "NO", "LE", "MO", "CL", "SC", "BE", "GR", "MS"):
            y, x = self.places.get(name, (0, 0))
            sw[f"{name}_ROW"], sw[f"{name}_COL"] = y, x
        sw["NUMFMT"] = r.choice([0, 1, 2])
        self.font = 0 if sw["PRT"] else r.choice([0, 0, 1, 2, 3])
        return True

    def habits(self):
        r, sw = self.rng, self.sw
        sw["CODE"] = r.choice([0x8000, 0x8000, 0x6200, 0x7000, 0x9C40, 0x7D00])
        sw["KM"] = r.choice([0, 1, 1, 1, 4])
        sw["SCANROM"] = int(sw["KM"] != 4 and r.random() < 0.4)
        sw["KREL"] = int(r.random() < 0.5)
        sw["DEBOUNCE"] = int(r.random() < 0.4)
        sw["PACE"] = r.choice([0, 0, 0, 1, 2]) if sw["KM"] != 0 else r.choice([0, 0, 1, 2])
        sw["NOINT"] = int(sw["KM"] == 1 and sw["PACE"] > 0 and r.random() < 0.6)
        sw["BUFFER"] = int(not sw["PRT"] and r.random() < 0.2)
        sw["NHALT"] = r.choice([1, 1, 1, 2, 3, 5])
        if sw["BUFFER"]:
            sw["NHALT"] = 1
        sw["DELAYN"] = r.choice([700, 2600, 5000])
        if sw["PACE"] == 0:
            per = 50 // (sw["NHALT"] + 2 * sw["BUFFER"])
        elif sw["PACE"] == 1:
            per = 3500000 // (26 * sw["DELAYN"] + 2500 + 147000 * sw["BUFFER"])
        else:
            per = 3500000 // ((2500 if sw["KM"] == 1 else 250) + 147000 * sw["BUFFER"])
        per = max(6, per)
        if per < 20:
            sw["DEBOUNCE"] = 0  # two looks at the keys must fit into a short press
        self.per = per
        sw["SECN"] = min(per, 60000)
        sw["BLINKN"] = max(1, per * r.choice([8, 16, 25]) // 50) if sw["CURBLINK"] or sw["HBLINK"] else 0
        sw["HINTN"] = per * r.choice([2, 4, 6]) // 2 if r.random() < 0.25 else 0
        sw["MSGN"] = per * r.choice([1, 2, 3]) // 2 + 1
        rate = 50 if sw["KM"] == 4 else per  # how often the keys are read in a second
        sw["REPPER"] = max(1, rate // r.choice([5, 8])) if r.random() < 0.35 and not sw["KREL"] else 0
        sw["REPDEL"] = max(2, rate * r.choice([6, 8, 10]) // 10)
        sw["CURLATE"] = int(r.random() < 0.12)
        sw["MUSIC"] = (1 if sw["KM"] == 4 else 2 if sw["PACE"] == 0 else 0) if r.random() < 0.25 else 0
        sw["MUSLEN"] = r.choice([4, 10, 20])
        sw["SOUND"] = r.choice([1, 2]) if not sw["NOINT"] else 2
        sw["BEEPLEN"] = r.choice([20, 60, 150])
        sw["TITLE"] = int(r.random() < 0.35)
        sw["WINPAGE"] = int(r.random() < 0.3)
        sw["ASKN"] = int(r.random() < 0.12)
        sw["ASKR"] = int(r.random() < 0.12)
        sw["DYING"] = r.choice([0, 0, 2, 4, 6])
        sw["DYWAIT"] = max(1, per // r.choice([8, 16, 25]))
        sw["FALLN"] = max(1, per // r.choice([8, 16, 25])) if r.random() < 0.35 else 0
        sw["FIRSTNO"] = r.choice([0, 0, 1, 7, 1234, 65535])
        sw["BORD0"] = 5
        sw["TI_ROW"], sw["TI_COL"] = r.randint(2, 12), r.randint(2, 9)
        for name, choices in (("WRAP", [0, 1, 1, 2]), ("HKEEP", [0, 0, 1]), ("HRES", [0, 1]), ("HEND", [0, 0, 1]),
                              ("EMPTYDES", [0, 0, 1]), ("BADPATH", [0, 0, 1, 2]), ("NOMATCH", [0, 0, 1, 2]),
                              ("CHNOP", [0, 0, 1]), ("REINSERT", [0, 1]), ("HOME", [0, 1, 1]), ("FILLMOD", [0, 1]),
                              ("RNG", [0, 1, 2]), ("INVALID", [0, 1]), ("BPREC", [0, 0, 1, 2])):
            sw[name] = r.choice(choices)
        sw["STARTCUR"] = r.choice([0x11, 0x11, 0x11, 0x37, 0x6E])
        self.order = r.choice(["rows", "rows", "columns", "up"])
        self.screen = r.random() < 0.25
        self.loader = r.randint(0, 3)
        sw["SPRDX"] = r.randint(1, 8)
        sw["SPRDY"] = r.randint(1, 7)
        sw["SPRH"] = r.choice([8, 12, 16])
        sw["FONT"] = "myfont-256" if self.font else 0x3C00
