#include "app/failure.hpp"

#include "app/files/file.hpp"

namespace zx::app {

tl::unexpected<Failure> file_failure(const Error& error, const std::string& path) {
    return tl::unexpected(Failure{exit_code(error), describe(error, path)});
}

} // namespace zx::app
