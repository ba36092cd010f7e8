# The options of the gate's builds in debug, which are the same in each step, so that none builds again what another one
# has built. Read by '.ci/steps.bash' and '.ci/documentation', from the package's folder.

# What no step reads isn't written: debug information, and the index of the modules of the system. The clients build with
# both, as users do. A module is compiled as a whole, so that its macros are expanded once, and not by each of the
# compiler's processes that read them.
whole_modules=(-Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)
lean_options=(-debug-info-format none -Xswiftc -index-ignore-system-modules "${whole_modules[@]}")

# The same for the sanitizers, whose reports name lines.
traceable_options=(-Xswiftc -gline-tables-only -Xswiftc -index-ignore-system-modules "${whole_modules[@]}")
