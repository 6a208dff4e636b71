#!/usr/bin/env python3
"""compare.py PROGRAM KEYS: compares PROGRAM, which replays the keys on its standard input, with
reference.py on the file KEYS and on random keys, and the golden screens with reference.py's.

Exit code 1 at the first difference.
"""
import os
import random
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def replay(program, keys):
    return subprocess.run([program], input=keys, capture_output=True, text=True, check=True).stdout


def reference(path, *arguments):
    return subprocess.run([sys.executable, os.path.join(HERE, "reference.py"), path, *arguments],
                          capture_output=True, text=True, check=True).stdout


def random_keys(generator):
    """Returns keys of a few games. Some players aim at full rows by moving far to the sides."""
    dots = generator.choice([1, 3, 8, 40])
    keys = []
    while len(keys) < 6000:
        side = generator.choice("jl")
        keys += "k" * generator.randrange(4) + side * generator.randrange(8)
        keys += "." * generator.randrange(dots) + generator.choice([" ", " ", "x", "."])
    return "".join(keys)


def main():
    program, path = sys.argv[1:]
    with open(path, encoding="ascii") as file:
        recorded = file.read()
    if replay(program, recorded) != reference(path):
        sys.exit("the recorded keys give different games")
    generator = random.Random(22)
    removed = 0
    for number in range(30):
        keys = random_keys(generator)
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(keys)
            file.flush()
            ours, theirs = replay(program, keys), reference(file.name)
        if ours != theirs:
            sys.exit(f"random keys {number} give different games:\n{ours}---\n{theirs}")
        removed += ours.count("lines") - ours.count("lines 0,")
    if removed == 0:
        sys.exit("no random game removed a row")
    with open(os.path.join(HERE, "screens.txt"), encoding="ascii") as file:
        screens = file.read()
    counts = [line.split()[1] for line in screens.splitlines() if line.startswith("start ")]
    if reference(path, "--screens", *counts) != screens:
        sys.exit("screens.txt differs from reference.py")


main()
