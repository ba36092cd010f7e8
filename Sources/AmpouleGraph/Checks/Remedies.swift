/// The vocabulary of the remedies for missing services.
package enum Remedies: Sendable {
    /// Registrations in containers, and lists of components.
    case containers

    /// Elements of modules.
    case modules

    /// The request to register a component.
    var listing: String {
        switch self {
        case .containers: "list it in '@Registrations'"
        case .modules: "write it into the module"
        }
    }

    /// The request to register a service that has no component.
    func registering(_ service: String, name: String?) -> String {
        switch self {
        case .containers:
            let argument = name.map { ", name: \"\($0)\"" } ?? ""
            return
                "Register it with 'register(\(service).self\(argument)) { … }', or mark a component of it with '@Register' and list that in '@Registrations'."
        case .modules:
            let argument = name.map { "(named: \"\($0)\")" } ?? ""
            return
                "Write a 'factory\(argument) { … }' or a 'singleton\(argument) { … }' that returns it into the module, or mark a component of it with '@Register' and write that into the module."
        }
    }
}

extension ComponentGraph {
    /// The graph with remedies for the module DSL.
    package var ofModules: ComponentGraph {
        var graph = self
        graph.remedies = .modules
        return graph
    }
}
