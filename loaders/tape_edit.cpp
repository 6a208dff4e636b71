#include "loaders/tape_edit.hpp"

#include <algorithm>
#include <variant>

#include "loaders/tape_header.hpp"

namespace zx::loaders {
namespace {

DataBlock* header_at(Tape& tape, std::size_t block) {
    auto* const data =
        block < tape.blocks.size() ? std::get_if<DataBlock>(&tape.blocks[block]) : nullptr;
    return data != nullptr && read_tape_header(*data) ? data : nullptr;
}

} // namespace

bool has_free_blocks(const Tape& tape) {
    return std::none_of(tape.blocks.begin(), tape.blocks.end(), [](const TapeBlock& block) {
        const auto* const control = std::get_if<ControlBlock>(&block);
        return control != nullptr && control->kind > ControlBlock::Kind::SetLevel;
    });
}

void move_block(Tape& tape, std::size_t from, std::size_t to) {
    if (from >= tape.blocks.size() || to >= tape.blocks.size()) {
        return;
    }
    const auto at = [&](std::size_t index) {
        return tape.blocks.begin() + static_cast<std::ptrdiff_t>(index);
    };
    if (from < to) {
        std::rotate(at(from), at(from + 1), at(to + 1));
    } else {
        std::rotate(at(to), at(from), at(from + 1));
    }
}

void delete_block(Tape& tape, std::size_t block) {
    if (block < tape.blocks.size()) {
        tape.blocks.erase(tape.blocks.begin() + static_cast<std::ptrdiff_t>(block));
    }
}

std::optional<std::string> block_name(const Tape& tape, std::size_t block) {
    const auto* const data =
        block < tape.blocks.size() ? std::get_if<DataBlock>(&tape.blocks[block]) : nullptr;
    const auto header = data == nullptr ? std::nullopt : read_tape_header(*data);
    return header ? std::optional(printable(header->name)) : std::nullopt;
}

bool rename_block(Tape& tape, std::size_t block, std::string_view name) {
    DataBlock* const data = header_at(tape, block);
    const bool fits = std::all_of(
        name.begin(), name.end(), [](char letter) { return letter >= ' ' && letter <= '~'; });
    TapeHeader header;
    if (data == nullptr || !fits || name.size() > header.name.size()) {
        return false;
    }
    header = *read_tape_header(*data);
    header.name.fill(' ');
    std::copy(name.begin(), name.end(), header.name.begin());
    const auto bytes = write_tape_header(header);
    // Flag, header, checksum: the exclusive-or of all bytes before.
    std::copy(bytes.begin(), bytes.end(), data->bytes.begin() + 1);
    std::uint8_t checksum = 0;
    for (std::size_t i = 0; i + 1 < data->bytes.size(); ++i) {
        checksum = static_cast<std::uint8_t>(checksum ^ data->bytes[i]);
    }
    data->bytes.back() = checksum;
    return true;
}

} // namespace zx::loaders
