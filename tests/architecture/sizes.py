#!/usr/bin/env python3
"""sizes.py FOLDER: finds source files over 400 lines and folders with more than 25 source files.

The exceptions are the rows of the table in docs/ARCHITECTURE.md, section "Names and sizes": a file, a
pattern of files such as `roms-free/rom48/*.asm`, or a folder, which ends with a slash. Prints one line for
each fault, also for an exception that no longer applies. Exit code 1 if there is any.
"""
import collections
import fnmatch
import os
import re
import sys
from pathlib import Path

MOST_LINES = 400
MOST_FILES = 25
SOURCES = {".cpp", ".hpp", ".asm", ".py", ".sh", ".cmake"}
SKIPPED = {"build", ".git", "wrong_tree", "wrong_sizes"}


def exceptions(root):
    """Returns the places in the first column of the table of exceptions."""
    text = (root / "docs/ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.split("## Names and sizes", 1)[1].split("\n## ", 1)[0]
    rows = re.findall(r"^\| (`.*?) \|", section, re.MULTILINE)
    return {place for row in rows for place in re.findall(r"`([^`]+)`", row)}


def main():
    root = Path(sys.argv[1])
    allowed = exceptions(root)
    used, faults, folders = set(), [], collections.Counter()
    for folder, names, files in os.walk(root):
        names[:] = sorted(name for name in names if name not in SKIPPED)
        for name in sorted(files):
            path = Path(folder, name)
            if path.suffix not in SOURCES:
                continue
            place = path.relative_to(root).as_posix()
            folders[place.rpartition("/")[0] + "/"] += 1
            lines = len(path.read_text(encoding="utf-8", errors="replace").splitlines())
            if lines > MOST_LINES:
                reasons = {each for each in allowed if fnmatch.fnmatch(place, each)}
                used |= reasons
                if not reasons:
                    faults.append(f"{place}: {lines} lines")
    for folder, count in sorted(folders.items()):
        if count > MOST_FILES:
            used.add(folder)
            if folder not in allowed:
                faults.append(f"{folder}: {count} source files")
    faults += [f"docs/ARCHITECTURE.md: `{place}` is no exception" for place in sorted(allowed - used)]
    print(*faults, f"{len(folders)} folders, {len(faults)} faults", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
