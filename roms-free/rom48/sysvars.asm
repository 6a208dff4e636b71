; System variables of the 48K Spectrum, their flag bits and the layout macro.
; Source: the user manual's chapter on system variables.

; Fills with 0xff up to `address`; assembly fails if the code before it is past it. Every section
; begins with this instead of ORG, because pasmo lets a backward ORG overwrite code.
at      macro address
        if $ > address
        .error the section before this address overruns it
        endif
        defs address-$,0xff
        endm

; As `at`, for code that runs on into `address`: fills a gap of a few bytes with NOPs.
at_on   macro address
        if $ > address
        .error the section before this address overruns it
        endif
        defs address-$,0
        endm

; As `at_on`, for a larger gap, which a JR skips.
at_jr   macro address
        jr address
        at address
        endm

; Raises a BASIC error: the report code minus 1 follows the restart (255 is "0 OK").
report  macro code
        rst 0x08
        defb code
        endm

KSTATE  equ 0x5c00
LAST_K  equ 0x5c08
REPDEL  equ 0x5c09
REPPER  equ 0x5c0a
DEFADD  equ 0x5c0b
K_DATA  equ 0x5c0d
TVDATA  equ 0x5c0e
STRMS   equ 0x5c10          ; stream -3; stream 0 is at STRMS+6
CHARS   equ 0x5c36
RASP    equ 0x5c38
PIP     equ 0x5c39
ERR_NR  equ 0x5c3a
FLAGS   equ 0x5c3b
TV_FLAG equ 0x5c3c
ERR_SP  equ 0x5c3d
LIST_SP equ 0x5c3f
MODE    equ 0x5c41
NEWPPC  equ 0x5c42
NSPPC   equ 0x5c44
PPC     equ 0x5c45
SUBPPC  equ 0x5c47
BORDCR  equ 0x5c48
E_PPC   equ 0x5c49
VARS    equ 0x5c4b
DEST    equ 0x5c4d
CHANS   equ 0x5c4f
CURCHL  equ 0x5c51
PROG    equ 0x5c53
NXTLIN  equ 0x5c55
DATADD  equ 0x5c57
E_LINE  equ 0x5c59
K_CUR   equ 0x5c5b
CH_ADD  equ 0x5c5d
X_PTR   equ 0x5c5f
WORKSP  equ 0x5c61
STKBOT  equ 0x5c63
STKEND  equ 0x5c65
BREG    equ 0x5c67
MEM     equ 0x5c68
FLAGS2  equ 0x5c6a
DF_SZ   equ 0x5c6b
S_TOP   equ 0x5c6c
OLDPPC  equ 0x5c6e
OSPCC   equ 0x5c70
FLAGX   equ 0x5c71
STRLEN  equ 0x5c72
T_ADDR  equ 0x5c74
SEED    equ 0x5c76
FRAMES  equ 0x5c78
UDG     equ 0x5c7b
COORDS  equ 0x5c7d
P_POSN  equ 0x5c7f
PR_CC   equ 0x5c80
ECHO_E  equ 0x5c82
DF_CC   equ 0x5c84
DF_CCL  equ 0x5c86
S_POSN  equ 0x5c88
S_POSNL equ 0x5c8a
SCR_CT  equ 0x5c8c
ATTR_P  equ 0x5c8d
MASK_P  equ 0x5c8e
ATTR_T  equ 0x5c8f
MASK_T  equ 0x5c90
P_FLAG  equ 0x5c91
MEMBOT  equ 0x5c92
NMIADD  equ 0x5cb0
RAMTOP  equ 0x5cb2
P_RAMT  equ 0x5cb4
CHINFO  equ 0x5cb6          ; initial address of the channel records

IYBASE  equ 0x5c3a          ; IY at all times while BASIC runs

; Offsets for (iy+oNAME).
oERR_NR  equ ERR_NR-IYBASE
oFLAGS   equ FLAGS-IYBASE
oTV_FLAG equ TV_FLAG-IYBASE
oNSPPC   equ NSPPC-IYBASE
oPPC     equ PPC-IYBASE
oSUBPPC  equ SUBPPC-IYBASE
oBORDCR  equ BORDCR-IYBASE
oMODE    equ MODE-IYBASE
oXPTRHI  equ X_PTR+1-IYBASE
oFLAGS2  equ FLAGS2-IYBASE
oDF_SZ   equ DF_SZ-IYBASE
oOSPCC   equ OSPCC-IYBASE
oFLAGX   equ FLAGX-IYBASE
oSCR_CT  equ SCR_CT-IYBASE
oFRAMES3 equ FRAMES+2-IYBASE
oMASK_T  equ MASK_T-IYBASE
oATTR_T  equ ATTR_T-IYBASE
oP_FLAG  equ P_FLAG-IYBASE

; Bits of FLAGS
fNOSPACE equ 0              ; suppress the leading space of a token
fPRINTER equ 1              ; output goes to the printer
fLPRINT  equ 2              ; printing in L-style context
fLMODE   equ 3              ; keyboard in L mode
fNEWKEY  equ 5              ; LAST_K is new
fNUMERIC equ 6              ; last expression was a number
fRUN     equ 7              ; running, not checking syntax
; Bits of TV_FLAG
tvLOWER  equ 0              ; lower screen in use
tvECHO   equ 3              ; edit line must be echoed again
tvAUTO   equ 4              ; automatic listing
tvCLEAR  equ 5              ; lower screen is to be cleared at the next key
; Bits of FLAGS2
f2CLS    equ 0              ; clear the main screen before running a line
f2PRBUF  equ 1              ; printer buffer is not empty
f2QUOTES equ 2              ; inside quotes while listing
f2CAPS   equ 3              ; CAPS LOCK
f2CHANK  equ 4              ; current channel is K
; Bits of FLAGX
fxSIMPLE equ 0              ; destination is a whole simple string
fxNEW    equ 1              ; variable is new
fxINPUT  equ 5              ; INPUT mode
fxNUM    equ 6              ; INPUT expects a number
fxLINE   equ 7              ; INPUT LINE

; Report codes minus 1, as they follow RST 08.
eOK      equ 0xff
eNEXT    equ 0x00
eVAR     equ 0x01
eSUBSCR  equ 0x02
eMEMORY  equ 0x03
eSCREEN  equ 0x04
eBIG     equ 0x05
eRETURN  equ 0x06
eEOF     equ 0x07
eSTOP    equ 0x08
eARG     equ 0x09
eRANGE   equ 0x0a
eSYNTAX  equ 0x0b
eBREAK   equ 0x0c
eDATA    equ 0x0d
eFILE    equ 0x0e
eROOM    equ 0x0f
eSTOPIN  equ 0x10
eFOR     equ 0x11
eDEVICE  equ 0x12
eCOLOUR  equ 0x13
eBREAKL  equ 0x14
eRAMTOP  equ 0x15
eLOST    equ 0x16
eSTREAM  equ 0x17
eFN      equ 0x18
eFNARG   equ 0x19
eTAPE    equ 0x1a
