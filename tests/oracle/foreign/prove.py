"""Holds a tape against the slow model: keys are pressed on the emulated machine, the program's own
variables are read from its memory, and everything must be as the model says."""
import random
import subprocess

import family
import model as slow

TEXT = {"left": "{left}", "right": "{right}", "up": "{up}", "down": "{down}", "enter": "{enter}", "delete": "{delete}"}
LOAD_FRAMES = 3500


def pair_of(one, other):
    """Two places in reading order. A faulty program may have a place outside the board, None, which comes first."""
    return tuple(sorted((one, other), key=lambda place: place or (-1, -1)))


class Probe:
    def __init__(self, program, tape, machine, rom=None, load_text=None):
        words = [program, tape, machine] + ([rom] if rom else []) + ([load_text] if rom and load_text else [])
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(self, line):
        self.process.stdin.write(line + "\n")

    def ask(self, line):
        self.tell(line)
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if not answer:
            raise RuntimeError("the probe has ended")
        return answer[0], int(answer[1]), [bytes.fromhex(h) for h in answer[2:]]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class TableEyes:
    """The variables of table_game.asm."""
    def __init__(self, symbols):
        v = symbols["vars"]
        self.busy, self.taken = symbols["v_busy"], symbols["v_taken"]
        self.show = f"show {symbols['board_page'] * 256}:240 {v}:16"

    def read(self, border, memory):
        page, v = memory
        board = [page[24 * (r + 2) + c + 2] for r in range(6) for c in range(14)]
        def cell(position):
            return (position // 24 - 2, position % 24 - 2) if position else None
        pair = None
        if v[9]:
            pair = pair_of(cell(v[9]), cell(v[10]))
        return {"border": border, "number": v[0] + 256 * v[1], "gravity": bool(v[2]), "cursor": (v[6], v[7]),
                "selected": cell(v[8]), "shown": pair, "board": board}


class BasicEyes:
    """The variables of basic_helper.asm and basic_game.py."""
    def __init__(self, symbols):
        v = symbols["v"]
        self.busy, self.taken = symbols["v_busy"], symbols["v_taken"]
        self.show = f"show {symbols['board']}:128 {v}:18"

    def read(self, border, memory):
        cells, v = memory
        board = [cells[16 * r + c + 17] for r in range(6) for c in range(14)]
        def cell(place):
            return (place // 16 - 1, place % 16 - 1) if place else None
        pair = pair_of(cell(v[7]), cell(v[8])) if v[7] else None
        return {"border": border, "number": v[15] + 256 * v[16], "gravity": bool(v[11]), "cursor": cell(v[5]),
                "selected": cell(v[6]), "shown": pair, "board": board}


class PrintEyes:
    """The variables of print_game.asm."""
    def __init__(self, symbols):
        self.busy, self.taken = symbols["v_busy"], symbols["v_taken"]
        self.show = f"show {symbols['map']}:128 {symbols['v']}:18"

    def read(self, border, memory):
        cells, v = memory
        board = [cells[16 * r + c + 17] for r in range(6) for c in range(14)]
        def cell(place):
            return (place // 16 - 1, place % 16 - 1) if place else None
        pair = pair_of(cell(v[8]), cell(v[9])) if v[8] else None
        return {"border": border, "number": v[0] + 256 * v[1], "gravity": bool(v[2]), "cursor": cell(v[6]),
                "selected": cell(v[7]), "shown": pair, "board": board}


EYES = {"table": TableEyes, "basic": BasicEyes, "print": PrintEyes}


def seen_by(model):
    shown = tuple(sorted(model.shown)) if model.shown else None
    return {"border": model.border(), "number": model.number, "gravity": model.gravity,
            "cursor": (model.row, model.column), "selected": model.selected, "shown": shown, "board": list(model.board)}


def keys(seed, model, count):
    """Random keys that play the game: hints are taken, ways walked, numbers typed, well or badly."""
    pick = random.Random(f"keys {seed}")
    plan = []
    for _ in range(count):
        if not plan:
            what = pick.random()
            if what < 0.45:
                plan = ["h"] * pick.choice([1, 1, 1, 2, 5]) + ["enter"]
            elif what < 0.5:
                plan = ["h"] * 30
            elif what < 0.75:
                plan = [pick.choice(["left", "right", "up", "down"]) for _ in range(pick.randint(1, 9))] + ["enter"]
            elif what < 0.8 and model.pairs():
                a, b = pick.choice(model.pairs())
                plan = walk(model, a) + ["enter"] + walk_from(a, b) + ["enter"]
            elif what < 0.93:
                plan = [pick.choice("bbbbffrl")]
            elif what < 0.94:
                plan = [pick.choice(["n", "delete"])]
            elif what < 0.95:
                plan = ["s"] + [pick.choice("0123456789") for _ in range(pick.randint(0, 7))] + [
                    pick.choice(["enter", "enter", "delete", "z", "up"])] + ["1", "2", "enter"]
            elif what < 0.96:
                plan = ["s"] + list(str(pick.choice([1, 42, 255, 256, 65535, pick.randint(1, 65535)]))) + ["enter"]
            else:
                plan = ["h", "enter"] * 20
        yield plan.pop(0)


def walk_from(start, cell):
    return ["down" if cell[0] > start[0] else "up"] * abs(cell[0] - start[0]) + [
        "right" if cell[1] > start[1] else "left"] * abs(cell[1] - start[1])


def walk(model, cell):
    return walk_from((model.row, model.column), cell)


def prove(s, folder, probe_program, count, fault=None, key_seed=0, rom=None, load_text=None):
    """An empty text, or the first thing that the tape and the model see differently."""
    tape, symbols = family.assemble(s, folder, fault)
    eyes = EYES[s["program"]](symbols)
    probe = Probe(probe_program, tape, s["MODEL"], rom, load_text)
    try:
        probe.tell(f"watch {eyes.busy} {eyes.taken}")
        probe.tell(eyes.show)
        word, border, memory = probe.ask(f"start {LOAD_FRAMES}")
        if s.get("TITLE"):
            word, border, memory = probe.ask("key {space}")
        model = slow.Model(s)
        pressed = ["load"]
        model.random = True
        for key in first_and(keys(f"{s['seed']} {key_seed}", model, count)):
            if key:
                asked = model.entry is not None
                if asked and s["ENTRY_STYLE"] == 1 and key in ("left", "right", "up", "down"):
                    key = "z"
                model.key(key)
                pressed.append(key)
                word, border, memory = probe.ask("key " + TEXT.get(key, key))
                if word == "lost" and not (s["ENTRY_STYLE"] == 1 and asked):    # the editor counts no keys
                    word, border, memory = probe.ask("key " + TEXT.get(key, key))
            if word == "lost" and s["ENTRY_STYLE"] == 1 and asked:
                word = "ok"
            if word != "ok":
                return f"{word} after {' '.join(pressed[-12:])}"
            seen = eyes.read(border, memory)
            if model.random:
                model.new_game(seen["number"])
                if seen["number"] == 0:
                    return "board 0"
            expected = seen_by(model)
            different = [f"{name}: {seen[name]}, not {expected[name]}" for name in expected if seen[name] != expected[name]]
            if different:
                return f"after {' '.join(pressed[-12:])} ({len(pressed)} keys): {'; '.join(different)}"
        return ""
    finally:
        probe.close()


def first_and(others):
    yield None
    yield from others
