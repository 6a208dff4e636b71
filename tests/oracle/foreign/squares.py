#!/usr/bin/env python3
"""Makes tapes of squares_game.asm, a Shisen with about 60 switches, and lets `fourrivers check` judge them.

  squares.py --work FOLDER [--stamp] make SEED [FAULT]     makes one tape and prints its path
  squares.py --work FOLDER --fourrivers PROGRAM judge [--keys N] SEED ...
                                                 honest tapes; each accusation is wrong

SEED chooses the switches, always the same ones. FAULT is the number of a fault: `FAULT = N` in the source. 1, 36, 38
and 39 cannot be judged. With --stamp a cursor that is a hand replaces a part of its tile. Exit code 0: all tapes are accepted; 1: not; 2: wrong usage.
"""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
PASMO = os.environ.get("PASMO", "pasmo")


def choose(seed):
    """Returns the switches of a seed, and the parts of the source that they write."""
    r = random.Random(seed); c = r.choice
    s = {}
    # machine side
    s['ORGA'] = c([0x6000, 0x8000, 0x8000, 0x6800])
    s['KEYS'] = c([0, 1, 1, 2, 3, 2])
    s['INTM'] = 1 if s['KEYS'] in (1, 3) else c([0, 1, 1])
    s['DEB'] = c([0, 1, 2]); s['RDEL'] = c([20, 30, 40]); s['RPER'] = c([4, 6]); s['REPARR'] = c([0, 1])
    s['REPDEL'] = c([0, 20, 50]); s['REPPER'] = c([4, 8]); s['LKZ'] = c([0, 1]); s['LKKEEP'] = c([0, 1])
    s['IM2ROM'] = c([0, 1])
    s['CLICK'] = c([0, 0, 1, 2]); s['SND'] = r.randrange(6); s['SNDWHEN'] = c([0, 1]); s['BUZZ'] = c([0, 1])
    # rules left open
    s['CSTART'] = r.randrange(4); s['WRAP'] = c([0, 1, 1, 2]); s['EMPTYSEL'] = c([0, 1])
    s['ILLEG1'] = r.randrange(3); s['ILLEG2'] = c([s['ILLEG1'], r.randrange(3)])
    s['HORD'] = c([0, 1, 2, 3, 4]); s['HEND'] = c([0, 0, 1, 2, 3, 4]); s['HRES'] = c([0, 1]); s['HSTAY'] = c([0, 0, 0, 1])
    s['BPREC'] = c([0, 0, 1]); s['CHN'] = c([0, 0, 1]); s['HIST'] = r.randrange(3); s['STEPSHOW'] = c([0, 1]); s['UNCUR'] = c([0, 0, 1])
    s['GDEP'] = c([0, 1]); s['RNDSRC'] = r.randrange(3); s['RMAX'] = c([0, 0, 1])
    s['DEALG'] = r.randrange(3); s['DEALW'] = c([0, 3, 10]); s['DEALO'] = c([0, 1]); s['SHUF'] = r.randrange(3)
    # pace
    s['ANIM'] = r.randrange(4); s['PAUSE1'] = c([4, 10, 20]); s['FALLS'] = c([0, 1]); s['SLOWDEAL'] = c([0, 0, 0, 1])
    s['REDRAW'] = c([0, 0, 1, 3]); s['DBUF'] = c([0, 0, 0, 1])
    if s['DBUF']: s['SLOWDEAL'] = 0
    s['SCRH'] = 0xC0 if s['DBUF'] else 0x40
    s['PRT'] = 0 if s['DBUF'] or s['KEYS'] == 3 and 0 else c([0, 1])
    s['FONT'] = 0 if s['PRT'] else c([0, 1])
    s['TITLE'] = c([0, 0, 1, 2, 3])
    # layout
    cw, gx = c([(1, 0), (1, 1), (1, 1), (2, 0), (2, 0)])
    ch, gy = c([(1, 0), (1, 1), (1, 1), (2, 0), (2, 0), (2, 1)])
    bw = 14 * (cw + gx) - gx; bh = 6 * (ch + gy) - gy
    s.update(CW=cw, CH=ch, GX=gx, GY=gy, BW=bw, BH=bh)
    s['NROW'] = c([23, 23, 22, 21])
    maxy = s['NROW'] - 2 - bh           # row for frame above and below
    ox = r.randrange(1, 32 - bw); oy = r.randrange(1, max(2, min(maxy, 22 - bh - 1) + 1))
    s.update(OX=ox, OY=oy)
    s['FRAME'] = c([0, 1, 2, 3, 0])
    s['HEAD'] = 1 if oy >= 2 and r.random() < .5 else 0
    s['HEADROW'] = 0; s['HEADCOL'] = c([1, 13, 24])
    s['NCOL'] = c([0, 0, 1]); lab = c(['', 'No ', 'BOARD ', 'Nr.', '#'])
    s['LABLEN'] = len(lab); s['LEADZ'] = c([0, 0, 1]); s['GSHOW'] = c([0, 1])
    s['ST_LEFT'] = c([0, 1]); s['ST_TIME'] = c([0, 0, 1]); s['MSGS'] = c([0, 1])
    # second text row: number row for some, else row above (if free)
    s['STROW'] = s['NROW']; s['STCOL'] = 18
    s['MSROW'], s['MSCOL'] = (0, 0) if oy > 1 else (22 if s['NROW'] != 22 else 23, 0)
    if s['HEAD']: s['HEADCOL'] = c([13, 24])
    s['TMROW'], s['TMCOL'] = (0, 19) if oy > 1 else (22 if s['NROW'] != 22 else 23, 14)
    if s['HEAD'] and s['ST_TIME'] and s['HEADCOL'] == 24: s['HEADCOL'] = 12
    if s['TMROW'] == 23 and s['PRT']: s['ST_TIME'] = 0
    prompt = c(['', 'Board? ', 'No: ', 'Which board: '])
    if prompt == '': s['KSROW'], s['KSCOL'] = s['NROW'], s['NCOL'] + s['LABLEN']
    else: s['KSROW'], s['KSCOL'] = c([(s['NROW'], s['NCOL']), (22 if s['NROW'] != 22 else 23, 2)])
    s['KSMAX'] = c([5, 5, 6]); s['KSCANCEL'] = c([0, 1]); s['KSEMPTY'] = c([0, 1]); s['KSREJ'] = r.randrange(3)
    # tiles
    kinds = [0, 1, 2, 10, 11]
    if cw == 2 and ch == 2: kinds += [12, 12, 3]
    if cw == 2: kinds += [13]
    if ch == 2: kinds += [4]
    t = c(kinds); s['TILE'] = t
    s['LDBLX'] = 1 if t == 3 else 0; s['LDBLY'] = 1 if t in (3, 4) else 0
    s['LOFF'] = 0 if ch == 1 else c([0, 4]) * cw
    if cw == 2 and not s['LDBLX']: s['LOFF'] += c([0, 0, 1]) if not s['LDBLY'] else 0
    s['EMPTY'] = c([0, 0, 1])
    s['BACK'] = c([0, 0, 0, 1])
    if s['REDRAW'] == 3: s['BACK'] = 0
    backp = c([[0x80, 0, 0, 0, 8, 0, 0, 0], [0xAA, 0x55] * 4, [1, 2, 4, 8, 16, 32, 64, 128], [0, 0, 0, 255, 0, 0, 0, 0]])
    dark = c([0, 1]); 
    if dark: P = c([0, 1]); inks = [7, 5, 4]; hlink = 6; mpap = [2, 3]; tx = 7
    else: P = c([7, 6]); inks = [0, 1, 2]; hlink = 3; mpap = [5, 4]; tx = 0
    bg = c([P, P, 0 if dark else 7]) * 8 + tx
    s['BGATTR'] = bg; s['TXATTR'] = c([bg, P * 8 + tx, 64 + bg]); s['FRATTR'] = (2 if dark else 5) * 8 + tx
    if s['FRAME'] == 2: mpap = [m for m in mpap if m != s['FRATTR'] // 8]
    colour = t == 11
    bycol = colour or r.random() < .3
    eattr = c([P * 8 + tx, bg])
    if s['REDRAW'] == 3: pass
    kattr = [eattr] + [P * 8 + (inks[k % 3] if bycol else tx) for k in range(21)]
    s['CHKX'] = 0
    # marks
    ops_cur = ['swap', 'flash', 'inv', 'frame', 'corn', 'und', 'hand', 'paper', 'blinkinv']
    arrow_ok = []
    if gx: arrow_ok.append('left')
    if gy: arrow_ok.append('below')
    if arrow_ok: ops_cur += ['arrow', 'arrow']
    ops_same = ['bright', 'bright', 'paper', 'flash', 'inv'] + ([] if colour else ['ink'])
    ops_sel = ['flash', 'paper', 'inv', 'frame', 'corn', 'bright']
    ops_hint = ['flash', 'paper', 'inv', 'frame', 'und', 'corn']
    while True:
        cu, sa, se, hi = c(ops_cur), c(ops_same), c(ops_sel), c(ops_hint)
        m = [cu, sa, se, hi]; chan = [{'blinkinv': 'inv', 'swap': 'inv'}.get(x, x) for x in m]
        if chan.count('paper') > len(mpap): continue
        ch2 = [x for x in chan if x != 'paper']
        if len(set(ch2)) == len(ch2): break
        if chan[2] == chan[3] and len(set(chan)) == 3: break      # selection and hint may look alike
    if t == 2 and 'inv' in m:
        r.random()  # keeps the choices of all seeds
    s['MARKS'] = m
    paps = list(mpap); r.shuffle(paps)
    pick = [paps.pop() if x == 'paper' else None for x in m]
    if se == hi == 'paper': pick[2] = pick[3]
    s['SAMECUR'] = c([0, 1])
    s['BLINK'] = 1 if cu == 'blinkinv' else 0
    s['C_ARROW'] = 0; s['ARDX'] = s['ARDY'] = 0; s['ARCH'] = 62
    if cu == 'arrow':
        s['C_ARROW'] = 1; w = c(arrow_ok)
        if w == 'left': s['ARDX'] = -1; s['ARCH'] = ord(c('>*'))
        else: s['ARDY'] = ch; s['ARCH'] = ord(c('^*'))
        if s['FRAME'] == 3 or s['FRAME'] == 1: s['FRAME'] = 0
        if w == 'left' and s['FRAME'] == 2: s['FRAME'] = 0
        if s['FRAME'] == 2: s['FRAME'] = 0
    if colour and sa == 'ink': raise SystemExit
    # text cannot collide: bytes for gap
    dec, att = '', ''
    order = [(1, sa, pick[1]), (3, hi, pick[3]), (2, se, pick[2]), (0, cu, pick[0])]
    calls = dict(inv='inv', frame='frm', corn='corn', und='unde', hand='hand', blinkinv='inv')
    for bit, op, pk in order:
        if op in calls:
            dec += f'        ld a,(dflag)\n        bit {bit},a\n        call nz,{calls[op]}\n'
        code = dict(bright='        set 6,c\n', flash='        set 7,c\n', swap='        call swapip\n',
                    ink=f'        ld a,c\n        and 0F8h\n        or {hlink}\n        ld c,a\n',
                    paper=f'        ld a,c\n        and 0C7h\n        or {(pk or 0)*8}\n        ld c,a\n').get(op)
        if code:
            att += f'        ld a,(dflag)\n        bit {bit},a\n        jr z,at{bit}\n{code}at{bit}:\n'
    # ring of files
    W = 18
    cells = [(x, y) for y in range(6) for x in range(14)]
    pos = lambda x, y: (y + 2) * W + x + 2
    o = {0: cells, 1: sorted(cells), 2: cells[::-1], 3: cells, 4: None}[s['HORD']]
    if o is None: o = cells[:]; random.Random(seed + 7).shuffle(o)
    # pictures
    rp = random.Random(seed + 99); tiles = []
    wpx, hpx = cw * 8, ch * 8
    if t == 10:                                   # 8x8 pictures, symmetric, in the middle of the cell
        seen = set()
        def pic():
            while True:
                rows = [rp.randrange(1, 16) for _ in range(6)]
                p = tuple([0] + [x << 3 | int(f'{x:04b}'[::-1], 2) >> 1 & 7 for x in rows] + [0])
                if all(sum(bin(a ^ b).count('1') for a, b in zip(p, q)) >= 8 for q in seen) : seen.add(p); return p
        pics = [pic() for _ in range(21)]
    if t == 11:                                   # 7 shapes, colour tells the rest
        shapes = ['183C7EFFFF7E3C18', 'FF818181818181FF', '8142241818244281', 'FFFFFFFFFFFFFFFF', '1010 10FF101010 10'.replace(' ', ''), 'FF7F3F1F0F070301', '3C42818181 81423C'.replace(' ', '')]
        pics = [tuple(bytes.fromhex(shapes[k // 3])) for k in range(21)]
    if t == 12:
        pics = []
        for k in range(21):
            rows = []
            for y in range(16):
                half = rp.getrandbits(7) if 1 < y < 14 else 0
                rows.append((half << 8) | (int(f'{half:07b}'[::-1], 2) << 1))
            pics.append(rows)
    if t == 13:                                   # digit + suit
        dig = {1: '0818280808083E00', 2: '3C42020C30407E00', 3: '3C42021C02423C00', 4: '0C142444 7E040400'.replace(' ', ''), 5: '7E407C0202423C00', 6: '3C407C4242423C00', 7: '7E02040810101000'}
        suit = ['183C7E7E3C180000', '5454545454545400', '7E42424242427E00']
        pics = [[a << 8 | b for a, b in zip(bytes.fromhex(dig[k % 7 + 1]), bytes.fromhex(suit[k // 7]))] for k in range(21)]
    if t >= 10:
        def place(p):
            g = [[0] * wpx for _ in range(hpx)]
            if p is None:
                if s['EMPTY']: g[hpx // 2][wpx // 2] = 1
            else:
                pw = 16 if t in (12, 13) else 8; x0 = (wpx - pw) // 2; y0 = (hpx - len(p)) // 2
                for y, row in enumerate(p):
                    for x in range(pw):
                        g[y0 + y][x0 + x] = row >> (pw - 1 - x) & 1
            b = []
            for row in g:
                for i in range(0, wpx, 8): b.append(int(''.join(map(str, row[i:i + 8])), 2))
            return b
        tiles = [place(None)] + [place(p) for p in pics]
    return s, dict(decor=dec, attr=att, kattr=kattr, ord=[pos(x, y) for x, y in o], backp=backp, label=lab, prompt=prompt, tiles=tiles)

FORCE = {11: dict(HIST=2), 12: dict(HIST=2), 16: dict(HIST=2), 13: {}, 44: dict(ORGA=0x6000), 52: dict(HIST=1), 10: {}, 26: dict(HEND=0)}

def build(seed, fault, folder, stamp, tape_name):
    """Assembles a tape and returns its path.

    The ROM prints `tape_name` while it loads: another name takes another time and so leads to another first board.
    """
    switches, parts = choose(seed)
    switches["FAULT"] = fault
    switches["STAMP"] = int(stamp)
    switches.update(FORCE.get(fault, {}))
    name = f"squares-{seed}" + (f"-{fault}" if fault else "")
    work = os.path.join(folder, name)
    os.makedirs(work, exist_ok=True)

    def write(file, text):
        with open(os.path.join(work, file), "w", encoding="ascii") as out:
            out.write(text)

    def text_of(words):
        return f'        defm "{words}"\n' if words else "\n"

    def bytes_of(values):
        lines = [values[i:i + 16] for i in range(0, len(values), 16)]
        return "\n".join("        defb " + ",".join(map(str, line)) for line in lines) + "\n"

    write("gen.inc", "".join(f"{key} equ {value}\n" for key, value in switches.items() if isinstance(value, int)))
    write("decor.inc", parts["decor"])
    write("attr.inc", parts["attr"])
    for part in ("kattr", "ord", "backp"):
        write(part + ".inc", bytes_of(parts[part]))
    write("label.inc", text_of(parts["label"]))
    write("prompt.inc", text_of(parts["prompt"]))
    write("tiles.inc", bytes_of([byte for tile in parts["tiles"] for byte in tile]))
    shutil.copy(os.path.join(FOLDER, "squares_game.asm"), os.path.join(work, "game.asm"))
    shutil.copytree(os.path.join(FOLDER, "squares"), os.path.join(work, "squares"), dirs_exist_ok=True)
    path = os.path.join(folder, name + ".tap")
    done = subprocess.run([PASMO, "--name", tape_name, "--tapbas", "game.asm", path],
                          cwd=work, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name}: {done.stdout}{done.stderr}")
    return path


def judge(options):
    right = True
    for seed in options.seeds:
        path = build(seed, 0, options.work, options.stamp, options.name)
        done = subprocess.run([options.fourrivers, "check", path, "--keys", str(options.keys), "--json"],
                              capture_output=True, text=True, check=False)
        if done.returncode:
            right = False
            found = json.loads(done.stdout)["found"] if done.returncode == 1 else []
            print(f"squares {seed}: {found[0]['words'] if found else done.stderr.strip()}", flush=True)
    return right


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", required=True)
    parser.add_argument("--fourrivers", default="fourrivers")
    parser.add_argument("--stamp", action="store_true")
    parser.add_argument("--name", default="squares")
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make")
    make.add_argument("seed", type=int)
    make.add_argument("fault", type=int, nargs="?", default=0)
    judged = commands.add_parser("judge")
    judged.add_argument("--keys", type=int, default=1000)
    judged.add_argument("seeds", type=int, nargs="+")
    options = parser.parse_args()
    options.work = os.path.abspath(options.work)
    if options.command == "make":
        print(build(options.seed, options.fault, options.work, options.stamp, options.name))
        return 0
    return 0 if judge(options) else 1


if __name__ == "__main__":
    sys.exit(main())
