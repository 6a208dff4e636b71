# CPack: a Debian package, an archive with everything below one folder, and a source archive.
set(CPACK_PACKAGE_NAME fourrivers)
set(CPACK_PACKAGE_VENDOR "Four Rivers")
set(CPACK_PACKAGE_CONTACT "Four Rivers maintainers <maintainers@fourrivers.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "ZX Spectrum emulator that plays Shisen and checks it")
set(CPACK_PACKAGE_DESCRIPTION
    "Four Rivers emulates the ZX Spectrum 16K, 48K, 128K, +2 and +2A exact to the
T-state, with free ROMs. It opens tapes, snapshots, recordings and BASIC
listings, records tapes and states, and can be used without a window to test
Spectrum software. It comes with Shisen as a Spectrum program and as a native
game, and checks one against the other.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGE_FILE_NAME fourrivers-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB TGZ)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION otherosfs)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The window's fonts are found by fontconfig.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "ffmpeg")

set(CPACK_SOURCE_PACKAGE_FILE_NAME fourrivers-${PROJECT_VERSION})
set(CPACK_SOURCE_GENERATOR TGZ)
set(CPACK_SOURCE_IGNORE_FILES "/\\\\.git/;/\\\\.git$;/build/;/build-.*\\\\.log$;__pycache__")

set(CPACK_FOURRIVERS_RELEASE_TIME "${FR_RELEASE_TIME}")
set(CPACK_FOURRIVERS_DEBIAN_FILES ${CMAKE_CURRENT_SOURCE_DIR}/debian_files.cmake)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/package_options.cmake)
include(CPack)
