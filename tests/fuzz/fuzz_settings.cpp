// Settings that parse are written back and parse to the same.
#include <string>

#include "app/play/records/settings.hpp"
#include "tests/fuzz/target.hpp"

void fuzz::fuzz_settings(Input input) {
    const std::string text(input.begin(), input.end());
    const auto settings = zx::play::parse_settings(text);
    if (!settings) {
        require_useful(settings.error(), text.size());
        return;
    }
    require(settings->size.playable(), "the size can be dealt");
    const auto again = zx::play::parse_settings(zx::play::settings_json(*settings));
    require(again && *again == *settings, "the settings survive a round trip");
}
