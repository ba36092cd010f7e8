import Ampoule
import TestSupport
import Testing

/// Resets and removals while a thread makes an instance: no later request gets it.
struct ResetWhileMakingTests {
    private let handover = Handover()
    private var container: Container { handover.container }

    /// The names of the animals of the container around a change.
    private func names(_ change: @escaping @Sendable () throws -> Void) throws -> [String] {
        try handover.names(of: { [container] in try container.require(Animal.self) }, around: change)
    }

    // MARK: - Changes

    @Test(arguments: Forgetting.allCases, Handover.scopes)
    func aChangeForgetsWhatIsBeingMade(_ change: Forgetting, _ scope: ObjectScope) throws {
        let entry = handover.register(in: scope)
        let names = try names { [container] in
            change(container, scope) { entry.inObjectScope(.container) }
        }
        #expect(names == Handover.names)
    }

    @Test func theResetOfAnotherServiceLeavesWhatIsBeingMade() throws {
        handover.register(in: .container)
        let animals = try concurrently(threads: 2) { [container, handover] number in
            if number == 0 { return try container.require(Animal.self) }
            handover.change { container.resetObjectScope(.container, serviceType: Person.self) }
            return try container.require(Animal.self)
        }
        #expect(animals[0] === animals[1])
        #expect(handover.madeCount == 1)
    }

    @Test func severalResetsForgetWhatIsBeingMade() throws {
        handover.register(in: .container)
        let names = try names { [container] in
            for _ in 0..<3 {
                container.resetObjectScope(.container)
                _ = try container.require(Animal.self)
            }
            container.resetObjectScope(.container)
        }
        #expect(names == Handover.names)
    }

    // MARK: - Changes by the factory

    @Test(arguments: Handover.scopes)
    func aFactoryThatReplacesItsRegistrationMakesAnInstanceForItsCallerOnly(_ scope: ObjectScope) throws {
        container.register(Animal.self) { [container] _ in
            container.register(Animal.self) { _ in Dog(name: "grace") }.inObjectScope(scope)
            return Dog(name: "ada")
        }
        .inObjectScope(scope)

        let first = try container.require(Animal.self)
        let second = try container.require(Animal.self)

        #expect([first.name, second.name] == ["ada", "grace"])
        #expect(try container.require(Animal.self) === second)
    }

    // MARK: - Where

    @Test(arguments: Handover.scopes)
    func aChildResetsWhatItsParentIsMaking(_ scope: ObjectScope) throws {
        handover.register(in: scope)
        let child = Container.silent(parent: container)
        let names = try handover.names {
            try child.require(Animal.self)
        } around: {
            child.resetObjectScope(scope)
        }
        #expect(names == Handover.names)
    }

    @Test(arguments: Handover.scopes)
    func aResetLevelForgetsWhatIsBeingMade(_ scope: ObjectScope) throws {
        handover.register(in: scope, container.forDays)
        let day = container.day(1)
        let names = try handover.names {
            try day.require(Animal.self)
        } around: {
            day.resetObjectScope(scope)
        }
        #expect(names == Handover.names)
    }

    @Test(arguments: [true, false])
    func aRemovalForgetsWhatALevelIsMaking(isOfAllContainers: Bool) throws {
        handover.register(in: .container, container.forDays)
        let day = container.day(1)
        let names = try handover.names {
            try day.require(Animal.self)
        } around: { [container] in
            guard isOfAllContainers else { return day.removeAll() }
            container.forDays.removeAll()
            container.forDays.register(Animal.self) { _ in Dog(name: "grace") }.inObjectScope(.container)
        }
        #expect(names == Handover.names)
    }

    @Test func aFactoryOfALevelThatResetsItsScopeMakesAnInstanceForItsCallerOnly() throws {
        let day = container.day(1)
        let calls = Counter()
        container.forDays.register(Animal.self) { _ in
            if calls.increment() == 2 { day.resetObjectScope(.container) }
            return Dog()
        }
        .inObjectScope(.container)
        // From now on, the fast path makes the instances, since they need not be closed.
        _ = try container.day(0).require(Animal.self)

        let first = try day.require(Animal.self)
        let second = try day.require(Animal.self)

        #expect(first !== second)
        #expect(try day.require(Animal.self) === second)
    }

    // MARK: - What

    @Test func aDecoratorIsForgottenWithWhatItDecorates() throws {
        handover.register(in: .container)
        container.decorate(Animal.self) { _, animal in Cat(name: animal.name) }
        let names = try names { [container] in container.resetObjectScope(.container) }
        #expect(names == Handover.names)
    }

    @Test func whatAForwardLeadsToIsForgotten() throws {
        let entry = container.register(Dog.self) { [handover] _ in handover.makeDog() }
            .inObjectScope(.container)
        container.forward(Animal.self, to: entry)
        let names = try names { [container] in container.resetObjectScope(.container) }
        #expect(names == Handover.names)
    }

    @Test func anElementOfACollectionIsForgotten() throws {
        container.contribute(to: Animal.self) { [handover] _ in handover.makeDog() }
            .inObjectScope(.container)
        let names = try handover.names { [container] in
            try container.require([any Animal].self)[0]
        } around: { [container] in
            container.resetObjectScope(.container)
        }
        #expect(names == Handover.names)
    }

    @Test func anInstanceWithArgumentsIsForgotten() throws {
        container.register(Animal.self) { [handover] (_, _: Int) in handover.makeDog() }
            .inObjectScope(.container)
        let names = try handover.names { [container] in
            try container.require(Animal.self, argument: 1)
        } around: { [container] in
            container.resetObjectScope(.container)
        }
        #expect(names == Handover.names)
    }
}
