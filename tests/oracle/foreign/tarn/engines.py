"""Makes the tapes of the three programs and proves them with the model."""
import os
import subprocess
import model
import prove
from basic import gen
from modular import build as modular
from threaded import build as threaded

BASIC = dict(
    lay="letter", look="plain", cur="side", key="last", edge="wrap", other="new", help=0,
    arrowdrop=1, note="12", slow=0, keepsel=0, idle=1, entry="line", curkeep=0, home=1,
    deal="shuffle", status="low", prec="cheat", title=0, first="random", base=65, out=1)


def block(flag, data):
    """Returns a block of a TAP file."""
    body = bytes([flag]) + data
    parity = 0
    for x in body:
        parity ^= x
    return (len(body) + 1).to_bytes(2, "little") + body + bytes([parity])


def write(out, fourrivers, listing, assembly, origin):
    """Writes a tape of a BASIC program and a block of code."""
    with open(out + ".bas", "w") as f:
        f.write(listing)
    with open(out + ".asm", "w") as f:
        f.write(assembly)
    subprocess.check_call([fourrivers, "convert", out + ".bas", out + ".tmp.tap"])
    subprocess.check_call([os.environ.get("PASMO", "pasmo"), out + ".asm", out + ".bin"])
    with open(out + ".tmp.tap", "rb") as f:
        data = f.read()
    with open(out + ".bin", "rb") as f:
        code = f.read()
    head = b"\x03shisen    " + len(code).to_bytes(2, "little") + origin.to_bytes(2, "little")
    with open(out, "wb") as f:
        f.write(data + block(0, head + b"\x00\x80") + block(255, code))
    for end in (".bas", ".asm", ".bin", ".tmp.tap"):
        os.remove(out + end)


def make(kind, switches, out, fourrivers):
    """Makes the tape of one program."""
    if kind == "basic":
        w = dict(BASIC, **switches)
        lines = [x for x in gen.lines(w) if not x.startswith("5 ")]
        lines.append('2 CLEAR 59999: LOAD ""CODE : GO TO 9000')
        lines.sort(key=lambda x: int(x.split()[0]))
        lo = (0, 16, 0, 128) if w["out"] else (1, 15, 16, 112)
        with open(os.path.join(os.path.dirname(gen.__file__), "path.asm")) as f:
            text = "XLO equ %d\nXHI equ %d\nYLO equ %d\nYHI equ %d\n" % lo + f.read()
        write(out, fourrivers, "#autostart 2\n" + "\n".join(lines) + "\n", text, 60000)
    elif kind == "threaded":
        write(out, fourrivers, '#autostart 10\n10 BORDER 5: CLEAR 28000: CLS : LOAD ""CODE : '
              "CLS : RANDOMIZE USR 33280\n", threaded.assembly(switches), 0x8000)
    else:
        write(out, fourrivers, "#autostart 10\n10 BORDER 5: PAPER 0: INK 7: CLEAR 24575: CLS : "
              'LOAD ""CODE : RANDOMIZE USR 32768\n', modular.assembly(switches), 0x8000)


def prove_basic(switches, tape, fourrivers):
    """Returns None if the tape does what the model does."""
    w = dict(BASIC, **switches)
    edge = {"wrap": ("wrap", "wrap"), "stop": ("stop", "stop"), "snake": ("snake", "wrap")}
    home = w["home"] - 1
    rules = dict(
        ring=w["out"], edge=edge[w["edge"]], other={"off": "none"}.get(w["other"], w["other"]),
        drop="reset" if w["arrowdrop"] else "keep", home=None if w["curkeep"] else home,
        start=home, cheatfirst=w["prec"] == "cheat", missresets=False, idle=not w["idle"])
    game = model.Game(rules, lambda n: model.deal_rom(n, w["deal"] == "probe"))
    start = ["wait 300"]
    if w["title"]:
        start += ["press p 4 4", "wait 200"]
    if w["first"] == "ask":
        start += ["press 7 4 8", "press enter 4 4"]
    waits = dict(start=start + ["wait 1600"], key=330, board=500, new=1700, ask=100)
    return prove.prove(fourrivers, tape, game, gen.LAYOUTS[w["lay"]], waits, 80,
                       gap=None if w["cur"] == "attr" else w["cur"])


def prove_threaded(w, tape, fourrivers):
    """Returns None if the tape does what the model does."""
    r = w["raw"]
    edge = {"wrap": ("wrap", "wrap"), "stop": ("stop", "stop"), "half": ("wrap", "stop")}
    home = r["hr"] * 14 + r["hc"]
    rules = dict(
        ring=r["out"], edge=edge[r["edge"]], other=r["other"], drop=r["drop"], start=home,
        home=home if r["home"] == "home" else None, cheatfirst=r["cheatfirst"], missresets=True)
    game = model.Game(rules, lambda n: model.deal_threaded(n, r["rnd"] == "ror"))
    start = ["wait 300"] + (["press p 4 4", "wait 350"] if r["title"] else ["wait 100"])
    waits = dict(start=start, key=70, board=250, new=350, ask=60)
    return prove.prove(fourrivers, tape, game, (r["x0"], r["y0"], 2, r["dy"], 2, 2), waits)


def prove_modular(w, tape, fourrivers):
    """Returns None if the tape does what the model does."""
    start = w["HR"] * 14 + w["HC"]
    rules = dict(
        ring=w["RING"] == 0, other=("new", "keep", "none", "kind")[w["OTHER"]],
        edge=("wrap" if w["WRAPX"] else "stop", "wrap" if w["WRAPY"] else "stop"),
        drop="reset" if w["ARROWDROP"] else "keep", home=0 if w["HOMECUR"] else None, start=start,
        cheatfirst=w["CHEATFIRST"], missresets=True,
        shape="selected" if w["CURSEL"] else "pair" if w["PAIRHIDE"] else None)
    game = model.Game(rules, model.deal_xor)
    first = ["wait 200", "press 1 4 4", "wait 20", "press s 4 4", "wait 80"]
    waits = dict(start=first, key=30, board=130, new=150, ask=30)
    if w["ANIM"] or w["STEPS"]:
        waits.update(board=400)
    return prove.prove(fourrivers, tape, game, (w["LEFT"], w["TOP"], 2, w["STEP"], 2, 2), waits,
                       gap="none" if w["HAND"] == 2 else None)


PROVERS = {"basic": prove_basic, "threaded": prove_threaded, "modular": prove_modular}
