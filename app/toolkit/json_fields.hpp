// Common parts of the JSON files of persistent_file.hpp: the header with program, kind and version,
// and fields that are checked before use. Contains nlohmann's exceptions.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "base/error.hpp"

namespace zx::play {

using Json = nlohmann::ordered_json;

/// Returns the members that begin each of our files: {"program": "fourrivers", "kind": kind,
/// "version": 1}. json_file_text() returns the text, indented by two spaces per level.
[[nodiscard]] Json json_header(std::string_view kind);
[[nodiscard]] std::string json_file_text(const Json& object);
/// Returns the object if it has that kind and version 1. Error: Empty, BadSignature or Unsupported.
[[nodiscard]] Result<Json> parse_json_file(std::string_view text, std::string_view kind);

/// Reads fields of one object by name. The first wrong field is remembered for result(). A missing
/// field leaves its value unchanged.
class JsonFields {
  public:
    JsonFields(const Json& object, std::string where) : object_(object), where_(std::move(where)) {}

    void read(const char* name, bool& value);
    void read(const char* name, std::uint32_t& value, std::uint32_t largest = UINT32_MAX);
    /// Reads one of the given words; the value is its index.
    template <class Enum, std::size_t N>
    void read(const char* name, Enum& value, const std::array<std::string_view, N>& words) {
        const auto word = text(name);
        if (!word) {
            return;
        }
        for (std::size_t i = 0; i < N; ++i) {
            if (*word == words[i]) {
                value = static_cast<Enum>(i);
                return;
            }
        }
        wrong(name);
    }
    /// Empty if the field is missing or not a string.
    [[nodiscard]] std::optional<std::string> text(const char* name);
    /// Null if the field is missing or not an array.
    [[nodiscard]] const Json* array(const char* name);
    /// Records that this field is wrong, unless another one was wrong before.
    void wrong(const char* name);

    /// Error: BadValue, naming the first wrong field.
    [[nodiscard]] Result<void> result() const;

  private:
    [[nodiscard]] const Json* find(const char* name) const;

    const Json& object_;
    std::string where_;
    std::optional<Error> error_;
};

} // namespace zx::play
