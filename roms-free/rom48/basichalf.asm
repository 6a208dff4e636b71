; The BASIC half of the ROM: editor, main loop, channels, memory, interpreter, expressions and
; arithmetic. It stands at 0f2c-2293, 24fb-386d and 3980-3cfe. Routines are written as sections
; (`place at_NAME, to_NAME`) without a place of their own; the documented entry points (entries.asm) jump
; to them. pack.py puts the sections between the entry points and writes layout.asm.
; A section must reach another one by JP or CALL, never by JR or by running into it.

; End of the section before: it must not have grown past what pack.py saw.
endsection macro
        if $ > section_limit
        .error a section has grown: run pack.py
        endif
        endm
; A floating section, from and to as layout.asm says.
place   macro from, to
        endsection
        org from
section_limit defl to
        endm
; The section goes on in another one: cold code that fills small gaps.
cut     macro from, to
        jp from
        endsection
        org from
section_limit defl to
        endm
; Code at a fixed address.
fixed   macro address
        endsection
        org address
section_limit defl 0xffff
        endm
; An entry point whose code stands elsewhere.
entry   macro address, target
        fixed address
        jp target
        endm
section_limit defl 0xffff

        include "layout.asm"
        include "stubs.asm"
        include "editor.asm"
        include "listing.asm"
        include "main.asm"
        include "channels.asm"
        include "memory.asm"
        include "basic.asm"
        include "commands.asm"
        include "jumps.asm"
        include "loops.asm"
        include "output.asm"
        include "expr.asm"
        include "fn.asm"
        include "vars.asm"
        include "dim.asm"
        include "printext.asm"
        include "tapearr.asm"
        include "strings.asm"
        include "numbers.asm"
        include "printfp.asm"
        include "arith.asm"
        include "muldiv.asm"
        include "calc.asm"
        include "functions.asm"
        endsection
