extension Place {
    static let resultBuilder = Place("result builder") { statement, page in
        let number = page.draft.nextNumber()
        page.add(
            """
            @resultBuilder
            private enum SetUpBuilder\(number) {
                static func buildBlock(_ parts: Any...) -> Int { parts.count }
                static func buildArray(_ parts: [Int]) -> Int { parts.count }
                static func buildOptional(_ part: Int?) -> Int { 1 }
            }

            private func setUp\(number)(_ container: Container, @SetUpBuilder\(number) _ body: (Container) -> Int) {
                _ = body(container)
            }
            """
        )
        return "setUp\(number)(container) { container in\n\(statement(.container).indented)\n}"
    }

    static let keyPath = Place("key path") { statement, page in
        let number = page.draft.nextNumber()
        page.add(
            """
            private struct Steps\(number) {
                subscript(step: Int) -> Int { step }
            }

            private func step\(number)(_ body: () -> Void) -> Int {
                body()
                return 1
            }
            """
        )
        return "_ = Steps\(number)()[keyPath: \\.[step\(number) {\n\(statement(.container).indented)\n}]]"
    }

    static let interpolation = Place("interpolation") { statement, page in
        let number = page.draft.nextNumber()
        page.add(
            """
            private func step\(number)(_ body: () -> Void) -> Int {
                body()
                return 1
            }
            """
        )
        return "_ = \"\"\"\n    \\(step\(number) {\n\(statement(.container).indented)\n    })\n    \"\"\""
    }
}
