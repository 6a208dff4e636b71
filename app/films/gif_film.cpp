// A film as an animated GIF: for each change the smallest rectangle that contains it. Without sound.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <gif_lib.h>

#include "app/common/palette.hpp"
#include "app/files/output_file.hpp"
#include "app/films/film_kinds.hpp"

namespace zx::app {

namespace {

constexpr int Width = ula::PictureWidth;
constexpr int Height = ula::PictureHeight;
constexpr int BitsPerPixel = 4;
/// The unit of a GIF's delays. Many viewers take 0 and 1 for ten.
constexpr std::int64_t DelaysPerSecond = 100;
constexpr std::int64_t LeastDelay = 2;
constexpr std::int64_t MostDelay = 65'535;

struct Rectangle {
    int left = 0, top = 0, right = 0, bottom = 0;
};

/// Returns the rectangle that contains all pixels in which the pictures differ.
std::optional<Rectangle> difference(const std::vector<std::uint8_t>& a,
                                    const std::vector<std::uint8_t>& b) {
    Rectangle box{Width, Height, 0, 0};
    for (int y = 0; y < Height; ++y) {
        const auto row = static_cast<std::ptrdiff_t>(y) * Width;
        const auto end = row + Width;
        const auto first = std::mismatch(a.begin() + row, a.begin() + end, b.begin() + row).first;
        if (first == a.begin() + end) {
            continue;
        }
        int last = Width - 1;
        while (a[static_cast<std::size_t>(row + last)] == b[static_cast<std::size_t>(row + last)]) {
            --last;
        }
        box.left = std::min(box.left, static_cast<int>(first - a.begin() - row));
        box.right = std::max(box.right, last + 1);
        box.top = std::min(box.top, y);
        box.bottom = y + 1;
    }
    return box.bottom == 0 ? std::nullopt : std::optional(box);
}

class GifFilm : public Film {
  public:
    explicit GifFilm(OutputFile file) : file_(std::move(file)) {}
    ~GifFilm() override {
        if (gif_ != nullptr) {
            EGifCloseFile(gif_, nullptr);
        }
    }

    Result<void> begin() {
        int error = 0;
        gif_ = EGifOpen(this, &GifFilm::write, &error);
        if (gif_ == nullptr) {
            return fail(ErrorCode::NotWritable, 0, "cannot be begun as a GIF");
        }
        std::array<GifColorType, 1U << BitsPerPixel> colours{};
        for (std::size_t i = 0; i < colours.size(); ++i) {
            colours[i] = {static_cast<GifByteType>(Palette[i] >> 16 & 0xff),
                          static_cast<GifByteType>(Palette[i] >> 8 & 0xff),
                          static_cast<GifByteType>(Palette[i] & 0xff)};
        }
        ColorMapObject* const map = GifMakeMapObject(1 << BitsPerPixel, colours.data());
        EGifSetGifVersion(gif_, true);
        good_ = EGifPutScreenDesc(gif_, Width, Height, BitsPerPixel, 0, map) != GIF_ERROR;
        GifFreeMapObject(map);
        // The extension of Netscape: the film is repeated for ever.
        constexpr std::array<GifByteType, 3> Forever = {1, 0, 0};
        put(EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE));
        put(EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0"));
        put(EGifPutExtensionBlock(gif_, Forever.size(), Forever.data()));
        put(EGifPutExtensionTrailer(gif_));
        return result();
    }

    Result<void> add(const machine::Machine& machine, std::span<const std::int16_t>) override {
        std::vector<std::uint8_t> picture = machine.picture().indices();
        const auto changed = pending_.empty() ? std::optional(Rectangle{0, 0, Width, Height})
                                              : difference(pending_, picture);
        if (changed) {
            put_pending();
            pending_ = std::move(picture);
            box_ = *changed;
        }
        const ula::FrameTiming& timing = machine.timing();
        seconds_ += static_cast<double>(timing.tstates_per_frame()) / timing.cpu_hz;
        return result();
    }

    Result<void> finish() override {
        put_pending();
        put(EGifCloseFile(std::exchange(gif_, nullptr), nullptr));
        if (auto written = result(); !written) {
            return written;
        }
        return file_.finish();
    }

  private:
    static int write(GifFileType* gif, const GifByteType* bytes, int count) {
        auto& film = *static_cast<GifFilm*>(gif->UserData);
        if (film.written_) {
            film.written_ = film.file_.write({bytes, static_cast<std::size_t>(count)});
        }
        return film.written_ ? count : 0;
    }
    void put(int answer) { good_ = good_ && answer != GIF_ERROR; }
    [[nodiscard]] Result<void> result() const {
        if (written_ && !good_) {
            return fail(ErrorCode::NotWritable, 0, "cannot be written as a GIF");
        }
        return written_;
    }

    /// Writes the picture that was shown until now.
    void put_pending() {
        if (pending_.empty() || !good_) {
            return;
        }
        const std::int64_t now = std::llround(seconds_ * DelaysPerSecond);
        std::int64_t left = std::max(now - shown_until_, LeastDelay);
        shown_until_ += left;
        for (; left > MostDelay; left -= MostDelay) {
            put_image(MostDelay);
            box_ = {0, 0, 1, 1};
        }
        put_image(left);
    }
    /// Writes the changed part of that picture, to be shown for `delay` hundredths of a second.
    void put_image(std::int64_t delay) {
        const GraphicsControlBlock control{.DisposalMode = DISPOSE_DO_NOT,
                                           .UserInputFlag = false,
                                           .DelayTime = static_cast<int>(delay),
                                           .TransparentColor = NO_TRANSPARENT_COLOR};
        std::array<GifByteType, 4> bytes{};
        const std::size_t size = EGifGCBToExtension(&control, bytes.data());
        put(EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(size), bytes.data()));
        const int width = box_.right - box_.left;
        put(EGifPutImageDesc(
            gif_, box_.left, box_.top, width, box_.bottom - box_.top, false, nullptr));
        for (int y = box_.top; y < box_.bottom && good_; ++y) {
            const auto from =
                static_cast<std::size_t>(y) * Width + static_cast<std::size_t>(box_.left);
            put(EGifPutLine(gif_, pending_.data() + from, width));
        }
    }

    OutputFile file_;
    GifFileType* gif_ = nullptr;
    bool good_ = true;
    Result<void> written_;
    /// The last picture that differed, and where it differed from the one before it.
    std::vector<std::uint8_t> pending_;
    Rectangle box_;
    /// The length of the film, and of its written part in hundredths of a second.
    double seconds_ = 0;
    std::int64_t shown_until_ = 0;
};

} // namespace

NewFilm create_gif(const std::string& path, const machine::Machine&) {
    auto file = OutputFile::create(path);
    if (!file) {
        return tl::unexpected<Error>(file.error());
    }
    auto film = std::make_unique<GifFilm>(std::move(*file));
    if (auto begun = film->begin(); !begun) {
        return tl::unexpected<Error>(begun.error());
    }
    return film;
}

} // namespace zx::app
