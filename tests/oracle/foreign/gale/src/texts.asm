    IF TITLE
tx1:    defb 2,11,"S H I S E N",0,4,6,"A GAME OF PATIENCE",0
      IF TITLE EQ 1
        defb 20,8,"PRESS ANY KEY",0
      ENDIF
      IF TITLE EQ 2
        defb 20,8,"PRESS ENTER",0
      ENDIF
      IF TITLE EQ 3
        defb 20,8,"PRESS SPACE TO PLAY",0
      ENDIF
      IF TITLE EQ 4
        defb 9,8,"1 CURSOR KEYS",0,10,8,"2 PROTEK",0,11,8,"3 AGF",0,14,8,"0 START",0
      ENDIF
      IF TITLE EQ 5
        defb 12,4,"LEVEL OF DIFFICULTY 1-3?",0
      ENDIF
      IF TITLE EQ 6
        defb 20,8,"PRESS S TO START",0
      ENDIF
      IF TITLE EQ 7
        defb 20,8,"PRESS ANY KEY",0
      ENDIF
      IF TITLE EQ 8
        defb 9,8,"BEGINNER",0,10,8,"PLAYER",0,11,8,"MASTER",0,15,4,"CURSOR KEYS AND ENTER",0
      ENDIF
      IF TITLE EQ 9
        defb 18,6,"I  INSTRUCTIONS",0,20,6,"ENTER  START",0
      ENDIF
      IF TITLE EQ 10
        defb 12,4,"1 EASY  2 MIDDLE  3 HARD",0
      ENDIF
        defb 255
tx2:    defb 1,2,"INSTRUCTIONS  1",0,4,2,"TAKE PAIRS OF EQUAL TILES.",0
        defb 6,2,"THE WAY BETWEEN THEM MAY",0,7,2,"HAVE TWO BENDS.",0,9,2,"CURSOR KEYS  MOVE",0
        defb 10,2,"ENTER        SELECT",0,22,6,"SPACE  NEXT PAGE",0,255
tx3:    defb 1,2,"INSTRUCTIONS  2",0,4,2,"N  NEW BOARD",0,5,2,"S  BOARD BY NUMBER",0
        defb 6,2,"H  HINT",0,7,2,"B F R L  HISTORY",0,22,6,"SPACE  BACK",0,255
tx4:    defb 10,6,"READY?",0,12,6,"PRESS SPACE",0,255
    ENDIF
