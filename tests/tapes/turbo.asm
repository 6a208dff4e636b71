; A turbo loader: reads LENGTH bytes and their checksum from the tape to TARGET, with bits that are
; shorter than the ROM's. A bit is two equal pulses; their length is counted in samples of EAR.
;
; Constants of the command line: ORIGIN (below 0x8000: in contended memory), THRESHOLD (the number
; of samples of two pulses above which a bit is a 1), LENGTH.
;
; At the end STATUS holds 1 if the checksum is right, 2 if not, 3 if the signal ended early.

TARGET:     equ 0xa000
STATUS:     equ 0x9fff

; Samples below which a pilot pulse is the first sync pulse.
SHORTER:     equ 9
; Pilot pulses without which there is no sync.
LEAST:      equ 200

            org ORIGIN

start:      di
            xor a
            ld (STATUS),a
            ld ix,TARGET
            ld de,LENGTH + 1
            call load
            ld (STATUS),a
            ei
            ret

; Loads DE bytes to IX. Returns the status in A.
load:       ld a,0xff
            in a,(0xfe)
            ld c,a
wait:       ld h,0              ; counts pilot pulses
tone:       ld b,0
            call edge
            jr z,wait           ; no edge: not a tone
            ld a,b
            cp SHORTER
            jr c,short
            ld a,h
            cp LEAST
            jr z,tone
            inc h
            jr tone
short:      ld a,h
            cp LEAST
            jr c,wait
            ld b,0
            call edge           ; the end of the second sync pulse
            jr z,wait

            ld h,0              ; checksum
octet:      ld l,1              ; the 1 comes out after eight bits
pair:       ld b,0
            call edge
            jr z,early
            call edge
            jr z,early
            ld a,THRESHOLD
            cp b                ; carry: a 1
            rl l
            jr nc,pair
            ld (ix+0),l
            ld a,h
            xor l
            ld h,a
            inc ix
            dec de
            ld a,d
            or e
            jr nz,octet
            ld a,h
            cp 1                ; carry if the checksum is right
            ld a,2
            sbc a,0
            ret
early:      ld a,3
            ret

; Waits for an edge and adds the number of samples to B. Returns Z if B overflows.
edge:       inc b
            ret z
            ld a,0xff
            in a,(0xfe)
            xor c
            and 0x40
            jr z,edge
            ld a,c
            cpl
            ld c,a              ; the flags are those of AND: NZ
            ret

            end start
