extension Place {
    static let containerExtension = Place("extension of Container") { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        let receiver = page.draft.random.pick([Receiver.explicitSelf, .implicitSelf])
        page.add(
            "extension Container {\n    func \(name)() {\n\(statement(receiver).indented.indented)\n    }\n}"
        )
        return "container.\(name)()"
    }

    /// A method that any resolver has, and that registers in the container it is.
    static let resolverExtension = Place("extension of Resolver") { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        page.add(
            "extension Resolver where Self == Container {\n    func \(name)() {\n\(statement(.explicitSelf).indented.indented)\n    }\n}"
        )
        return "container.\(name)()"
    }

    static let assembly = Place("assembly") { statement, page in
        let name = "Assembly\(page.draft.nextNumber())"
        page.add(
            """
            struct \(name): Assembly {
                func assemble(container: Container) {
            \(statement(.container).indented.indented)
                }
            }
            """
        )
        return page.draft.random.pick([
            "Assembler(container: container).apply(assembly: \(name)())",
            "_ = Assembler([\(name)()], container: container)",
            "\(name)().assemble(container: container)",
        ])
    }
}
