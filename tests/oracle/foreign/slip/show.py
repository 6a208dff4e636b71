"""What the display shows: reads letters, attributes and border from a snapshot."""


class Picture:
    """A 48K snapshot in the SNA format, and the character set of the ROM."""

    def __init__(self, data, font):
        self.data, self.font = data, font

    def byte(self, address):
        """Returns a byte of memory."""
        return self.data[27 + address - 16384]

    def word(self, address):
        """Returns a word of memory."""
        return self.byte(address) + 256 * self.byte(address + 1)

    @property
    def border(self):
        """Returns the colour of the border."""
        return self.data[26] & 7

    def attr(self, row, column):
        """Returns the attribute of a character."""
        return self.byte(0x5800 + 32 * row + column)

    def pixels(self, row, column):
        """Returns the eight bytes of a character's picture."""
        start = 0x4000 + (row & 24) * 256 + (row & 7) * 32 + column
        return bytes(self.byte(start + 256 * i) for i in range(8))

    def char(self, row, column):
        """Returns the character shown at a place, also inverted, or None."""
        image = self.pixels(row, column)
        for bits in (image, bytes(255 - v for v in image)):
            for code in range(96):
                if self.font[code * 8:code * 8 + 8] == bits:
                    return chr(32 + code)
        return None

    def text(self, row, column, count):
        """Returns characters of a row as text; unknown ones are question marks."""
        return "".join(self.char(row, column + i) or "?" for i in range(count))
