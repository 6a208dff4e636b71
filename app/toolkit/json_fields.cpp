#include "app/toolkit/json_fields.hpp"

namespace zx::play {
namespace {

constexpr std::uint32_t Version = 1;
constexpr const char* Program = "fourrivers";

/// A player's files nest three levels; hand-edited ones may nest a little deeper.
constexpr int DeepestNesting = 16;

/// Parses without exceptions. Empty if the text is not JSON or is nested too deeply.
std::optional<Json> parse_json(std::string_view text) {
    const auto shallow = [](int depth, Json::parse_event_t, Json&) {
        return depth <= DeepestNesting;
    };
    Json json = Json::parse(text, shallow, false);
    if (json.is_discarded()) {
        return std::nullopt;
    }
    return json;
}

} // namespace

Json json_header(std::string_view kind) {
    Json object = Json::object();
    object["program"] = Program;
    object["kind"] = kind;
    object["version"] = Version;
    return object;
}

std::string json_file_text(const Json& object) {
    constexpr int Indent = 2;
    return object.dump(Indent) + "\n";
}

Result<Json> parse_json_file(std::string_view text, std::string_view kind) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        return fail(ErrorCode::Empty, 0, "is empty");
    }
    auto json = parse_json(text);
    if (!json || !json->is_object()) {
        return fail(ErrorCode::BadSignature, 0, "is damaged or was not written by Four Rivers");
    }
    JsonFields fields(*json, "");
    if (fields.text("program") != Program || fields.text("kind") != kind) {
        return fail(ErrorCode::BadSignature, 0, "was not written by Four Rivers");
    }
    std::uint32_t version = 0;
    fields.read("version", version);
    if (!fields.result() || version == 0) {
        return fail(ErrorCode::BadValue, 0, "has no version");
    }
    if (version > Version) {
        return fail(ErrorCode::Unsupported, 0, "was written by a newer release");
    }
    return std::move(*json);
}

const Json* JsonFields::find(const char* name) const {
    const auto found = object_.find(name);
    return found == object_.end() ? nullptr : &*found;
}

void JsonFields::wrong(const char* name) {
    if (!error_) {
        error_ =
            Error{ErrorCode::BadValue, 0, "has a wrong \"" + std::string(name) + "\"" + where_};
    }
}

void JsonFields::read(const char* name, bool& value) {
    const Json* const field = find(name);
    if (field == nullptr) {
        return;
    }
    if (!field->is_boolean()) {
        wrong(name);
        return;
    }
    value = field->get<bool>();
}

void JsonFields::read(const char* name, std::uint32_t& value, std::uint32_t largest) {
    const Json* const field = find(name);
    if (field == nullptr) {
        return;
    }
    // The library gives negative numbers and fractions other types.
    if (!field->is_number_unsigned() || field->get<std::uint64_t>() > largest) {
        wrong(name);
        return;
    }
    value = field->get<std::uint32_t>();
}

std::optional<std::string> JsonFields::text(const char* name) {
    const Json* const field = find(name);
    if (field == nullptr) {
        return std::nullopt;
    }
    if (!field->is_string()) {
        wrong(name);
        return std::nullopt;
    }
    return field->get<std::string>();
}

const Json* JsonFields::array(const char* name) {
    const Json* const field = find(name);
    if (field == nullptr) {
        return nullptr;
    }
    if (!field->is_array()) {
        wrong(name);
        return nullptr;
    }
    return field;
}

Result<void> JsonFields::result() const {
    if (error_) {
        return tl::unexpected<Error>(*error_);
    }
    return {};
}

} // namespace zx::play
