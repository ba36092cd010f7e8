# Proving the dependencies of listed components.

# Writes modules with a number of lists of components each, and the same components without a list.
write_lists() {
    local modules=$1 lists=$2 size=$3 listed module
    for listed in 0 1; do
        local folder=$work/lists/$modules-$lists-$size-$listed
        mkdir -p "$folder"
        for ((module = 1; module <= modules; module++)); do
            awk -v components="$size" -v lists="$lists" -v first=$(((module - 1) * lists + 1)) -v listed="$listed" \
                -f Benchmarks/CompileTime/lists.awk >"$folder/Module$module.swift"
        done
    done
}

# Compiles the modules, in order, with further options.
compile_lists() {
    local binaries=$1 modules=$2 folder=$work/lists/$2-$3-$4-$5 module
    shift 5
    for ((module = 1; module <= modules; module++)); do
        swiftc -emit-module -module-name "Module$module" -swift-version 6 -parse-as-library -I "$binaries/Modules" \
            -I "$folder" -load-plugin-executable "$binaries/AmpouleMacros-tool#AmpouleMacros" \
            -c -o "$folder/Module$module.o" -emit-module-path "$folder/Module$module.swiftmodule" \
            "$@" "$folder/Module$module.swift"
    done
}

measure_lists() {
    local binaries shape
    swift build --scratch-path "$work/ampoule" --target Ampoule >&2
    binaries=$(swift build --scratch-path "$work/ampoule" --show-bin-path)
    header "Listed components of three dependencies"
    for shape in "${list_shapes[@]}"; do
        # The words of a shape are its numbers.
        # shellcheck disable=SC2086
        write_lists $shape
        # shellcheck disable=SC2086
        row "$(printf '%d × %d lists of %d' $shape)" "compile_lists $binaries $shape 1" \
            "unproved=compile_lists $binaries $shape 1 -D AMPOULE_UNPROVED_LISTS" \
            "without lists=compile_lists $binaries $shape 0"
    done
}
