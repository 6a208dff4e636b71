"""The faults of all engines, and the way to put one into a source text."""
import faults1
import faults2
import faults3

LISTS = {"fen1": faults1.FAULTS, "fen2": faults2.FAULTS, "fen3": faults3.FAULTS}


def of(engine):
    """Return the faults of an engine."""
    return LISTS[engine]


def squeeze(line):
    """Return a line without needless spaces; texts in quotes keep theirs."""
    parts = line.strip().split('"')
    return '"'.join(p if n % 2 else " ".join(p.split()) + " " * (p[-1:] == " " and n == 0)
                    for n, p in enumerate(parts)).strip()


def plain(text):
    """Return a source text without comments, blank lines and indentation."""
    lines = (squeeze(line.split(";")[0]) for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def put(text, fault):
    """Return the source text with a fault; each change must fit exactly once."""
    text = "\n" + plain(text) + "\n"
    for change in fault[3:]:
        if not change:
            continue
        old, new = ("\n".join(side.strip().split(" / ")) for side in change.split("=>"))
        if text.count("\n" + old + "\n") == 1:
            text = text.replace("\n" + old + "\n", "\n" + new + "\n")
        elif text.count("\n" + old) == 1:
            text = text.replace("\n" + old, "\n" + new)
        elif text.count(old + "\n") == 1:
            text = text.replace(old + "\n", new + "\n")
        else:
            raise SystemExit(f"{fault[0]}: {text.count(old)} places of {old!r}")
    return text
