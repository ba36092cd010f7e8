# The sizes of programs.

write_program() {
    local folder=$work/sizes/$1$2 last=$(($2 - 1))
    mkdir -p "$folder"
    awk -v kind="$1" -v types="$2" -v types_in_file=50 -v folder="$folder" -f Benchmarks/CompileTime/types.awk
    if [[ $1 == plain ]]; then
        echo 'print(type(of: makeAnimal()))' >"$folder/main.swift"
        return
    fi
    cat >"$folder/main.swift" <<SWIFT
import Ampoule

let container = Container()
container.registerAnimals()
print(type(of: try container.require(Animal$last.self)))
SWIFT
}

# Writes the sources and the manifest of programs of each kind, with one type and with many.
write_programs() {
    local kind count product
    mkdir -p "$work/manifests"
    {
        printf '// swift-tools-version: 6.3\nimport PackageDescription\n\nlet package = Package(\n    name: "Farm",\n'
        printf '    platforms: [.macOS(.v15)],\n    dependencies: [%s],\n    targets: [\n' "$ampoule_package"
        for kind in annotated closures plain; do
            product=$ampoule_product
            if [[ $kind == plain ]]; then product=; fi
            for count in 1 "$types"; do
                write_program "$kind" "$count"
                printf '        .executableTarget(name: "%s"%s),\n' "$kind$count" "$product"
            done
        done
        printf '    ]\n)\n'
    } >"$work/manifests/sizes"
}

# Prints the size of a stripped program in kilobytes.
stripped_size() {
    strip -o "$work/stripped" "$1"
    wc -c <"$work/stripped" | awk '{ printf "%.1f\n", $1 / 1000 }'
}

measure_size() {
    local kind count built unit=KB
    write_programs
    install_farm "$work/manifests/sizes" "$work/sizes"
    build_farm --configuration release >&2
    built=$(build_farm --configuration release --show-bin-path)
    header "A stripped program"
    for count in 1 "$types"; do
        for kind in annotated closures plain; do stripped_size "$built/$kind$count" >"$work/$kind$count.figures"; done
        ratio_row "$count annotated" closures "$work/annotated$count.figures" "$work/closures$count.figures"
        ratio_row "$count annotated" "by hand" "$work/annotated$count.figures" "$work/plain$count.figures"
        ratio_row "$count with closures" "by hand" "$work/closures$count.figures" "$work/plain$count.figures"
    done
}
