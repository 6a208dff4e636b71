; 48K ROM for the ZX Spectrum: layout of the 16 KB image. Files are in address order; each begins
; with `at`, which checks the end of the previous one. The BASIC half (editor, interpreter,
; expressions, arithmetic) fills the gaps left here.

        include "sysvars.asm"
        include "entries.asm"

        org 0x0000
        include "restarts.asm"      ; 0000  restarts, error path, token and key tables
        include "keyboard.asm"      ; 028e  key scan, repeat, decoding
        include "sound.asm"         ; 03b5  beeper, BEEP
        include "tape.asm"          ; 04c2  saving and loading of bytes
        include "tapecmd.asm"       ; 0605  LOAD, VERIFY
        include "print.asm"         ; 09f4  characters, control codes, tokens
        include "scroll.asm"        ; 0c55  scrolling, "scroll?"
        include "screen.asm"        ; 0d4d  clearing, positions, printer
        at 0x2294                   ; 0f2c-2293: BASIC half, see below
        include "gfx.asm"           ; 2294  BORDER, PLOT, DRAW
        at 0x24fb
        at 0x386e                   ; 24fb-386d: BASIC half
        include "spare_a.asm"       ; 386e-397f
        at 0x3980
        at 0x3d00                   ; 3980-39fe, 3a01-3cfe: BASIC half
        include "font.asm"          ; 3d00

        at 0x4000

        include "basichalf.asm"     ; sections with their own ORG, which replace the fill bytes
        end
