"""Compiles a subset of Python to the code of the token-threaded machine."""
import ast

WORDS = {"lit8": "p_lit8", "lit": "p_lit", "ldl": "p_ldl", "stl": "p_stl", "ldg": "p_ldg",
         "stg": "p_stg", "peek": "p_peek", "poke": "p_poke", "add": "p_add", "sub": "p_sub",
         "and": "p_and", "or": "p_or", "xor": "p_xor", "mul": "p_mul", "div": "p_div",
         "mod": "p_mod", "eq": "p_eq", "ne": "p_ne", "lt": "p_lt", "ge": "p_ge", "not": "p_not",
         "jz": "p_jz", "jmp": "p_jmp", "drop": "p_drop", "dup": "p_dup", "call": "p_call",
         "ret": "p_ret", "inkey": "p_in", "out": "p_out", "wait": "p_wait", "beep": "p_beep",
         "pic": "p_pic", "path": "p_path", "same": "p_same", "fr": "p_fr"}
TOKEN = {w: i for i, w in enumerate(WORDS)}
RESULT = {"inkey", "path", "fr", "same"}
OPS = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.FloorDiv: "div", ast.Mod: "mod",
       ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor"}


class Compiler:
    """Holds the lines of one program; `out` is assembly text made of db and dw."""

    def __init__(self):
        self.out, self.globals, self.consts, self.arrays = [], {}, {}, {}
        self.labels, self.funcs, self.locals, self.loops = 0, {}, {}, []

    def tok(self, name, operand=None):
        """Writes one token with its operand."""
        self.out.append(" db %d ; %s" % (TOKEN[name], name))
        if operand is not None:
            self.out.append(operand)

    def label(self):
        """Returns a new label."""
        self.labels += 1
        return "t_%d" % self.labels

    def number(self, n):
        """Writes a literal."""
        if isinstance(n, int) and 0 <= n < 256:
            self.tok("lit8", " db %d" % n)
        else:
            self.tok("lit", " dw %s" % n)

    def name(self, n):
        """Writes the load of a name."""
        if n in self.locals:
            self.tok("ldl", " db %d" % (4 + 2 * self.locals[n]))
        elif n in self.consts:
            self.number(self.consts[n])
        elif n in self.arrays:
            self.number("a_" + n)
        elif n in self.globals:
            self.tok("ldg", " dw g_" + n)
        else:
            raise NameError(n)

    def expr(self, e):
        """Writes code that leaves the value of an expression."""
        if isinstance(e, ast.Constant):
            self.number(ord(e.value) if isinstance(e.value, str) else int(e.value))
        elif isinstance(e, ast.Name):
            self.name(e.id)
        elif isinstance(e, ast.BinOp):
            self.expr(e.left)
            self.expr(e.right)
            self.tok(OPS[type(e.op)])
        elif isinstance(e, ast.Compare):
            self.compare(e.left, e.ops[0], e.comparators[0])
        elif isinstance(e, ast.UnaryOp):
            self.expr(e.operand)
            self.tok("not")
        elif isinstance(e, ast.BoolOp):
            self.boolean(e)
        elif isinstance(e, ast.Subscript):
            self.expr(e.value)
            self.expr(e.slice)
            self.tok("peek")
        elif isinstance(e, ast.Call):
            self.call(e)
        else:
            raise SyntaxError(ast.dump(e))

    def compare(self, a, op, b):
        """Writes an unsigned comparison."""
        if isinstance(op, (ast.Gt, ast.LtE)):
            a, b = b, a
        self.expr(a)
        self.expr(b)
        self.tok({ast.Eq: "eq", ast.NotEq: "ne", ast.Lt: "lt", ast.Gt: "lt", ast.GtE: "ge",
                  ast.LtE: "ge"}[type(op)])

    def boolean(self, e):
        """Writes `and` and `or` with a short cut."""
        end = self.label()
        for i, v in enumerate(e.values):
            self.expr(v)
            if i < len(e.values) - 1:
                self.tok("dup")
                if isinstance(e.op, ast.Or):
                    self.tok("not")
                self.tok("jz", " dw " + end)
                self.tok("drop")
        self.out.append(end + ":")

    def call(self, e):
        """Writes a call; a primitive without a result leaves 0."""
        for a in e.args:
            self.expr(a)
        n = e.func.id
        if n in TOKEN and n not in self.funcs:
            self.tok(n)
            if n not in RESULT:
                self.number(0)
        else:
            if self.funcs[n] != len(e.args):
                raise SyntaxError("arguments of " + n)
            self.tok("call", " dw f_" + n)

    def store(self, target, value):
        """Writes an assignment."""
        if isinstance(target, ast.Subscript):
            self.expr(value)
            self.expr(target.value)
            self.expr(target.slice)
            self.tok("poke")
            return
        self.expr(value)
        if target.id in self.locals:
            self.tok("stl", " db %d" % (4 + 2 * self.locals[target.id]))
        else:
            self.tok("stg", " dw g_" + target.id)

    def statement(self, s):
        """Writes one statement."""
        if isinstance(s, ast.Assign):
            self.store(s.targets[0], s.value)
        elif isinstance(s, ast.AugAssign):
            self.store(s.target, ast.BinOp(s.target, s.op, s.value))
        elif isinstance(s, ast.Expr):
            if not isinstance(s.value, ast.Constant):
                self.expr(s.value)
                self.tok("drop")
        elif isinstance(s, ast.If):
            self.branch(s)
        elif isinstance(s, ast.While):
            self.loop(s)
        elif isinstance(s, ast.For):
            self.count(s)
        elif isinstance(s, ast.Return):
            self.expr(s.value or ast.Constant(0))
            self.tok("ret")
        elif isinstance(s, ast.Break):
            self.tok("jmp", " dw " + self.loops[-1])
        elif not isinstance(s, (ast.Global, ast.Pass)):
            raise SyntaxError(ast.dump(s))

    def branch(self, s):
        """Writes if and else."""
        no, end = self.label(), self.label()
        self.expr(s.test)
        self.tok("jz", " dw " + no)
        for x in s.body:
            self.statement(x)
        if s.orelse:
            self.tok("jmp", " dw " + end)
        self.out.append(no + ":")
        for x in s.orelse:
            self.statement(x)
        self.out.append(end + ":")

    def loop(self, s):
        """Writes a while loop."""
        top, end = self.label(), self.label()
        self.loops.append(end)
        self.out.append(top + ":")
        self.expr(s.test)
        self.tok("jz", " dw " + end)
        for x in s.body:
            self.statement(x)
        self.tok("jmp", " dw " + top)
        self.out.append(end + ":")
        self.loops.pop()

    def count(self, s):
        """Writes `for i in range(a, b)`."""
        lo, hi = ([ast.Constant(0)] + s.iter.args)[-2:]
        self.store(s.target, lo)
        step = ast.Assign([s.target], ast.BinOp(s.target, ast.Add(), ast.Constant(1)))
        self.loop(ast.While(ast.Compare(s.target, [ast.Lt()], [hi]), s.body + [step], []))

    def function(self, f):
        """Writes one word."""
        names = [a.arg for a in f.args.args]
        shared = {n for s in ast.walk(f) if isinstance(s, ast.Global) for n in s.names}
        for s in ast.walk(f):
            if isinstance(s, ast.Name) and isinstance(s.ctx, ast.Store) and s.id not in names:
                if s.id not in shared:
                    names.append(s.id)
        self.locals = {n: i for i, n in enumerate(names)}
        for n in shared:
            self.globals.setdefault(n, 0)
        self.out.append("f_%s: db %d,%d" % (f.name, len(f.args.args), 4 + 2 * len(names)))
        for s in f.body:
            self.statement(s)
        self.number(0)
        self.tok("ret")

    def program(self, text, arrays):
        """Returns the assembly text of a whole program; arrays: name -> size."""
        tree = ast.parse(text)
        self.arrays = arrays
        for s in tree.body:
            if isinstance(s, ast.FunctionDef):
                self.funcs[s.name] = len(s.args.args)
                for g in ast.walk(s):
                    if isinstance(g, ast.Global):
                        self.globals.update({n: 0 for n in g.names})
            elif isinstance(s, ast.Assign):
                self.consts[s.targets[0].id] = s.value.value
        for s in tree.body:
            if isinstance(s, ast.FunctionDef):
                self.function(s)
        self.out.append("main: db %d\n dw f_main" % TOKEN["call"])
        return "\n".join(self.out)

    def table(self):
        """Returns the two pages of addresses of the primitives."""
        return ("\n".join(" db %s and 255" % a for a in WORDS.values()) + "\n org TABLE+256\n"
                + "\n".join(" db %s/256" % a for a in WORDS.values()))
