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

    /// Requests of the root container for what belongs to a level.
    static let askedOfTheRoot: [Fault] = [
        .askedOfTheRoot("level's component asked of the root") { page, number in
            page.addFunction(number, "_ = try container.require(Diary\(number).self)  // problem: innerLevel")
        },
        .askedOfTheRoot("level's value asked of the root") { page, number in
            page.addFunction(number, "_ = try container.require(Visit\(number).self)  // problem: innerLevel")
        },
        .askedOfTheRoot("level's component asked of the root in a closure") { page, number in
            page.register("Guest\(number).register(in: container)")
            page.addFunction(
                number,
                """
                let ask = { () throws -> Void in
                    _ = try container.require(Guest\(number).self)  // problem: innerLevel
                }
                try ask()
                """
            )
        },
        .askedOfTheRoot("level's component made by an accessor of the root") { page, number in
            page.add(
                "@Registrations(Guest\(number).self, named: \"registerGuest\(number)\")\nextension Container {}"
            )
            page.register("container.registerGuest\(number)()")
            page.addFunction(number, "_ = try container.guest\(number).make()  // problem: innerLevel")
        },
    ]

    private static func askedOfTheRoot(_ name: String, _ ask: @escaping @Sendable (Page, Int) -> Void)
        -> Fault
    {
        Fault(name, "innerLevel", isInContainer: false) { page in
            let page = page.draft.modules.last?.addPage() ?? page
            let number = page.declareLevel()
            page.add(
                """
                @Register(scope: .visit\(number)) final class Diary\(number): Sendable {
                    @Inject let visit: Visit\(number)
                }

                @Register struct Guest\(number): Sendable {
                    @Inject let diary: Diary\(number)
                }
                """
            )
            page.register("Diary\(number).register(in: container)")
            page.verify("Diary\(number)", "_ = try \(page.openLevel(number)).require(Diary\(number).self)")
            ask(page, number)
        }
    }

    /// A level that is opened in the container of another one.
    static let misplacedLevel = Fault(
        "level opened in another container",
        "innerLevel",
        isInContainer: false
    ) { page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.declareLevel()
        let other = page.declareLevel()
        page.addFunction(
            number,
            """
            let visit = \(page.openLevel(number))
            _ = try visit.requireChild(.visit\(other), Visit\(other)(owner: 1))  // problem: innerLevel
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

extension Page {
    /// Adds a function with statements that fail, and code that calls it.
    fileprivate func addFunction(_ number: Int, _ statements: String) {
        add("private func ask\(number)(_ container: Container) throws {\n\(statements.indented)\n}")
        verify(Fault.title, "try ask\(number)(container)")
    }
}
