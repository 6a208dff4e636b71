; The tape: a header and a data block, each with flag, bytes and checksum. tape.cmake supplies
; program_size and both checksums.
        org 0
        defw 19
        defb 0x00                       ; header
        defb 0                          ; a BASIC program
        defb "Shisen1K  "
        defw program_size
        defw 0                          ; starts automatically at line 0
        defw program_size               ; no variables after it
        defb header_checksum

        defw program_size + 2
        defb 0xff                       ; data
        incbin "shisen1k.bin"
        defb data_checksum
