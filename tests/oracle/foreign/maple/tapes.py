"""The honest tapes and the faults of maple, with the classes that a player would name."""
HONEST = """
alder
alder+h_wrap+h_lower+h_selmove+h_col
alder+h_top+h_tone+h_selkeep+h_lead
alder+h_cheatreal+h_red+h_keepcur+h_cancel
alder+h_selundo
birch
birch+h_low+h_jump+h_bright
birch+h_left+h_hcol+h_sound2
birch+h_white+h_prompt+h_ccol
cedar
cedar+h_wide+h_tall
cedar+h_left+h_low+h_redfirst+h_lead+h_r+h_seldrop
cedar+h_title+h_sndlast+h_tone+h_cur0
cedar+h_selundo
dogwood
dogwood+h_under+h_again+h_stop+h_poll
dogwood+h_hidden+h_paper+h_black+h_cur
dogwood+h_paper+h_flash+h_jump+h_long
elder
elder+h_az+h_r+h_cur+h_keep+h_deep
elder+h_white+h_late+h_prompt
elder+h_black+h_redall+h_raw
elder+h_jump
elder+h_inv
elder+h_amb
fir
fir+h_cls+h_low+h_left+h_cur+h_stop
fir+h_nocur+h_bright+h_blackfirst+h_drop
fir+h_real+h_selkeep+h_long+h_left
fir+h_jump+h_cls
""".split()
FAULTS = dict(line.split() for line in """
alder+f_wall path|status|hint
alder+f_wallr path|status|hint
alder+f_seg path|status|hint
alder+f_seg4 path|status|hint
alder+f_drop5 gravity
alder+f_dropord gravity
alder+f_undoord history
alder+f_v11 history
alder+f_nocut history
alder+f_hist32 history|machine
alder+f_rcheat status
alder+f_cheatnew status
alder+f_hsel hint
alder+f_hiter hint
alder+f_hkeep hint
alder+f_hlast hint|status
alder+f_dead status
alder+f_win status
alder+f_bordkeep status
alder+f_hi21 highlight
alder+f_deal5 deal
alder+f_num number
alder+f_s5 number
alder+f_del2 gravity
alder+f_snd sound
alder+f_selrem highlight|hint
alder+h_wrap+f_curw highlight|cursor
birch+f_outtop path|status|hint
birch+f_outright path|status|hint
birch+f_vhv path|status|hint
birch+f_x0 path|status|hint
birch+f_grav0 gravity
birch+f_order gravity
birch+f_hist32 history
birch+f_nocut history
birch+f_fstale history
birch+f_newtot history
birch+f_selkeep highlight|hint|history
birch+f_only3 hint
birch+f_hint21 hint
birch+f_dead21 status
birch+f_deadg status
birch+f_winhint status
birch+f_bcheat status
birch+f_deal85 deal
birch+f_deal3 deal
birch+f_numpad number
birch+f_s15 number
birch+f_delonly gravity|deal|number
birch+f_ngrav gravity
birch+f_sgrav gravity
birch+f_cur83 highlight
birch+f_hi13 highlight
birch+f_sndgrav sound
cedar+f_even number|deal
cedar+f_deal6 deal
cedar+f_statlate status
cedar+f_draglist hint
cedar+f_curd highlight
cedar+f_cheat8 status
cedar+f_resttot history
cedar+f_ent18 path|hint|highlight
cedar+f_v11 history
cedar+f_gcol gravity
cedar+f_nocut history
cedar+f_mark31 history|hint
cedar+f_sndu sound
cedar+f_same path|hint|status
cedar+f_lev3 path|hint|status
cedar+f_torus path|hint|status
cedar+f_seven path|hint|status
cedar+f_right path|hint|status
cedar+f_dead20 status
cedar+f_hsel hint
cedar+f_hmax hint
cedar+f_hfirst hint
cedar+f_win status
cedar+f_hiright highlight
cedar+f_selrow highlight
cedar+f_num4 number
cedar+f_s256 number
dogwood+f_fover history
dogwood+f_dealn deal|history
dogwood+f_dealg deal|history
dogwood+f_dealsm deal
dogwood+f_selempty highlight
dogwood+f_curr highlight
dogwood+f_cheatdel status
dogwood+f_lmin history
dogwood+f_hist64 history
dogwood+f_gravr history
dogwood+f_hcur hint|highlight
dogwood+f_nodesel highlight
dogwood+f_nocut history
dogwood+f_sndadj sound
dogwood+f_gshift gravity
dogwood+f_colr path|hint|status
dogwood+f_rowd path|hint|status
dogwood+f_wrapup path|hint|status|machine
dogwood+f_turn1 path|hint|status
dogwood+f_hsel hint
dogwood+f_hdist hint
dogwood+f_sdist status
dogwood+f_wing status
dogwood+f_hifall highlight
dogwood+f_hi64 highlight
dogwood+f_num number
dogwood+f_s4 number
dogwood+f_sodd history|status
elder+f_seed8 deal
elder+f_dealff deal
elder+f_hn hint
elder+f_del2 gravity|number|deal
elder+f_curl highlight
elder+f_bfirst history
elder+f_cheatl status
elder+f_hcheat status
elder+f_nocut history
elder+f_gtwo gravity
elder+f_sndl sound
elder+f_v3 path|hint|status
elder+f_cmp path|hint|status
elder+f_btw path|hint|status
elder+f_span path|hint|status
elder+f_wrapd path|hint|status
elder+f_hrow hint
elder+f_h15 hint
elder+f_srow status
elder+f_w41 status
elder+f_hi19 highlight
elder+f_s99 number|machine
fir+f_n0 number|deal
fir+f_reds status
fir+f_deal3 deal
fir+f_hstay hint|path|history|highlight
fir+f_curup highlight
fir+f_colcopy history
fir+f_nocut history
fir+f_sndfirst sound
fir+f_hist28 history
fir+f_del3 gravity
fir+f_gsel gravity
fir+f_gtop gravity
fir+f_rone history
fir+f_fgrav history
fir+f_l20 history
fir+f_ab path|hint|status
fir+f_marks path|hint|status
fir+f_colwrap path|hint|status
fir+f_bottom path|hint|status
fir+f_right path|hint|status
fir+f_hstart hint
fir+f_hsel hint
fir+f_blkadj status
fir+f_redrem status
fir+f_hicol highlight
fir+f_sel10 highlight
fir+f_num6 number
""".strip().splitlines())
