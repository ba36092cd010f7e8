import AmpouleAutoregistration
import TestSupport
import Testing

/// The dependencies of autoregistered initializers, and what becomes of their registrations.
struct AutoregisterTests {
    private let container = Container()

    @Test func aDependencyIsResolvedForTheServiceOfAnotherType() throws {
        let mimi = Cat()
        container.register(Animal.self) { _ in mimi }
        container.autoregister(Person.self, initializer: PetOwner.init)

        #expect(try container.require(Person.self).pet === mimi)
        #expect(container.hasAnyRegistration(of: PetOwner.self) == false)
    }

    @Test func aNamedRegistrationHasItsName() throws {
        container.register(Animal.self) { _ in Cat() }
        container.autoregister(Person.self, name: "owner", initializer: PetOwner.init)

        #expect(container.resolve(Person.self, name: "owner") != nil)
        #expect(container.hasAnyRegistration(of: Person.self) == false)
    }

    @Test func aRegistrationUnderAnEqualKeyIsOverwritten() throws {
        container.register(Animal.self) { _ in Cat(name: "Tom") }
        container.autoregister(Animal.self) { Cat(name: "Mimi") }

        #expect(try container.require(Animal.self).name == "Mimi")
    }

    // MARK: - Dependencies

    @Test func dependenciesAreResolvedInTheOrderOfTheParameters() throws {
        let order = Notebook<Int>()
        container.register(Int.self) { _ in order.note(1) }
        container.register(Double.self) { _ in Double(order.note(2)) }
        container.register(String.self) { _ in "\(order.note(3))" }
        container.autoregister(String.self, name: "all") { (first: Double, second: String, third: Int) in
            "\(first) \(second) \(third)"
        }

        #expect(try container.require(String.self, name: "all") == "2.0 3 1")
        #expect(order.entries == [2, 3, 1])
    }

    @Test func anyNumberOfDependenciesIsResolved() throws {
        let made = Counter()
        container.register(Int.self) { _ in made.increment() }.inObjectScope(.transient)
        container.autoregister([Int].self, initializer: list)

        #expect(try container.require([Int].self) == Array(1...24))
    }

    @Test(arguments: [false, true])
    func anOptionalDependencyIsNilWithoutARegistration(isRegistered: Bool) throws {
        if isRegistered { container.register(Stable.self) { _ in Stable() } }
        container.autoregister(Farm.self, initializer: Farm.init(stable:))

        #expect((try container.require(Farm.self).stable != nil) == isRegistered)
    }

    @Test func anImplicitlyUnwrappedDependencyCountsAsAnOptional() throws {
        container.autoregister(Farm.self, initializer: Farm.init(unwrapping:))

        #expect(try container.require(Farm.self).stable == nil)
    }

    @Test func aLazyDependencyIsResolvedWhenItIsUsed() throws {
        let order = Notebook<Int>()
        container.register(Int.self) { _ in order.note(7) }
        container.autoregister(Deferred.self, initializer: Deferred.init)

        let deferred = try container.require(Deferred.self)
        #expect(order.entries.isEmpty)
        #expect(deferred.lazy.instance == 7)
        #expect(deferred.provider.instance == 7)
        #expect(order.entries == [7, 7])
    }

    @Test func anArrayAFunctionAndATupleAreServicesLikeAnyOther() throws {
        container.register([String].self) { _ in ["Mimi", "Tom"] }
        container.register(((Int) -> Int).self) { _ in { $0 + 1 } }
        container.register((Int, String).self) { _ in (3, "cats") }
        container.autoregister(String.self) {
            (names: [String], next: @escaping (Int) -> Int, pair: (Int, String)) in
            "\(names) \(next(1)) \(pair.0) \(pair.1)"
        }

        #expect(try container.require(String.self) == #"["Mimi", "Tom"] 2 3 cats"#)
    }

    @Test func theContainerIsADependency() throws {
        container.autoregister(Bool.self) { [container] (own: Container, resolver: any Resolver) in
            own === container && resolver === container
        }

        #expect(try container.require(Bool.self))
    }

    @Test func anUnregisteredComponentIsADependency() throws {
        container.autoregister(Int.self) { (well: Well) in well.depth }

        #expect(try container.require(Int.self) == 3)
    }

    @Test func theFactoryOfAComponentIsADependency() throws {
        container.autoregister(String.self) { (foals: Foal.Factory, others: Foal.Factory?) in
            foals(name: "Lucky").name + (others?(name: "Spirit").name ?? "")
        }

        #expect(try container.require(String.self) == "LuckySpirit")
    }

    // MARK: - Failures

    @Test func aMissingDependencyIsNamedWithThePath() {
        container.autoregister(Person.self, initializer: PetOwner.init)

        let error = #expect(throws: ResolutionError.self) { try container.require(Person.self) }
        #expect(
            error?.description.hasPrefix(
                """
                Nothing is registered for 'Animal'.
                Resolution path: Person → Animal.
                """
            ) == true
        )
    }

    @Test func theErrorOfAThrowingInitializerIsHandedOn() {
        container.register(Int.self) { _ in 0 }
        container.autoregister(Trough.self, initializer: Trough.init)

        let error = #expect(throws: ResolutionError.self) { try container.require(Trough.self) }
        #expect(error?.description.contains("Empty()") == true)
        #expect(container.resolve(Trough.self) == nil)
    }

    @Test func aCircleOfInitializersIsAnError() {
        container.autoregister(Int.self) { (number: Double) in Int(number) }
        container.autoregister(Double.self) { (number: Int) in Double(number) }

        let error = #expect(throws: ResolutionError.self) { try container.require(Int.self) }
        #expect(error?.description.contains("Int → Double → Int") == true)
    }

    // MARK: - Entries

    @Test func anInstanceIsSharedInTheScopeContainer() throws {
        let entry = container.autoregister(Stable.self, initializer: Stable.init).inObjectScope(.container)

        #expect(try container.require(Stable.self) === container.require(Stable.self))
        #expect(entry.objectScope as? ObjectScope === ObjectScope.container)
    }

    @Test func theDefaultScopeIsThatOfTheContainer() throws {
        let container = Container(defaultObjectScope: .container)
        container.autoregister(Stable.self, initializer: Stable.init)

        #expect(try container.require(Stable.self) === container.require(Stable.self))
    }

    @Test func aCompletionRunsOnEachInstance() throws {
        let order = Notebook<Int>()
        container.register(Animal.self) { _ in Cat() }
        container.autoregister(PetOwner.self, initializer: PetOwner.init)
            .initCompleted { _, owner in order.note(owner.pet.name.count) }
            .implements(Person.self)

        _ = try container.require(Person.self)
        #expect(order.entries == [4])
    }

    @Test func aChildGivesItsOwnDependenciesToARegistrationOfItsParent() throws {
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.autoregister(Person.self, initializer: PetOwner.init)
        let child = Container(parent: container)
        child.register(Animal.self) { _ in Cat(name: "Tom") }

        #expect(try child.require(Person.self).pet.name == "Tom")
        #expect(try container.require(Person.self).pet.name == "Mimi")
    }
}

/// A list of as many numbers as there are parameters.
private let list:
    @Sendable (
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int,
        Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int, Int
    ) -> [Int] = { a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x in
        [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x]
    }

private final class Farm: Sendable {
    let stable: Stable?

    init(stable: Stable?) { self.stable = stable }

    init(unwrapping stable: Stable!) { self.stable = stable }
}

private struct Deferred {
    let lazy: Lazy<Int>
    let provider: Provider<Int>
}

private struct Trough {
    struct Empty: Error {}

    init(depth: Int) throws {
        guard depth > 0 else { throw Empty() }
    }
}

extension Notebook {
    /// Writes an entry down and returns it.
    @discardableResult
    fileprivate func note(_ entry: Entry) -> Entry {
        write(entry)
        return entry
    }
}
