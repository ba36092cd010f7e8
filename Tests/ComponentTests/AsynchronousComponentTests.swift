import Ampoule
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsynchronousComponentTests {
    struct Lost: Error {}

    @Register(scope: .container)
    final class Stable: Sendable {
        let address: String

        init() async {
            await Task.yield()
            address = "Main Street"
        }
    }

    @Register((any Animal).self)
    final class Horse: Animal {
        let name: String
        let stable: Stable

        init(@Inject stable: Stable, name: String = "Lucky") async {
            await Task.yield()
            self.stable = stable
            self.name = name
        }
    }

    @Register
    struct Feed: Sendable {
        let kind = "oats"
    }

    @Register
    final class Saddle: Sendable {
        let stable: Stable
        let size: Int
        let color: String

        init(@Inject stable: Stable, size: Int, color: String) async {
            self.stable = stable
            self.size = size
            self.color = color
        }
    }

    @Register(name: "box")
    final class Box: Sendable {
        let number: Int

        init(number: Int) async { self.number = number }
    }

    /// Depends on an asynchronous component, a synchronous one, one registered for a protocol, and a factory.
    @Register
    final class Rider: Sendable {
        let stable: Stable
        let feed: Feed
        let pony: any Animal
        let horses: Horse.Factory

        init(
            @Inject stable: Stable,
            @Inject feed: Feed,
            @Inject(name: "pony") pony: any Animal,
            @Inject horses: Horse.Factory
        ) async {
            (self.stable, self.feed, self.pony, self.horses) = (stable, feed, pony, horses)
        }
    }

    @Register
    final class Lottery: Sendable {
        let number: Int

        init?(number: Int) async throws {
            if number < 0 { throw Lost() }
            if number == 0 { return nil }
            self.number = number
        }
    }

    @Register
    @MainActor
    final class Screen {
        let stable: Stable

        init(@Inject stable: Stable) async {
            MainActor.assertIsolated()
            await Task.yield()
            MainActor.assertIsolated()
            self.stable = stable
        }
    }

    @Register
    actor Shelter {
        let stable: Stable

        init(@Inject stable: Stable) async { self.stable = stable }
    }

    final class Notepad {
        var lines: [String] = []
    }

    /// Its instances and its argument stay with whoever has them.
    @Register
    final class Writer {
        let notepad: Notepad

        init(@Inject stable: Stable, notepad: Notepad) async {
            notepad.lines.append(stable.address)
            self.notepad = notepad
        }
    }

    @Register(scope: .graph)
    final class Mother {
        let child: Daughter

        init(@Inject child: Daughter) async { self.child = child }
    }

    @Register(scope: .graph)
    final class Daughter {
        @Inject weak var mother: Mother?
        var greetings: [String] = []

        init() async {}

        @Inject func greet(stable: Stable) async throws {
            await Task.yield()
            greetings.append(stable.address)
        }
    }

    @Register
    struct Cart {
        @Inject var stable: Stable?
        var load: [String] = []

        init() async {}

        @Inject mutating func load(feed: Feed) async { load.append(feed.kind) }
    }

    @Register
    final class Vet {
        let kind: String

        @Inject init() { kind = "at once" }
        @Inject init(@Inject stable: Stable, fee: Int) async { kind = "after waiting" }
    }

    enum Tools {
        @Provides(scope: .container)
        static func clock(@Inject stable: Stable, ticking duration: Duration) async -> ContinuousClock {
            ContinuousClock()
        }
    }

    private let container = Container()

    private func register() {
        Stable.register(in: container)
        Horse.register(in: container)
        Feed.register(in: container)
        container.register((any Animal).self, name: "pony") { _ in Toy(name: "Pony") }
    }

    @Test func aTypedCallIsAwaited() async throws {
        register()

        let horse = await container.factory(for: Horse.self)(name: "Spirit")
        #expect(horse.name == "Spirit")
        #expect(try await container.factory(for: Horse.self).make().name == "Lucky")
        let found = try await container.asynchronous.require((any Animal).self, argument: "Tom")
        #expect(found.name == "Tom")
    }

    @Test func aComponentIsRequiredByItsType() async throws {
        register()

        let stable = try await container.require(Stable.self)
        #expect(await container.resolve(Stable.self) === stable)
        #expect(try await container.asynchronous.require(Stable.self) === stable)
        #expect(await container.factory(for: Stable.self)() === stable)
    }

    @Test func aComponentThatTakesArgumentsIsRequiredByItsType() async throws {
        register()
        Saddle.register(in: container)
        Box.register(in: container)

        let saddle = try await container.require(Saddle.self, arguments: 4, "red")
        #expect(saddle.stable === (try await container.require(Stable.self)))
        #expect(await container.resolve(Saddle.self, arguments: 2, "blue")?.color == "blue")
        #expect(try await container.require(Box.self, name: "box", argument: 7).number == 7)
        #expect(await container.resolve(Box.self, name: "box", argument: 8)?.number == 8)
        #expect(await container.resolve(Box.self, argument: 8) == nil)
    }

    @Test func dependenciesOfAllKindsAreInjected() async throws {
        register()

        let rider = await container.factory(for: Rider.self)()

        #expect(rider.stable === (try await container.require(Stable.self)))
        #expect(rider.feed.kind == "oats")
        #expect(rider.pony.name == "Pony")
        let horse = try #require(await rider.horses(name: "Star") as? Horse)
        #expect(horse.stable === rider.stable)
    }

    @Test func componentsThatNobodyRegisteredShareTheirInstances() async throws {
        let first = try #require(await container.factory(for: Horse.self)() as? Horse)
        let second = try #require(await container.factory(for: Horse.self)() as? Horse)

        #expect(first.stable === second.stable)
        #expect(await container.factory(for: Stable.self)() === first.stable)
    }

    @Test func aSynchronousFakeServesTheTypedCall() async throws {
        register()
        container.register((any Animal).self) { _, name in Toy(name: "stuffed " + name) }

        let fake = await container.factory(for: Horse.self)(name: "Spirit")

        #expect(fake.name == "stuffed Spirit")
        #expect(try container.require((any Animal).self, argument: "Tom").name == "stuffed Tom")
    }

    @Test func anAsynchronousFakeOfASynchronousComponentSaysThatItCannotBeAwaited() async throws {
        register()
        container.register(Feed.self) { _ in
            await Task.yield()
            return Feed()
        }

        let error = try #require(throws: ResolutionError.self) {
            try container.factory(for: Feed.self).make()
        }
        guard case .asynchronous = error.reason else { throw error }
        // What can wait gets it.
        #expect(await container.factory(for: Rider.self)().feed.kind == "oats")
    }

    @Test func effectsOfTheInitializerAreThoseOfTheCall() async throws {
        let lottery = container.factory(for: Lottery.self)

        #expect(try await lottery(number: 7)?.number == 7)
        #expect(try await lottery(number: 0) == nil)
        let nothing = await #expect(throws: ResolutionError.self) { try await lottery.make(number: 0) }
        guard case .returnedNil = nothing?.reason else { throw try #require(nothing) }
        let lost = await #expect(throws: ResolutionError.self) { try await lottery(number: -1) }
        #expect(lost?.underlyingError is Lost)
    }

    @Test func anIsolatedComponentIsMadeOnItsActorWhoeverAsks() async throws {
        register()
        Screen.register(in: container)

        let screen = await container.factory(for: Screen.self)()
        #expect(screen.stable === (try await container.require(Stable.self)))
        #expect(try await container.require(Screen.self).stable === screen.stable)
        #expect(await container.factory(for: Shelter.self)().stable === screen.stable)
    }

    @MainActor
    @Test func anArgumentThatIsNotSendableStaysOnItsActor() async throws {
        let notepad = Notepad()
        notepad.lines = ["Dear diary"]
        let factory = container.factory(for: Scribe.self)

        let scribe = await factory(notepad: notepad)

        #expect(scribe.notepad === notepad)
        notepad.lines.append("The end")
        #expect(scribe.notepad.lines == ["Dear diary", "Main Street", "The end"])
    }

    @Register
    @MainActor
    final class Scribe {
        let notepad: Notepad

        init(@Inject stable: Stable, notepad: Notepad) async {
            notepad.lines.append(stable.address)
            self.notepad = notepad
        }
    }

    @Test func anArgumentThatIsNotSendableIsSent() async throws {
        let writer = await container.factory(for: Writer.self)(notepad: Notepad())

        #expect(writer.notepad.lines == ["Main Street"])
    }

    @Test func propertiesAndMethodsAreInjectedAfterwards() async throws {
        register()
        Mother.register(in: container)
        Daughter.register(in: container)

        let mother = await container.factory(for: Mother.self)()

        #expect(mother.child.mother === mother)
        #expect(mother.child.greetings == ["Main Street"])
        let cart = await container.factory(for: Cart.self)()
        #expect(cart.stable === (try await container.require(Stable.self)))
        #expect(cart.load == ["oats"])
    }

    @Test func initializersOfBothKindsLiveInOneComponent() async throws {
        let vet = container.factory(for: Vet.self)

        #expect(vet().kind == "at once")
        #expect(await vet(fee: 3).kind == "after waiting")
    }

    @Test func aProvidedFunctionMayBeAsynchronous() async throws {
        Tools.clockComponent.register(in: container)

        _ = await container.factory(for: Tools.clockComponent)(ticking: .seconds(1))
        let clock = try await container.asynchronous.require(
            ContinuousClock.self,
            argument: Duration.seconds(1)
        )
        #expect(clock.now <= clock.now)
    }

    @Test func aSubclassMayBeAsynchronous() async throws {
        register()

        let puppy = await Puppy.Factory(resolver: container)(name: "Rex")

        #expect(puppy.toys == ["oats", "Main Street"])
    }

    @Register
    class Dog {
        @Inject var feed: Feed?
        var toys: [String] = []
        @Inject func take(feed: Feed) { toys.append(feed.kind) }
        init() {}
    }

    @Register
    final class Puppy: Dog {
        let name: String
        @Inject func move(stable: Stable) async { toys.append(stable.address) }

        init(name: String) async {
            self.name = name
            super.init()
        }
    }
}
