"""The honest tapes and their settings."""
from looks import LOOKS, at

BASE = dict(
    ORGA=32768, TABS=0xE000, KEYM=0, GFXM=0, LET0=65, BOLD=0, COLOURED=0, MASKED=0, CURMASK=0, MARK=0,
    MDX=0, MDY=0, MCHR=62, MATTR=at(2, 7), BLINK=0, FRAME=0, FRCHR=35, FRATTR=0, TATTR=at(0, 7),
    NATTR=at(0, 7), EATTR=at(0, 7), NX=0, NY=23, NLEAD=0, NLABEL=0, DIGM=0, EPX=0, EPY=23, ELABEL=0,
    FIRST=0, HOMEM=0, EDGE=0, SKIP=0, EMPTYE=0, OTHERK=0, BLOCK=0, MISSMSG=0, MISSBUZ=0, NOMSG=0,
    HORDER=0, HEND=0, HARROW=0, HRESUME=0, HCUR=0, HTIME=0, BACKSEL=0, BACKCUR=0, IDLECH=0, IDLESEL=0,
    IDLEHI=0, PREC=0, REDLATE=0, WINKEY=0, ESEL=0, EBIG=0, EZERO=0, EDEL=0, EEMPTY=0, ELET=0, AUTO5=0,
    RNG=0, SHUF=0, SND=0, SNDDI=1, SNDAT=0, CLICK=0, ANIM=0, ANIMT=8, FALLAN=0, FANF=0, FANL=0, BUSY=0,
    ENDMSG=0, MSGT=0, MSGX=14, MSGY=23, GRAVMSG=0, GX=18, GY=22, TLEFT=0, TLX=29, TLY=0, CLOCK=0, CLX=27,
    CLY=23, TITLE=0, TITX=10, TITY=0, REPEAT=0, REPD=25, REPP=5, style="", masks=(), curmask="", inks=[],
    t_other="NOT A PAIR", t_block="NO PATH", t_nomore="NO MORE PAIRS", t_won="YOU WIN", t_stuck="NO MOVES",
    t_grav="GRAVITY ", t_on="ON ", t_off="OFF", t_title="SHISEN", t_label="", t_entry="")

KEYS = {
    "rom": {}, "lastk": dict(KEYM=1), "im2": dict(KEYM=2), "port": dict(KEYM=3, BUSY=1, SND=0),
    "romrep": dict(REPEAT=1), "im2rep": dict(KEYM=2, REPEAT=1, REPD=20, REPP=4),
    "low": dict(ORGA=25000, TABS=0x9000), "rem": dict(ORGA=23760, TABS=0xA000),
    "remport": dict(ORGA=23760, TABS=0xB000, KEYM=3, BUSY=1),
    "lowlast": dict(ORGA=26000, KEYM=1), "top": dict(ORGA=0xC800, TABS=0xE800, KEYM=2),
}
RULES = {
    "a": {},
    "b": dict(EDGE=1, OTHERK=1, BLOCK=1, HORDER=1, HEND=1, BACKSEL=1, PREC=2, HOMEM=1),
    "c": dict(EDGE=2, OTHERK=2, BLOCK=2, HORDER=2, HEND=2, BACKCUR=1, PREC=1, EMPTYE=1),
    "d": dict(EDGE=3, OTHERK=0, BLOCK=1, HORDER=3, HCUR=1, IDLESEL=1, PREC=3, HOMEM=2),
    "e": dict(SKIP=1, OTHERK=0, BLOCK=2, HARROW=1, IDLECH=1, PREC=0),
    "f": dict(HRESUME=1, HORDER=1, HEND=2, IDLEHI=1, IDLESEL=1, REDLATE=1, PREC=0),
    "g": dict(EDGE=1, HARROW=1, HCUR=1, BACKCUR=1, BACKSEL=1, OTHERK=1, PREC=1, HOMEM=1),
    "h": dict(HOMEM=2, HORDER=2, HEND=1, HRESUME=1, EMPTYE=1, BLOCK=1, PREC=2, WINKEY=1),
    "i": dict(EDGE=3, SKIP=0, HORDER=3, HEND=1, OTHERK=2, IDLECH=1, BACKSEL=1, PREC=3),
}
NUMBERS = {
    "a": {},
    "b": dict(NLEAD=1, EBIG=1, EZERO=1, EDEL=1, EEMPTY=1, ELET=1, ESEL=1),
    "c": dict(NLABEL=6, t_label="BOARD ", AUTO5=1, EBIG=1, EEMPTY=1),
    "d": dict(NLEAD=2, NY=22, EPY=22, ELET=2, EZERO=1),
    "e": dict(NLABEL=2, t_label="N:", NX=1, NY=22, EPX=1, EPY=23, ELABEL=8, t_entry="NUMBER? ", EDEL=1),
    "f": dict(DIGM=1, NLEAD=1, EPY=21, EPX=2, EDEL=1, ESEL=1),
    "g": dict(DIGM=1, NX=2, NY=21, EPX=2, EPY=21, EBIG=1, ELET=1),
    "h": dict(NLABEL=1, t_label="#", NLEAD=1, AUTO5=1, EPY=22, ELABEL=7, t_entry="BOARD #"),
    "i": dict(NX=3, NY=20, EPX=0, EPY=23, ELABEL=6, t_entry="GAME: ", EEMPTY=1, ELET=2),
}
SHOWS = {
    "plain": {},
    "beeper": dict(SND=1, SNDAT=1, ENDMSG=1),
    "sweep": dict(SND=2, SNDDI=0, CLICK=1, ENDMSG=1, MSGT=255),
    "stripes": dict(SND=3, MISSMSG=1, NOMSG=1, ENDMSG=1, ANIM=3),
    "blink": dict(SND=5, ANIM=1, FANF=1, FANL=1, MISSBUZ=1, GRAVMSG=1),
    "busy": dict(SND=4, ANIM=2, BUSY=1, ANIMT=10, FANF=2, TLEFT=1, TITLE=1),
    "fall": dict(FALLAN=3, SND=4, SNDAT=1, FANF=3, ENDMSG=1, GRAVMSG=1, NOMSG=1),
    "fallbusy": dict(FALLAN=4, BUSY=1, SND=2, FANL=2, TLEFT=1, TLX=28, TLY=22),
    "clock": dict(CLOCK=1, SND=0, ENDMSG=1, MSGT=100, MISSMSG=1, NOMSG=1, TITLE=1),
    "clock2": dict(CLOCK=1, CLX=26, CLY=22, SND=2, SNDDI=0, ANIM=2, ANIMT=20, TLEFT=1, FANF=2),
    "long": dict(ANIM=1, FALLAN=2, SND=5, FANF=1, FANL=2, ENDMSG=1, MSGT=255, MISSBUZ=1, TITLE=1),
    "timed": dict(HTIME=120, MSGT=60, MISSMSG=1, ENDMSG=1, SND=1),
    "click": dict(CLICK=1, MISSBUZ=1, SND=3, SNDAT=1, GRAVMSG=1, GX=16, GY=0, TLEFT=1, TLX=2, TLY=0),
}
# name: look, keys, rules, numbers, shows, generator
TABLE = """
alder close rom a a plain 0          ash corner lastk b b beeper 1        aspen apart im2 c c sweep 2
bay columns port d d plain 0         beech rows rom e e stripes 1         birch fence lastk f f blink 2
box net im2 g g busy 0               cedar small rom h h fall 1           cherry bold port i i fallbusy 2
cork arrow lastk a c clock 0         cypress under im2 b d clock2 1       date star rom c e long 2
dogwood xor port d f plain 0         ebony lined rom e g timed 1          elder blinker im2 f h click 2
elm tall lastk g i beeper 0          fig tallgap rom h a sweep 1          fir wide port i b stripes 2
gum widegap im2 a d blink 0          hazel big rom b e clock 1            holly bigrows lastk c f fall 2
iroko own rom d g busy 0             ivy ownbig im2 e h clock2 1          juniper runes port f i fallbusy 2
larch masks lastk g a long 0         laurel suits rom h b click 1         lemon suitbox im2 i c timed 2
lime cards rom a e sweep 0           mango pair port b f stripes 1        maple shapes rom c g beeper 2
medlar gems im2 d h blink 0          myrtle gemline lastk e i busy 1      oak stained rom f a fall 2
olive close low g b clock 0          orange apart rem h c stripes 1       osier fence romrep i d sweep 2
palm corner remport a f fallbusy 0   peach columns im2rep b g long 1      pear rows lowlast c h click 2
pine small top d i clock2 0          plane net romrep e a beeper 1        plum bold im2rep f b blink 2
poplar arrow rom g c busy 0          quince xor lastk h d click 1         rowan under low i e timed 2
sequoia star rem a g long 0          sorrel blinker rom b h stripes 1     spruce tall im2rep c i fall 2
sumac wide top d a sweep 0           teak big remport e b plain 1         thorn own lowlast f c clock 2
thuja runes romrep g d clock2 0      walnut suits im2 h e blink 1         willow gems rom i f beeper 2
wych masks port a h fallbusy 0       yew cards lastk b i sweep 1          yucca pair rom c a timed 2
zelkova stained top d b click 0      azalea gemline romrep e c long 1     bamboo lined lastk a d beeper 2
"""


def table():
    """Returns the rows of the table by name."""
    words = TABLE.split()
    return {words[i]: words[i + 1:i + 7] for i in range(0, len(words), 7)}


def settings(name):
    """Returns all settings of an honest tape."""
    look, keys, rules, numbers, shows, rng = table()[name]
    cfg = dict(BASE)
    cfg.update(SHOWS[shows])
    for part in (LOOKS[look], RULES[rules], NUMBERS[numbers], KEYS[keys]):
        cfg.update(part)
    if cfg["KEYM"] == 3:
        for k in ("CLOCK", "HTIME", "BLINK", "REPEAT"):
            cfg[k] = 0
        cfg["MSGT"] = 255 if cfg["MSGT"] else 0
        cfg["SNDDI"] = 0
    cfg["RNG"] = int(rng)
    cfg["SHUF"] = len(name) & 1
    paper = cfg["attrs"][0] >> 3 & 7
    if paper != 7:
        ink = 0 if paper == 4 else 7
        cfg.update(TATTR=at(ink, paper), NATTR=at(ink, paper), EATTR=at(ink, paper), MATTR=at(6, paper))
    if cfg["NLABEL"] and paper == 7:
        cfg["NATTR"] = at(1, 7)
    if cfg["OY"] == 0:
        cfg.update(TITLE=0, TLY=8, GY=10)
    if cfg["NY"] == 22 and cfg["GY"] == 22:
        cfg["GY"] = 21
    return cfg


BASES = {
    "p": "alder hazel maple cherry", "g": "ash laurel peach elder fir", "d": "lime beech cork",
    "h": "cedar holly gum quince plane", "t": "alder iroko walnut birch cypress", "n": "box oak elm bay",
    "s": "fig willow date pine larch", "u": "lemon ivy palm", "c": "alder pear dogwood",
    "w": "laurel", "m": "spruce rowan orange", "k": "poplar bay yucca",
}
OWN = {
    "c_left": "alder", "c_up": "walnut", "c_mark": "cork", "c_seldead": "iroko", "c_nosel": "aspen",
    "c_row": "ebony", "c_after": "medlar", "c_trace": "juniper", "c_desel": "teak", "w_ghost": "suits",
    "c_kind": "holly", "c_wrap": "olive", "k_dead": "wych", "m_board": "sumac", "t_loses": "zelkova",
    "n_cancel": "ash", "n_blank": "thorn", "n_zeros": "peach", "d_rare": "yew", "s_cyan": "cedar",
    "s_rclear": "gum", "s_wonback": "lemon", "s_stuckback": "mango", "h_last": "plum",
    "n_lstay": "oak", "n_after": "box", "n_five": "bay", "k_double": "poplar", "u_select": "ivy", "t_after": "iroko",
}
OWN["w_ghost"], OWN["w_top"], OWN["w_same"], OWN["u_select"] = "laurel", "lime", "dogwood", "bay"


def faulty(faults):
    """Returns the names of the faulty tapes."""
    count, out = {}, []
    for fault in faults:
        group = fault[0]
        bases = BASES[group].split()
        n = count[group] = count.get(group, -1) + 1
        out.append(f"{OWN.get(fault, bases[n % len(bases)])}+{fault}")
    return out
