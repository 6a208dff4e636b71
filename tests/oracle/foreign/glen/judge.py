"""Let the program judge tapes and compare its words with what is expected."""
import json
import subprocess
import tempfile
import time
from pathlib import Path

from build import tap
from faults import FAULTS


def first_words(report, run):
    """The first difference in words, or what was written on standard error."""
    found = report.get("found") or []
    if found:
        item = found[0]
        if isinstance(item, dict):
            return " ".join(str(item.get(k, "")) for k in ("class", "text", "message", "details",
                                                           "description", "keys"))[:300]
        return str(item)[:300]
    return (run.stderr.strip() or "no words")[:300]


def judge_one(fourrivers, keys, name):
    """One line about a tape, and whether it was judged rightly."""
    base, _, fault = name.partition("+")
    with tempfile.TemporaryDirectory() as tmp:
        file = Path(tmp, "game.tap")
        file.write_bytes(tap(name))
        cmd = ["nice", fourrivers, "check", str(file), "--machine", "48", "--rom", "free", "--keys",
               str(keys), "--seed", "1", "--json"] + (["--first"] if fault else [])
        begun = time.time()
        run = subprocess.run(cmd, capture_output=True, text=True)
        seconds = time.time() - begun
    try:
        report = json.loads(run.stdout)
    except ValueError:
        report = {}
    found = [k for k, v in report.get("differences", {}).items() if v]
    expected = FAULTS[fault]["want"].split() if fault else []
    if fault:
        right = run.returncode == 1 and bool(set(found) & set(expected))
    else:
        right = run.returncode == 0
    line = (f"{name} code {run.returncode} {seconds:.1f}s found {' '.join(found) or '-'} "
            f"expected {'/'.join(expected) or '-'} {'right' if right else 'WRONG'}")
    if not right:
        line += ": " + first_words(report, run)
    for warning in report.get("warnings", []):
        line += f"\n    warning: {warning}"
    return line, right


def judge(fourrivers, keys, names):
    bad = 0
    for name in names:
        line, right = judge_one(fourrivers, keys, name)
        print(line, flush=True)
        bad |= not right
    return int(bad)
