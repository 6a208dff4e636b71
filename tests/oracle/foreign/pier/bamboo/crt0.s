	.module crt0
	.globl _main
	.area _CODE
	di
	ld sp,#0xff40
	ld iy,#0x5c3a
	ei
	call _main
	di
	halt
	.area _HOME
	.area _INITIALIZER
	.area _GSINIT
	.area _GSFINAL
	.area _DATA
	.area _INITIALIZED
	.area _BSEG
	.area _BSS
	.area _HEAP
