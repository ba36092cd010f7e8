# Compiling many types in one module.

# Writes a number of types of a kind into a folder named after both.
write_types() {
    local folder=$work/types/$1/$2
    [[ -d $folder ]] && return
    mkdir -p "$folder"
    awk -v kind="$1" -v types="$2" -v types_in_file=50 -v folder="$folder" -f Benchmarks/CompileTime/types.awk
}

# Compiles a number of types of a kind against a build of Ampoule.
compile_types() {
    local folder=$work/types/$1/$2 binaries=${binaries_of[$3]}
    shift 3
    (
        mkdir -p "$work/objects"
        cd "$work/objects"
        swiftc -module-name Zoo -swift-version 6 -parse-as-library -I "$binaries/Modules" \
            -load-plugin-executable "$binaries/AmpouleMacros-tool#AmpouleMacros" "$@" "$folder"/*.swift
    )
}

check() { compile_types "$1" "$2" debug -typecheck; }
debug() { compile_types "$1" "$2" debug -c -Onone -enable-batch-mode; }
release() { compile_types "$1" "$2" release -c -O -whole-module-optimization; }

measure_types() {
    local configuration kind compile
    declare -A binaries_of
    for configuration in debug release; do
        swift build --scratch-path "$work/ampoule" --configuration "$configuration" --target Ampoule >&2
        binaries_of[$configuration]=$(
            swift build --scratch-path "$work/ampoule" --configuration "$configuration" --show-bin-path
        )
    done
    for kind in annotated protocols closures plain; do write_types "$kind" "$types"; done
    write_types annotated "$more_types"

    header "$types types of three dependencies each"
    for compile in check debug release; do
        row "$compile" "$compile annotated $types" "closures=$compile closures $types" "by hand=$compile plain $types"
    done

    header "$types types that name protocols only"
    for compile in check debug; do
        row "$compile" "$compile protocols $types" "classes=$compile annotated $types"
    done

    header "$more_types types, each"
    for compile in check debug; do
        amount=$((more_types / types)) \
            row "$compile" "$compile annotated $more_types" "of $types types=$compile annotated $types"
    done
}
