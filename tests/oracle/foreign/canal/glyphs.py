"""The glyphs of the characters 32 to 127 in the project's ROM, eight bytes each."""
import pathlib

ROM = pathlib.Path(__file__).resolve().parents[4] / "roms-free" / "fourrivers48.rom"
GLYPHS = ROM.read_bytes()[0x3D00:0x4000]
