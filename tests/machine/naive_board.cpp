#include "naive_board.hpp"

#include <algorithm>
#include <cstddef>

#include "z80/execute.hpp"

namespace reference {

namespace {

/// Returns the index of a bank in NaiveUla::screens, or -1.
int screen_of(int bank) {
    const auto* const found = std::find(BanksRead.begin(), BanksRead.end(), bank);
    return found == BanksRead.end() ? -1 : static_cast<int>(found - BanksRead.begin());
}

} // namespace

void NaiveBoard::run_frame() {
    const auto carry = [this](auto& noted) {
        std::erase_if(noted, [this](const auto& each) { return each.t < figures_.frame; });
        for (auto& each : noted) {
            each.t -= figures_.frame;
        }
    };
    if (t >= figures_.frame) {
        t -= figures_.frame;
        carry(changes);
        carry(refreshes);
    }
    const int interrupt = is_128k_ ? 36 : 32;
    while (t < figures_.frame) {
        if (t >= interrupt || !zx::z80::interrupt(cpu, *this)) {
            zx::z80::step(cpu, *this);
        }
    }
}

int NaiveBoard::bank_at(int address) const {
    constexpr int fixed[4] = {-1, 5, 2, 0};
    const int slot = address / 0x4000;
    return slot == 3 && is_128k_ ? port_7ffd % 8 : fixed[slot];
}

bool NaiveBoard::contended(int address) const {
    return address >= 0x4000 && bank_at(address) % 2 == 1;
}

int NaiveBoard::delay() const {
    const int since = t - first_contended_;
    if (since < 0 || since >= 192 * figures_.line || since % figures_.line >= 128) {
        return 0;
    }
    return std::max(0, 6 - since % figures_.line % 8);
}

std::uint8_t NaiveBoard::fetch_opcode(std::uint16_t address, std::uint16_t refreshed) {
    wait_if(contended(address));
    if (contended(refreshed)) {
        // The row lines of the chips, A6 to A0, and bit 2 of the bank's number.
        const int row_bank = bank_at(refreshed) < 4 ? shown_bank() - 4 : shown_bank();
        refreshes.push_back({t, refreshed % 128, screen_of(row_bank)});
    }
    t += 4;
    return address < 0x4000 ? rom[address]
                            : banks[static_cast<std::size_t>(bank_at(address))][address % 0x4000];
}

std::uint8_t NaiveBoard::read(std::uint16_t address) {
    wait_if(contended(address));
    t += 3;
    return address < 0x4000 ? rom[address]
                            : banks[static_cast<std::size_t>(bank_at(address))][address % 0x4000];
}

void NaiveBoard::write(std::uint16_t address, std::uint8_t value) {
    wait_if(contended(address));
    t += 3;
    if (address < 0x4000) {
        return;
    }
    const int offset = address % 0x4000;
    const int screen = screen_of(bank_at(address));
    if (screen >= 0 && offset < 6912) {
        changes.push_back({t, screen * 6912 + offset, value});
    }
    banks[static_cast<std::size_t>(bank_at(address))][static_cast<std::size_t>(offset)] = value;
}

void NaiveBoard::internal(std::uint16_t address, int tstates) {
    for (int i = 0; i < tstates; ++i) {
        wait_if(contended(address));
        t += 1;
    }
}

/// Runs a port cycle after its first T-state, with its delay.
void NaiveBoard::spend_port(std::uint16_t port) {
    const bool high = contended(port);
    if (port % 2 == 0) {
        wait_if(true);
        t += 3;
        return;
    }
    for (int i = 0; i < 3; ++i) {
        wait_if(high);
        t += 1;
    }
}

std::uint8_t NaiveBoard::in(std::uint16_t port) {
    wait_if(contended(port));
    t += 1;
    spend_port(port);
    const int floating = fetched_by_ula(t - 1);
    const auto byte = static_cast<std::uint8_t>(floating < 0 ? 0xff : floating);
    if (is_128k_) {
        lost = lost || (port & 0xc002) == 0xc000;
        page(port, byte);
    }
    const auto echo = static_cast<std::uint8_t>((ula_port & 0x10) != 0 ? 0xff : 0xbf);
    return port % 2 == 0 ? echo : byte;
}

void NaiveBoard::out(std::uint16_t port, std::uint8_t value) {
    wait_if(contended(port));
    t += 1;
    if (port % 2 == 0) {
        ula_port = value;
        changes.push_back({t, Change::Border, static_cast<std::uint8_t>(value % 8)});
    }
    spend_port(port);
    if (is_128k_) {
        page(port, value);
    }
}

void NaiveBoard::page(std::uint16_t port, std::uint8_t value) {
    if ((port & 0x8002) == 0 && (port_7ffd & 0x20) == 0) {
        port_7ffd = value;
        changes.push_back({t, Change::Screen, static_cast<std::uint8_t>(screen_of(shown_bank()))});
    }
}

/// Returns the byte on the ULA's bus in a T-state, or -1.
int NaiveBoard::fetched_by_ula(int at) const {
    const int since = at - figures_.corner - figures_.to_fetch;
    const int x = since % figures_.line;
    if (since < 0 || since >= 192 * figures_.line || x >= 128 || x % 8 > 3) {
        return -1;
    }
    const int y = since / figures_.line;
    const int n = x / 8 * 2 + x % 8 / 2;
    const int bitmap = (y / 64) * 2048 + (y % 8) * 256 + (y % 64 / 8) * 32 + n;
    const int offset = x % 2 == 0 ? bitmap : 6144 + y / 8 * 32 + n;
    return banks[static_cast<std::size_t>(shown_bank())][static_cast<std::size_t>(offset)];
}

std::uint8_t NaiveBoard::acknowledge(std::uint16_t) {
    t += 7;
    return 0xff;
}

void NaiveBoard::acknowledge_nmi(std::uint16_t, std::uint16_t) {
    t += 5;
}

} // namespace reference
