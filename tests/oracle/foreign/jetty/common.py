"""What both programs share on the building side: switches, states of a tile, the assembler."""

import os
import pathlib
import random
import re
import subprocess
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
# name: (cell width, cell height, column pitch, row pitch)
LAYOUTS = {
    "1x1 tight": (1, 1, 1, 1), "1x1 gaps": (1, 1, 2, 2), "1x1 wide gaps": (1, 1, 2, 3),
    "1x1 columns": (1, 1, 2, 1), "1x2 tight": (1, 2, 1, 2), "1x2 gaps": (1, 2, 2, 3),
    "1x2 columns": (1, 2, 2, 2), "2x1 tight": (2, 1, 2, 1), "2x1 rows": (2, 1, 2, 2),
    "2x2 tight": (2, 2, 2, 2), "2x2 rows": (2, 2, 2, 3),
}
# Ways to show the four states, each way for one state at a time.
CURSOR = ["frame", "brackets", "underline", "mark", "flash", "bright", "invert"]
SELECTED = ["paper", "flash", "invert", "bright", "ink"]
KIND = ["bright", "paper", "invert", "ink"]
PAIR = ["flash", "paper", "invert", "bright", "ink"]


def dice_for(seed):
    return random.Random(f"jetty {seed}")


def choose_look(dice, switches):
    """Layout, pictures, colours and the four ways, such that a player can tell everything apart."""
    while True:
        name = dice.choice(sorted(LAYOUTS))
        cell_w, cell_h, pitch_x, pitch_y = LAYOUTS[name]
        styles = ["letters", "icons", "shapes"]
        if (cell_w, cell_h) == (2, 2):
            styles += ["suits", "coloured suits"] * 2
        style = dice.choice(styles)
        edge = cell_w * cell_h > 1 and dice.random() < 0.4
        ways = [dice.choice(w) for w in (CURSOR, SELECTED, KIND, PAIR)]
        if len(set(ways)) < 4 or {"flash", "invert"} <= set(ways):
            continue
        if ways[0] == "mark" and pitch_x == cell_w:
            continue
        coloured = style in ("shapes", "coloured suits")
        if coloured and "ink" in ways:
            continue
        paper = dice.choice([7, 7, 6, 5, 0, 1])
        if paper == 0 and ways[0] == "bright":
            continue
        inks = [0, 1, 2] if paper >= 5 else [7, 6, 5]
        marks = [4, 3] if paper >= 5 else [2, 3]
        frame = dice.random() < 0.5
        left, right = (2 if ways[0] == "mark" else 1), 0
        if not frame:
            left -= 1
        width = 13 * pitch_x + cell_w
        height = 5 * pitch_y + cell_h
        if left + width + frame > 32 or height + 2 > 19:
            continue
        x0 = dice.randint(left, 32 - frame - width - right)
        y0 = dice.randint(2, 20 - height)
        switches.update(layout=name, x0=x0, y0=y0, frame=frame, tiles=style, edge=edge,
                        cursor=ways[0], selected=ways[1], kind=ways[2], pair=ways[3],
                        paper=paper, inks=inks, marks=marks)
        return


def describe(switches):
    return "\n".join(f"{name}: {value}" for name, value in switches.items())


def assemble(text):
    """(code, symbols) of an assembler text; a relative jump that is too far becomes an absolute one."""
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "all.asm")
        rows = text.splitlines()
        while True:
            source.write_text("\n".join(rows) + "\n")
            done = subprocess.run(
                [os.environ.get("PASMO", "pasmo"), "--bin", source, f"{folder}/out.bin", f"{folder}/out.sym"],
                capture_output=True, text=True)
            if done.returncode == 0:
                break
            problem = done.stdout + done.stderr
            number = re.search(r"line (\d+)", problem)
            row = rows[int(number.group(1)) - 1] if number else ""
            if "out of range" not in problem or " jr " not in row:
                raise SystemExit(f"{problem}\n{row}")
            rows[int(number.group(1)) - 1] = row.replace(" jr ", " jp ")
        symbols = {}
        for row in pathlib.Path(folder, "out.sym").read_text().splitlines():
            found = re.match(r"(\w+)\s+EQU\s+0?([0-9A-Fa-f]+)H", row)
            if found:
                symbols[found.group(1)] = int(found.group(2), 16)
        return pathlib.Path(folder, "out.bin").read_bytes(), symbols


def bytes_text(label, values):
    rows = [f"{label}:"]
    for at in range(0, len(values), 16):
        rows.append("        defb " + ",".join(str(v) for v in values[at:at + 16]))
    return "\n".join(rows)


def hint_order(name):
    """Places 0 to 83 as cells (row, column) in the order that hints are searched."""
    cells = [(row, column) for row in range(6) for column in range(14)]
    if name == "columns":
        cells = [(row, column) for column in range(14) for row in range(6)]
    elif name == "backwards":
        cells.reverse()
    elif name == "snake":
        cells = [(row, column if row % 2 == 0 else 13 - column) for row, column in cells]
    elif name == "middle":
        cells.sort(key=lambda cell: abs(cell[0] * 2 - 5) + abs(cell[1] * 2 - 13))
    return cells
