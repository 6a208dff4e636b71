// A tape on a machine, driven by lines on standard input: the tests of the foreign tapes use it to
// look into a program's memory, which the oracle never does.
//
//   foreign_probe TAPE [MODEL [ROM]]
//
//   watch BUSY TAKEN        addresses of two bytes: 0 while the program waits; counts its keys
//   watchpc LOW HIGH        instead: the program waits where its processor is between the two
//   screen                  the answers show a hash of display file and attributes, and whether the
//                           speaker or the AY was heard since the last key
//   start FRAMES            runs the tape for so long, and on until the program waits
//   show ADDRESS:LENGTH...  what each key's answer shows
//   key TEXT                presses one stroke until it is taken and the program waits again
//   idle FRAMES             runs without a key
//   poke ADDRESS BYTE
//   save, restore
//
// Addresses are decimal. Each command but watch and show answers with one line: "ok", "lost" (the
// program did not take the key) or "busy" (it does not wait again), then the border and the bytes
// that `show` named as hexadecimal text.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "app/files/file.hpp"
#include "loaders/media.hpp"
#include "machine/console.hpp"
#include "machine/machine.hpp"
#include "roms-free/roms.hpp"

namespace {

using zx::machine::Stroke;

constexpr int MostHeldFrames = 12;
constexpr int MostBusyFrames = 1500;
constexpr int PowerOnFrames = 150;

class Probe {
  public:
    Probe(zx::machine::Model model, std::span<const std::uint8_t> rom) : machine_(model, rom) {
        machine_.set_picture(false);
    }

    bool load(const std::vector<std::uint8_t>& bytes, const std::string& name) {
        const auto media = zx::loaders::open_media(bytes, name);
        const auto typed = zx::machine::strokes_from_text(load_text_);
        console_.run_frames(PowerOnFrames);
        if (!media || !typed || !console_.load(media->media)) {
            return false;
        }
        console_.type(*typed);
        return true;
    }

    std::string answer(const std::string& line) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command == "watch") {
            words >> busy_ >> taken_;
            return "";
        }
        if (command == "watchpc") {
            words >> low_ >> high_;
            return "";
        }
        if (command == "screen") {
            screen_ = true;
            return "";
        }
        if (command == "show") {
            shown_.clear();
            int address = 0;
            int length = 0;
            char colon = 0;
            while (words >> address >> colon >> length) {
                shown_.emplace_back(address, length);
            }
            return "";
        }
        if (command == "start") {
            int frames = 0;
            words >> frames;
            return report(started(frames));
        }
        if (command == "key") {
            std::string text;
            words >> text;
            return report(press(text));
        }
        if (command == "idle") {
            int frames = 0;
            words >> frames;
            console_.run_frames(frames);
            return report("ok");
        }
        if (command == "poke") {
            int address = 0;
            int byte = 0;
            words >> address >> byte;
            console_.poke(static_cast<std::uint16_t>(address), static_cast<std::uint8_t>(byte));
            return report("ok");
        }
        if (command == "save") {
            saved_ = machine_.state();
            return report("ok");
        }
        if (command == "restore") {
            machine_.set_state(saved_);
            return report("ok");
        }
        return "what?";
    }

    void set_load_text(std::string text) { load_text_ = std::move(text); }

  private:
    [[nodiscard]] std::uint8_t at(int address) const {
        return console_.peek(static_cast<std::uint16_t>(address));
    }
    void run(int frames) {
        for (int frame = 0; frame < frames; ++frame) {
            console_.run_frames(1);
            heard_ = heard_ || !machine_.sound().empty() || !machine_.ay_sound().empty();
        }
    }
    [[nodiscard]] bool waits() const {
        const int pc = machine_.registers().pc;
        return high_ == 0 ? at(busy_) == 0 : pc >= low_ && pc < high_;
    }
    std::string started(int frames) {
        console_.run_frames(frames);
        return settle() ? "ok" : "busy";
    }
    bool settle() {
        for (int frame = 0, still = 0; frame < MostBusyFrames; ++frame) {
            run(1);
            still = waits() ? still + 1 : 0;
            if (still == 3) {
                return true;
            }
        }
        return false;
    }
    std::string press(const std::string& text) {
        const auto strokes = zx::machine::strokes_from_text(text);
        if (!strokes || strokes->size() != 1) {
            return "what?";
        }
        heard_ = false;
        const std::uint8_t before = at(taken_);
        const Stroke& stroke = strokes->front();
        for (const auto key : stroke.keys) {
            console_.press(key);
            if (stroke.keys.size() > 1) {
                run(1);
            }
        }
        int frame = 0;
        for (; frame < 4 || (high_ == 0 && frame < MostHeldFrames && at(taken_) == before);
             ++frame) {
            run(1);
        }
        for (auto key = stroke.keys.rbegin(); key != stroke.keys.rend(); ++key) {
            console_.release(*key);
            if (stroke.keys.size() > 1) {
                run(1);
            }
        }
        run(3);
        const bool lost = high_ == 0 && at(taken_) == before;
        if (!settle()) {
            return "busy";
        }
        run(6);
        return lost ? "lost" : "ok";
    }
    static void put(std::ostream& text, std::uint8_t byte) {
        constexpr char Digits[] = "0123456789abcdef";
        text << Digits[byte >> 4] << Digits[byte & 15];
    }
    std::string report(const std::string& word) const {
        std::ostringstream text;
        text << word << ' ' << int{console_.border()};
        if (screen_) {
            std::uint64_t hash = 14695981039346656037U;
            for (int address = 0x4000; address < 0x5b00; ++address) {
                hash = (hash ^ at(address)) * 1099511628211U;
            }
            for (int i = 0; i < 8; ++i) {
                text << (i == 0 ? " " : "");
                put(text, static_cast<std::uint8_t>(hash >> (8 * i)));
            }
            put(text, heard_ ? 1 : 0);
        }
        for (const auto& [address, length] : shown_) {
            text << ' ';
            for (int i = 0; i < length; ++i) {
                put(text, at(address + i));
            }
        }
        return text.str();
    }

    zx::machine::Machine machine_;
    zx::machine::Console console_{machine_};
    zx::machine::State saved_;
    std::string load_text_ = "j{sym+p}{sym+p}\n";
    int busy_ = 0;
    int taken_ = 0;
    int low_ = 0;
    int high_ = 0;
    bool screen_ = false;
    bool heard_ = false;
    std::vector<std::pair<int, int>> shown_;
};

} // namespace

int main(int count, char** words) {
    if (count < 2) {
        std::cerr << "usage: foreign_probe TAPE [MODEL [ROM]]\n";
        return 2;
    }
    const auto tape = zx::app::read_file(words[1]);
    const auto model = zx::machine::model_by_key(count > 2 ? words[2] : "48");
    if (!tape || !model) {
        std::cerr << "foreign_probe: no such tape or model\n";
        return 3;
    }
    std::vector<std::uint8_t> rom(zx::roms::rom48().begin(), zx::roms::rom48().end());
    if (count > 3) {
        const auto other = zx::app::read_file(words[3]);
        if (!other || other->size() != rom.size()) {
            std::cerr << "foreign_probe: not a ROM of 16384 bytes\n";
            return 3;
        }
        rom = *other;
    }
    Probe probe(*model, rom);
    if (count > 4) {
        probe.set_load_text(words[4]);
    }
    if (!probe.load(*tape, words[1])) {
        std::cerr << "foreign_probe: the tape cannot be loaded\n";
        return 3;
    }
    for (std::string line; std::getline(std::cin, line);) {
        if (const std::string answer = probe.answer(line); !answer.empty()) {
            std::cout << answer << std::endl;
        }
    }
    return 0;
}
