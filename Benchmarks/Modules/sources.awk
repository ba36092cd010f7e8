# Writes the sources of the modules that 'graph.awk' defines, into 'sources', and prints the name of the module that most
# others depend on. Each module has five or seven classes with up to three dependencies, which are shared.
#
# The kind is one of
# - annotated: components, and a list of them in each module
# - closures:  classes, and a function in each module that registers closures
# - plain:     classes, and a structure in each module that creates them
#
# With 'measured', the program prints what registering and resolving takes; 'start.awk' writes it.

function uses_ampoule() { return kind != "plain" }

# The name of the class at a place of the pool, which has the numbers of its module and in it.
function service(place) { return "Service" pool[place] }

# Fills 'pool' with the classes that those of a module may depend on. Returns their number.
function fill_pool(module,    words, count, word, size, number) {
    size = 0
    count = split(direct[module], words, " ")
    for (word = 1; word <= count; word++)
        for (number = 0; number < services[words[word]]; number++) pool[size++] = words[word] "_" number
    for (number = 0; number < services[module]; number++) pool[size++] = module "_" number
    return size - services[module]
}

# Stores the places of the dependencies of a class in 'needs'. Returns their number.
function find_needs(number, others,    count) {
    for (count = 0; count < 3 && count < others + number; count++) needs[count] = (number + count) % (others + number)
    return count
}

# Returns a text for each dependency, with its position and the name of its class filled in, separated by commas.
function joined(count, format,    need, text) {
    text = ""
    for (need = 0; need < count; need++)
        text = text (need ? ", " : "") sprintf(format, need, service(needs[need]))
    return text
}

# Imports of the modules of dependencies.
function imports(module, count,    need, other, text, known) {
    text = uses_ampoule() && kind == "annotated" ? "public import Ampoule\n" : ""
    known = " " module " "
    for (need = 0; need < count; need++) {
        other = pool[needs[need]]
        sub("_.*", "", other)
        if (!index(known, " " other " ")) text = text "public import Module" other "\n"
        known = known other " "
    }
    return text ? text "\n" : ""
}

function write_class(module, number, others,    file, count, need) {
    file = sprintf("%s/Module%d/Service%d_%d.swift", sources, module, module, number)
    count = find_needs(number, others)
    printf "%s", imports(module, count) > file
    if (kind == "annotated") print "@Register(scope: .container)" > file
    printf "public final class Service%d_%d: Sendable {\n", module, number > file
    for (need = 0; need < count; need++) printf "    let d%d: %s\n", need, service(needs[need]) > file
    printf "\n    public init(%s) {\n", joined(count, (kind == "annotated" ? "@Inject " : "") "d%d: %s") > file
    for (need = 0; need < count; need++) printf "        self.d%d = d%d\n", need, need > file
    printf "    }\n\n    public func weight() -> Int { ration() + 1 }\n\n" > file
    printf "    private func ration() -> Int { 40 }\n}\n" > file
    close(file)
    files[module] = files[module] (files[module] ? ", " : "") "\"" file "\""
}

# The arguments that create a class at a place: from the values of other modules, or from this one's.
function handed(count, module,    need, parts, text) {
    text = ""
    for (need = 0; need < count; need++) {
        split(pool[needs[need]], parts, "_")
        text = text (need ? ", " : "") "d" need ": " (parts[1] == module ? "" : "services" parts[1] ".") \
            "service" pool[needs[need]]
    }
    return text
}

# What a list needs of other modules, whose lists the program registers, too. Imports those modules.
function promises(module, others, file,    number, count, need, parts, known, text) {
    known = text = ""
    for (number = 0; number < services[module]; number++) {
        count = find_needs(number, others)
        for (need = 0; need < count; need++) {
            split(pool[needs[need]], parts, "_")
            if (parts[1] == module) continue
            if (!index(known, " " parts[1] " ")) print "import Module" parts[1] > file
            if (!index(known, " " pool[needs[need]] " "))
                text = text (text ? ", " : "") service(needs[need]) ".self"
            known = known " " parts[1] "  " pool[needs[need]] " "
        }
    }
    return text ? ",\n    provided: [" text "]" : ""
}

# What a module adds to its classes: a list, a function that registers closures, or a structure that creates them.
function write_wiring(module, others,    file, number, count, words, word, promised) {
    file = sprintf("%s/Module%d/Registrations.swift", sources, module)
    if (kind == "annotated") {
        print "import Ampoule" > file
        promised = promises(module, others, file)
        printf "\n@Registrations(\n" > file
        for (number = 0; number < services[module]; number++) printf "    Service%d_%d.self,\n", module, number > file
        printf "    named: \"registerModule%d\"%s\n)\npublic extension Container {}\n", module, promised > file
    } else {
        if (kind == "closures") print "public import Ampoule" > file
        count = split(direct[module], words, " ")
        for (word = 1; word <= count; word++)
            print (kind == "closures" ? "" : "public ") "import Module" words[word] > file
        if (kind == "closures") printf "\nextension Container {\n    public func registerModule%d() {\n", module > file
        else write_parameters(module, words, count, file)
        for (number = 0; number < services[module]; number++) {
            count = find_needs(number, others)
            if (kind == "closures") {
                printf "        register(Service%d_%d.self) { %s\n            Service%d_%d(%s)\n        }\n", \
                    module, number, (count ? "resolver in" : "_ in"), module, number, \
                    joined(count, "d%d: try resolver.require(%s.self)") > file
                print "        .inObjectScope(.container)" > file
            } else {
                printf "        service%d_%d = Service%d_%d(%s)\n", \
                    module, number, module, number, handed(count, module) > file
            }
        }
        print "    }\n}" > file
    }
    close(file)
    files[module] = files[module] ", \"" file "\""
}

# Begins the structure of a module that is wired by hand.
function write_parameters(module, words, count, file,    number, word, text) {
    printf "\npublic struct Services%d: Sendable {\n", module > file
    for (number = 0; number < services[module]; number++)
        printf "    public let service%d_%d: Service%d_%d\n", module, number, module, number > file
    for (word = 1; word <= count; word++)
        text = text (word > 1 ? ", " : "") "_ services" words[word] ": Services" words[word]
    printf "\n    public init(%s) {\n", text > file
}

# The arguments that create the structure of a module.
function structures(module,    words, count, word, text) {
    count = split(direct[module], words, " ")
    for (word = 1; word <= count; word++) text = text (word > 1 ? ", " : "") "services" words[word]
    return text
}

# Begins the file of the program.
function program_imports(file,    module) {
    if (uses_ampoule()) print "import Ampoule" > file
    for (module = 0; module < modules; module++) printf "import Module%d\n", module > file
}

function write_program(    file, module) {
    file = sources "/App/main.swift"
    program_imports(file)
    print "" > file
    if (uses_ampoule()) print "let container = Container()" > file
    for (module = 0; module < modules; module++) {
        if (uses_ampoule()) printf "container.registerModule%d()\n", module > file
        else printf "let services%d = Services%d(%s)\n", module, module, structures(module) > file
    }
    printf (uses_ampoule() ? "print(try container.require(Service%d_0.self).weight())\n" \
        : "print(services%d.service%d_0.weight())\n"), modules - 1, modules - 1 > file
    close(file)
    files["App"] = "\"" file "\""
}

BEGIN {
    for (module = 0; module < modules; module++) {
        system("mkdir -p " sources "/Module" module)
        others = fill_pool(module)
        for (number = 0; number < services[module]; number++) write_class(module, number, others)
        write_wiring(module, others)
    }
    system("mkdir -p " sources "/App")
    if (!measured) write_program()
    print name(most_used())
}
