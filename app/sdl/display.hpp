// SDL's video for as long as the program needs it, and the question whether there is a display at
// all.
#pragma once

#include <optional>
#include <string>

namespace zx::app {

class Display {
  public:
    Display();
    ~Display();
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;

    /// Why nothing can be shown, or nothing if it can.
    [[nodiscard]] const std::optional<std::string>& missing() const noexcept { return missing_; }

  private:
    std::optional<std::string> missing_;
};

} // namespace zx::app
