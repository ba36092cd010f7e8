# Measures the checks of a program of many modules. Read by 'Benchmarks/graph-check', which has the functions.

modules=${1:-100}
outputs=$work/plugins/outputs/farm
mkdir -p "$outputs"

# MARK: - The program

# Writes the sources, and for each module the request that the build plugin would write.
awk -v modules="$modules" -v kind=annotated -v sources="$sources" -v outputs="$outputs" -v all="$work/plugins/outputs" \
    -f Benchmarks/Modules/graph.awk -f Benchmarks/Modules/sources.awk -f Benchmarks/GraphCheck/requests.awk >"$work/log"
names=$(awk -v modules="$modules" 'BEGIN { for (n = 0; n < modules; n++) print "Module" n }')

# MARK: - The table

# The folder in which the plugin would write for a target.
folder() { printf '%s/%s/destination/AmpouleGraphPlugin' "$outputs" "$1"; }

# Checks targets one after the other.
check_all() {
    local name
    for name in "$@"; do "$tool" check "$(folder "$name")/Request.json"; done
}

# Forgets what has been read.
forget() { find "$outputs" -name 'Declarations*' -prune -exec rm -rf {} +; }

reversed=$(printf '%s\n' "$names" | awk '{ line[NR] = $0 } END { for (n = NR; n > 0; n--) print line[n] }')
for ((repeat = 0; repeat < repeats; repeat++)); do
    forget
    measure "$tool" check "$(folder App)/Request.json" >>"$work/app"
    measure "$tool" check "$(folder App)/Request.json" >>"$work/app-again"
    echo >>"$sources/Module0/Service0_0.swift"
    measure "$tool" check "$(folder App)/Request.json" >>"$work/app-edited"
    echo "struct Added$repeat {}" >>"$sources/Module0/Service0_0.swift"
    measure "$tool" check "$(folder App)/Request.json" >>"$work/app-declared"
    forget
    measure check_all $names App >>"$work/all"
    measure check_all $names App >>"$work/all-again"
    echo >>"$sources/Module0/Service0_0.swift"
    measure check_all $names App >>"$work/all-edited"
    forget
    measure check_all App $reversed >>"$work/reversed"
    measure check_all App $reversed >>"$work/reversed-again"
done
header
row "App with $modules modules, the first time" "$work/app"
row 'the same without changes' "$work/app-again"
row 'the same after an edit that declares nothing' "$work/app-edited"
row 'the same after a new type in one file' "$work/app-declared"
row 'each module and App, dependencies first' "$work/all"
row 'the same without changes' "$work/all-again"
row 'the same after an edit that declares nothing' "$work/all-edited"
row 'each module and App, dependents first' "$work/reversed"
row 'the same without changes' "$work/reversed-again"
