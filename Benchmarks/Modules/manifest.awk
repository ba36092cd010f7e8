# Prints the manifest of a package of the modules that 'graph.awk' defines.
#
# The kind is one of
# - plain:    without Ampoule
# - closures: with Ampoule, and so is 'macros'
# - program:  the same with the build plugin on the program
# - every:    the same with the build plugin on every target

function target(type, module,    words, count, word, names) {
    count = split(direct[module], words, " ")
    for (word = 1; word <= count; word++) names = names (names ? ", " : "") "\"" name(words[word]) "\""
    if (kind != "plain") names = names (names ? ", " : "") ".product(name: \"Ampoule\", package: \"Ampoule\")"
    printf "        .%s(name: \"%s\", dependencies: [%s]", type, name(module), names
    if (kind == "every" || kind == "program" && module == "App")
        printf ", plugins: [.plugin(name: \"AmpouleListPlugin\", package: \"Ampoule\")]"
    print "),"
}

BEGIN {
    print "// swift-tools-version: 6.3\nimport PackageDescription\n"
    print "let package = Package(\n    name: \"Farm\",\n    platforms: [.macOS(.v15)],"
    if (kind != "plain") print "    dependencies: [.package(path: \"../Ampoule\")],"
    print "    targets: ["
    for (module = 0; module < modules; module++) target("target", module)
    target("executableTarget", "App")
    print "    ]\n)"
}
