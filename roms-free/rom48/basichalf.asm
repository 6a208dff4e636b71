; The BASIC half of the ROM: editor, main loop, channels, memory, interpreter, expressions and
; arithmetic. It occupies 0f2c-2293, 24fb-386d and 3980-3cfe. The routines are sections (`place
; at_NAME, to_NAME`) without a fixed address; the documented entry points (entries.asm) jump to
; them. pack.py places the sections between the entry points and writes layout.asm. A section must
; reach another one by JP or CALL, never by JR or by running into it.

; Ends the previous section. Assembly fails if it is larger than pack.py measured.
endsection macro
        if $ > section_limit
        .error a section has grown: run pack.py
        endif
        endm
; A floating section; from and to are in layout.asm.
place   macro from, to
        endsection
        org from
section_limit defl to
        endm
; Continues the section in another one, so that rarely used code fills small gaps.
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
; An entry point whose code is elsewhere.
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
