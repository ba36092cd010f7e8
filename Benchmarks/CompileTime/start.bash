# The start of a program of many modules: registering all services, and resolving all.

# The columns that the program prints: for its first container, and for its second one.
start_columns=(register-first resolve-first register-second resolve-second)

write_starts() {
    local kind wiring
    for kind in plain closures annotated; do
        wiring=closures
        if [[ $kind == plain ]]; then wiring=plain; fi
        write_farm "$kind" "$start_modules" start
        write_manifest "$wiring" "$start_modules"
        install_farm "$work/manifests/$wiring" "${sources_of[$kind]}"
        clean_farm release
        build_farm --configuration release >&2
        cp "$(build_farm --configuration release --show-bin-path)/App" "$work/start-$kind"
    done
}

# Runs the programs in turns.
run_starts() {
    local repeat kind column
    for ((repeat = 0; repeat < starts; repeat++)); do
        for kind in plain closures annotated; do
            "$work/start-$kind" >"$work/log"
            for column in 0 1 2 3; do
                awk -v column=$((column + 1)) '{ print $column }' "$work/log" \
                    >>"$work/$kind-${start_columns[column]}.figures"
            done
            awk '{ print $1 + $2 }' "$work/log" >>"$work/$kind-first.figures"
            awk '{ print $3 + $4 }' "$work/log" >>"$work/$kind-second.figures"
        done
    done
}

# Prints a row for a column.
start_row() {
    ratio_row "$1" closures "$work/annotated-$2.figures" "$work/closures-$2.figures"
}

measure_start() {
    local unit=ms container
    rm -f "$work"/*.figures
    write_starts
    run_starts
    header "The start of $start_modules modules, $(count_types "${sources_of[plain]}") types"
    for container in first second; do
        start_row "registering, $container container" "register-$container"
        start_row "resolving, $container container" "resolve-$container"
        start_row "both, $container container" "$container"
        ratio_row "both, $container container" "by hand" \
            "$work/annotated-$container.figures" "$work/plain-$container.figures"
    done
}
