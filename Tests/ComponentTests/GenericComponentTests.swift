@testable import Ampoule
import Dispatch
import TestSupport
import Testing

/// Nothing says that conformances to it are not isolated.
private protocol Entity {}

private struct Goat: Entity {}
private struct Sheep: Entity {}

/// A type of its own for each type that it holds.
private struct Herd<Member: Entity>: Entity {}

@Register
private struct Trough {}

@Register
private final class Stable<Animal: Entity> {
    @Inject var trough: Trough?
    let name: String

    @Inject init() { name = "Stable" }

    @Inject init(@Inject trough: Trough, name: String) { self.name = name }
}

@Register(scope: .container)
private final class Register<Animal: Entity>: Sendable {
    init() {}
}

@MainActor
@Register
private final class Board<Animal: Entity> {
    @Inject var trough: Trough?
    let title: String

    init(title: String) { self.title = title }
}

@Register
private struct Visit<Animal: Entity> {
    @VeterinaryActor
    init() {}
}

@Register
private actor Archive<Animal: Entity> {
    let title: String

    init(title: String) { self.title = title }
}

@Register
private class Shelf<Animal: Entity> {
    @Inject var trough: Trough?

    init() {}
}

@Register
private final class LabeledShelf<Animal: Entity>: Shelf<Animal> {
    @Inject var stable: Stable<Animal>?
    let label: String

    init(label: String) { self.label = label }
}

private enum Makers<Animal: Entity> {
    @Provides static func identities(@Inject trough: Trough, count: Int) -> [ObjectIdentifier] {
        Array(repeating: ObjectIdentifier(Animal.self), count: count)
    }
}

@Register
private final class Census<Animal: Entity> {
    @Inject var trough: Trough?
    let count: Int

    init(count: Int) async { self.count = count }
}

private struct Team<each Animal> {
    let animals: (repeat each Animal)
}

@Register
private final class Farm<each Animal> {
    let trough: Trough
    let team: Team<repeat each Animal>

    init(@Inject trough: Trough, team: Team<repeat each Animal>) { (self.trough, self.team) = (trough, team) }
}

struct GenericComponentTests {
    private let container = Container()

    init() {
        Trough.register(in: container)
        Stable<Sheep>.register(in: container)
    }

    @Test func parametersMayConformToProtocolsOfAnyIsolation() throws {
        #expect(container.factory(for: Stable<Goat>.self)().trough != nil)
        #expect(container.factory(for: Stable<Goat>.self)(name: "Main").name == "Main")
        #expect(container.factory(for: Shelf<Sheep>.self)().trough != nil)
        let identities = container.factory(for: Makers<Sheep>.identitiesComponent)(count: 2)
        #expect(identities == [ObjectIdentifier(Sheep.self), ObjectIdentifier(Sheep.self)])
    }

    @Test func subclassOfAGenericComponentHasWhatTheSuperclassInjects() {
        let shelf = LabeledShelf<Sheep>.Factory(resolver: container)(label: "Flock")

        #expect(shelf.label == "Flock")
        #expect(shelf.trough != nil)
        #expect(shelf.stable?.trough != nil)
    }

    @MainActor
    @Test func isolatedGenericComponentsAreMadeOnTheirActor() async {
        #expect(container.factory(for: Board<Goat>.self)(title: "Goats").title == "Goats")
        #expect(container.factory(for: Board<Goat>.self)(title: "Goats").trough != nil)
        _ = await container.factory(for: Visit<Goat>.self)()
        #expect(container.factory(for: Archive<Sheep>.self)(title: "Flock").title == "Flock")
    }

    @Test func isolatedGenericComponentsAreNotMadeElsewhere() async {
        Board<Goat>.register(in: container)

        #expect(throws: ResolutionError.self) { try container.require(Board<Goat>.self, argument: "Goats") }
    }

    @Test func asynchronousGenericComponentsAreAwaited() async {
        let census = await container.factory(for: Census<Sheep>.self)(count: 3)

        #expect(census.count == 3)
        #expect(census.trough != nil)
    }

    @Test func parametersOfTheTypeMayBeAPack() {
        let farm = container.factory(for: Farm<Goat, Int>.self)(team: Team(animals: (Goat(), 3)))
        Farm<Goat>.register(in: container)

        let last = farm.team.animals.1
        #expect(last == 3)
        #expect(container.resolve(Farm<Goat>.self, argument: Team(animals: Goat())) != nil)
        #expect(container.resolve(Farm<Sheep>.self, argument: Team(animals: Sheep())) == nil)
    }

    @Test func eachSpecializationHasOneRegistration() {
        let registration = Register<Goat>.__argumentFreeRegistration

        #expect(registration.template === Register<Goat>.__argumentFreeRegistration.template)
        #expect(registration.template !== Register<Sheep>.__argumentFreeRegistration.template)
    }

    @Test func eachInitializerHasARegistrationOfItsOwn() throws {
        Stable<Goat>.register(in: container)

        #expect(try container.require(Stable<Goat>.self).name == "Stable")
        #expect(try container.require(Stable<Goat>.self, argument: "Main").name == "Main")
    }

    @Test func sharedInstancesAreThoseOfTheSpecialization() {
        #expect(
            container.factory(for: Register<Goat>.self)() === container.factory(for: Register<Goat>.self)()
        )
        #expect(
            container.factory(for: Register<Sheep>.self)() as AnyObject
                !== container.factory(for: Register<Goat>.self)()
        )
    }

    @Test func threadsThatAskForManySpecializationsAtOnceGetTheSameRegistrations() {
        let threadCount = 8
        let results = Locked<[[ObjectIdentifier]]>([])

        DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
            let identities = registrations(of: Goat.self, depth: 60)
            results.withLock { results in results.append(identities) }
        }

        let all = results.withLock { results in results }
        #expect(all.count == threadCount)
        #expect(Set(all).count == 1)
        #expect(Set(all.joined()).count == 60)
    }

    /// The registrations for a type, for herds of it, herds of such herds and so on.
    private func registrations<Animal: Entity>(of type: Animal.Type, depth: Int) -> [ObjectIdentifier] {
        guard depth > 0 else { return [] }
        return [ObjectIdentifier(Register<Animal>.__argumentFreeRegistration.template)]
            + registrations(of: Herd<Animal>.self, depth: depth - 1)
    }
}
