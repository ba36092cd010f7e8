/// The vocabulary of the remedies for missing services.
package enum Remedies: Sendable {
    /// Registrations in containers, and lists of components.
    case containers

    /// Elements of modules.
    case modules

    /// The kind of the request to register a service that has no component.
    var registration: ComponentGraph.Problem.Remedy {
        switch self {
        case .containers: .registerService
        case .modules: .registerInModule
        }
    }

    /// The kind of the request to register a component.
    var listed: ComponentGraph.Problem.Remedy {
        switch self {
        case .containers: .listComponent
        case .modules: .listInModule
        }
    }

    /// The request to register a component.
    var listing: String {
        switch self {
        case .containers: "add it to a '@Registrations' list"
        case .modules: "add it to the module"
        }
    }

    /// The request to register a service that has no component.
    func registering(_ service: String, name: String?) -> String {
        let argument = name.map { ", name: \"\($0)\"" } ?? ""
        let attribute = "@Register(\(service).self\(argument))"
        switch self {
        case .containers:
            return
                "register it with 'register(\(service).self\(argument)) { … }', or mark a component of it with '\(attribute)' and add that to a '@Registrations' list"
        case .modules:
            let argument = name.map { "(named: \"\($0)\")" } ?? ""
            return
                "add a 'factory\(argument) { … }' or a 'singleton\(argument) { … }' that returns it to the module, or mark a component of it with '\(attribute)' and add that to the module"
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
