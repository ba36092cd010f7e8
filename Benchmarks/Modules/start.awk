# Writes a program of the modules that 'graph.awk' defines and 'sources.awk' has written, which registers and resolves all
# services twice and prints the processor time of each in milliseconds: registering and resolving in the first container,
# and the same in the second one, when all types are known.

function write_start(    file, module, number) {
    file = sources "/App/main.swift"
    program_imports(file)
    print "\n#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif" > file
    print "\nfunc milliseconds() -> Double {" > file
    print "    var time = timespec()" > file
    print "    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)" > file
    print "    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6\n}" > file
    if (uses_ampoule()) {
        print "\nfunc registerAll(_ container: Container) {" > file
        for (module = 0; module < modules; module++) printf "    container.registerModule%d()\n", module > file
        print "}\n\nfunc resolveAll(_ container: Container) throws -> Int {\n    var weight = 0" > file
        for (module = 0; module < modules; module++)
            for (number = 0; number < services[module]; number++)
                printf "    weight += try container.require(Service%d_%d.self).weight()\n", module, number > file
    } else {
        print "\nfunc makeAll() -> Int {\n    var weight = 0" > file
        for (module = 0; module < modules; module++) {
            printf "    let services%d = Services%d(%s)\n", module, module, structures(module) > file
            for (number = 0; number < services[module]; number++)
                printf "    weight += services%d.service%d_%d.weight()\n", module, module, number > file
        }
    }
    print "    return weight\n}\n\nfor _ in 0..<2 {\n    let start = milliseconds()" > file
    if (uses_ampoule()) print "    let container = Container()\n    registerAll(container)" > file
    print "    let registered = milliseconds()" > file
    print "    let weight = " (uses_ampoule() ? "try resolveAll(container)" : "makeAll()") > file
    print "    let resolved = milliseconds()" > file
    print "    precondition(weight > 0)" > file
    print "    print(registered - start, resolved - registered, terminator: \" \")\n}\nprint()" > file
    close(file)
}

BEGIN { write_start() }
