extension Bystander {
    /// A level that code opens, with a component in its scope and one that depends on that.
    static let level = Bystander("level") { page in
        let number = page.declareLevel()
        page.add(
            """
            @Register(scope: .visit\(number)) final class Diary\(number): Sendable {
                let owner: Int

                init(@Inject visit: Visit\(number)) { owner = visit.owner }
            }

            @Register struct Guest\(number): Sendable {
                @Inject let diary: Diary\(number)
            }

            struct WrongVisit\(number): Error {}
            """
        )
        page.register("Diary\(number).register(in: container)")
        page.register("Guest\(number).register(in: container)")
        page.verify(
            "Visit\(number)",
            """
            for owner in [1, 2] {
                let visit = \(page.openLevel(number, owner: "owner"))
                guard try visit.require(Guest\(number).self).diary.owner == owner else { throw WrongVisit\(number)() }
            }
            """
        )
    }
}

extension Page {
    /// Declares a level and its value.
    ///
    /// - Returns: The number in the names of both.
    func declareLevel() -> Int {
        let number = draft.nextNumber()
        add(
            """
            struct Visit\(number): Sendable {
                let owner: Int
            }

            extension ContainerLevel<Visit\(number)> {
                static var visit\(number): Self { Self("visit\(number)") }
            }
            """
        )
        return number
    }

    /// Code that opens a level in the container called `container`.
    func openLevel(_ number: Int, owner: String = "1") -> String {
        "container.child(.visit\(number), Visit\(number)(owner: \(owner)))"
    }
}
