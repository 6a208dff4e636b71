// Initialises SDL's video while the object exists, and tells whether there is a display.
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

    /// Why nothing can be shown; empty if it can.
    [[nodiscard]] const std::optional<std::string>& missing() const noexcept { return missing_; }

  private:
    std::optional<std::string> missing_;
};

} // namespace zx::app
