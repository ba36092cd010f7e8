# Builds of a program of many modules, without the build of Ampoule.

# How the program is wired: by hand, with closures, with macros, and with the plugin on the program or on every target.
wirings=(plain closures macros program every)

# The kind of sources of a wiring.
kind_of() {
    case $1 in
        plain | closures) echo "$1" ;;
        *) echo annotated ;;
    esac
}

write_wirings() {
    local kind wiring
    for kind in plain closures annotated; do write_farm "$kind" "$modules"; done
    for wiring in "${wirings[@]}"; do
        write_manifest "$wiring" "$modules"
        install_farm "$work/manifests/$wiring" "${sources_of[$(kind_of "$wiring")]}"
        # Builds Ampoule and the tool of the plugin, and has the package manager compile the manifest.
        build_farm --target "$most_used" >&2
    done
}

# Measures a clean build of a wiring, and one after each of two changes of the module that most others depend on.
build_wiring() {
    local wiring=$1 sources=${sources_of[$(kind_of "$1")]} file
    file=$sources/$most_used/Service${most_used#Module}_0.swift
    install_farm "$work/manifests/$wiring" "$sources"
    clean_farm debug
    processor_time build_farm >>"$work/clean-$wiring.figures"
    cp "$file" "$work/original"
    printf '\npublic func feedings() -> Int { 3 }\n' >>"$file"
    processor_time build_farm >>"$work/public-$wiring.figures"
    sed 's/{ 40 }/{ 41 }/' "$file" >"$work/changed"
    cp "$work/changed" "$file"
    processor_time build_farm >>"$work/private-$wiring.figures"
    cp "$work/original" "$file"
}

measure_modules() {
    local repeat wiring build title wired
    rm -f "$work"/*.figures
    write_wirings
    for ((repeat = 0; repeat < repeats; repeat++)); do
        for wiring in "${wirings[@]}"; do build_wiring "$wiring"; done
    done
    header "$modules modules, $(count_types "${sources_of[plain]}") types"
    for build in clean public private; do
        case $build in
            clean) title="clean" ;;
            public) title="a public function" ;;
            private) title="a literal" ;;
        esac
        for wiring in "${wirings[@]:1}"; do
            case $wiring in
                program) wired="plugin on the program" ;;
                every) wired="plugin on every target" ;;
                *) wired=$wiring ;;
            esac
            ratio_row "$title, $wired" "by hand" "$work/$build-$wiring.figures" "$work/$build-plain.figures"
        done
    done
}
