; data and variables
pics:
        defb #00,#66,#5a,#5a,#7e,#5a,#42,#00
        defb #00,#24,#5a,#7e,#24,#24,#7e,#00
        defb #00,#3c,#3c,#18,#00,#24,#66,#00
        defb #00,#7e,#00,#24,#18,#18,#24,#00
        defb #00,#00,#66,#7e,#66,#7e,#3c,#00
        defb #00,#00,#3c,#42,#7e,#66,#7e,#00
        defb #00,#42,#00,#24,#00,#7e,#3c,#00
        defb #00,#7e,#7e,#3c,#18,#24,#00,#00
        defb #00,#7e,#18,#00,#7e,#66,#18,#00
        defb #00,#18,#00,#3c,#24,#3c,#18,#00
        defb #00,#66,#24,#18,#3c,#00,#24,#00
        defb #00,#3c,#66,#7e,#3c,#18,#00,#00
        defb #00,#3c,#66,#66,#24,#18,#3c,#00
        defb #00,#00,#7e,#7e,#00,#42,#42,#00
        defb #00,#5a,#42,#66,#7e,#24,#7e,#00
        defb #00,#18,#00,#7e,#3c,#42,#66,#00
        defb #00,#18,#5a,#42,#24,#5a,#42,#00
        defb #00,#18,#5a,#3c,#24,#18,#00,#00
        defb #00,#42,#24,#7e,#66,#5a,#7e,#00
        defb #00,#7e,#42,#00,#3c,#24,#24,#00
        defb #00,#42,#00,#66,#00,#24,#7e,#00
vars:
cur:    defs 2
sel:    defs 1
paira:  defs 1
pairb:  defs 1
num:    defs 2
grav:   defs 1
hcur:   defs 1
hlen:   defs 1
cheated:defs 1
bord:   defs 1
state:  defs 1
count:  defs 1
hcount: defs 1
hpos:   defs 1
hvalid: defs 1
hsel:   defs 1
hend:   defs 2
jptr:   defs 2
hcnt:   defs 1
ticks:  defs 2
inentry:defs 2
ckind:  defs 1
moved:  defs 1
byhint: defs 1
removed:defs 1
silent: defs 1
target: defs 1
oldlen: defs 1
keepch: defs 1
nonum:  defs 1
nofill: defs 1
endseen:defs 1
keycnt: defs 1
rstate: defs 2
seed:   defs 2
attr:   defs 1
caps:   defs 1
kraw:   defs 1
kcnt:   defs 1
kacc:   defs 1
krep:   defs 1
kq:     defs 1
ecnt:   defs 1
vcnt:   defs 1
eseen:  defs 1
ebuf:   defs 6
vbuf:   defs 8
nout:   defs 6
gbuf:   defs 32
varend:
