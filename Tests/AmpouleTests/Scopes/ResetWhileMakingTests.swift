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

    @Test(arguments: Handover.scopes)
    func aResetScopeForgetsWhatIsBeingMade(_ scope: ObjectScope) throws {
        handover.register(in: scope)
        let names = try names { [container] in container.resetObjectScope(scope) }
        #expect(names == Handover.names)
    }

    @Test(arguments: Handover.scopes)
    func aResetServiceForgetsWhatIsBeingMade(_ scope: ObjectScope) throws {
        handover.register(in: scope)
        let names = try names { [container] in
            container.resetObjectScope(scope, serviceType: Animal.self)
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

    @Test(arguments: Handover.scopes)
    func anotherRegistrationForgetsWhatIsBeingMade(_ scope: ObjectScope) throws {
        handover.register(in: scope)
        let names = try names { [container] in
            container.register(Animal.self) { _ in Dog(name: "grace") }.inObjectScope(scope)
        }
        #expect(names == Handover.names)
    }

    @Test(arguments: Handover.scopes)
    func aRemovalForgetsWhatIsBeingMade(_ scope: ObjectScope) throws {
        handover.register(in: scope)
        let names = try names { [container] in
            container.removeAll()
            #expect(container.resolve(Animal.self) == nil)
            container.register(Animal.self) { _ in Dog(name: "grace") }.inObjectScope(scope)
        }
        #expect(names == Handover.names)
    }

    @Test(arguments: Handover.scopes)
    func aMoveToAScopeForgetsWhatIsBeingMade(_ scope: ObjectScope) throws {
        let entry = handover.register(in: scope)
        #expect(try names { entry.inObjectScope(.container) } == Handover.names)
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
    func aFactoryThatResetsItsScopeMakesAnInstanceForItsCallerOnly(_ scope: ObjectScope) throws {
        let calls = Counter()
        container.register(Animal.self) { [container] _ in
            if calls.increment() == 1 { container.resetObjectScope(scope) }
            return Dog()
        }
        .inObjectScope(scope)

        try expectAnInstanceForTheFirstCallerOnly(calls)
    }

    @Test(arguments: Handover.scopes)
    func aCompletionThatResetsTheScopeCompletesAnInstanceForItsCallerOnly(_ scope: ObjectScope) throws {
        let calls = Counter()
        container.register(Animal.self) { _ in Dog() }
            .inObjectScope(scope)
            .initCompleted { [container] _, _ in
                if calls.increment() == 1 { container.resetObjectScope(scope) }
            }

        try expectAnInstanceForTheFirstCallerOnly(calls)
    }

    private func expectAnInstanceForTheFirstCallerOnly(_ calls: Counter) throws {
        let first = try container.require(Animal.self)
        let second = try container.require(Animal.self)

        #expect(first !== second)
        #expect(try container.require(Animal.self) === second)
        #expect(calls.count == 2)
    }

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

    @Test func whatAFactoryResolvesAfterItsResetIsShared() throws {
        container.register(Animal.self) { _ in Dog() }.inObjectScope(.container)
        container.register(Person.self) { [container] resolver in
            let first = try resolver.require(Animal.self)
            container.resetObjectScope(.container)
            return Collector(first: first, second: try resolver.require(Animal.self))
        }

        let collector = try #require(container.resolve(Person.self) as? Collector)

        #expect(collector.first !== collector.second)
        #expect(try container.require(Animal.self) === collector.second)
    }

    @Test(arguments: ObjectScope.shared)
    func aCompletionThatResetsTheScopeDoesNotFindItsInstance(_ scope: ObjectScope) throws {
        let found = Notebook<Dog>()
        let calls = Counter()
        container.register(Dog.self) { _ in Dog() }
            .inObjectScope(scope)
            .initCompleted { [container] resolver, _ in
                guard calls.increment() == 1 else { return }
                container.resetObjectScope(scope)
                found.write(try resolver.require(Dog.self))
            }

        let dog = try container.require(Dog.self)

        #expect(found.entries.count == 1)
        #expect(found.entries[0] !== dog)
        #expect(try container.require(Dog.self) === found.entries[0])
    }

    @Test func aFactoryThatNeedsItselfAfterItsResetIsACycle() throws {
        container.register(Animal.self) { [container] resolver in
            container.resetObjectScope(.container)
            return try resolver.require(Animal.self)
        }
        .inObjectScope(.container)

        let error = try #require(throws: ResolutionError.self) { try container.require(Animal.self) }

        #expect(error.description.contains("cycle"))
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

    @Test func aRemovalForALevelForgetsWhatIsBeingMade() throws {
        handover.register(in: .container, container.forDays)
        let day = container.day(1)
        let names = try handover.names {
            try day.require(Animal.self)
        } around: { [container] in
            container.forDays.removeAll()
            container.forDays.register(Animal.self) { _ in Dog(name: "grace") }.inObjectScope(.container)
        }
        #expect(names == Handover.names)
    }

    @Test func aLevelThatIsEmptiedForgetsWhatIsBeingMade() throws {
        handover.register(in: .container, container.forDays)
        let day = container.day(1)
        #expect(
            try handover.names {
                try day.require(Animal.self)
            } around: {
                day.removeAll()
            } == Handover.names
        )
    }

    @Test func aCopyAndItsOriginalAreResetApart() throws {
        handover.register(in: .container)
        let copy = container.copy()
        let animals = try concurrently(threads: 2) { [container, handover] number in
            if number == 0 { return try container.require(Animal.self) }
            return try handover.change {
                copy.resetObjectScope(.container)
                return try copy.require(Animal.self)
            }
        }
        #expect(animals.map(\.name) == ["ada", "grace"])
        #expect(try container.require(Animal.self) === animals[0])
        #expect(try copy.require(Animal.self) === animals[1])
    }

    @Test func whatAnOverrideMakesIsForgotten() async throws {
        let calls = Counter()
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        try container.withOverrides {
            $0.override(Animal.self) { [container] _ in
                if calls.increment() == 1 { container.resetObjectScope(.container) }
                return Dog()
            }
        } perform: {
            let first = try container.require(Animal.self)
            let second = try container.require(Animal.self)
            #expect(first !== second)
            #expect(try container.require(Animal.self) === second)
        }
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

    @Test func whatDependsOnAnInstanceIsForgottenWithIt() throws {
        handover.register(in: .container)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
            .inObjectScope(.container)
        let names = try handover.names { [container] in
            let owner = try container.require(Person.self) as? PetOwner
            return try #require(owner?.pet)
        } around: { [container] in
            container.resetObjectScope(.container)
        }
        #expect(names == Handover.names)
    }
}
