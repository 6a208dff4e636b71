# Adds what Debian's policy asks for to the files of a .deb before it is made: compressed manual pages, a
# list of changes in its form, the copyright, the place of completions for zsh.
file(GLOB_RECURSE pages ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/man/*.1)
set(documents ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/fourrivers)
file(WRITE ${documents}/changelog
    "fourrivers (${CPACK_PACKAGE_VERSION}) unstable; urgency=medium

  * CHANGELOG.md describes the changes.

 -- ${CPACK_PACKAGE_CONTACT}  ${CPACK_FOURRIVERS_RELEASE_TIME}
")
configure_file(${CPACK_RESOURCE_FILE_LICENSE} ${documents}/copyright COPYONLY)
execute_process(COMMAND gzip -9n ${documents}/changelog ${pages} COMMAND_ERROR_IS_FATAL ANY)
set(zsh ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/zsh)
file(RENAME ${zsh}/site-functions ${zsh}/vendor-completions)
