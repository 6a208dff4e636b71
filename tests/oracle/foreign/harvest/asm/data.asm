; Tables that are made for a combination of switches: marks, places, orders and pictures.
        TABLE masks
        TABLE attab
        TABLE xtab
        TABLE ytab
        TABLE cells
        TABLE ordt
        TABLE layt
gfx:
        TABLE gfx0
        IF ROMGLYPHS
        ds 21*TILE
        TABLE gset
        ELSE
        TABLE pictures
        ENDIF
