# Writes the requests to check each of the modules that 'graph.awk' defines and 'sources.awk' has written.

function folder(target) { return outputs "/" target "/destination/AmpouleGraphPlugin" }

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
    for (module = 0; module < modules; module++) write_request(module)
    write_request("App")
}
