# The options of the gate's builds in debug, which are the same in each step, so that none builds again what another one
# has built. Read by '.ci/steps.bash' and '.ci/documentation', from the package's folder.

# What no step reads isn't written: debug information, and the index of the modules of the system. The clients build with
# both, as users do.
lean_options=(-debug-info-format none -Xswiftc -index-ignore-system-modules)

# The same for the sanitizers, whose reports name lines.
traceable_options=(-Xswiftc -gline-tables-only -Xswiftc -index-ignore-system-modules)
