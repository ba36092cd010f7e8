# Defines the modules of a program and what they depend on, in the shape of Metro's benchmark: of 500 modules, 80 at the
# bottom depend on none, 350 in the middle on two each, and 70 at the top on two or three, by 874 edges. Other numbers of
# modules have the same shares. Each module depends only on modules before it.

# A number below a limit, the same in each run.
function chosen(limit) {
    state = (state * 16807) % 2147483647
    return state % limit
}

# Stores that a module depends on another one, and on what that depends on. Returns whether it did not before.
function depend(module, other,    word, words, count) {
    if (index(direct[module], " " other " ")) return 0
    direct[module] = direct[module] other " "
    count = split(closure[other] " " other, words, " ")
    for (word = 1; word <= count; word++)
        if (!index(closure[module], " " words[word] " ")) closure[module] = closure[module] words[word] " "
    return 1
}

# Makes a module depend on a number of others of a range, as far as there are as many.
function depend_on_some(module, count, first, limit,    found) {
    for (found = 0; found < count && found < limit - first; ) found += depend(module, first + chosen(limit - first))
}

# The number of dependencies of a module at the top, by its number among those.
function dependencies_at_top(number,    quarter) {
    quarter = int(top / 4)
    return number < quarter || number >= 2 * quarter && number < 3 * quarter ? 3 : 2
}

function name(module) { return module == "App" ? module : "Module" module }

# The module that most others depend on, directly or not.
function most_used(    module, words, count, word, uses, most) {
    for (module = 0; module < modules; module++) {
        count = split(closure[module], words, " ")
        for (word = 1; word <= count; word++) uses[words[word]]++
    }
    most = 0
    for (module = 1; module < modules; module++) if (uses[module] > uses[most]) most = module
    return most
}

BEGIN {
    state = 1
    bottom = int(modules * 0.16)
    if (bottom < 1) bottom = 1
    middle = bottom + int(modules * 0.7)
    top = modules - middle
    for (module = 0; module < modules; module++) {
        direct[module] = closure[module] = " "
        services[module] = module % 5 ? 7 : 5
        if (module >= middle) depend_on_some(module, dependencies_at_top(module - middle), bottom, middle)
        else if (module >= bottom) depend_on_some(module, 2, 0, module)
    }
    direct["App"] = closure["App"] = " "
    for (module = 0; module < modules; module++) depend("App", module)
}
