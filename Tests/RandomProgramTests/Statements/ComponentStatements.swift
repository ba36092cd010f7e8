extension ComponentStatement {
    static let byHand = ComponentStatement("register(in:)") { component, _ in
        { "\(component.expression).register(in: \($0.argument))" }
    }

    static let list = ComponentStatement("list") { component, page in
        let function = "registerList\(page.draft.nextNumber())"
        let modifier = component.access == .fileprivate ? "fileprivate " : ""
        page.add(
            "@Registrations(\(component.listed), named: \"\(function)\")\n\(modifier)extension Container {}"
        )
        return { "\($0.prefix)\(function)()" }
    }

    static let reference = ComponentStatement("function as a value", clarity: .open) {
        component,
        page in
        let name = "enroll\(page.draft.nextNumber())"
        return { "let \(name) = \(component.expression).register(in:)\n\(name)(\($0.argument))" }
    }

    static let references = ComponentStatement("functions in an array", clarity: .open) {
        component,
        _ in
        // Where the container is '$0' itself, another closure could not name it.
        { "zip([\(component.expression).register(in:)], [\($0.argument)]).forEach { $0($1) }" }
    }

    static let functionsInAFor = ComponentStatement("functions in a loop", clarity: .open) {
        component,
        _ in
        { "for enroll in [\(component.expression).register(in:)] { enroll(\($0.argument)) }" }
    }

    static let genericHelper = ComponentStatement("generic helper", clarity: .open, where: \.isType) {
        component,
        page in
        let name = "add\(page.draft.nextNumber())"
        page.add(
            """
            private func \(name)<Part: Registrable>(_ part: Part.Type, to container: Container) {
                part.register(in: container)
            }
            """
        )
        return { "\(name)(\(component.listed), to: \($0.argument))" }
    }

    static let metatypes = ComponentStatement("metatypes in an array", clarity: .open, where: \.isType) {
        component,
        _ in
        {
            """
            let parts: [any Registrable.Type] = [\(component.listed)]
            for part in parts { part.register(in: \($0.argument)) }
            """
        }
    }

    static let protocolExtension = ComponentStatement(
        "Self in a protocol extension",
        clarity: .open,
        where: \.isType
    ) { component, page in
        let name = "enrollMyself\(page.draft.nextNumber())"
        page.add(
            """
            extension Registrable {
                fileprivate static func \(name)(in container: Container) {
                    \(page.draft.random.pick(["register", "Self.register", "self.register"]))(in: container)
                }
            }
            """
        )
        return { "\(component.expression).\(name)(in: \($0.argument))" }
    }
}
