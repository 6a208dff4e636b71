#include "app/headless/script.hpp" // a lower layer of app must not know a higher one
