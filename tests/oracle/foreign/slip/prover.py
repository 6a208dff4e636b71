"""Drives a tape key by key and compares memory and display with the model."""
import os
import re
import subprocess
import tempfile

import session
import slip
import views
from model import DEALS, Game
from show import Picture

NAMES = {"l": "left", "r": "right", "u": "up", "d": "down", "e": "enter", "G": "delete"}


WAITS = {"p1": (100, 1600), "p2": (60, 1600), "p3": (90, 1600), "p4": (110, 1600),
         "p5": (250, 3000)}
DEAL_WAIT, TRAVEL_WAIT = 1200, 1800


def script(keys, folder, wait, start, title):
    """Returns the text of the script for fourrivers run."""
    lines = ["wait %d" % start, "press enter 3" if title else "wait 9",
             "wait %d" % (DEAL_WAIT if start > 2000 else 99), "peek 0x3d00 768",
             "save %s/0000.sna" % folder]
    for index, key in enumerate(keys, 1):
        if key[0] == "S":
            lines.append("press s 3")
            for text in key[1:].split(","):
                lines += ["wait %d" % (wait // 2), 'type "%s\\n"' % text]
        else:
            lines.append("press %s 3" % NAMES.get(key, key.lower()))
        slow = wait == WAITS["p5"][0] and (DEAL_WAIT if key[0] in "NGS" else
                                           TRAVEL_WAIT if key in "RL" else 0)
        lines += ["wait %d" % (slow or wait), "save %s/%04d.sna" % (folder, index)]
    return "\n".join(lines) + "\n"


def font_of(output):
    """Returns the ROM's character set from the output of peek."""
    found = re.findall(r"^0x3[def]..: ([0-9a-f ]+)$", output, re.M)
    return bytes.fromhex("".join(found))


def compare(game, picture, view):
    """Returns the differences between model and tape as a list of texts."""
    wanted = {"board": list(game.board), "cursor": game.cur, "selected": game.sel,
              "shown": game.pair and sorted(game.pair), "number": game.num,
              "gravity": game.grav, "border": game.border()}
    seen = view.memory(picture)
    seen["border"] = picture.border
    wrong = ["%s %s, not %s" % (k, seen[k], v) for k, v in wanted.items() if seen[k] != v]
    return wrong + view.display(picture, game)


def follow(tape, keys, folder, font):
    """Returns None or (index, key, differences) of the first wrong key."""
    sw, view = tape[1], views.view(tape[1], tape[2])
    game = Game(sw)
    for index, key in enumerate([""] + keys):
        path = os.path.join(folder, "%04d.sna" % index)
        with open(path, "rb") as file:
            picture = Picture(file.read(), font)
        if not key or key in "NG" or (sw["WONKEY"] and game.stat == 1):
            number = view.memory(picture)["number"]
            if key == "G" and not (sw["WONKEY"] and game.stat == 1):
                game.grav = not game.grav
            if key:
                game.deal(number)
            else:
                game.deal(number, DEALS[sw["DEAL"]](number))
        else:
            game.press(key)
        wrong = compare(game, picture, view)
        if wrong:
            return index, key, wrong
    return None


def prove_one(fourrivers, count, name):
    """Returns a line about a tape."""
    tape = slip.build(name)
    wait, start = WAITS[tape[1]["PROGRAM"]]
    keys = session.keys_of(tape[1], count, name)
    with tempfile.TemporaryDirectory() as folder:
        path, text = os.path.join(folder, "t.tap"), os.path.join(folder, "t.txt")
        with open(path, "wb") as file:
            file.write(tape[0])
        with open(text, "w") as file:
            file.write(script(keys, folder, wait, start, tape[1]["TITLE"] == 2))
        result = subprocess.run([fourrivers, "run", path, "--headless", "--script", text],
                                capture_output=True, text=True)
        if result.returncode:
            return "%s script fails: %s" % (name, result.stderr.strip())
        wrong = follow(tape, keys, folder, font_of(result.stdout))
    if wrong:
        before = " ".join(keys[max(0, wrong[0] - 12):wrong[0]])
        return "%s WRONG at %d (%s): %s" % (name, wrong[0], before, "; ".join(wrong[2])[:600])
    return "%s proved, %d keys" % (name, len(keys))


def prove(fourrivers, count, names):
    """Prints a line for each tape; returns 1 if one is not proved."""
    bad = 0
    for name in names:
        line = prove_one(fourrivers, count, name)
        bad |= "proved" not in line
        print(line, flush=True)
    return int(bad)
