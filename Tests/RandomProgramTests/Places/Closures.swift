extension Place {
    static let closureParameter = Place("closure that is passed") { statement, page in
        let name = "with\(page.draft.nextNumber())"
        page.add(
            "private func \(name)(_ container: Container, _ body: (Container) -> Void) { body(container) }"
        )
        return page.draft.random.says(0.5)
            ? "\(name)(container) {\n\(statement(.firstArgument).indented)\n}"
            : "\(name)(container) { registry in\n\(statement(Receiver("registry")).indented)\n}"
    }

    static let closureVariable = Place("closure in a variable") { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        return
            "let \(name) = { (container: Container) -> Void in\n\(statement(.container).indented)\n}\n\(name)(container)"
    }

    static let defaultValue = Place("default value of a parameter") { statement, page in
        let name = "setUp\(page.draft.nextNumber())"
        page.add(
            """
            private func \(name)(
                _ container: Container,
                _ body: (Container) -> Void = { container in
            \(statement(.container).indented.indented)
                }
            ) {
                body(container)
            }
            """
        )
        return "\(name)(container)"
    }

    static let wrapperArgument = Place("argument of a property wrapper") { statement, page in
        let number = page.draft.nextNumber()
        page.add(
            """
            @propertyWrapper
            private struct SetUp\(number) {
                let body: (Container) -> Void
                var wrappedValue: Container {
                    didSet { body(wrappedValue) }
                }

                init(wrappedValue: Container, _ body: @escaping (Container) -> Void) {
                    self.wrappedValue = wrappedValue
                    self.body = body
                }
            }

            private struct Holder\(number) {
                @SetUp\(number)({ container in
            \(statement(.container).indented.indented)
                }) var container = Container()
            }
            """
        )
        return "var holder\(number) = Holder\(number)()\nholder\(number).container = container"
    }

    static let registeringClosure = Place("closure of a container") { statement, page in
        let name = "with\(page.draft.nextNumber())"
        page.add(
            """
            private func \(name)(_ container: Container) {
                _ = Container { _ in
            \(statement(.container).indented.indented)
                }
            }
            """
        )
        return "\(name)(container)"
    }
}
