import Ampoule
import AmpouleGraph
import TestSupport
import Testing

/// Decorators of what a container around has: of children, and of levels.
///
/// They decorate what requests find around them when they ask.
struct OuterDecoratorTests {
    struct Visit: ContainerLevel {}

    struct Treatment: ContainerLevel { typealias Outer = Visit }

    protocol Patient: Sendable {}

    @Register(Animal.self, Patient.self, scope: .container)
    final class Koala: Animal, Patient {
        let name = "Koala"

        init() {}
    }

    @Register(Patient.self)
    struct Child: Patient {}

    @Register(Animal.self)
    struct Hamster: Animal {
        let name = "Mimi"
    }

    @Register(decorates: Animal.self)
    struct Guest: Animal {
        let animal: any Animal

        var name: String { "guest \(animal.name)" }
    }

    @Register(Animal.self)
    struct Alien: Animal {
        let name: String

        init() async { name = "E.T." }
    }

    /// Has a shorter key.
    @Register
    struct Parrot {
        let words: Int

        init(words: Int = 2) { self.words = words }
    }

    @Register
    struct Nest {
        let eggs: Int

        @Inject init() { eggs = 3 }

        init(eggs: Int) { self.eggs = eggs }
    }

    @MainActor
    @Register(Animal.self)
    struct Housecat: Animal {
        let name = "Tom"
    }

    /// The container that decorates.
    enum Place: CaseIterable, Sendable {
        case child, grandchild, level, childOfLevel

        /// Decorates, and returns the function that opens the container that asks; for a child, in this container only.
        fileprivate func decorate(in app: Container) -> (Container) -> Container {
            switch self {
            case .child, .grandchild:
                let child = Container(parent: self == .child ? app : Container(parent: app))
                Guest.register(in: child)
                return { _ in child }
            case .level, .childOfLevel:
                Guest.register(in: LevelContainer<Visit>.registrations(in: app))
                return { app in
                    let visit = app.level(Visit()).container
                    return self == .level ? visit : Container(parent: visit)
                }
            }
        }
    }

    /// A change of the outer container, after it is decorated.
    enum Change: String, CaseIterable, Sendable {
        case nothing = "guest Mimi"
        case registration = "guest registered"
        case override = "guest overridden"
        case overrideOfService = "guest override of the service"
        case decorator = "guest outer Mimi"

        fileprivate func make(in app: Container) {
            switch self {
            case .nothing: break
            case .registration: app.register(Animal.self) { _ in Toy(name: "registered") }
            case .override: app.override(Hamster.self) { Toy(name: "overridden") }
            case .overrideOfService: app.override(Animal.self) { _ in Toy(name: "override of the service") }
            case .decorator: app.decorate(Animal.self) { _, animal in Toy(name: "outer \(animal.name)") }
            }
        }
    }

    private let app = Container()

    // MARK: - What is decorated

    @Test(arguments: Place.allCases, Change.allCases)
    func whatIsAroundWhenItIsAskedForIsDecorated(_ place: Place, _ change: Change) async throws {
        Hamster.register(in: app)
        let open = place.decorate(in: app)
        #expect(try open(app).require(Animal.self).name == "guest Mimi")

        change.make(in: app)

        let asked = open(app)
        #expect(try asked.require(Animal.self).name == change.rawValue)
        #expect(try await asked.asynchronous.require(Animal.self).name == change.rawValue)
        #expect(try asked.copy().require(Animal.self).name == change.rawValue)
        #expect(try asked.copy().copy().require(Animal.self).name == change.rawValue)
    }

    @Test(arguments: Place.allCases, Change.allCases)
    func overridesOfATaskAreDecorated(_ place: Place, _ change: Change) throws {
        Hamster.register(in: app)
        let open = place.decorate(in: app)

        let inside = try app.withOverrides { container in
            change.make(in: container)
        } perform: {
            try open(app).require(Animal.self).name
        }

        #expect(inside == change.rawValue)
        #expect(try open(app).require(Animal.self).name == "guest Mimi")
    }

    @Test(arguments: [Place.level, .childOfLevel], Change.allCases)
    func changesOfACopyAreDecoratedInLevelsOfTheCopy(_ place: Place, _ change: Change) throws {
        Hamster.register(in: app)
        let open = place.decorate(in: app)
        let copy = app.copy()

        change.make(in: copy)

        #expect(try open(copy).require(Animal.self).name == change.rawValue)
        #expect(try open(app).require(Animal.self).name == "guest Mimi")
    }

    @Test(arguments: Place.allCases)
    func theScopeIsThatOfWhatWasFoundFirst(_ place: Place) throws {
        let first = app.register(Animal.self) { _ in Toy(name: "toy") }.inObjectScope(.container)
        let asked = place.decorate(in: app)(app)
        let made = Notebook<String>()
        first.initCompleted { _, animal in made.write(animal.name) }
        _ = try (asked.require(Animal.self), asked.require(Animal.self))
        #expect(made.entries == ["toy"])

        app.register(Animal.self) { _ in
            made.write("new")
            return Toy(name: "new")
        }
        #expect(try asked.require(Animal.self).name == "guest toy")
        asked.resetObjectScope(.container)
        #expect(try asked.require(Animal.self).name == "guest new")
        _ = try asked.require(Animal.self)
        #expect(made.entries == ["toy", "new"])
    }

    @Test func aShorterKeyIsDecoratedWhateverIsAround() throws {
        Parrot.register(in: app)
        let child = Container(parent: app)
        child.decorate(Parrot.self) { _, parrot in Parrot(words: parrot.words + 1) }
        #expect(try child.require(Parrot.self).words == 3)

        app.register(Parrot.self) { (_, words: Int) in Parrot(words: words * 10) }

        #expect(try child.require(Parrot.self).words == 21)
    }

    @Test func anUnregisteredComponentIsDecorated() throws {
        let child = Container(parent: app)
        child.decorate(Nest.self) { _, nest in Nest(eggs: nest.eggs + 1) }
        #expect(try child.require(Nest.self).eggs == 4)

        app.override(Nest.self) { Nest(eggs: 10) }

        #expect(try child.require(Nest.self).eggs == 11)
    }

    @Test func aForwardOfAnUnrelatedContainerLeadsToADecoratorThatLooksFromItsOwn() throws {
        Hamster.register(in: app)
        let (child, other) = (Container(parent: app), Container())
        let decorator = child.decorate(Animal.self) { _, animal in Guest(animal: animal) }
        other.forward(Animal.self, to: decorator)
        #expect(try other.require(Animal.self).name == "guest Mimi")

        app.override(Hamster.self) { Toy(name: "toy") }

        #expect(try other.require(Animal.self).name == "guest toy")
    }

    // MARK: - Asynchronous and isolated instances

    @Test(arguments: Place.allCases)
    func anAsynchronousComponentIsDecoratedAndOverridden(_ place: Place) async throws {
        Alien.register(in: app)
        let open = place.decorate(in: app)
        #expect(try await open(app).asynchronous.require(Animal.self).name == "guest E.T.")

        app.register(Animal.self) { _ in Toy(name: "toy") }

        #expect(try await open(app).asynchronous.require(Animal.self).name == "guest toy")
    }

    /// A thread could wait for a task that makes the shared instance, so the decorator stays as it was.
    @Test(arguments: Place.allCases)
    func aSynchronousDecoratorDoesNotWaitForWhatIsRegisteredLater(_ place: Place) async throws {
        Hamster.register(in: app)
        let asked = place.decorate(in: app)(app)
        Alien.register(in: app)

        let error = try await #require(throws: ResolutionError.self) {
            try await asked.asynchronous.require(Animal.self)
        }

        guard case .asynchronous = error.reason else { throw error }
    }

    @Test(arguments: Place.allCases)
    func aComponentOfTheMainActorIsMadeThere(_ place: Place) async throws {
        Housecat.register(in: app)
        let open = place.decorate(in: app)
        let asked = open(app)

        let name = try await Task.detached { try await asked.asynchronous.require(Animal.self).name }.value

        #expect(name == "guest Tom")
    }

    // MARK: - What is not found

    @Test(arguments: [Place.child, .grandchild])
    func whatWasRemovedIsMissing(_ place: Place) async throws {
        Hamster.register(in: app)
        let asked = place.decorate(in: app)(app)
        app.removeAll()

        let error = try #require(throws: ResolutionError.self) { try asked.require(Animal.self) }

        let line = "The decorator of 'Animal' has nothing to decorate."
        #expect(error.path == [error.key] && "\(error)".hasPrefix(line))
        let awaited = await #expect(throws: ResolutionError.self) {
            try await asked.asynchronous.require(Animal.self)
        }
        #expect(awaited.map { "\($0)" } == "\(error)")
        let invalid = try #require(throws: ComponentGraph.ValidationError.self) { try asked.validate() }
        #expect(invalid.problems.map(\.message) == ["no registration for 'Animal', decorated by 'Guest'"])
    }

    @Test(arguments: Place.allCases)
    func whatIsAroundMayBeClosed(_ place: Place) async throws {
        Hamster.register(in: app)
        let asked = place.decorate(in: app)(app)
        try await app.close()

        let error = try #require(throws: ResolutionError.self) { try asked.require(Animal.self) }

        guard case .containerClosed = error.reason else { throw error }
    }

    @Test func whatAFallbackHasServesInPlaceOfWhatWasRemoved() async throws {
        let other = Container()
        other.register(Animal.self) { _ in Toy(name: "fallen back") }
        let app = Container(fallbacks: [other])
        Hamster.register(in: app)
        let child = Container(parent: app)
        Guest.register(in: child)
        app.removeAll()

        #expect(try child.require(Animal.self).name == "guest fallen back")
        #expect(try await child.asynchronous.require(Animal.self).name == "guest fallen back")
        #expect(try child.validate()["Guest"]?.dependencies.map(\.label) == ["decorates"])
    }

    // MARK: - The graph

    @Test(arguments: Place.allCases, Change.allCases)
    func theGraphShowsWhatIsDecorated(_ place: Place, _ change: Change) throws {
        Hamster.register(in: app)
        let asked = place.decorate(in: app)(app)
        change.make(in: app)

        let graph = try asked.validate()

        let guest = try #require(graph["Guest"])
        let decorated = try #require(guest.dependencies.first)
        #expect(decorated.label == "decorates")
        let node = try #require(decorated.provider.nodes.first.flatMap { graph[$0] })
        #expect((node.component == "Hamster") == (change == .nothing))
        #expect((node.dependencies.first?.label == "decorates") == (change == .decorator))
    }

    @Test(arguments: Place.allCases)
    func whatIsSharedAroundIsNoSecondComponentOfAKey(_ place: Place) throws {
        Koala.register(in: app)
        let asked = place.decorate(in: app)(app)
        for component in [Guest.self, Child.self] as [any Registrable.Type] {
            component.register(in: LevelContainer<Treatment>.registrations(in: app))
        }

        try app.validate()
        try asked.copy().validate()
        #expect(asked.graph["Koala"]?.registeredBy != asked.graph["Guest"]?.registeredBy)
    }
}
