#include "app/headless/film_and_sound.hpp"

#include <utility>

#include "app/run/runner.hpp"

namespace zx::app {

Outcome<void> FilmAndSound::check_ffmpeg() const {
    if (kind_ != nullptr && kind_->ffmpeg && !has_ffmpeg()) {
        return tl::unexpected(
            Failure{ExitCode::Surroundings,
                    options_.film + ": needs the program ffmpeg, which is not installed"});
    }
    return {};
}

Outcome<void> FilmAndSound::open_sound() {
    if (options_.wav.empty()) {
        return {};
    }
    auto created =
        WavFile::create(options_.wav, Runner::SoundRateHz, Runner::channels_of(options_.stereo));
    if (!created) {
        return file_failure(created.error(), options_.wav);
    }
    wav_.emplace(std::move(*created));
    return {};
}

Outcome<void> FilmAndSound::begin_film(const machine::Machine& machine) {
    if (kind_ == nullptr) {
        return {};
    }
    auto created = create_film(
        options_.film, machine, {Runner::SoundRateHz, Runner::channels_of(options_.stereo)});
    if (!created) {
        return file_failure(created.error(), options_.film);
    }
    film_ = std::move(*created);
    return {};
}

bool FilmAndSound::add(const machine::Machine& machine, std::span<const std::int16_t> samples) {
    if (wav_) {
        sound_added_ = wav_->write(samples);
    }
    if (film_) {
        frame_added_ = film_->add(machine, samples);
    }
    return sound_added_.has_value() && frame_added_.has_value();
}

Outcome<void> FilmAndSound::finish_film() {
    if (!sound_added_) {
        return file_failure(sound_added_.error(), options_.wav);
    }
    if (frame_added_ && film_) {
        frame_added_ = film_->finish();
    }
    if (!frame_added_) {
        return file_failure(frame_added_.error(), options_.film);
    }
    return {};
}

Outcome<void> FilmAndSound::finish_sound() {
    if (wav_) {
        if (const auto finished = wav_->finish(); !finished) {
            return file_failure(finished.error(), options_.wav);
        }
    }
    return {};
}

} // namespace zx::app
