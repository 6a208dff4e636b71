#include "app/failure.hpp"

#include "loaders/file.hpp"

namespace zx::app {

tl::unexpected<Failure> file_failure(const Error& error, const std::string& path) {
    return tl::unexpected(Failure{exit_code(error), loaders::describe(error, path)});
}

} // namespace zx::app
