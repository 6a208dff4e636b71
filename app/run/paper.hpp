// The paper that a ZX Printer has printed: a strip of rows of 256 dots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/common/failure.hpp"
#include "machine/machine.hpp"

namespace zx::app {

class Paper {
  public:
    /// Further rows push out the oldest.
    static constexpr std::size_t MostRows = 60'000;

    /// Adds rows at the lower end.
    void add(std::span<const machine::PrintedRow> rows);
    [[nodiscard]] const std::vector<machine::PrintedRow>& rows() const noexcept { return rows_; }
    [[nodiscard]] bool empty() const noexcept { return rows_.empty(); }
    /// Cuts the strip off.
    void clear() {
        rows_.clear();
        ++changes_;
    }
    /// Another number after every change.
    [[nodiscard]] std::uint64_t changes() const noexcept { return changes_; }

  private:
    std::vector<machine::PrintedRow> rows_;
    std::uint64_t changes_ = 0;
};

/// Returns the printed text in UTF-8, a line for each eight rows, without blanks at their ends.
/// Characters are those that the machine can print at present (machine/character_set.hpp); a cell
/// without a match reads as U+2592. Text may begin in any row.
[[nodiscard]] std::string paper_text(std::span<const machine::PrintedRow> rows,
                                     const machine::Machine& machine);

/// Returns the strip as a PNG of 256 pixels' width, black on white. rows must not be empty.
[[nodiscard]] Result<std::vector<std::uint8_t>>
paper_picture(std::span<const machine::PrintedRow> rows);

/// Writes the strip; the extension chooses PNG or text (.txt). rows must not be empty.
[[nodiscard]] Outcome<void> write_paper(std::span<const machine::PrintedRow> rows,
                                        const machine::Machine& machine,
                                        const std::string& path);

} // namespace zx::app
