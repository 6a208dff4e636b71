// Random machine states as snapshots, for round trips. The memory has runs, single bytes and the
// byte 0xed, which the packed formats treat specially.
#pragma once

#include <array>
#include <cstdint>
#include <random>

#include "loaders/snapshot.hpp"

namespace builders {

class RandomSnapshots {
  public:
    explicit RandomSnapshots(std::uint32_t seed) : random_(seed) {}

    [[nodiscard]] zx::loaders::Snapshot next(zx::Model model) {
        using zx::Model;
        zx::loaders::Snapshot snapshot;
        snapshot.model = model;
        zx::z80::Registers& r = snapshot.registers;
        for (std::uint16_t* const pair : {&r.af,
                                          &r.bc,
                                          &r.de,
                                          &r.hl,
                                          &r.af_alt,
                                          &r.bc_alt,
                                          &r.de_alt,
                                          &r.hl_alt,
                                          &r.ix,
                                          &r.iy,
                                          &r.sp,
                                          &r.pc,
                                          &r.wz}) {
            *pair = static_cast<std::uint16_t>(random_());
        }
        r.i = byte();
        r.r = byte();
        r.im = static_cast<std::uint8_t>(random_() % 3);
        r.iff1 = random_() % 2 != 0;
        r.iff2 = random_() % 2 != 0;
        snapshot.border = byte() & 7;
        snapshot.issue = static_cast<std::uint8_t>(2 + random_() % 2);
        snapshot.frame_tstate = static_cast<std::int32_t>(
            random_() % static_cast<std::uint32_t>(zx::tstates_per_frame(model)));
        const bool large = model != Model::Spectrum16 && model != Model::Spectrum48;
        if (large) {
            snapshot.port_7ffd = byte();
            snapshot.ay.emplace();
            snapshot.ay->selected = byte() & 15;
            for (std::uint8_t& value : snapshot.ay->values) {
                value = byte();
            }
        }
        if (model == Model::SpectrumPlus2A) {
            snapshot.port_1ffd = byte();
        }
        for (const std::size_t bank : {5U, 2U, 0U, 1U, 3U, 4U, 6U, 7U}) {
            const bool exists =
                large || bank == 5 || (model == Model::Spectrum48 && (bank == 2 || bank == 0));
            if (exists) {
                fill(snapshot.banks[bank].emplace());
            }
        }
        return snapshot;
    }

  private:
    std::uint8_t byte() { return static_cast<std::uint8_t>(random_() & 0xff); }
    void fill(zx::loaders::RamBank& bank) {
        for (std::size_t at = 0; at < bank.size();) {
            const std::uint8_t value = random_() % 4 == 0 ? std::uint8_t{0xed} : byte();
            std::size_t run = random_() % 3 == 0 ? random_() % 600 : random_() % 7;
            for (; run > 0 && at < bank.size(); --run) {
                bank[at++] = value;
            }
        }
    }

    std::mt19937 random_;
};

} // namespace builders
