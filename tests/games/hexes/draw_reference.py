#!/usr/bin/env python3
"""A second reading of the pictures of Hexes, written from the specification's pseudo-code.

Usage: draw_reference.py START...

Prints the palette numbers of each screen, one line per run of equal rows:
    FIRST-LAST: COLOUR*PIXELS COLOUR*PIXELS ...
The golden files in this folder are its output. It shares no code with games/hexes.
"""
import sys


class Screen:
    def __init__(self):
        self.memory = bytearray(320 * 200)

    def h_line(self, address, side, color):
        for i in range(side):
            self.memory[address + i] = color

    def hexagon(self, address, half_height, side, color):
        ofs = half_height
        while ofs > 0:
            self.h_line(address + ofs, side, color)
            address += 320
            side += 2
            ofs -= 1
        while ofs <= half_height:
            self.h_line(address + ofs, side, color)
            address += 320
            side -= 2
            ofs += 1

    def cell(self, grid, cursor, cell, address):
        color = 15 if cell == cursor else 8 if grid[cell] else 0
        self.hexagon(address + 320 * 2 + 2, 16, 16, color)
        self.hexagon(address + 320 * 3 + 3, 15, 16, 0)
        color = grid[cell]
        if color != 0:
            side = 16 - (2 * color)
            dy = 20 - side
            dx = dy + color
            self.hexagon(address + 320 * dy + dx, side - 2, side, color)


def screen(start):
    cursor = 0
    grid = []
    for i, c in enumerate(start):
        if ord(c) & 4:
            cursor = i
        grid.append(ord(c) & 3)
    picture = Screen()
    for cell in range(32):
        row, column = cell // 4, cell & 3
        address = 320 * 18 * row + column * 72
        if cell & 4:
            address += 36
        picture.cell(grid, cursor, cell, address)
    return picture.memory


def runs(row):
    parts = []
    for value in row:
        if parts and parts[-1][0] == value:
            parts[-1][1] += 1
        else:
            parts.append([value, 1])
    return " ".join(f"{value}*{count}" for value, count in parts)


def main():
    for start in sys.argv[1:]:
        memory = screen(start)
        print("start " + start)
        rows = [runs(memory[320 * y:320 * y + 320]) for y in range(200)]
        first = 0
        for y in range(1, 201):
            if y == 200 or rows[y] != rows[first]:
                print(f"{first}-{y - 1}: {rows[first]}")
                first = y


main()
