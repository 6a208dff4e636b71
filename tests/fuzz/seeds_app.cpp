// Seeds of the files of app/: scripts, settings, statistics.
#include <string_view>

#include "app/play/records/settings.hpp"
#include "app/play/records/statistics.hpp"
#include "tests/fuzz/seeds.hpp"

namespace fuzz {
namespace {

using builders::Bytes;

Bytes bytes_of(std::string_view text) {
    return {text.begin(), text.end()};
}

} // namespace

std::vector<Bytes> script_seeds() {
    return {bytes_of("# a comment\nwait 2\ntype \"print 1\\n{caps+1}{wait 2}\"\npress {sym+p} 1\n"
                     "until \"1\" 2 # not shown\n"),
            bytes_of("poke 0x5800 0x47\njoystick up+fire 1\nmouse 5 -2 left+right\nscreen\nhash\n"),
            bytes_of("expect-not \"\\\"\\\\\"\ntape auto off\nframes\nexpect \"READY\"\n"),
            bytes_of("load \"a b.tap\"\nscreenshot x.png\nsave y.sna\ntape play\r\n")};
}

std::vector<Bytes> settings_seeds() {
    using namespace zx::play;
    Settings other;
    other.light = false;
    other.size = {30, 16};
    other.gravity = shisen::Gravity::Off;
    return {bytes_of(settings_json({})),
            bytes_of(settings_json(other)),
            bytes_of(R"({"program":"fourrivers","kind":"settings","version":1,"size":"8x5"})")};
}

std::vector<Bytes> statistics_seeds() {
    using namespace zx::play;
    Statistics played;
    for (std::int64_t game = 0; game < 7; ++game) {
        played.add({.won = game != 3, .helped = game == 2, .seconds = 100 * game});
        played.add({.size = {8, 5}, .gravity = shisen::Gravity::Off, .won = true});
    }
    return {bytes_of(Statistics().json()), bytes_of(played.json())};
}

} // namespace fuzz
