# A package of which the manifest and the sources are exchanged, so that Ampoule is built once for all of them.

farm=$work/Farm

# The folders of sources, by kind.
declare -A sources_of

# Installs a manifest and a folder of sources.
install_farm() {
    ln -sfn "$PWD" "$work/Ampoule"
    mkdir -p "$farm"
    ln -sfn "$2" "$farm/Sources"
    # A copy is newer than the last build, which the package manager notices.
    cp "$1" "$farm/Package.swift"
}

# Writes the sources of modules of a kind, unless they are there, and sets 'most_used' to the one that most others
# depend on. With a third argument, the program is that of 'start.awk'.
write_farm() {
    local folder=$work/farms/$1$2${3:-} program=()
    if [[ -n ${3:-} ]]; then program=(-v measured=1 -f Benchmarks/Modules/start.awk); fi
    most_used=$(
        awk -v kind="$1" -v modules="$2" -v sources="$folder" -f Benchmarks/Modules/graph.awk \
            -f Benchmarks/Modules/sources.awk ${program[@]+"${program[@]}"}
    )
    sources_of[$1]=$folder
}

# Writes the manifest for a kind.
write_manifest() {
    mkdir -p "$work/manifests"
    awk -v kind="$1" -v modules="$2" -f Benchmarks/Modules/graph.awk -f Benchmarks/Modules/manifest.awk \
        >"$work/manifests/$1"
}

build_farm() {
    swift build --package-path "$farm" "$@"
}

# Removes what was built of a farm in a configuration, except for Ampoule.
clean_farm() {
    local built=$farm/.build/$1
    rm -rf "$built"/{Module[0-9]*,App}.build "$built"/App* "$built"/Modules/{Module[0-9]*,App}.* \
        "$farm"/.build/plugins/outputs/farm
}

# The number of types in a folder of modules.
count_types() {
    find "$1" -name 'Service*.swift' | wc -l
}
