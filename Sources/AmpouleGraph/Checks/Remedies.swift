import Ampoule

/// The vocabulary of the remedies for missing services.
package enum Remedies: Sendable {
    /// Registrations in containers, and lists of components.
    case containers

    /// Elements of modules.
    case modules

    /// The request to register a component.
    var listing: String {
        switch self {
        case .containers: "add it to a '@Registrations' list"
        case .modules: "add it to the module"
        }
    }

    /// The reason why a registration under the key isn't found, and the request to change that.
    var searching: String {
        switch self {
        case .containers: "in a container that is not searched: register it in one that is"
        case .modules:
            "but not in this module: use the module that has it, with 'module(using:)', or add it to this one"
        }
    }

    /// The request to register a service that has no component.
    func registering(_ service: String, name: String?) -> String {
        let argument = name.map { ", name: \"\($0)\"" } ?? ""
        let service = ServiceText(service)
        let component =
            service.mayBeComponent
            ? ", or mark a component of it with '@Register(\(service.metatype)\(argument))' and add that to"
            : nil
        switch self {
        case .containers:
            let list = component.map { "\($0) a '@Registrations' list" } ?? ""
            return "register it with 'register(\(service.metatype)\(argument)) { … }'\(list)"
        case .modules:
            let argument = name.map { "(named: \"\($0)\")" } ?? ""
            let module = component.map { "\($0) the module" } ?? ""
            return
                "add a 'factory\(argument) { … }' or a 'singleton\(argument) { … }' that returns it to the module\(module)"
        }
    }
}

extension ServiceText {
    /// Whether a type of the program may conform to the service, or be it.
    fileprivate var mayBeComponent: Bool {
        guard let first = service.first, first.isLetter || first == "_" else { return false }
        return !service.contains("->") && !Self.standardTypes.contains(service)
    }

    private static let standardTypes: Set<String> = [
        "Any", "Bool", "Character", "Double", "Float", "Int", "String", "UInt",
    ]
}

extension ComponentGraph {
    /// The graph with remedies for the module DSL.
    package var ofModules: ComponentGraph {
        var graph = self
        graph.remedies = .modules
        return graph
    }
}
