; moor: a Shisen engine with switches, MIT licence
        include "main.asm"
        include "keys.asm"
        include "number.asm"
        include "rules.asm"
        include "path.asm"
        include "game.asm"
        include "hint.asm"
        include "input.asm"
        include "screen.asm"
        include "footer.asm"
        include "setup.asm"
        include "udg.asm"
        end start
