# Measures the check of one module. Read by 'Benchmarks/graph-check', which has the functions.

# MARK: - The program

files=${1:-2000}
awk -v files="$files" -v folder="$sources" '
    # A component whose parameters, as many as there are, are the three components before it.
    function component(number, file,    back, separator) {
        printf "@Register\nfinal class Animal%d: Sendable {\n    let sound = \"Moo\"\n\n    init(", number > file
        separator = ""
        for (back = 3; back >= 1; back--) {
            if (number < back) continue
            printf "%s@Inject friend%d: Animal%d", separator, back, number - back > file
            separator = ", "
        }
        printf ") {}\n\n    func speak(times: Int) -> [String] {\n" > file
        printf "        (0..<times).map { time in \"\\(time): \\(sound)\" }\n    }\n}\n\n" > file
    }

    BEGIN {
        for (number = 0; number < files; number++) {
            file = sprintf("%s/Animals%d.swift", folder, number)
            print "import Ampoule\n" > file
            component(2 * number, file)
            component(2 * number + 1, file)
            printf "extension Animal%d {\n", 2 * number > file
            for (meal = 0; meal < 4; meal++) {
                printf "    func meal%d(hungry: Bool) -> Int {\n        guard hungry else { return 0 }\n", meal > file
                printf "        return speak(times: %d).count\n    }\n\n", meal > file
            }
            print "}" > file
            close(file)
        }
        file = folder "/Program.swift"
        print "import Ampoule\n\n@AllRegistrations\nextension Container {}\n" > file
        print "let container = Container()\ncontainer.registerComponents()" > file
        printf "let last = try container.require(Animal%d.self)\n", 2 * files - 1 > file
    }'

# The request that the build plugin would write.
{
    printf '{"target": "Farm", "cache": "%s/cache", "output": "%s/Registrations.swift", ' "$work" "$work"
    printf '"modules": [{"name": "Farm", "kind": "program", "dependencies": [], "files": ['
    for ((number = 0; number < files; number++)); do printf '"%s/Animals%d.swift", ' "$sources" "$number"; done
    printf '"%s/Program.swift"]}]}\n' "$sources"
} >"$work/Request.json"

# MARK: - The table

for ((repeat = 0; repeat < repeats; repeat++)); do
    rm -rf "$work/cache" "$work/Registrations.swift"
    measure "$tool" check "$work/Request.json" >>"$work/first"
    measure "$tool" check "$work/Request.json" >>"$work/again"
    echo >>"$sources/Animals0.swift"
    measure "$tool" check "$work/Request.json" >>"$work/edited"
    echo "struct Added$repeat {}" >>"$sources/Animals0.swift"
    measure "$tool" check "$work/Request.json" >>"$work/declared"
done
cat "$work/log"
header
row 'for the first time' "$work/first"
row 'without changes' "$work/again"
row 'after an edit that declares nothing' "$work/edited"
row 'after a new type in one file' "$work/declared"
