extension Fault {
    /// Faults in what the functions of the library are called with.
    static let uses: [Fault] = [
        .cycleOfClosures, .cycleThroughAClosure, .cycleThroughACompletion, .cycleThroughADecorator,
        .askedWithoutWaiting, .askedWithoutWaitingInCode, .providerThatCannotWait, .closureOfAnInnerLevel,
        .missingElementOfAList, .missingInterface, .twoClosuresUnderOneKey, .decorationOfNothing,
    ]

    private static let cycleOfClosures = Fault("cycle of closures", "cycle", isInContainer: false) { page in
        let number = page.draft.nextNumber()
        page.add("struct Egg\(number) {}\n\nstruct Hen\(number) {}")
        page.register(
            """
            container.register(Egg\(number).self) { resolver in
                _ = try resolver.require(Hen\(number).self)  // problem: cycle
                return Egg\(number)()
            }
            container.register(Hen\(number).self) { resolver in
                _ = try resolver.require(Egg\(number).self)  // problem: cycle
                return Hen\(number)()
            }
            """
        )
        page.verify(title, "_ = try container.require(Hen\(number).self)")
    }

    private static let cycleThroughAClosure = Fault("cycle through a closure", "cycle", isInContainer: false)
    { page in
        let number = page.draft.nextNumber()
        page.add(
            """
            struct Egg\(number): Sendable {}

            @Register struct Hen\(number) {
                @Inject let egg: Egg\(number)  // problem: cycle
            }
            """
        )
        page.register("Hen\(number).register(in: container)")
        page.register(
            """
            container.register(Egg\(number).self) { resolver in
                _ = try resolver.require(Hen\(number).self)  // problem: cycle
                return Egg\(number)()
            }
            """
        )
        page.verify(title, "_ = try container.require(Hen\(number).self)")
    }

    private static let cycleThroughACompletion = Fault(
        "cycle through the completion of an entry",
        "cycle",
        isInContainer: false
    ) { page in
        let number = page.draft.nextNumber()
        page.add("final class Egg\(number) {}\n\nfinal class Hen\(number) {}")
        page.register(
            """
            let egg\(number) = container.register(Egg\(number).self) { _ in Egg\(number)() }
                .inObjectScope(.transient)
            egg\(number).initCompleted { resolver, _ in
                _ = try resolver.require(Hen\(number).self)  // problem: cycle
            }
            container.register(Hen\(number).self) { resolver in
                _ = try resolver.require(Egg\(number).self)  // problem: cycle
                return Hen\(number)()
            }.inObjectScope(.transient)
            """
        )
        page.verify(title, "_ = try container.require(Hen\(number).self)")
    }

    private static let cycleThroughADecorator = Fault(
        "cycle through a decorating closure",
        "cycle",
        isInContainer: false
    ) { page in
        let number = page.draft.nextNumber()
        page.add("struct Egg\(number) {}\n\nstruct Hen\(number) {}")
        page.register(
            """
            container.register(Egg\(number).self) { _ in Egg\(number)() }
            container.decorate(Egg\(number).self) { resolver, egg in
                _ = try resolver.require(Hen\(number).self)  // problem: cycle
                return egg
            }
            container.register(Hen\(number).self) { resolver in
                _ = try resolver.require(Egg\(number).self)  // problem: cycle
                return Hen\(number)()
            }
            """
        )
        page.verify(title, "_ = try container.require(Hen\(number).self)")
    }

    private static let askedWithoutWaitingInCode = Fault(
        "asked without waiting in a function",
        "asynchronousDependency",
        isInContainer: false
    ) { page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.draft.nextNumber()
        page.add(
            """
            protocol Egg\(number): Sendable {}

            @Register((any Egg\(number)).self) final class Brown\(number): Egg\(number) {
                init() async {}
            }

            private func ask\(number)(_ container: Container) throws {
                _ = try container.require((any Egg\(number)).self)  // problem: asynchronousDependency
            }
            """
        )
        page.register("Brown\(number).register(in: container)")
        page.verify(title, "try ask\(number)(container)")
    }

    private static let providerThatCannotWait = Fault(
        "Provider of an asynchronous service",
        "asynchronousDependency"
    ) { page in
        let number = page.draft.nextNumber()
        page.add(
            """
            protocol Egg\(number): Sendable {}

            @Register((any Egg\(number)).self) final class Brown\(number): Egg\(number) {
                init() async {}
            }

            @Register struct Hen\(number) {
                @Inject let eggs: Provider<any Egg\(number)>  // problem: asynchronousDependency
            }
            """
        )
        page.register("Brown\(number).register(in: container)\nHen\(number).register(in: container)")
        page.verify(title, "_ = try container.require(Hen\(number).self)")
    }

    private static let askedWithoutWaiting = Fault(
        "asked without waiting",
        "asynchronousDependency",
        isInContainer: false
    ) { page in
        let number = page.draft.nextNumber()
        page.add("struct Egg\(number): Sendable {}\n\nstruct Hen\(number) {}")
        page.register(
            """
            container.register(Egg\(number).self) { _ in
                await Task.yield()
                return Egg\(number)()
            }
            container.register(Hen\(number).self) { resolver in
                _ = try resolver.require(Egg\(number).self)  // problem: asynchronousDependency
                return Hen\(number)()
            }
            """
        )
        page.verify(title, "_ = try container.require(Hen\(number).self)")
    }

    private static let closureOfAnInnerLevel = Fault(
        "closure that needs an inner level",
        "innerLevel",
        isInContainer: false
    ) { page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.declareLevel()
        page.add("final class Keeper\(number): Sendable {}")
        page.register(
            """
            container.register(Keeper\(number).self) { resolver in
                _ = try resolver.require(Visit\(number).self)  // problem: innerLevel
                return Keeper\(number)()
            }.inObjectScope(.container)
            """
        )
        page.verify(
            title,
            "_ = try \(page.openLevel(number)).require(Keeper\(number).self)"
        )
    }

    private static let missingElementOfAList = Fault(
        "dependency of a list's element",
        "missingRegistration"
    ) { page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.draft.nextNumber()
        page.add(
            """
            protocol Part\(number) {}
            protocol Absent\(number) {}

            @Register(contributesTo: (any Part\(number)).self) struct Wheel\(number): Part\(number) {
                @Inject let absent: any Absent\(number)  // problem: missingRegistration
            }

            @Register struct Car\(number) {
                @Inject let parts: [any Part\(number)]
            }
            """
        )
        page.register("Wheel\(number).register(in: container)")
        page.register("Car\(number).register(in: container)")
        page.verify(title, "_ = try container.require(Car\(number).self)")
    }

    private static let missingInterface = Fault(
        "implementation of a missing interface",
        "missingRegistration"
    ) {
        page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.draft.nextNumber()
        page.add(
            """
            protocol Animal\(number) {}

            @Register struct Cat\(number): Animal\(number) {}

            @Register struct Home\(number) {
                @Inject let animal: any Animal\(number)  // problem: missingRegistration
            }
            """
        )
        page.register("Cat\(number).register(in: container)")
        page.register("Home\(number).register(in: container)")
        page.verify(title, "_ = try container.require(Home\(number).self)")
    }

    private static let twoClosuresUnderOneKey = Fault(
        "two closures under one key",
        "duplicateKey",
        failsToResolve: false,
        isInContainer: false
    ) { page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.draft.nextNumber()
        page.add("struct Leaf\(number) {}")
        page.register(
            """
            container.register(Leaf\(number).self) { _ in Leaf\(number)() }  // problem: duplicateKey
            container.register(Leaf\(number).self) { _ in Leaf\(number)() }  // problem: duplicateKey
            """
        )
        page.verify("Leaf\(number)", "_ = try container.require(Leaf\(number).self)")
    }

    private static let decorationOfNothing = Fault(
        "decoration of nothing",
        "missingRegistration",
        isInContainer: false
    ) { page in
        let page = page.draft.modules.last?.addPage() ?? page
        let number = page.draft.nextNumber()
        page.add(
            """
            struct Leaf\(number) {}

            private func decorate\(number)(_ container: Container) throws {
                _ = try container.requireDecoration(Leaf\(number).self) { _, leaf in leaf }  // problem: missingRegistration
            }
            """
        )
        page.verify(title, "try decorate\(number)(container)")
    }
}
