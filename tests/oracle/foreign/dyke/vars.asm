        include "data.inc"
        defs 128
stack:
bno:    defw 0
grav:   defb 1
cur:    defb 17
sel:    defb 0
hon:    defb 0
ha:     defb 0
hb:     defb 0
hn:     defb 0
cnt:    defb 0
top:    defb 0
cheat:  defb 0
won:    defb 0
lost:   defb 0
bord:   defb 5
elen:   defb 0
ebuf:   defs 7
ma:     defb 0
mb:     defb 0
pa:     defb 0
pb:     defb 0
lo:     defb 0
hi:     defb 0
want:   defb 0
filt:   defb 0
seqn:   defb 0
seq:    defs 90
horg:   defb 17
ckd:    defb 0
cell:   defb 0
kd:     defb 0
xm:     defb 0
mks:    defb 0
att:    defb 0
buf:    defs 40
dig:    defb "00000",0
count:  defw 0
kprev:  defb 0
kin:    defb 0
kout:   defb 0
kbuf:   defs 8
s0:     defw 0
s1:     defw 0
lag:    defs 7
lagp:   defb 0
list:   defs 84
games:  defb 0
tick:   defw 0
tick2:  defw 0
        IF ($ & 255) != 0
        defs 256-($ & 255)
        ENDIF
brd:    defs 256
oldm:   defs 512
inibd:    defs 96
hstore: defs 1
        end start
