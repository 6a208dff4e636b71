; The BASIC half of the ROM: editor, main loop, channels, memory, interpreter, expressions and
; arithmetic. It stands at 0f2c-2293, 24fb-386d and 3a01-3cfe. Routines are written as sections
; (`org at_NAME`) without a place of their own; the documented entry points (entries.asm) jump
; to them. pack.py puts the sections between the entry points and writes layout.asm.
; A section must reach another one by JP or CALL, never by JR or by running into it.

entry   macro address, target
        org address
        jp target
        endm

        include "layout.asm"
        include "stubs.asm"
        include "editor.asm"
        include "listing.asm"
        include "main.asm"
        include "channels.asm"
        include "memory.asm"
        include "basic.asm"
        include "commands.asm"
        include "loops.asm"
        include "output.asm"
        include "expr.asm"
        include "vars.asm"
        include "dim.asm"
        include "strings.asm"
        include "numbers.asm"
        include "printfp.asm"
        include "arith.asm"
        include "muldiv.asm"
        include "calc.asm"
        include "functions.asm"
