"""Describes the faults: expected classes, words, and which tapes can have them."""
import random

import base

ANY = lambda t: True
INSERTS = lambda t: t['HISTM'] == 1
SHIFTS = lambda t: t['GRAVM'] == 0
PATH = 'path hint status'
FAULTS = {
    'PNOTOP': (PATH, 'no path above the board', ANY),
    'PNOBOT': (PATH, 'no path below the board', ANY),
    'PNOLEFT': (PATH, 'no path left of the board', ANY),
    'PCORNER': (PATH, 'the corner of a path may be on a tile', ANY),
    'PTHRU': (PATH, 'a vertical middle segment passes over its first tile', ANY),
    'PNOVHV': (PATH, 'a path cannot begin and end vertically', ANY),
    'PNOHVH': (PATH, 'a path cannot begin and end horizontally', ANY),
    'PROWSAME': (PATH, 'two tiles in a row cannot be joined above or below', ANY),
    'PLONG': (PATH, 'a horizontal middle segment of nine cells or more is refused', ANY),
    'PKIND21': ('path', 'the last kind can be removed by hints only', ANY),
    'PKIND': ('path', 'kinds 16 apart are taken for equal', ANY),
    'PCOL1': (PATH, 'the first column has no vertical segments', ANY),
    'PFOUR': ('path hint', 'four segments are allowed', ANY),
    'GCOL14': ('gravity', 'the last column does not fall', ANY),
    'GROW1': ('gravity', 'the top row does not fall', ANY),
    'GSAMECOL': ('gravity', 'of two tiles in a column only the upper place is filled', SHIFTS),
    'GTOP': ('gravity', 'the top tile of a column is doubled', ANY),
    'GKIND7': ('gravity', 'kind 7 does not fall', ANY),
    'GOFF': ('gravity', 'tiles fall with gravity off, too', ANY),
    'GSKIP20': ('gravity history', 'removal 20 has no gravity', ANY),
    'GHINT': ('gravity hint', 'a pair removed after H leaves holes', ANY),
    'DFIVE': ('deal', 'some boards have five of a kind', ANY),
    'DHOLE': ('deal', 'some boards lack the last tile', ANY),
    'DNODET': ('deal', 'a board depends on the board before', ANY),
    'NSAME': ('deal number', 'N gives the same board again', ANY),
    'NUMSTALE': ('number', 'the number is not printed with gravity off', ANY),
    'NUM4': ('number', 'only four digits are printed', ANY),
    'NUMTAIL': ('number', 'digits of a longer number stay', lambda t: t['NUMFMT'] == 0),
    'NUMBIG': ('number', 'numbers from 10000 are refused', ANY),
    'NUMMAX': ('number', '65535 is refused', ANY),
    'NUMWRAP': ('number', '65536 is taken as 0, 65537 as 1', lambda t: not t['EOVER']),
    'NUMPLUS': ('number deal', 'multiples of 16 give the next board', ANY),
    'NO0': ('number', 'the digit 0 cannot be typed', ANY),
    'NOL': ('number', 'no flashing L', ANY),
    'NGRAV': ('gravity', 'N switches gravity on', ANY),
    'DELNOBOARD': ('deal number', 'DELETE does not start a new board', ANY),
    'DELONCE': ('gravity', 'DELETE never switches gravity on again', ANY),
    'HREPEAT': ('hint', 'H shows the same pair again', ANY),
    'HMISS': ('hint status', 'the last tile is not searched', ANY),
    'HILLEGAL': ('hint', 'pairs in a column are shown without a path', ANY),
    'HENTER': ('hint path', 'ENTER does not remove the pair shown', ANY),
    'HONE': ('hint gravity path', 'ENTER removes one tile of the pair shown', ANY),
    'HMAX4': ('hint', 'only four pairs are shown', ANY),
    'BFIRST': ('history', 'B does not take back the first removal', ANY),
    'BNOGRAV': ('history', 'B moves tiles up with gravity off', INSERTS),
    'BORDER': ('history', 'B changes the order of two tiles of a column', INSERTS),
    'BUNDER': ('history machine status', 'B at the beginning goes below zero', ANY),
    'BNEWGAME': ('history status', 'a new game keeps the history', ANY),
    'FKEEP': ('history', 'a removal after B keeps the old moves', ANY),
    'L16': ('history', 'L stops at removal 16', ANY),
    'RCLEAR': ('history', 'R forgets the removals', ANY),
    'HIST32': ('history', 'the history holds 32 removals', ANY),
    'NOWHITE': ('status', 'no white border for a win', ANY),
    'NOBLACK': ('status', 'no black border without moves', ANY),
    'REDSTAY': ('status', 'the border stays red in a new game', ANY),
    'CHEATCLR': ('status', 'a removal makes the border cyan again', ANY),
    'BNOCHEAT': ('status', 'B is not cheating', ANY),
    'WIN41': ('status', 'white with two tiles left', ANY),
    'HLKIND21': ('highlight', 'the last kind is not highlighted', ANY),
    'HLROW6': ('highlight', 'the last row is not highlighted', ANY),
    'NODESEL': ('highlight path', 'ENTER again does not deselect', ANY),
    'SELGONE': ('highlight', 'the selected tile is not marked when the cursor leaves', ANY),
    'DROW1': ('gravity path', 'tiles of the top row stay on the screen', lambda t: not t['FULLRD']),
    'NOROW6': ('highlight machine', 'the cursor cannot reach the last row',
               lambda t: t['EDGEV'] == 1 and not t['SKIPMT']),
    'NOCOL14': ('highlight machine', 'the cursor cannot reach the last column',
                lambda t: t['EDGEH'] == 1 and not t['SKIPMT']),
    'NOSND': ('sound', 'no sound', ANY),
    'SNDHINT': ('sound', 'no sound for a pair removed after H', ANY),
    'SND10': ('sound', 'no sound after 20 removals', ANY),
    'LEAKDES': ('machine highlight hint history path number gravity status', 'deselecting uses up the stack', ANY),
    'LEAKHINT': ('machine highlight hint history path number gravity status', 'H uses up the stack', ANY),
    'LEAKNEW': ('machine highlight hint history path number gravity status', 'N uses up the stack', ANY),
    'HANGWIN': ('machine status', 'the game hangs after a win', ANY),
}

# Keys of normal play that show faults which play by chance shows seldom.
EXTRA = {'NUMTAIL': 'N' * 9, 'NUMWRAP': 'S65543e', 'NGRAV': 'GNN', 'NSAME': 'NN', 'LEAKDES': 'rrdd' + 'ee' * 150,
         'LEAKHINT': 'H' * 100, 'LEAKNEW': 'N' * 40}


def chosen(tapes):
    """Puts each fault into a tape that is chosen by chance with a fixed seed."""
    rnd = random.Random(2002)
    out = []
    used = {}
    for name, (_, _, fits) in FAULTS.items():
        ok = [t for t in tapes if fits({**base.DEFAULTS, **tapes[t]})]
        least = min(used.get(t, 0) for t in ok)
        tape = rnd.choice([t for t in ok if used.get(t, 0) == least])
        used[tape] = used.get(tape, 0) + 1
        out.append(f'{tape}+{name}')
    return out


def boards(fault):
    """Gives the numbers of boards for the proof of a fault, or None."""
    return {'DHOLE': [8, 16, 24, 32, 33, 40], 'NUMPLUS': [16, 32, 17, 48], 'NUMMAX': [65535, 7],
            'NUMBIG': [12345, 9], 'NO0': [10, 203], 'DFIVE': list(range(1, 60))}.get(fault)
