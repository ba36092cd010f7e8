extension Place {
    static let body = Place("body") { statement, _ in statement(.container) }

    static let function = Place("function") { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        page.add("func \(name)(_ registry: Container) {\n\(statement(Receiver("registry")).indented)\n}")
        return "\(name)(container)"
    }

    static let staticMethod = Place("static method") { statement, page in
        let name = "SetUp\(page.draft.nextNumber())"
        page.add(
            """
            enum \(name) {
                static func run(in container: Container) {
            \(statement(.container).indented.indented)
                }
            }
            """
        )
        return "\(name).run(in: container)"
    }

    static let initializer = Place("initializer") { statement, page in
        let name = "SetUp\(page.draft.nextNumber())"
        page.add(
            """
            struct \(name) {
                init(_ container: Container) {
            \(statement(.container).indented.indented)
                }
            }
            """
        )
        return "_ = \(name)(container)"
    }

    static let localFunction = Place("local function") { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        return "func \(name)() {\n\(statement(.container).indented)\n}\n\(name)()"
    }

    static let accessor = Place("accessor") { statement, page in
        let name = "SetUp\(page.draft.nextNumber())"
        page.add(
            """
            struct \(name) {
                let container: Container
                var isDone: Bool {
            \(statement(.container).indented.indented)
                    return true
                }
            }
            """
        )
        return "_ = \(name)(container: container).isDone"
    }

    static let subscriptBody = Place("subscript") { statement, page in
        let name = "SetUp\(page.draft.nextNumber())"
        page.add(
            """
            enum \(name) {
                static subscript(container: Container) -> Bool {
            \(statement(.container).indented.indented)
                    return true
                }
            }
            """
        )
        return "_ = \(name)[container]"
    }
}
