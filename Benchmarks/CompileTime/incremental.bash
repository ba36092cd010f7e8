# Incremental builds of a module of many components, four to a file, with their list in another file.

# The kinds of packages: with a list written by hand, with one that the build plugin writes, and without Ampoule.
module_kinds=(annotated listed plain)

write_modules() {
    local kind folder
    ln -sfn "$PWD" "$work/Ampoule"
    write_package annotated "$ampoule_package" "$ampoule_product"
    write_package listed "$ampoule_package" "$ampoule_product$ampoule_plugin"
    write_package plain '' ''
    for kind in "${module_kinds[@]}"; do
        folder=$work/$kind/Sources/Client
        awk -v kind="$kind" -v types="$components" -v types_in_file=4 -v leaves=1 -v folder="$folder" \
            -f Benchmarks/CompileTime/types.awk
        echo 'print("The farm is open")' >"$folder/main.swift"
        changed_file=Animals$((components / 8 * 4)).swift
        cp "$folder/$changed_file" "$work/$kind.original"
        processor_time build_module "$kind" >"$work/$kind.figures"
    done
}

build_module() {
    swift build --package-path "$work/$1"
}

# Counts the files that the last build compiled.
compiled_files() {
    sed -n 's/.* Compiling Client \(.*\.swift\)$/\1/p' "$work/log" | sort --unique | wc -l
}

# Changes of the last class in the file: of a body, of an argument, of an injected dependency.
change_body() { sed -E 's/(func speak\(\) -> Int \{ [0-9]+)/\1 + 1/'; }
change_argument() { sed 's/name: String/name: Substring/'; }
change_injection() {
    local first=$((components / 8 * 4))
    sed "s/friend3: Animal$first\b/friend3: Animal$((first - 2))/"
}
change_nothing() { cat; }

# Builds the kinds of packages in turns, after a change and after its reversal, and prints their ratios.
measure_change() {
    local title=$1 change=$2 repeat version kind files
    rm -f "$work"/*.figures
    for kind in "${module_kinds[@]}"; do "$change" <"$work/$kind.original" >"$work/$kind.changed"; done
    for ((repeat = 0; repeat < repeats; repeat++)); do
        for version in changed original; do
            for kind in "${module_kinds[@]}"; do
                if [[ $change != change_nothing ]]; then
                    cp "$work/$kind.$version" "$work/$kind/Sources/Client/$changed_file"
                fi
                processor_time build_module "$kind" >>"$work/$kind.figures"
                compiled_files >"$work/$kind.files"
            done
        done
    done
    for kind in annotated listed; do
        files="$(<"$work/$kind.files") / $(<"$work/plain.files") files"
        ratio_row "$title, $kind, $files" "by hand" "$work/$kind.figures" "$work/plain.figures"
    done
}

measure_incremental() {
    write_modules
    header "A change among $components components"
    measure_change "nothing" change_nothing
    measure_change "a body" change_body
    measure_change "an argument" change_argument
    measure_change "an injection" change_injection
}
