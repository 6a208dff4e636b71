#include "app/pictures/duel_picture.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "app/common/palette.hpp"
#include "ula/picture.hpp"

namespace zx::duel {

namespace {

using play::Box;

constexpr std::uint32_t MarkColour = 0xffff2828;
constexpr std::uint32_t MarkCasing = 0xffffffff;

/// The pixels of the source that one pixel of the result covers, along one axis.
struct Span {
    std::size_t first = 0;
    std::vector<float> weights; ///< of first and the pixels after it; their sum is 1
};

std::vector<Span> spans(int from, int to) {
    std::vector<Span> all(static_cast<std::size_t>(to));
    const double step = static_cast<double>(from) / to;
    for (int i = 0; i < to; ++i) {
        const double begin = i * step;
        const double end = std::min<double>(from, begin + step);
        Span& span = all[static_cast<std::size_t>(i)];
        span.first = static_cast<std::size_t>(std::min<double>(begin, from - 1));
        for (auto at = span.first; static_cast<double>(at) < end - 1e-9; ++at) {
            const double covered = std::min<double>(static_cast<double>(at) + 1, end) -
                                   std::max<double>(static_cast<double>(at), begin);
            span.weights.push_back(static_cast<float>(covered / (end - begin)));
        }
    }
    return all;
}

using Light = std::array<float, 3>;

Light light_of(std::uint8_t index) {
    const app::Colour colour = app::Palette[index & 15u];
    return {static_cast<float>(colour >> 16 & 0xff),
            static_cast<float>(colour >> 8 & 0xff),
            static_cast<float>(colour & 0xff)};
}

/// Returns one source row, scaled to the result's width.
std::vector<Light> wide_row(std::span<const std::uint8_t> row, const std::vector<Span>& columns) {
    std::vector<Light> wide(columns.size());
    for (std::size_t x = 0; x < columns.size(); ++x) {
        for (std::size_t i = 0; i < columns[x].weights.size(); ++i) {
            const Light light = light_of(row[columns[x].first + i]);
            for (std::size_t part = 0; part < light.size(); ++part) {
                wide[x][part] += light[part] * columns[x].weights[i];
            }
        }
    }
    return wide;
}

/// Returns the colour, each component truncated to an integer.
std::uint32_t colour_of(const Light& light) {
    std::uint32_t colour = 0xff;
    for (const float part : light) {
        colour = colour << 8 | static_cast<std::uint32_t>(part);
    }
    return colour;
}

/// A pixel picture to draw on.
struct Sheet {
    std::vector<std::uint32_t>& pixels;
    int width;
    int height;

    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
               static_cast<std::size_t>(x);
    }

    void fill(int x, int y, int w, int h, std::uint32_t colour) {
        for (int row = std::max(0, y); row < std::min(height, y + h); ++row) {
            for (int column = std::max(0, x); column < std::min(width, x + w); ++column) {
                pixels[index(column, row)] = colour;
            }
        }
    }

    void frame(const Box& box, int out, int line, std::uint32_t colour) {
        const int x = static_cast<int>(box.x) - out;
        const int y = static_cast<int>(box.y) - out;
        const int w = static_cast<int>(box.width) + 2 * out;
        const int h = static_cast<int>(box.height) + 2 * out;
        fill(x, y, w, line, colour);
        fill(x, y + h - line, w, line, colour);
        fill(x, y, line, h, colour);
        fill(x + w - line, y, line, h, colour);
    }

    void lay(std::span<const std::uint32_t> picture, const Box& box) {
        const int w = static_cast<int>(box.width);
        for (int row = 0; row < static_cast<int>(box.height); ++row) {
            const int y = static_cast<int>(box.y) + row;
            const int x = static_cast<int>(box.x);
            const int shown = std::min(w, width - x);
            if (y >= 0 && y < height && x >= 0 && shown > 0) {
                const auto from = static_cast<std::size_t>(row) * static_cast<std::size_t>(w);
                const auto line = picture.subspan(from, static_cast<std::size_t>(shown));
                std::ranges::copy(line, &pixels[index(x, y)]);
            }
        }
    }
};

} // namespace

std::vector<std::uint32_t>
scaled_picture(std::span<const std::uint8_t> indices, int width, int height) {
    assert(indices.size() == std::size_t{ula::PictureWidth} * ula::PictureHeight);
    const auto columns = spans(ula::PictureWidth, width);
    const auto rows = spans(ula::PictureHeight, height);
    std::vector<std::vector<Light>> wide(ula::PictureHeight);
    std::vector<std::uint32_t> pixels;
    pixels.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
    for (const Span& span : rows) {
        for (std::size_t i = 0; i < span.weights.size(); ++i) {
            const std::size_t row = span.first + i;
            if (wide[row].empty()) {
                wide[row] =
                    wide_row(indices.subspan(row * ula::PictureWidth, ula::PictureWidth), columns);
            }
        }
        for (std::size_t x = 0; x < columns.size(); ++x) {
            Light light;
            light.fill(0.5f); // rounds to nearest, because colour_of() truncates
            for (std::size_t i = 0; i < span.weights.size(); ++i) {
                for (std::size_t part = 0; part < light.size(); ++part) {
                    light[part] += wide[span.first + i][x][part] * span.weights[i];
                }
            }
            pixels.push_back(colour_of(light));
        }
    }
    return pixels;
}

std::span<const std::uint32_t>
DuelPicture::paint(DuelScene scene, std::span<const std::uint8_t> picture, int width, int height) {
    scene_ = std::move(scene);
    const auto painted = painter_.paint(scene_.scene.drawing, width, height);
    pixels_.assign(painted.begin(), painted.end());
    Sheet sheet{pixels_, width, height};
    const Box& place = scene_.picture;
    if (!picture.empty()) {
        sheet.lay(scaled_picture(picture,
                                 std::max(1, static_cast<int>(place.width)),
                                 std::max(1, static_cast<int>(place.height))),
                  place);
    }
    const int line = static_cast<int>(scene_.line);
    for (const Box& mark : scene_.picture_marks) {
        sheet.frame(mark, 2 * line, 3 * line, MarkCasing);
        sheet.frame(mark, 2 * line - line / 2, 2 * line, MarkColour);
    }
    return pixels_;
}

} // namespace zx::duel
