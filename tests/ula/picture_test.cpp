#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include <doctest/doctest.h>

#include "naive_ula.hpp"
#include "ula/picture.hpp"

using namespace zx::ula;

using reference::Change;
using reference::NaiveUla;

namespace {

/// The lazy picture and the reference, given the same events.
class Pair {
  public:
    explicit Pair(const FrameTiming& timing = Timing48,
                  const reference::Figures& figures = reference::Figures48)
        : picture_(timing), naive_(figures) {}

    int frame(std::vector<Change> changes, bool flash) {
        std::stable_sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) {
            return a.t < b.t;
        });
        picture_.begin_frame(screen(), border_, flash);
        for (const Change& change : changes) {
            if (change.address == Change::Border) {
                picture_.change_border(change.t, change.value);
                border_ = change.value;
            } else if (change.address == Change::Screen) {
                shown_ = change.value;
                picture_.change_screen(change.t, screen());
            } else {
                if (change.address / 6912 == shown_) {
                    picture_.before_screen_change(change.t, change.address % 6912);
                }
                screens_[static_cast<std::size_t>(change.address)] = change.value;
            }
        }
        picture_.finish_frame();
        naive_.frame(changes, flash);
        int differing = 0;
        for (std::size_t i = 0; i < naive_.pixels.size(); ++i) {
            differing += naive_.pixels[i] != picture_.pixels()[i] ? 1 : 0;
        }
        return differing;
    }
    [[nodiscard]] std::uint8_t pixel(int x, int y) const {
        return picture_.pixels()[static_cast<std::size_t>((y + 48) * 352 + x + 48)];
    }

  private:
    [[nodiscard]] const std::uint8_t* screen() const {
        return screens_.data() + std::ptrdiff_t{6912} * shown_;
    }

    Picture picture_;
    std::array<std::uint8_t, 2 * 6912> screens_{};
    int shown_ = 0;
    std::uint8_t border_ = 7;
    NaiveUla naive_;
};

struct Kind {
    const char* name;
    FrameTiming timing;
    reference::Figures figures;
};
const std::array<Kind, 4> kinds = {{{"48K", Timing48, reference::Figures48},
                                    {"48K, late", late_timing(Timing48), reference::Figures48Late},
                                    {"128K", Timing128, reference::Figures128},
                                    {"+2A", TimingPlus2A, reference::FiguresPlus2A}}};

} // namespace

TEST_CASE("the lazy picture equals a step per T-state under random changes") {
    std::mt19937 random(1982);
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    Pair pair;
    for (int frame = 0; frame < 60; ++frame) {
        CAPTURE(frame);
        std::vector<Change> changes;
        // Frames with no, few and many changes.
        const int count = frame % 3 == 0 ? 0 : frame % 3 == 1 ? below(12) : 3000;
        for (int i = 0; i < count; ++i) {
            const int address = below(5) == 0 ? -1 : below(6912);
            const int value = address < 0 ? below(8) : below(256);
            changes.push_back({below(69888), address, static_cast<std::uint8_t>(value)});
        }
        CHECK(pair.frame(changes, frame / 16 % 2 != 0) == 0);
    }
}

TEST_CASE("the lazy picture equals a step per T-state where writes race the beam") {
    std::mt19937 random(128);
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    Pair pair;
    for (int frame = 0; frame < 30; ++frame) {
        CAPTURE(frame);
        std::vector<Change> changes;
        for (int i = 0; i < 2000; ++i) {
            // A cell and a T-state within a few T of its own fetch.
            const int y = below(192);
            const int n = below(32);
            const int fetch = 14338 + y * 224 + n / 2 * 8 + n % 2 * 2;
            const int t = fetch - 4 + below(9);
            const int bitmap = (y & 0xc0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 + n;
            const int address = below(2) == 0 ? bitmap : 6144 + y / 8 * 32 + n;
            changes.push_back({t, address, static_cast<std::uint8_t>(below(256))});
            if (below(4) == 0) {
                changes.push_back({t, -1, static_cast<std::uint8_t>(below(8))});
            }
        }
        CHECK(pair.frame(changes, frame % 2 != 0) == 0);
    }
}

TEST_CASE("when two screens are switched within a line each fetch reads the selected one") {
    std::mt19937 random(7);
    const auto below = [&](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    for (const Kind& kind : kinds) {
        CAPTURE(kind.name);
        Pair pair(kind.timing, kind.figures);
        for (int frame = 0; frame < 24; ++frame) {
            CAPTURE(frame);
            std::vector<Change> changes;
            // Frames without switches, with a few, and with all switches near the beam.
            const int count = frame % 4 == 3 ? 0 : frame % 4 == 2 ? below(8) : 2500;
            for (int i = 0; i < count; ++i) {
                const int y = below(192);
                const int n = below(32);
                const int fetch = kind.figures.corner + kind.figures.to_fetch +
                                  y * kind.figures.line + n / 2 * 8 + n % 2 * 2;
                const int t = frame % 2 == 0 ? below(kind.figures.frame) : fetch - 4 + below(9);
                const int what = below(count < 10 ? 1 : 4);
                const int bitmap = (y & 0xc0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 + n;
                const int cell = (below(2) == 0 ? bitmap : 6144 + y / 8 * 32 + n) + 6912 * below(2);
                const int address = what == 0 ? Change::Screen : what == 1 ? Change::Border : cell;
                const int value = what == 0 ? below(2) : what == 1 ? below(8) : below(256);
                changes.push_back({t, address, static_cast<std::uint8_t>(value)});
            }
            CHECK(pair.frame(changes, frame % 5 == 0) == 0);
        }
    }
}

TEST_CASE("each machine's first border column and first byte are at their T-states") {
    for (const Kind& kind : kinds) {
        CAPTURE(kind.name);
        const int corner = kind.figures.corner;
        for (const int late : {-1, 0, 3, 4}) {
            CAPTURE(late);
            Pair pair(kind.timing, kind.figures);
            const int line_above = corner - kind.figures.line;
            CHECK(pair.frame({{line_above + late, Change::Border, 2}}, false) == 0);
            CHECK(pair.pixel(-1, -1) == (late < 0 ? 2 : 7));
            CHECK(pair.pixel(0, -1) == (late < 4 ? 2 : 7));
            Pair fetched(kind.timing, kind.figures);
            CHECK(fetched.frame({{0, 6144, 0x11}, {corner + 2 + late, 0, 0xff}}, false) == 0);
            CHECK(fetched.pixel(0, 0) == (late <= 0 ? 1 : 2));
        }
    }
}

TEST_CASE("a bitmap byte changed before its fetch is shown, one T later it is not") {
    Pair pair;
    // INK 1 on PAPER 2 in the corner cell, set well before its fetch.
    CHECK(pair.frame({{0, 6144, 0x11}, {14338, 0, 0xff}}, false) == 0);
    CHECK(pair.pixel(0, 0) == 1);
    CHECK(pair.frame({{20000, 0, 0x00}}, false) == 0);
    CHECK(pair.pixel(0, 0) == 1);
    CHECK(pair.frame({}, false) == 0);
    CHECK(pair.pixel(0, 0) == 2);
    CHECK(pair.frame({{14339, 0, 0xff}}, false) == 0);
    CHECK(pair.pixel(0, 0) == 2);
    CHECK(pair.frame({}, false) == 0);
    CHECK(pair.pixel(0, 0) == 1);
}

TEST_CASE("an attribute is fetched one T after its bitmap byte") {
    Pair pair;
    CHECK(pair.frame({{0, 0, 0xff}, {0, 6144, 0x01}, {14339, 6144, 0x02}}, false) == 0);
    CHECK(pair.pixel(0, 0) == 2);
    CHECK(pair.frame({{14340, 6144, 3 << 3}}, false) == 0);
    CHECK(pair.pixel(0, 0) == 2);
    // The next pixel row fetches it again.
    CHECK(pair.pixel(0, 1) == 3);
}

TEST_CASE("a border change of 14112 to 14115 shows in one and the same column") {
    for (int t = 14111; t <= 14116; ++t) {
        CAPTURE(t);
        Pair pair;
        CHECK(pair.frame({{t, -1, 2}}, false) == 0);
        const int first = t < 14112 ? -8 : t < 14116 ? 0 : 8;
        CHECK(pair.pixel(first - 1, -1) == 7);
        CHECK(pair.pixel(first, -1) == 2);
    }
}

TEST_CASE("the visible border begins and ends where the picture does") {
    Pair pair;
    // The first column of the first row: T 3560 to 3563.
    CHECK(pair.frame({{3563, -1, 1}, {3564, -1, 3}}, false) == 0);
    CHECK(pair.pixel(-48, -48) == 1);
    CHECK(pair.pixel(-40, -48) == 3);
    // The last column of the last row.
    const int last = 14336 + 239 * 224 + 148;
    CHECK(pair.frame({{last + 3, -1, 4}, {last + 4, -1, 5}}, false) == 0);
    CHECK(pair.pixel(303, 239) == 4);
    CHECK(pair.pixel(295, 239) == 3);
}

TEST_CASE("a border step of less than four T-states changes the colour within a column") {
    for (const int step : {1, 2, 4}) {
        FrameTiming timing = Timing48;
        timing.border_step_tstates = step;
        Picture picture(timing);
        const std::vector<std::uint8_t> screen(6912);
        const auto pixel = [&](int x, int y) {
            return picture.pixels()[static_cast<std::size_t>((y + 48) * 352 + x + 48)];
        };
        for (int late = 0; late < 8; ++late) {
            CAPTURE(step);
            CAPTURE(late);
            picture.begin_frame(screen.data(), 7, false);
            // The line above the display, and the display's own first line.
            picture.change_border(14112 + late, 2);
            picture.change_border(14112 + 100, 7);
            picture.change_border(14336 + late, 3);
            picture.finish_frame();
            const int first = late / step * step * 2;
            CHECK(pixel(-1, -1) == 7);
            for (int x = 0; x < 16; ++x) {
                CHECK(pixel(x, -1) == (x < first ? 7 : 2));
                CHECK(pixel(x, 0) == 0);
            }
            CHECK(pixel(-1, 0) == 7);
            CHECK(pixel(256, 0) == 3);
            picture.begin_frame(screen.data(), 3, false);
            picture.finish_frame();
            CHECK(pixel(0, -1) == 3);
            CHECK(pixel(15, -1) == 3);
        }
    }
}

TEST_CASE("FLASH exchanges INK and PAPER, and only where bit 7 is set") {
    Pair pair;
    CHECK(pair.frame({{0, 6144, 0x82}, {0, 6145, 0x02}}, false) == 0);
    CHECK(pair.pixel(0, 0) == 0);
    CHECK(pair.frame({}, true) == 0);
    CHECK(pair.pixel(0, 0) == 2);
    CHECK(pair.pixel(8, 0) == 0);
    CHECK(pair.frame({}, false) == 0);
    CHECK(pair.pixel(0, 0) == 0);
}

TEST_CASE("BRIGHT raises INK and PAPER to the indices 8 to 15") {
    Pair pair;
    CHECK(pair.frame({{0, 6144, 0x40 | 5 << 3 | 3}, {0, 0, 0x80}}, false) == 0);
    CHECK(pair.pixel(0, 0) == 11);
    CHECK(pair.pixel(1, 0) == 13);
}
