// What the JSON files of persistent_file.hpp have in common: who wrote them, in which version, and fields
// that are looked at before they are believed. nlohmann's exceptions stay out.
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

/// The members of our object: {"program": "fourrivers", "kind": kind, "version": 1}, and a text of
/// two spaces a level.
[[nodiscard]] Json json_header(std::string_view kind);
[[nodiscard]] std::string json_file_text(const Json& object);
/// An object of that kind and of version 1. Error: Empty, BadSignature or Unsupported.
[[nodiscard]] Result<Json> parse_json_file(std::string_view text, std::string_view kind);

/// One object's fields, by name. The first that is not what it should be is remembered and said;
/// what is missing leaves the value as it was.
class JsonFields {
  public:
    JsonFields(const Json& object, std::string where) : object_(object), where_(std::move(where)) {}

    void read(const char* name, bool& value);
    void read(const char* name, std::uint32_t& value, std::uint32_t largest = UINT32_MAX);
    /// One of the words: the index of the one it is.
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
    /// Empty if missing or no string.
    [[nodiscard]] std::optional<std::string> text(const char* name);
    /// Null if missing or no array.
    [[nodiscard]] const Json* array(const char* name);
    void wrong(const char* name);

    /// BadValue, naming the first wrong field.
    [[nodiscard]] Result<void> result() const;

  private:
    [[nodiscard]] const Json* find(const char* name) const;

    const Json& object_;
    std::string where_;
    std::optional<Error> error_;
};

} // namespace zx::play
