extension Place {
    static let trueCondition = Place("true #if", clarity: .partial) { statement, page in
        "#if \(page.draft.random.pick(Condition.true))\n\(statement(.container))\n#endif"
    }

    static let elseOfFalseCondition = Place("#else", clarity: .partial) { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        page.add(
            """
            #if \(page.draft.random.pick(Condition.false))
            func \(name)(_ container: Container) {}
            #else
            func \(name)(_ container: Container) {
            \(statement(.container).indented)
            }
            #endif
            """
        )
        return "\(name)(container)"
    }

    static let branch = Place("branch") { statement, page in
        let condition = page.draft.random.pick([
            "Bool(true)", "let container = Optional(container)",
            "case (let container)? = Optional(container)",
        ])
        return "if \(condition) {\n\(statement(.container).indented)\n}"
    }

    static let deferred = Place("defer") { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        page.add(
            """
            func \(name)(_ container: Container) -> Bool {
                defer {
            \(statement(.container).indented.indented)
                }
                return container.hasAnyRegistration(of: Int.self)
            }
            """
        )
        return "_ = \(name)(container)"
    }
}
