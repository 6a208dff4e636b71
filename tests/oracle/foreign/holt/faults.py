"""Names the faults and what may be found: classes, a warning, or nothing (free) where the description is silent."""

FAULTS = {
    # path rule
    "p_any": "path hint status", "p_two": "path status hint", "p_right": "path status hint",
    "p_bottom": "path status hint", "p_corner": "path hint status", "p_wrap": "path hint status",
    "p_self": "path highlight history status gravity", "p_kind": "path", "p_four": "path hint status",
    # gravity
    "g_one": "gravity", "g_toggle": "gravity status", "g_nodeal": "deal gravity number", "g_col": "gravity",
    "g_top": "gravity", "g_once": "gravity", "g_off": "gravity",
    # deal
    "d_five": "deal", "d_seed": "deal", "d_hole": "deal", "d_nsame": "deal number", "d_via": "deal number",
    # history
    "h_two": "history", "h_fwd": "history status", "h_trunc": "history", "h_rlast": "history",
    "h_rforget": "history", "h_llast": "history", "h_32": "history", "h_hint": "history",
    "h_new": "history status", "h_grav": "history gravity", "h_deep": "history", "h_second": "history",
    # hints
    "t_cheat": "status hint", "t_same": "hint", "t_sel": "hint", "t_enter": "hint path", "t_half": "hint",
    "t_stale": "hint highlight", "t_kind": "hint path", "t_row": "hint", "t_miss": "hint",
    "t_after": "hint", "t_nores": "hint",
    # number
    "n_wrap": "number deal free", "n_zero": "number deal", "n_nine": "number deal", "n_show4": "number",
    "n_old": "number deal", "n_plus": "number deal", "n_nol": "number free", "n_noflash": "number free",
    "n_lstay": "number", "n_five": "number deal", "n_max": "number deal",
    "n_after": "number warning:number-not-shown",
    # win, loss, cheating
    "s_nowin": "status", "s_winlast": "status", "s_noloss": "status", "s_early": "status",
    "s_before": "status", "s_late": "status", "s_stay": "status", "s_newred": "status",
    "s_redlost": "status", "s_back": "status", "s_rnot": "status",
    # sound
    "u_none": "sound", "u_hint": "sound", "u_goff": "sound", "u_ten": "sound", "u_select": "sound",
    # cursor and marks
    "c_left": "highlight", "c_up": "highlight", "c_trace": "highlight warning:cursor-not-shown", "c_row": "highlight",
    "c_after": "highlight", "c_desel": "highlight", "c_nosel": "highlight warning:selection-not-shown", "c_mark": "highlight",
    "c_seldead": "highlight path",
    # drawing
    "w_ghost": "gravity machine deal", "w_top": "gravity machine deal history", "w_same": "deal highlight",
    # machine
    "m_stack": "machine deal", "m_deals": "machine deal", "m_hint": "machine hint",
    "m_gfx": "machine deal gravity highlight history", "m_attr": "highlight machine status", "m_keys": "machine",
    "m_snd": "machine gravity sound path",
    # keys
    "k_f": "history", "k_double": "highlight path", "k_n": "deal number", "k_r": "history number deal",
    "k_up": "highlight",
    # faults that show seldom
    "p_long": "path hint status", "p_sel": "path hint status", "g_same": "gravity history", "g_heap": "gravity",
    "h_last": "history", "d_rare": "deal", "t_loses": "hint highlight", "s_rclear": "status",
    "s_wonback": "status", "s_stuckback": "status", "s_cyan": "status", "u_cheat": "sound",
    "n_cancel": "number deal history warning:odd-entry", "n_blank": "number warning:number-not-shown",
    "n_zeros": "number deal free", "c_kind": "highlight",
    "c_wrap": "highlight", "k_dead": "hint", "m_board": "machine highlight gravity deal history hint",
}
