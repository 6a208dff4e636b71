#!/usr/bin/env python3
"""Builds Shisen tapes with habits chosen at random, from lantern/*.asm.

lantern.py build SEED OUT.tap [FAULT]   one tape; OUT.sym beside it gets the labels
lantern.py show SEED                    the chosen habits
lantern.py judge PROGRAM KEYS SEEDS      what `fourrivers check` says of honest tapes; SEEDS: 5 7..9
lantern.py faults PROGRAM KEYS SEED ...   the same for each fault with these seeds
lantern.py prove PROGRAM SEEDS KEYS [FAULT]   honesty by the model of lantern_model.py; SEEDS: 5 or 5..9
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True
from lantern_config import Config  # noqa: E402
from lantern_model import prove  # noqa: E402
from lantern_pictures import Font  # noqa: E402

# What each fault does, and the class in which `fourrivers check` should report it.
FAULTS = {
    1: ("any two tiles of a kind can be removed", "path"),
    2: ("paths of three segments with two bends off both tiles are not found", "path"),
    3: ("paths do not run left of the board", "path"),
    4: ("paths do not run above the board", "path"),
    5: ("the last place between two rows is not looked at", "path"),
    6: ("kinds 1 and 17 to 5 and 21 count as equal", "path"),
    7: ("tiles fall by one place only", "gravity"),
    8: ("tiles in the last column do not fall", "gravity"),
    9: ("tiles fall although gravity is off", "gravity"),
    10: ("B puts one tile back when gravity is off", "history"),
    11: ("B puts two tiles of one column back in the wrong order", "history"),
    12: ("a removal after B leaves later removals to F and L", "history"),
    13: ("F does not let tiles fall", "history"),
    14: ("R leaves one removal", "history"),
    15: ("L does all but the last removal", "history"),
    16: ("H does not heed the selected tile", "hint"),
    17: ("H passes over pairs", "hint"),
    18: ("H shows pairs that cannot be joined", "hint"),
    19: ("ENTER does not remove the pair that H shows", "hint path"),
    20: ("ENTER on the selected tile keeps it selected", "highlight"),
    21: ("kinds that differ by 16 are highlighted together", "highlight"),
    22: ("the highlight stays when the cursor is on an empty place", "highlight"),
    23: ("the cursor does not reach the last column to the right", "highlight"),
    24: ("the cursor goes up from the first row to the fifth", "highlight"),
    25: ("the border never turns black", "status"),
    26: ("the border turns black at eight tiles", "status"),
    27: ("a removal takes the red border away", "status"),
    28: ("F is not counted as cheating", "status"),
    29: ("the border turns white at two tiles", "status"),
    30: ("the number shown is that of the board before", "number"),
    31: ("S loses the highest bit of the number", "number"),
    32: ("the deal depends on the boards before", "deal history"),
    33: ("two tiles of kind 3 are of kind 4", "deal"),
    34: ("DELETE does not switch gravity on again", "gravity"),
    35: ("a new board keeps the removals of the last one", "history"),
    36: ("a win by the last hinted pair is not noticed", "status"),
    37: ("a new board keeps the selection", "highlight history"),
    38: ("a tile removed in the last place stays on the screen", "path gravity machine"),
    39: ("tiles removed in the first row stay on the screen", "gravity path machine"),
    40: ("B, R and L do nothing to the board without gravity", "history"),
    41: ("the selection stays after a removal", "highlight"),
    42: ("paths do not run right of the board", "path"),
    43: ("H shows the same pair again and again", "hint"),
    44: ("S switches gravity on", "gravity"),
    45: ("the last row is not highlighted", "highlight"),
    46: ("the last kind has the picture of the one before", "deal machine"),
}

# Switches without which a fault makes no difference.
NEEDED = {10: {"REINSERT": 1}, 11: {"REINSERT": 1}, 24: {"WRAP": 1}, 40: {"REINSERT": 0}}

ROM = HERE.parents[2] / "roms-free" / "fourrivers48.rom"


def words(name, values, per=8):
    lines = [f"{name}:"]
    for i in range(0, len(values), per):
        lines.append("        defb " + ",".join(str(v) for v in values[i:i + per]))
    return "\n".join(lines)


def wide(rows):
    return [b for word in rows for b in (word >> 8 & 255, word & 255)]


def text(name, string):
    return f'{name}: defb "{string}",0' if string else f"{name}: defb 0"


def data_inc(cfg):
    out = [words("pics", [b for p in cfg.pics for b in wide(p)], 16), words("attrs", cfg.attrs)]
    for name, label in (("CUR", "m_cur"), ("SEL", "m_sel"), ("HIL", "m_hil"), ("HNT", "m_hnt")):
        out.append(words(label, wide(cfg.marks[name][2]), 16))
    out.append(words("m_dying", [b for y in range(cfg.h) for b in wide([cfg.sw["WMASK"]])], 16))
    hand = [0x0180, 0x03C0, 0x03C0, 0x03C0, 0x1BC0, 0x1FD8, 0x0FFC, 0x0FFC] * 2
    out.append(words("m_sprite", wide(hand)))
    out.append(words("colx", [0] + cfg.xs + [0], 16))
    out.append(words("rowy", [0] + cfg.ys + [0]))
    mid = [x + cfg.w // 2 for x in cfg.xs]
    out.append(words("midx", [max(0, cfg.xs[0] - 4)] + mid + [min(255, cfg.xs[-1] + cfg.w + 3)], 16))
    mid = [y + cfg.h // 2 for y in cfg.ys]
    out.append(words("midy", [max(0, cfg.ys[0] - 4)] + mid + [min(191, cfg.ys[-1] + cfg.h + 3)]))
    cells = [16 * y + x for y in range(1, 7) for x in range(1, 15)]
    if cfg.order == "columns":
        cells.sort(key=lambda c: (c & 15, c))
    elif cfg.order == "up":
        cells.reverse()
    out.append(words("order", cells, 14))
    for y, x, label in cfg.labels:
        pass
    out.append("labtab:")
    for y, x, label in cfg.labels:
        out.append(f'        defb {y},{x},"{label}",0')
    out.append("        defb 255")
    wipe = " " * cfg.edwidth
    sure = "Sure? Y/N"[:cfg.edwidth]
    for name, string in (("t_title", "THE LANTERNS"), ("t_any", "PRESS ANY KEY"), ("t_win", "ALL TILES GONE!"),
                         ("t_sure", sure), ("t_wipe", wipe), ("t_ask", cfg.ask), ("t_l", "L"), ("t_blank", " "),
                         ("t_gravon", "GRAV"), ("t_gravoff", "FLAT"), ("t_none", " " * 10), ("t_new", "NEW BOARD "),
                         ("t_bad", "NOT A PAIR"), ("t_pair", "WELL DONE "), ("t_nomore", "NO MORE   ")):
        out.append(text(name, string))
    if cfg.font:
        font = Font(ROM)
        out.append(words("myfont", [b for c in range(32, 128) for b in font.glyph(chr(c), cfg.font)], 16))
    return "\n".join(out) + "\n"


def assemble(cfg, fault=0):
    """The code and its labels."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder)
        lines = [f"{k} equ {v}" for k, v in cfg.sw.items()] + [f"FAULT equ {fault}"]
        (path / "config.inc").write_text("\n".join(lines) + "\n")
        (path / "data.inc").write_text(data_inc(cfg))
        run = subprocess.run([os.environ.get("PASMO", "pasmo"), "-I", str(path), "-I", str(HERE / "lantern"), str(HERE / "lantern" / "main.asm"),
                              str(path / "out.bin"), str(path / "out.sym")], capture_output=True, text=True)
        if run.returncode:
            raise RuntimeError(run.stdout + run.stderr)
        symbols = {}
        for line in (path / "out.sym").read_text().splitlines():
            part = line.split()
            if len(part) == 3 and part[1].upper() == "EQU":
                symbols[part[0]] = int(part[2].rstrip("Hh"), 16)
        return (path / "out.bin").read_bytes(), symbols


def block(flag, body):
    data = bytes([flag]) + body
    check = 0
    for b in data:
        check ^= b
    data += bytes([check])
    return len(data).to_bytes(2, "little") + data


def header(kind, name, length, one, two):
    return block(0, bytes([kind]) + name.ljust(10).encode() + length.to_bytes(2, "little") +
                 one.to_bytes(2, "little") + two.to_bytes(2, "little"))


def number(value, val):
    if val:
        return b"\xb0\"%d\"" % value
    return b"%d\x0e\x00\x00" % value + value.to_bytes(2, "little") + b"\x00"


def basic(cfg):
    val = cfg.loader & 1
    code = cfg.sw["CODE"]

    def line(n, body):
        return n.to_bytes(2, "big") + (len(body) + 1).to_bytes(2, "little") + body + b"\r"

    begin = b"\xfd" + number(code - 1, val)
    if cfg.loader & 2:
        begin = b"\xe7" + number(0, val) + b":\xda" + number(0, val) + b":\xd9" + number(7, val) + b":\xfb:" + begin
    load = (b"\xef\"\"\xaa:" if cfg.screen else b"") + b"\xef\"\"\xaf"
    return line(10, begin) + line(20, load) + line(30, b"\xf9\xc0" + number(code, val))


def tape(cfg, fault=0):
    code, symbols = assemble(cfg, fault)
    if cfg.sw["CODE"] + len(code) > 0xC000 and cfg.sw["BUFFER"] or cfg.sw["CODE"] + len(code) > 0xFC00:
        raise RuntimeError("the program is too long")
    program = basic(cfg)
    out = header(0, "lantern", len(program), 10, len(program)) + block(255, program)
    if cfg.screen:
        picture = bytes((i * 7 ^ i >> 5) & 255 for i in range(6144)) + bytes(i % 120 for i in range(768))
        out += header(3, "picture", 6912, 16384, 32768) + block(255, picture)
    out += header(3, "code", len(code), cfg.sw["CODE"], 32768) + block(255, code)
    return out, symbols


def build(seed, target, fault=0):
    cfg = Config(seed, ROM)
    cfg.sw.update(NEEDED.get(fault, {}))
    data, symbols = tape(cfg, fault)
    pathlib.Path(target).write_bytes(data)
    labels = "".join(f"{name} equ {value:#06x}\n" for name, value in sorted(symbols.items()))
    pathlib.Path(target).with_suffix(".sym").write_text(labels)
    return cfg, symbols


def seeds_of(text):
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)


def verdict(program, seed, keys, fault=0):
    """What `fourrivers check` says: accepted, refused with the reason, or the differences."""
    with tempfile.TemporaryDirectory() as folder:
        tap = f"{folder}/lantern.tap"
        build(seed, tap, fault)
        run = subprocess.run([program, "check", tap, "--keys", str(keys), "--json"] + (["--first"] if fault else []),
                             capture_output=True, text=True)
    if not run.stdout.startswith("{"):
        return "refused", run.stderr.strip()[-110:]
    report = json.loads(run.stdout)
    found = [(x["class"], x["words"][:110]) for x in report["found"]]
    return ("accused", found[:3]) if found else ("accepted", [w["name"] for w in report["warnings"]])


def judge(program, keys, seeds):
    """Honest tapes: an accusation is a fault of the oracle. Tiles that stand on no cells, and a large cursor that
    cannot be learned, are refused."""
    wrong = 0
    for seed in seeds:
        form = Config(seed, ROM).form
        result, words = verdict(program, seed, keys)
        said = result == "refused" and (form == "odd" or "a cursor lies over" in words)
        right = result == "accepted" or said
        wrong += not right
        print(f"{seed} {form}: {result} {words}", flush=True)
    return int(wrong > 0)


def judge_faults(program, keys, seeds):
    counts = {"right": 0, "other": 0, "missed": 0, "refused": 0}
    for fault, (words, right) in FAULTS.items():
        for seed in seeds:
            result, found = verdict(program, seed, keys, fault)
            grade = "refused" if result == "refused" else "missed" if result == "accepted" else \
                "right" if found[0][0] in right.split() else "other"
            counts[grade] += 1
            print(f"{fault} {seed} {grade}: {words} ({right}): {found}", flush=True)
    print(counts)


def main():
    args = sys.argv[1:]
    if len(args) >= 3 and args[0] == "build":
        build(int(args[1]), args[2], int(args[3]) if len(args) > 3 else 0)
    elif len(args) == 2 and args[0] == "show":
        cfg = Config(int(args[1]), ROM)
        print(cfg.form, cfg.style, "order", cfg.order, "marks", {k: v[0] for k, v in cfg.marks.items()})
        print(" ".join(f"{k}={v}" for k, v in sorted(cfg.sw.items())))
    elif len(args) >= 4 and args[0] == "judge":
        return judge(args[1], int(args[2]), [s for a in args[3:] for s in seeds_of(a)])
    elif len(args) >= 4 and args[0] == "faults":
        judge_faults(args[1], int(args[2]), [s for a in args[3:] for s in seeds_of(a)])
    elif len(args) >= 4 and args[0] == "prove":
        results = prove(args[1], build, seeds_of(args[2]), int(args[3]), int(args[4]) if len(args) > 4 else 0)
        return 0 if all(r.startswith("proved") for r in results.values()) else 1
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
