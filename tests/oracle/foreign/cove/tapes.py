"""The tapes of the three engines: switches, texts, faults."""
import tapes_a
import tapes_g
import tapes_p

TAPES = {}
FAULTS = {}
for module in (tapes_a, tapes_g, tapes_p):
    TAPES.update(module.TAPES)
    FAULTS.update(module.FAULTS)


def text(spec):
    return {"a": tapes_a, "g": tapes_g, "p": tapes_p}[spec["engine"]].text(spec)


def faulty():
    return [tape + "+" + name for name, f in FAULTS.items() for tape in f[1].split()]


def screen(spec):
    return __import__("screen_" + spec["engine"])
