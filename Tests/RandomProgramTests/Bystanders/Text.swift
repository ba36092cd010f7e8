extension Bystander {
    /// Code that is not compiled.
    static let excludedCode = Bystander("excluded code") { page in
        let number = page.draft.nextNumber()
        page.add(
            """
            #if \(page.draft.random.pick(Condition.false))
            @Register struct Unfinished\(number) {
                @Inject let absent: any Absent\(number)
            }

            func setUp\(number)(_ container: Container) {
                Unfinished\(number).register(in: container)
            }
            #endif
            """
        )
    }

    static let commentsAndLiterals = Bystander("comments and literals") { page in
        let number = page.draft.nextNumber()
        page.add(
            """
            // container.register(Absent\(number).self) { _ in Absent\(number)() }
            /* @Register struct Unfinished\(number) { @Inject let absent: Absent\(number) } */
            let text\(number) = "Unfinished\(number).register(in: container)"
            """
        )
    }
}
