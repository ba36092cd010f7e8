# Writes the sources of a program of many modules, and the requests to check each of them.
#
# The first sixth of the modules depends on none, the last seventh on those between, and each of these on two others.

# A number below a limit, the same in each run.
function chosen(limit) {
    state = (state * 16807) % 2147483647
    return state % limit
}

# Remembers that a module depends on another one, and on what that depends on.
function depend(module, other,    word, words, count) {
    if (index(direct[module], " " other " ")) return
    direct[module] = direct[module] other " "
    count = split(closure[other] " " other, words, " ")
    for (word = 1; word <= count; word++)
        if (!index(closure[module], " " words[word] " ")) closure[module] = closure[module] words[word] " "
}

# A component that has up to three of others injected.
function component(module, number, pool, count,    file, parameter) {
    file = sprintf("%s/Module%d/Service%d_%d.swift", sources, module, module, number)
    printf "public import Ampoule\n" > file
    printf "%s", imports(module) > file
    printf "\n@Register(scope: .container)\npublic final class Service%d_%d: Sendable {\n", module, number > file
    printf "    public init(" > file
    for (parameter = 0; parameter < 3 && parameter < count; parameter++)
        printf "%s@Inject d%d: %s", parameter ? ", " : "", parameter, pool[(number + parameter) % count] > file
    printf ") {}\n}\n" > file
    close(file)
    files[module] = files[module] (files[module] ? ", " : "") "\"" file "\""
}

function imports(module,    words, count, word, text) {
    count = split(direct[module], words, " ")
    for (word = 1; word <= count; word++) text = text "public import Module" words[word] "\n"
    return text
}

function write_module(module,    words, count, word, pool, size, number, file, list) {
    system("mkdir -p " sources "/Module" module)
    count = split(direct[module], words, " ")
    for (word = 1; word <= count; word++)
        for (number = 0; number < services[words[word]]; number++)
            pool[size++] = "Service" words[word] "_" number
    services[module] = module % 5 ? 7 : 5
    for (number = 0; number < services[module]; number++) {
        component(module, number, pool, size)
        pool[size++] = "Service" module "_" number
        list = list "Service" module "_" number ".self, "
    }
    file = sprintf("%s/Module%d/Registrations.swift", sources, module)
    printf "public import Ampoule\n\n@Registrations(%snamed: \"registerModule%d\")\n", list, module > file
    printf "public extension Container {}\n" > file
    close(file)
    files[module] = files[module] ", \"" file "\""
}

function write_app(    file, module) {
    system("mkdir -p " sources "/App")
    file = sources "/App/main.swift"
    printf "import Ampoule\n" > file
    for (module = 0; module < modules; module++) printf "import Module%d\n", module > file
    printf "\nlet container = Container()\n" > file
    for (module = 0; module < modules; module++) printf "container.registerModule%d()\n", module > file
    printf "_ = try container.require(Service%d_0.self)\n", modules - 1 > file
    close(file)
    files["App"] = "\"" file "\""
}

function folder(name) { return outputs "/" name "/destination/AmpouleGraphPlugin" }

function name(module) { return module == "App" ? module : "Module" module }

function described(module,    words, count, word, names) {
    count = split(direct[module], words, " ")
    for (word = 1; word <= count; word++) names = names (word > 1 ? ", " : "") "\"" name(words[word]) "\""
    return sprintf("{\"name\": \"%s\", \"kind\": \"%s\", \"dependencies\": [%s], \"files\": [%s], \"cache\": \"%s/Declarations\"}", \
        name(module), module == "App" ? "program" : "library", names, files[module], folder(name(module)))
}

function write_request(module,    file, words, count, word) {
    system("mkdir -p " folder(name(module)))
    file = folder(name(module)) "/Request.json"
    printf "{\"target\": \"%s\", \"cache\": \"%s/Declarations\", \"outputs\": \"%s\", ", name(module), folder(name(module)), all > file
    printf "\"output\": \"%s/Registrations.swift\", \"modules\": [%s", folder(name(module)), described(module) > file
    count = split(closure[module], words, " ")
    for (word = 1; word <= count; word++) printf ", %s", described(words[word]) > file
    printf "]}\n" > file
    close(file)
}

BEGIN {
    state = 1
    low = int(modules * 0.16) + 1
    top = int(modules * 0.14)
    for (module = 0; module < modules; module++) {
        direct[module] = closure[module] = " "
        if (module >= low) {
            middle = modules - top
            first = module >= middle ? low : 0
            limit = (module >= middle ? middle : module) - first
            if (limit > 0) depend(module, first + chosen(limit))
            if (limit > 0) depend(module, first + chosen(limit))
        }
        write_module(module)
    }
    direct["App"] = closure["App"] = " "
    for (module = 0; module < modules; module++) depend("App", module)
    write_app()
    for (module = 0; module < modules; module++) write_request(module)
    write_request("App")
}
