// The parser of TZX tapes. Its parts: tzx.cpp (header, list of blocks, jumps), tzx_pulses.cpp (blocks
// that play pulses), tzx_texts.cpp (blocks that steer the tape or describe it).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/byte_reader.hpp"
#include "base/error.hpp"
#include "loaders/pulse_builder.hpp"
#include "loaders/tape.hpp"
#include "loaders/tzx_blocks.hpp"

namespace zx::loaders {

/// Returns text in ISO 8859-1 as UTF-8; lines are separated by " / ".
[[nodiscard]] std::string tzx_text(std::span<const std::uint8_t> bytes);
/// Returns a byte as 0x and two hexadecimal digits.
[[nodiscard]] std::string tzx_hex(unsigned value);

class TzxParser {
  public:
    using Bytes = std::span<const std::uint8_t>;

    explicit TzxParser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

    /// Reads the whole file; called once.
    Result<Tape> parse();

  private:
    using Kind = ControlBlock::Kind;

    /// A symbol of a generalised block: how its first pulse begins, and its pulses in T-states.
    struct Symbol {
        std::uint8_t flags = 0;
        std::vector<std::uint16_t> pulses;
    };

    [[nodiscard]] std::string where() const;
    void warn(const std::string& text);
    void add_warning(std::string text);
    [[nodiscard]] tl::unexpected<Error> bad(std::string text) const;
    std::uint64_t pause() { return reader_.u16() * tzx::TstatesPerMs; }

    void add(TapeBlock block) { tape_.blocks.push_back(std::move(block)); }
    void add_control(Kind kind, std::vector<std::int32_t> numbers = {}) {
        add(ControlBlock{kind, std::move(numbers), {}});
    }
    /// Adds a block of information whose body ends at the reader's place.
    void add_info(std::vector<std::string> texts = {});
    Result<void> skip(std::size_t length, const char* what);

    /// Reads the block whose number is id_, after that number.
    Result<void> block();
    /// Checks that jumps and calls lead to blocks, and that loops and calls do not nest.
    Result<void> check_flow();

    /// Takes the bytes of a data block, and sets the used bits of the last one.
    void take_data(DataBlock& block, std::uint8_t used_bits, std::size_t length);
    void standard();
    void turbo();
    void pure_data();
    /// Adds a block of pulses. Error: TooLarge beyond the pulses that a tape may have.
    Result<void> add_pulses(PulseBuilder& pulses, std::uint64_t pause_tstates, bool holds_level);
    Result<void> tone();
    Result<void> pulse_list();
    Result<void> direct();
    Result<void> csw();
    std::vector<Symbol> alphabet(unsigned symbols, unsigned most_pulses);
    static void play(const Symbol& symbol, PulseBuilder& pulses);
    Result<void> generalised();
    /// Plays the runs of symbols of a generalised block's pilot.
    Result<void>
    play_pilot(std::uint32_t count, const std::vector<Symbol>& symbols, PulseBuilder& pulses);
    /// Plays the symbols of a generalised block's data, a few bits each.
    Result<void>
    play_data(std::uint32_t count, const std::vector<Symbol>& symbols, PulseBuilder& pulses);
    /// Fails if the generalised blocks have more pulses than a tape may have.
    [[nodiscard]] Result<void> check_pulses(const PulseBuilder& pulses) const;

    Result<void> flow();
    Result<void> texts();
    void hardware();

    Bytes bytes_;
    ByteReader reader_;
    Tape tape_;
    std::uint8_t id_ = 0;
    std::size_t start_ = 0;
    std::size_t runs_ = 0;
    /// Pulses and symbols of generalised blocks so far.
    std::uint64_t played_ = 0;
    std::size_t unlisted_ = 0;
    std::vector<std::size_t> offsets_;
};

} // namespace zx::loaders
