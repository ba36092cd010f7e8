extension Fault {
    /// A component of the program that needs the value of a level.
    static let innerLevel = Fault("inner level", "innerLevel") { page in
        // What a library shares may belong to any container.
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.declareLevel()
        page.add(
            """
            @Register(scope: .container) final class Keeper\(number): Sendable {
                init(
                    @Inject visit: Visit\(number)  // problem: innerLevel
                ) {}
            }
            """
        )
        page.register("Keeper\(number).register(in: container)")
        page.verify(
            title,
            """
            let visit = \(page.openLevel(number))
            _ = try visit.require(Keeper\(number).self)
            """
        )
    }

    /// A level that no code opens, although a component needs it.
    static let unopenedLevel = Fault(
        "level that no code opens",
        "unopenedLevel",
        failsToResolve: false,
        isInContainer: false
    ) { page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.draft.nextNumber()
        page.add(
            """
            struct Visit\(number): Sendable {}

            extension ContainerLevel<Visit\(number)> {
                static var visit\(number): Self { Self("visit\(number)") }  // problem: unopenedLevel
            }

            @Register(scope: .visit\(number)) final class Diary\(number): Sendable {
                @Inject let visit: Visit\(number)
            }
            """
        )
        page.register("Diary\(number).register(in: container)")
    }

    /// A component that needs something of two levels side by side.
    static let separateLevels = Fault("levels side by side", "separateLevels") { page in
        let number = page.declareLevel()
        let other = page.declareLevel()
        page.add(
            """
            @Register(scope: .visit\(other)) final class Diary\(other): Sendable { init() {} }

            @Register struct Guest\(number): Sendable {
                @Inject let visit: Visit\(number)
                @Inject let diary: Diary\(other)  // problem: separateLevels
            }
            """
        )
        page.register("Diary\(other).register(in: container)")
        page.register("Guest\(number).register(in: container)")
        page.verify(
            title,
            """
            let guests = [\(page.openLevel(number)), \(page.openLevel(other))].map { container in
                Result { try container.require(Guest\(number).self) }
            }
            // The first fails for the second level, and the second one for the first.
            if guests.allSatisfy({ (try? $0.get()) == nil }) { _ = try guests[0].get() }
            """
        )
    }
}
