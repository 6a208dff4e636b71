"""Call the assembler (pasmo) or the compiler (sdcc) in a scratch folder."""
import os
import re
import subprocess
import tempfile


def run(args, cwd):
    done = subprocess.run(args, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise RuntimeError(" ".join(args) + "\n" + done.stdout.decode("latin-1"))


def pasmo(parts, folder, prelude, org):
    """Assemble prelude and the files named in parts as one source."""
    text = "\n".join("%s equ %d" % kv for kv in prelude.items()) + "\n org %d\n" % org
    for part in parts:
        if part.startswith("\n"):
            text += part
        else:
            with open(os.path.join(folder, part)) as f:
                text += f.read() + "\n"
    text += " end\n"
    with tempfile.TemporaryDirectory() as tmp:
        with open(os.path.join(tmp, "all.asm"), "w") as f:
            f.write(text)
        try:
            run([os.environ.get("PASMO", "pasmo"), "all.asm", "all.bin", "all.sym"], tmp)
        except RuntimeError as e:
            found = re.search(r"line (\d+)", str(e))
            lines = text.split("\n")
            near = lines[int(found.group(1)) - 3:int(found.group(1)) + 2] if found else []
            raise RuntimeError(str(e) + "\n" + "\n".join(near))
        code = open(os.path.join(tmp, "all.bin"), "rb").read()
        syms = {}
        for row in open(os.path.join(tmp, "all.sym")):
            name, _, value = row.split()
            syms[name] = int(value.rstrip("H"), 16)
    return code, syms


def sdcc(files, folder, defines, org, data, extra):
    """Compile C files; the first function of the first one is the entry."""
    with tempfile.TemporaryDirectory() as tmp:
        rels = []
        for name, body in extra.items():
            with open(os.path.join(tmp, name), "w") as f:
                f.write(body)
        for name in files:
            rel = os.path.join(tmp, name.replace(".c", ".rel"))
            run(["sdcc", "-mz80", "--std-c99", "--opt-code-size", "--reserve-regs-iy", "--max-allocs-per-node", "400", "-I", tmp, "-I", folder, "-c"]
                + ["-D%s=%d" % kv for kv in defines.items()]
                + [os.path.join(folder, name), "-o", rel], tmp)
            rels.append(rel)
        run(["sdcc", "-mz80", "--no-std-crt0", "--code-loc", str(org), "--data-loc", str(data)]
            + rels + ["-o", os.path.join(tmp, "all.ihx")], tmp)
        image = {}
        for row in open(os.path.join(tmp, "all.ihx")):
            raw = bytes.fromhex(row.strip()[1:])
            if raw[3] == 0:
                for i in range(raw[0]):
                    image[raw[1] * 256 + raw[2] + i] = raw[4 + i]
        top = max(image) + 1
        code = bytes(image.get(a, 0) for a in range(org, top))
        syms = {}
        for row in open(os.path.join(tmp, "all.map")):
            found = re.match(r"\s+([0-9A-F]{8})\s+_(\w+)", row)
            if found:
                syms[found.group(2)] = int(found.group(1), 16)
    return code, syms
