#!/usr/bin/env python3
"""Place the floating sections of the ROM's BASIC half between its fixed entry points.

A section that starts with `place at_NAME, to_NAME` may stand anywhere; one that starts with
`fixed ADDRESS`, and every `entry ADDRESS, TARGET` line, is fixed. This tool measures all sections with pasmo, puts the
floating ones into the gaps (largest first, tightest gap first) and writes layout.asm.
It is needed only after a change of the sources: the build itself reads layout.asm.

Usage: pack.py [--check]      --check only verifies that layout.asm is free of overlaps
"""
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LAYOUT = HERE / "layout.asm"
TOP = "basichalf.asm"  # includes all files of this half, in any order

# Address ranges of this half, end exclusive. The words that IM 2 tables read stay 0xff.
ROOM = [(0x0F2C, 0x2294), (0x24FB, 0x386E), (0x3980, 0x39FF), (0x3A01, 0x3AFF),
        (0x3B01, 0x3BFF), (0x3C01, 0x3CFF)]


def expand(name, out, state):
    """Copy a source with its includes, marking where each section starts and ends."""
    for line in (HERE / name).read_text().splitlines():
        code = line.split(";")[0].strip()
        words = code.split()
        low = words[0].lower() if words else ""
        if low == "include":
            inner = words[1].strip('"')
            if inner == "layout.asm":
                for n, a in state["layout"].items():
                    out += [f"{n} equ {a:#06x}", f"to_{n[3:]} equ 0xffff"]
            elif inner in ("sysvars.asm", "entries.asm"):
                out.append(line)
            else:
                expand(inner, out, state)
            continue
        if "macro" in words:
            state["macro"] = True
        if state.get("macro"):
            out.append(line)
            state["macro"] = low != "endm"
            continue
        is_entry = low == "entry"
        if low in ("place", "fixed") or is_entry:
            n = len(state["sections"])
            out.append(f"zzend{n}:")
            where = words[1].rstrip(",")
            state["sections"].append(where)
            if is_entry:
                out += [f"zzbeg{n} equ {where}", line]
            else:
                out += [line, f"zzbeg{n} equ $"]
            continue
        out.append(line)


def far_labels():
    """Labels of the other half, at any address: a jump there is always three bytes long."""
    files = re.findall(r'^ +include "(\w+\.asm)"', (HERE / "rom48.asm").read_text(), re.M)
    text = "".join((HERE / name).read_text() for name in files
                   if name not in (TOP, "sysvars.asm", "entries.asm"))
    return [f"{name} equ 0xffff" for name in re.findall(r"^(\w+):", text, re.M)]


def strays(lines, sections):
    """Relative jumps that leave their section, which would break when it moves."""
    section, home, jumps = 0, {}, []

    def floats(number):
        return sections[number - 1].startswith("at_")

    for line in lines:
        code = line.split(";")[0]
        if code.startswith("zzend"):
            section += 1
        match = re.match(r"(\w+):", code)
        if match:
            home[match.group(1)] = section
        match = re.search(r"\b(?:jr|djnz)\s+(?:n?[zc],)?(\w+)\s*$", code)
        if match:
            jumps.append((match.group(1), section))
    return [f"relative jump to {name} leaves its section" for name, where in jumps
            if home.get(name, where) != where and (floats(where) or floats(home[name]))]


def measure(layout):
    """Return [(name, start, size)] of all sections, assembled with the given layout."""
    state = {"sections": [], "layout": layout}
    out = ['include "sysvars.asm"', 'include "entries.asm"'] + far_labels()
    expand(TOP, out, state)
    out.append(f"zzend{len(state['sections'])}:")
    bad = strays(out, state["sections"])
    if bad:
        sys.exit("\n".join(bad))
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "measure.asm"
        source.write_text("\n".join(out) + "\n")
        symbols = pathlib.Path(folder) / "symbols"
        done = subprocess.run(["pasmo", "-I", str(HERE), str(source), str(folder) + "/x.bin",
                               str(symbols)], capture_output=True, text=True)
        if done.returncode:
            text = done.stdout + done.stderr
            match = re.search(r"line (\d+)", text)
            context = out[int(match.group(1)) - 1] if match else ""
            sys.exit(f"pack.py: pasmo failed: {text.strip()}\n    {context}")
        value = {}
        for line in symbols.read_text().splitlines():
            match = re.match(r"(\w+)\s+EQU\s+0?([0-9A-F]+)H", line)
            if match:
                value[match.group(1)] = int(match.group(2), 16)
    return [(name, value[f"zzbeg{n}"], value[f"zzend{n + 1}"] - value[f"zzbeg{n}"])
            for n, name in enumerate(state["sections"])]


def overlaps(sections):
    """Overlapping pairs, and sections outside the room of this half."""
    found = []
    placed = sorted((start, start + size, name) for name, start, size in sections if size)
    for (s1, e1, n1), (s2, _, n2) in zip(placed, placed[1:]):
        if s2 < e1:
            found.append(f"{n1} {s1:04x}..{e1 - 1:04x} runs into {n2} at {s2:04x} by {e1 - s2}")
    for start, end, name in placed:
        if not any(low <= start and end <= high for low, high in ROOM):
            found.append(f"{name} {start:04x}..{end - 1:04x} lies outside")
    return found


def pack():
    text = "".join((HERE / p).read_text() for p in
                   {q.name for q in HERE.glob("*.asm")})
    names = sorted(set(re.findall(r"^\s*place\s+(at_\w+)", text, re.M)))
    sections = measure({name: 0x8000 for name in names})
    fixed = [s for s in sections if not s[0].startswith("at_")]
    bad = overlaps(fixed)
    if bad:
        sys.exit("\n".join(bad))
    gaps = []
    for low, high in ROOM:
        at = low
        for _, start, size in sorted(fixed, key=lambda s: s[1]):
            if low <= start < high:
                if start > at:
                    gaps.append([at, start - at])
                at = max(at, start + size)
        if at < high:
            gaps.append([at, high - at])
    layout, sizes = {}, {}
    homeless = []
    for name, _, size in sorted((s for s in sections if s[0].startswith("at_")),
                                key=lambda s: (-s[2], s[0])):
        fits = [g for g in gaps if g[1] >= size]
        if not fits:
            homeless.append((name, size))
            continue
        gap = min(fits, key=lambda g: (g[1], g[0]))
        layout[name] = gap[0]
        sizes[name] = size
        gap[0] += size
        gap[1] -= size
    free = sorted((g[1] for g in gaps if g[1]), reverse=True)
    print(f"{len(layout)} sections placed; free {sum(free)} bytes, largest gaps {free[:12]}")
    if homeless:
        sys.exit(f"no room for {homeless}")
    LAYOUT.write_text(
        "; Written by pack.py: where the floating sections of the BASIC half stand.\n"
        + "".join(f"{name} equ {addr:#06x}\nto_{name[3:]} equ {addr + sizes[name]:#06x}\n"
                  for name, addr in sorted(layout.items())))
    return layout


def main():
    if "--check" in sys.argv:
        layout = {m.group(1): int(m.group(2), 16) for m in
                  re.finditer(r"(at_\w+) equ (0x\w+)", LAYOUT.read_text())}
    else:
        layout = pack()
    bad = overlaps(measure(layout))
    if bad:
        sys.exit("\n".join(bad))


main()
