# Writes the sources of classes, of which each has up to three before it as dependencies:
#
#     awk -v kind=annotated -v types=500 -v types_in_file=50 -v folder=… -f types.awk
#
# The kind is one of
# - annotated: components that are their own service
# - protocols: components that implement a protocol each, and name only protocols
# - listed:    components without a list, which a plugin writes
# - closures:  classes with a function that registers a closure
# - plain:     classes with a function that makes one by hand
#
# With 'leaves', every fourth class is one that no other depends on, and has an argument.
#
# The function that uses the classes is public; otherwise the optimizer would remove all of them.

function is_leaf(number) { return leaves && number % 4 == 3 }

# Stores the numbers of the dependencies of a class in 'dependencies', and returns their count.
function find_dependencies(number,    candidate, count) {
    count = 0
    for (candidate = number - 1; candidate >= 0 && count < 3; candidate--) {
        if (!is_leaf(candidate)) dependencies[++count] = candidate
    }
    return count
}

# Returns the type of a dependency on a class.
function service(number) { return (kind == "protocols" ? "any Named" : "Animal") number }

# Returns a text for each dependency, with its position and its number filled in, separated by commas.
function joined(count, format,    place, text) {
    text = ""
    for (place = 1; place <= count; place++) {
        text = text (place > 1 ? ", " : "") sprintf(format, place, dependencies[place])
    }
    return text
}

function parameters(count, number,    place, text) {
    text = ""
    for (place = 1; place <= count; place++) {
        text = text (place > 1 ? ", " : "") (is_component ? "@Inject " : "") \
            "friend" place ": " service(dependencies[place])
    }
    if (is_leaf(number)) text = text (count ? ", " : "") "name: String"
    return text
}

function arguments(count, number, format,    text) {
    text = joined(count, format)
    if (is_leaf(number)) text = text (count ? ", " : "") "name: name"
    return text
}

function write_class(number, file,    count, place) {
    count = find_dependencies(number)
    if (kind == "protocols") printf "\nprotocol Named%d: Sendable {}\n", number > file
    if (is_component) printf "\n@Register%s", (kind == "protocols" ? "(Named" number ".self)" : "") > file
    printf "\nfinal class Animal%d: %s {\n", number, (kind == "protocols" ? "Named" number : "Sendable") > file
    for (place = 1; place <= count; place++) {
        printf "    let friend%d: %s\n", place, service(dependencies[place]) > file
    }
    printf "\n    init(%s) {\n", parameters(count, number) > file
    for (place = 1; place <= count; place++) printf "        self.friend%d = friend%d\n", place, place > file
    printf "    }\n\n    func speak() -> Int { %d }\n", number > file
    if (kind == "closures") {
        printf "\n    static func register(in container: Container) {\n" > file
        printf "        container.register(Animal%d.self) { resolver%s in\n", \
            number, (is_leaf(number) ? ", name" : "") > file
        printf "            Animal%d(%s)\n        }\n    }\n", \
            number, arguments(count, number, "friend%d: try resolver.require(Animal%d.self)") > file
    } else if (kind == "plain") {
        printf "\n    static func make(%s) -> Animal%d {\n", (is_leaf(number) ? "name: String" : ""), number > file
        printf "        Animal%d(%s)\n    }\n", \
            number, arguments(count, number, "friend%d: Animal%d.make()") > file
    }
    print "}" > file
}

function write_list(file,    number) {
    if (is_component) {
        print (kind == "listed" ? "@AllRegistrations(" : "@Registrations(") > file
        for (number = 0; number < types && kind != "listed"; number++) printf "    Animal%d.self,\n", number > file
        print "    named: \"registerAnimals\"\n)\nextension Container {}" > file
    } else if (kind == "closures") {
        print "extension Container {\n    public func registerAnimals() {" > file
        for (number = 0; number < types; number++) printf "        Animal%d.register(in: self)\n", number > file
        print "    }\n}" > file
    } else {
        number = types - 1
        while (is_leaf(number)) number--
        printf "public func makeAnimal() -> AnyObject { Animal%d.make() }\n", number > file
    }
}

BEGIN {
    is_component = kind ~ /^(annotated|protocols|listed)$/
    import = kind == "plain" ? "" : "import Ampoule\n"
    for (number = 0; number < types; number++) {
        if (number % types_in_file == 0) {
            if (file) close(file)
            file = folder "/Animals" number ".swift"
            printf "%s", import > file
        }
        write_class(number, file)
    }
    list = folder "/List.swift"
    print import > list
    write_list(list)
}
