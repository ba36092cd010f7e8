extension Feature {
    /// Functions that ask a container.
    static let requests: [Feature] = [
        request("request in an argument") { need in
            """
            let count = { (need: \(need.type)) in "\\(need)".count }
            _ = count(
                try container.require((\(need.type)).self)\(need.mark)
            )
            """
        },
        request("request in an object graph") { need in
            """
            try container.withObjectGraph(GraphIdentifier()) { resolver in
                \(need.required(of: "resolver"))
            }
            """
        },
        request("request to a copy") { need in
            "let copy = container.copy()\n\(need.required(of: "copy"))"
        },
        request("request to a synchronized resolver") { need in need.required(of: "container.synchronize()")
        },
        request("request in a closure") { need in
            """
            let ask = { () throws -> Void in
                \(need.required(of: "container"))
            }
            try ask()
            """
        },
        levelsContainer, levelsClosure, overrides,
    ]

    private static let levelsContainer = Feature("request to a level's container") { page, need in
        let level = page.declareLevel()
        page.addFunction(asking: need, "let visit = \(page.openLevel(level))\n\(need.required(of: "visit"))")
    }

    private static let levelsClosure = Feature("request in a level's closure") { page, need in
        let level = page.declareLevel()
        page.addFunction(
            asking: need,
            isAwaited: true,
            """
            try await container.withChild(.visit\(level), Visit\(level)(owner: 1)) { visit in
                \(need.required(of: "visit"))
            }
            """
        )
    }

    private static let overrides = Feature("request under overrides") { page, need in
        page.add("struct Keeper\(need.number): Sendable {}")
        page.register("container.register(Keeper\(need.number).self) { _ in Keeper\(need.number)() }")
        page.addFunction(
            asking: need,
            """
            try container.withOverrides { container in
                container.override(Keeper\(need.number).self) { _ in Keeper\(need.number)() }
            } perform: {
                \(need.required(of: "container"))
            }
            """
        )
    }

    private static func request(_ name: String, _ statements: @escaping @Sendable (Need) -> String) -> Feature
    {
        Feature(name) { page, need in page.addFunction(asking: need, statements(need)) }
    }
}

extension Page {
    /// Adds a function that asks for something, and code that calls it.
    ///
    /// In the closure that the program is verified with, errors may be expected.
    fileprivate func addFunction(asking need: Need, isAwaited: Bool = false, _ statements: String) {
        let function = "request\(need.number)"
        let effects = isAwaited ? "async throws" : "throws"
        add("private func \(function)(_ container: Container) \(effects) {\n\(statements.indented)\n}")
        let call = "\(isAwaited ? "try await" : "try") \(function)(container)"
        verify(need.title, isAwaited: isAwaited, call)
    }
}
