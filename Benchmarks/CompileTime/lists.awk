# Writes a module with lists of components of three dependencies each:
#
#     awk -v components=50 -v lists=2 -v first=3 -v listed=1 -f lists.awk
#
# Every third component is registered for a protocol, and every fifth has no dependencies. The lists are numbered over all
# modules, from 'first' on. A list includes the four before it; of each component, the third dependency is in the one before.
# Without 'listed', there are the components alone.

function has_protocol(number) { return number % 3 == 0 }

function component(list, number) { return "C" list "N" number }

function service(list, number) { return (has_protocol(number) ? "any P" : "C") list "N" number }

function initializer(list, number,    parameters) {
    if (number % 5 == 0) return "public init() {}"
    parameters = "@Inject first: " service(list, number - number % 5) ", @Inject second: " service(list, number - 1)
    if (list > 1) parameters = parameters ", @Inject third: " service(list - 1, number)
    else if (number > 5) parameters = parameters ", @Inject third: " service(list, number - 5)
    return "public init(" parameters ") {}"
}

function declare(list, number,    protocol) {
    protocol = has_protocol(number) ? "P" list "N" number : ""
    if (protocol != "") print "public protocol " protocol ": Sendable {}"
    print "@Register" (protocol == "" ? "" : "(" protocol ".self)")
    print "public final class " component(list, number) ": " (protocol == "" ? "Sendable" : protocol) " {"
    print "    " initializer(list, number)
    print "}"
}

BEGIN {
    print "import Ampoule"
    for (module = 1; module <= (first - 1) / lists; module++) print "import Module" module
    for (list = first; list < first + lists; list++) {
        for (number = 0; number < components; number++) declare(list, number)
        if (!listed) continue
        print "public protocol List" list ": ComponentList {}\n@Registrations("
        for (number = 0; number < components; number++) print "    " component(list, number) ".self,"
        included = ""
        for (other = (list > 4 ? list - 4 : 1); other < list; other++)
            included = included (included == "" ? "" : ", ") "List" other ".self"
        print "    as: List" list ".self" (included == "" ? "" : ", including: " included)
        print ")\npublic extension Container {}"
    }
}
