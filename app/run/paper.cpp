#include "app/run/paper.hpp"

#include <algorithm>

#include "app/files/file.hpp"
#include "app/files/png_file.hpp"
#include "loaders/format.hpp"
#include "machine/character_set.hpp"
#include "machine/screen_text.hpp"

namespace zx::app {
namespace {

using machine::PrintedRow;
using Rows = std::span<const PrintedRow>;

constexpr std::size_t LineRows = 8;
constexpr std::size_t Columns = std::tuple_size_v<PrintedRow>;

/// Returns a cell of the line that begins with the first of these rows; rows that are missing are
/// blank.
machine::Glyph glyph_at(Rows rows, std::size_t column) {
    machine::Glyph glyph = 0;
    for (std::size_t row = 0; row < LineRows; ++row) {
        glyph = glyph << 8 | (row < rows.size() ? rows[row][column] : 0U);
    }
    return glyph;
}

/// Counts the characters other than blanks that are found in the line at the first of these rows.
std::ptrdiff_t found_in_line(Rows rows, const machine::CharacterSets& characters) {
    std::ptrdiff_t found = 0;
    for (std::size_t column = 0; column < Columns; ++column) {
        const machine::Glyph glyph = glyph_at(rows, column);
        found += glyph != 0 && characters.find(glyph) ? 1 : 0;
    }
    return found;
}

/// Returns how many blank rows to skip so that the next line has the most characters.
std::size_t blank_rows_before_line(Rows rows, const machine::CharacterSets& characters) {
    std::size_t best = 0;
    std::ptrdiff_t most = found_in_line(rows, characters);
    for (std::size_t skip = 1; skip < LineRows && skip < rows.size(); ++skip) {
        if (rows[skip - 1] != PrintedRow{}) {
            break;
        }
        if (const auto found = found_in_line(rows.subspan(skip), characters); found > most) {
            most = found;
            best = skip;
        }
    }
    return best;
}

} // namespace

void Paper::add(std::span<const PrintedRow> rows) {
    if (rows.empty()) {
        return;
    }
    ++changes_;
    rows_.insert(rows_.end(), rows.begin(), rows.end());
    if (rows_.size() > MostRows) {
        rows_.erase(rows_.begin(), rows_.end() - static_cast<std::ptrdiff_t>(MostRows));
    }
}

std::string paper_text(Rows rows, const machine::Machine& machine) {
    const machine::CharacterSets characters(machine);
    std::string text;
    while (!rows.empty()) {
        rows = rows.subspan(blank_rows_before_line(rows, characters));
        std::string line;
        for (std::size_t column = 0; column < Columns; ++column) {
            const auto character = characters.find(glyph_at(rows, column));
            line += character ? machine::utf8_of(character->code) : "\u2592";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
        rows = rows.subspan(std::min(LineRows, rows.size()));
    }
    return text;
}

Result<std::vector<std::uint8_t>> paper_picture(Rows rows) {
    constexpr std::uint8_t White = 15;
    std::vector<std::uint8_t> indices;
    indices.reserve(rows.size() * Columns * 8);
    for (const PrintedRow& row : rows) {
        for (const unsigned byte : row) {
            for (int bit = 7; bit >= 0; --bit) {
                indices.push_back((byte >> bit & 1) != 0 ? std::uint8_t{0} : White);
            }
        }
    }
    return encode_png(indices, static_cast<int>(Columns * 8), static_cast<int>(rows.size()));
}

Outcome<void> write_paper(Rows rows, const machine::Machine& machine, const std::string& path) {
    Result<std::vector<std::uint8_t>> bytes;
    if (loaders::extension_of(path) == "txt") {
        const std::string text = paper_text(rows, machine);
        bytes.emplace(text.begin(), text.end());
    } else {
        bytes = paper_picture(rows);
    }
    auto written = bytes.and_then(
        [&](const std::vector<std::uint8_t>& file) { return write_file_atomically(path, file); });
    return written ? Outcome<void>{} : file_failure(written.error(), path);
}

} // namespace zx::app
