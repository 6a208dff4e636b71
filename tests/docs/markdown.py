#!/usr/bin/env python3
"""markdown.py FOLDER: checks the Markdown files below FOLDER, except those in build folders.

A link to a file or a heading of the project must exist. Text wraps at 100 columns; tables, code,
headings, pictures and HTML may be longer. Prints one line for each fault. Exit code 1 if there is any.
"""
import os
import re
import sys
from pathlib import Path

COLUMNS = 100
SKIPPED = {"build", ".git", "wrong_tree"}


def code_lines(text):
    """Returns for each line whether it is part of a code block, fenced or indented after an empty line."""
    result, fenced, indented, before = [], False, False, ""
    for line in text.splitlines():
        fence = line.startswith("```")
        indented = line.startswith("    ") and (indented or not before.strip())
        result.append(fenced or fence or indented)
        fenced ^= fence
        before = line
    return result


def without_code(text):
    """Returns the lines of the text with code blocks and the code within lines blanked."""
    return ["" if code else re.sub(r"`[^`]*`", "`", line)
            for line, code in zip(text.splitlines(), code_lines(text))]


def anchors(path):
    """Returns the anchors of a file's headings as GitHub makes them."""
    found = set()
    for heading in re.findall(r"^#+ +(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
        text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", text).replace(" ", "-"))
    return found


def broken_links(path, lines):
    for number, line in enumerate(lines, 1):
        for in_text, in_html in re.findall(r'\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"', line):
            link = in_text or in_html
            if re.match(r"[a-z]+:", link):
                continue
            name, _, anchor = link.partition("#")
            target = path.parent / name if name else path
            if not target.exists():
                yield number, f"no file {link}"
            elif anchor and anchor not in anchors(target):
                yield number, f"no heading {link}"


def long_lines(text):
    for number, (line, code) in enumerate(zip(text.splitlines(), code_lines(text)), 1):
        if len(line) > COLUMNS and not code and not line.startswith(("|", "<", "#", "![")):
            yield number, f"{len(line)} columns"


def markdown_files(root):
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in SKIPPED)
        yield from (Path(folder) / name for name in sorted(names) if name.endswith(".md"))


def main():
    if len(sys.argv) != 2:
        print("usage: markdown.py FOLDER", file=sys.stderr)
        return 2
    files = list(markdown_files(sys.argv[1]))
    faults = 0
    for path in files:
        text = path.read_text(encoding="utf-8")
        for number, fault in sorted([*broken_links(path, without_code(text)), *long_lines(text)]):
            print(f"{path}:{number}: {fault}")
            faults += 1
    print(f"{len(files)} files, {faults} faults")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
