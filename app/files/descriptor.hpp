// A file descriptor that is closed on leaving the scope.
#pragma once

#include <utility>

#include <unistd.h>

namespace zx::app {

class Descriptor {
  public:
    explicit Descriptor(int number = NotOpen) noexcept : number_(number) {}
    ~Descriptor() { (void)close(); }
    Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, NotOpen)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }

    [[nodiscard]] int number() const noexcept { return number_; }
    [[nodiscard]] bool is_open() const noexcept { return number_ != NotOpen; }
    /// Returns false if closing reports a late write error, as network file systems do; see errno.
    [[nodiscard]] bool close() noexcept {
        const int number = std::exchange(number_, NotOpen);
        return number == NotOpen || ::close(number) == 0;
    }

  private:
    static constexpr int NotOpen = -1;

    int number_;
};

} // namespace zx::app
