#!/usr/bin/env python3
"""Place the floating sections of the ROM between its fixed entry points.

A section that starts with `place at_NAME, to_NAME` may be at any address. One that starts with
`fixed ADDRESS`, and every `entry ADDRESS, TARGET` line, has a fixed address. The gaps that `at` and
`at_jr` leave in the other files are also used. This tool measures all sections and gaps with
pasmo, puts the floating sections into the gaps (largest section first, tightest gap first) and
writes layout.asm. It is needed only after a change of the sources, because the build reads layout.asm.

Usage: pack.py [--check] [--gaps]
    --check   only verifies that layout.asm is free of overlaps
    --gaps    also lists the gaps that are left
"""
import pathlib
import random
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LAYOUT = HERE / "layout.asm"
TOP = "rom48.asm"

# IM 2 tables read these words; they stay 0xff.
KEPT = [0x38FF, 0x39FF, 0x3AFF, 0x3BFF, 0x3CFF]


def expand(name, out, state):
    """Copy a source with its includes, marking where each section and each gap starts and ends."""
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
        if state.get("macro") or low == "end":
            if low != "end":
                out.append(line)
            state["macro"] = low not in ("endm", "end")
            continue
        if low in ("at", "at_jr"):
            n = len(state["gaps"])
            out += [f"zzgap{n}:", line, f"zzgapend{n}:"]
            state["gaps"].append(2 if low == "at_jr" else 0)
            continue
        if low == "cut":
            out.append(f" jp {words[1].rstrip(',')}")
            line, low = line.replace("cut", "place", 1), "place"
        is_entry = low == "entry"
        if low in ("place", "fixed") or is_entry:
            n = len(state["sections"])
            out.append(f"zzend{n}:")
            where = words[1].rstrip(",")
            state["sections"].append(where)
            if is_entry:
                state["targets"][n] = words[2]
            if is_entry:
                out += [f"zzbeg{n} equ {where}", line]
            else:
                out += [line, f"zzbeg{n} equ $"]
            continue
        out.append(line)


def strays(lines, sections):
    """Relative jumps that leave their section, which would break when it moves."""
    section, home, jumps = 0, {}, []

    def floats(number):
        return number > 0 and sections[number - 1].startswith("at_")

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
    """Assemble with a layout. Returns the sections as [name, start, size, target], where target is
    the label that an `entry` jumps to or None; the gaps as (start, end); and the values of labels."""
    state = {"sections": [], "gaps": [], "targets": {}, "layout": layout}
    out = []
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
    sections = [(name, value[f"zzbeg{n}"], value[f"zzend{n + 1}"] - value[f"zzbeg{n}"],
                 state["targets"].get(n)) for n, name in enumerate(state["sections"])]
    gaps = []
    for n, skip in enumerate(state["gaps"]):
        low, high = value[f"zzgap{n}"] + skip, min(value[f"zzgapend{n}"], 0x4000)
        for kept in KEPT:
            if low <= kept < high:
                gaps.append((low, kept))
                low = kept + 2
        gaps.append((low, high))
    return sections, [(low, high) for low, high in gaps if low < high], value


def overlaps(sections, room, value):
    """Returns overlapping pairs and sections outside the gaps. An entry whose target has the same
    address is no overlap, because the code replaces the jump."""
    found = []
    placed = sorted((start, start + size, name) for name, start, size, target in sections
                    if size and not (target and value[target] == start))
    for (s1, e1, n1), (s2, _, n2) in zip(placed, placed[1:]):
        if s2 < e1:
            found.append(f"{n1} {s1:04x}..{e1 - 1:04x} runs into {n2} at {s2:04x} by {e1 - s2}")
    for start, end, name in placed:
        if not any(low <= start and end <= high for low, high in room):
            found.append(f"{name} {start:04x}..{end - 1:04x} lies outside")
    return found


def label_places(value):
    """Returns {label: (floating section, offset)} of a measurement with all sections at 0x8000."""
    places, section = {}, None
    for path in sorted(HERE.glob("*.asm")):
        for line in path.read_text().splitlines():
            match = re.match(r"\s+(place|cut|fixed|entry|at|at_on|at_jr)\s+(\w+)", line)
            if match:
                section = match.group(2) if match.group(1) in ("place", "cut") else None
            match = re.match(r"(\w+):", line)
            if match and section and match.group(1) in value:
                places[match.group(1)] = (section, value[match.group(1)] - 0x8000)
    return places


def at_home(floating, fixed, room, where):
    """Returns the sections that fit at their own entry point in place of the jump: {name: address}.
    where[label] = (section, offset in it)."""
    home = {}
    taken = [(start, start + size) for _, start, size, target in fixed if not target]
    entries = [(start, target) for _, start, size, target in fixed if target]
    size_of = {s[0]: s[2] for s in floating}
    for start, target in sorted(entries):
        if target not in where:
            continue
        name, offset = where[target]
        low = start - offset
        high = low + size_of[name]
        if name in home or not any(a <= low and high <= b for a, b in room):
            continue
        if any(a < high and low < b for a, b in taken):
            continue
        inside = [(a, t) for a, t in entries if a + 3 > low and a < high]
        if any(where.get(t) != (name, a - low) for a, t in inside if a >= low) or \
                any(a < low for a, _ in inside):
            continue
        home[name] = low
        taken.append((low, high))
    return home


def fill(order, sizes, gaps):
    """Puts sections in this order into the tightest gaps. Returns the placed sections, the remaining
    gaps, and the sections that do not fit."""
    gaps = [list(g) for g in gaps]
    placed, homeless = {}, []
    for name in order:
        size = sizes[name]
        fits = [g for g in gaps if g[1] >= size]
        if not fits:
            homeless.append((name, size))
            continue
        gap = min(fits, key=lambda g: (g[1], g[0]))
        placed[name] = gap[0]
        gap[0] += size
        gap[1] -= size
    return placed, gaps, homeless


def pack():
    text = "".join((HERE / p).read_text() for p in
                   {q.name for q in HERE.glob("*.asm")})
    names = sorted(set(re.findall(r"^\s*(?:place|cut)\s+(at_\w+)", text, re.M)))
    sections, room, value = measure({name: 0x8000 for name in names})
    fixed = [s for s in sections if not s[0].startswith("at_")]
    floating = [s for s in sections if s[0].startswith("at_")]
    bad = overlaps(fixed, room, value)
    if bad:
        sys.exit("\n".join(bad))
    home = at_home(floating, fixed, room, label_places(value))
    gaps = []
    blocks = [(start, start + size) for _, start, size, target in fixed
              if not (target and any(home[n] <= start < home[n] + s
                                     for n, _, s, _ in floating if n in home))]
    blocks += [(home[n], home[n] + s) for n, _, s, _ in floating if n in home]
    for low, high in room:
        at = low
        for start, end in sorted(blocks):
            if low <= start < high:
                if start > at:
                    gaps.append([at, start - at])
                at = max(at, end)
        if at < high:
            gaps.append([at, high - at])
    sizes = {name: size for name, _, size, _ in floating}
    loose = sorted((name for name in sizes if name not in home), key=lambda n: (-sizes[n], n))
    best = None
    for attempt in range(6000):
        # Largest first; further attempts vary that order, in the same way each time.
        chance = random.Random(attempt)
        order = sorted(loose, key=lambda n: -sizes[n] * (1 + attempt % 12 * 0.12 * chance.random()))
        result = fill(order, sizes, gaps)
        missing = sum(size for _, size in result[2])
        rank = (missing, -max((g[1] for g in result[1]), default=0))
        if best is None or rank < best[0]:
            best = (rank, result)
        if best[0][0] == 0 and (attempt == 0 or attempt >= 400):
            break
    placed, gaps, homeless = best[1]
    layout = home | placed
    free = sorted((g[1] for g in gaps if g[1]), reverse=True)
    if "--gaps" in sys.argv:
        print(" ".join(f"{g[0]:04x}:{g[1]}" for g in gaps if g[1] > 3))
    print(f"{len(layout)} sections placed, {len(home)} of them at home; "
          f"free {sum(free)} bytes, largest gaps {free[:12]}")
    if homeless:
        sys.exit(f"no room for {homeless}")
    LAYOUT.write_text(
        "; Written by pack.py: where the floating sections stand.\n"
        + "".join(f"{name} equ {addr:#06x}\nto_{name[3:]} equ {addr + sizes[name]:#06x}\n"
                  for name, addr in sorted(layout.items())))
    return layout


def main():
    if "--check" in sys.argv:
        layout = {m.group(1): int(m.group(2), 16) for m in
                  re.finditer(r"(at_\w+) equ (0x\w+)", LAYOUT.read_text())}
    else:
        layout = pack()
    bad = overlaps(*measure(layout))
    if bad:
        sys.exit("\n".join(bad))


main()
