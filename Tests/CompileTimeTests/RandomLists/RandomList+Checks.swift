// Checks in the running program that it gets the components that the proof has found.
extension RandomList {
    /// The statement that checks a dependency; nothing in a faulty program, which doesn't run.
    func check(of dependency: Dependency, named name: String, in component: Component) -> String {
        guard fault == nil else { return "" }
        let target = components[dependency.target]
        let place = "\"\(type(component)).\(name)\""
        func check(_ instance: String) -> String {
            "check(\(instance), \"\(provider(of: target))\", \(place))"
        }
        return switch dependency.form {
        case .plain: check(name)
        case .optional: check("\(name).map { $0 as Any } ?? \(place)")
        case .lazy, .provider: "later(\(name)) { later in \(check("try later.resolve()")) }"
        case .factory:
            "later(\(name)) { later in \(check("\(effects(of: target)) later.make(\(arguments(of: target)))")) }"
        }
    }

    /// Writes the function that registers and checks all components.
    func writeChecks(to files: inout RandomListFiles) {
        func write(_ text: String) { files.write(text, inLibrary: false) }
        write("@MainActor func check\(prefix)() async throws {")
        write("let container = Container()")
        write("container.register\(prefix)()")
        for component in components {
            let accessor = type(component).prefix(1).lowercased() + type(component).dropFirst()
            write("do {")
            write(
                "let made = \(effects(of: component)) container.\(accessor).make(\(arguments(of: component)))"
            )
            write("check(made, \"\(provider(of: component))\", \"accessor of \(type(component))\")")
            if component.isClass { write("made.checkMembers()") }
            if !component.hasArgument {
                let service =
                    component.hasProtocol ? "(any \(service(component))).self" : "\(type(component)).self"
                let name = component.name.map { name in ", name: \"\(name)\"" } ?? ""
                let resolver = component.isAsynchronous ? "container.asynchronous" : "container"
                write("let required = \(effects(of: component)) \(resolver).require(\(service)\(name))")
                write("check(required, \"\(provider(of: component))\", \"\(type(component))\")")
            }
            write("}")
        }
        write("try await checkLater()")
        write("withExtendedLifetime(container) {}")
        write("}")
    }

    /// The component that is registered for the service of a component.
    private func provider(of component: Component) -> String {
        component.number == replaced ? "\(prefix)Other" : type(component)
    }

    private func effects(of component: Component) -> String { component.isAsynchronous ? "try await" : "try" }

    private func arguments(of component: Component) -> String { component.hasArgument ? "size: 1" : "" }
}
