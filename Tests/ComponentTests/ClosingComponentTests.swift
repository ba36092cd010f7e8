import Ampoule
import TestSupport
import Testing

/// Components that are closed: the order follows the dependencies that they declare.
struct ClosingComponentTests {
    private func close(_ use: (Container) async throws -> Void) async throws -> [String] {
        let container = Container()
        let ledger = Ledger()
        container.register(Ledger.self, instance: ledger)
        container.registerRiding()
        try await use(container)
        try await container.close()
        return ledger.names.entries
    }

    @Test func dependenciesAreClosedLast() async throws {
        let names = try await close { _ = $0.ridingSchool() }

        #expect(names == ["RidingSchool", "Paddock", "Well"])
    }

    @Test func whatALazyResolvesLaterIsClosedAfterItsOwner() async throws {
        let names = try await close { container in
            let rider = container.rider()
            #expect(rider.well.instance === rider.well.instance)
        }

        #expect(names == ["Rider", "Well"])
    }

    /// Changes after a `Lazy` has resolved an instance, which its owner still holds.
    enum Change: CaseIterable {
        case override, registration, sameList, removal

        func apply(to container: Container) {
            switch self {
            case .override: container.override(Well.self) { Well(ledger: Ledger()) }
            case .registration:
                container.register(Well.self) { r in Well(ledger: try r.require(Ledger.self)) }
            case .sameList: container.registerRiding()
            case .removal: container.removeAll()
            }
        }
    }

    @Test(arguments: Change.allCases)
    func whatALazyHoldsIsClosedAfterItsOwnerThoughItsRegistrationIsReplaced(change: Change) async throws {
        let names = try await close { container in
            _ = container.rider().well.instance
            change.apply(to: container)
        }

        #expect(names == ["Rider", "Well"])
    }

    @Test func whatATransientComponentInBetweenResolvesLaterIsClosedAfterwards() async throws {
        let names = try await close { container in
            let trainer = container.trainer()
            _ = trainer.groom.well.instance
        }

        #expect(names == ["Trainer", "Well"])
    }

    @Test func whatAFactoryResolvesLaterIsClosedAfterItsOwner() async throws {
        let names = try await close { container in
            let breeder = container.breeder()
            _ = breeder.fillies(name: "Lucky")
        }

        #expect(names == ["Breeder", "Well"])
    }

    @Test(.timeLimit(.minutes(1)))
    func unregisteredComponentsThatInjectEachOthersFactoriesAreClosed() async throws {
        let names = try await close { container in
            Courier.register(in: container)
            _ = try container.require(Courier.self)
            _ = try container.require(Well.self)
        }

        #expect(Set(names) == ["Courier", "Well"])
    }

    @Test func aCycleThroughPropertiesIsClosed() async throws {
        let names = try await close { container in
            #expect(container.leftGate().other != nil)
        }

        #expect(names == ["LeftGate", "RightGate"])
    }

    @Test func whatACycleResolvesLaterIsClosedAfterTheWholeCycle() async throws {
        let names = try await close { container in
            let left = container.leftGate()
            _ = left.well?.instance
        }

        #expect(names == ["LeftGate", "RightGate", "Well"])
    }

    @Test func aDecoratorIsClosedBeforeWhatItDecoratesAndResolvesLater() async throws {
        let names = try await close { container in
            Shed.register(in: container)
            RoofedShed.register(in: container)
            let shed = try #require(try container.require(Shelter.self) as? RoofedShed)
            _ = shed.well.instance
        }

        #expect(names.first == "RoofedShed")
        #expect(Set(names) == ["RoofedShed", "Shed", "Well"])
    }

    @Test func isolatedComponentsAreClosedOnTheirActor() async throws {
        let names = try await close { container in
            _ = try await container.asynchronous.require(Arena.self)
        }

        #expect(names == ["Arena"])
    }

    @Test func unregisteredComponentsAreClosed() async throws {
        let names = try await close { container in
            _ = try container.factory(for: Bucket.self).make()
        }

        #expect(names == ["Bucket", "Well"])
    }

    @Test func levelsFollowTheDeclaredDependencies() async throws {
        let container = Container()
        let ledger = Ledger()
        container.register(Ledger.self, instance: ledger)
        LevelContainer<Lesson>.registerComponents(in: container)
        try await container.withLevel(Lesson()) { lesson in
            let pupil = lesson.pupil()
            _ = pupil.harness.instance
        }
        #expect(ledger.names.entries == ["Pupil", "Harness"])
    }

    @Test func aTypedCallOfAClosedContainerSaysSo() async throws {
        let container = Container()
        container.register(Ledger.self, instance: Ledger())
        container.registerRiding()
        let breeder = container.breeder()
        let bucket = try container.factory(for: Bucket.self).make()
        let child = Container(parent: container)
        let factory = container.factory(for: Filly.self)
        try await container.close()

        for body: () throws -> Void in [
            { _ = try container.ridingSchool.make() },
            { _ = try container.factory(for: Bucket.self).make() },
            { _ = try child.factory(for: Bucket.self).make() },
            { _ = try factory.make(name: "Lucky") },
            { _ = try breeder.fillies.make(name: "Lucky") },
        ] {
            let error = #expect(throws: ResolutionError.self) { try body() }
            guard case .containerClosed = error?.reason else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        withExtendedLifetime(bucket) {}
    }
}

// MARK: - Components

/// The names of what was closed.
final class Ledger: Sendable {
    let names = Notebook<String>()
}

/// A component that enters its type into the ledger when it is closed.
protocol Ledgered: Closable {
    var ledger: Ledger { get }
}

extension Ledgered {
    func close() { ledger.names.write("\(Self.self)") }
}

/// A level without a value.
struct Lesson: ContainerLevel {}

@Registrations(
    RidingSchool.self,
    Paddock.self,
    Well.self,
    Rider.self,
    Trainer.self,
    Groom.self,
    Breeder.self,
    Filly.self,
    LeftGate.self,
    RightGate.self,
    Arena.self,
    named: "registerRiding",
    provided: [Ledger.self]
)
extension Container {}

@Registrations(Pupil.self, Harness.self, provided: [Ledger.self])
extension LevelContainer<Lesson> {}

protocol Shelter: Sendable {}

@Register(Shelter.self, scope: .container)
final class Shed: Shelter, Ledgered {
    @Inject let ledger: Ledger
}

@Register(decorates: Shelter.self)
final class RoofedShed: Shelter, Ledgered {
    let well: Lazy<Well>
    private let shed: any Shelter
    let ledger: Ledger

    init(_ shed: any Shelter, @Inject well: Lazy<Well>, @Inject ledger: Ledger) {
        self.shed = shed
        self.well = well
        self.ledger = ledger
    }
}

@Register(scope: .container)
final class Well: Ledgered {
    @Inject let ledger: Ledger
}

@Register(scope: .container)
final class Paddock: Closable {
    private let ledger: Ledger

    init(@Inject ledger: Ledger, @Inject well: Well) {
        self.ledger = ledger
        _ = well
    }

    func close() async throws { ledger.names.write("Paddock") }
}

@Register(scope: .container)
final class RidingSchool: Ledgered {
    let ledger: Ledger

    init(@Inject ledger: Ledger, @Inject well: Well, @Inject paddock: Paddock) {
        self.ledger = ledger
        _ = (well, paddock)
    }
}

@Register(scope: .container)
final class Rider: Ledgered {
    @Inject let ledger: Ledger
    @Inject let well: Lazy<Well>
}

@Register
final class Groom: Sendable {
    @Inject let well: Lazy<Well>
}

@Register(scope: .container)
final class Trainer: Ledgered {
    @Inject let ledger: Ledger
    @Inject let groom: Groom
}

/// Telegrams and replies inject each other's factories.
@Register
struct Telegram: Sendable {
    init(@Inject reply: Reply.Factory, text: String) {}
}

@Register
struct Reply: Sendable {
    init(@Inject telegram: Telegram.Factory, text: String) {}
}

@Register(scope: .container)
final class Courier: Ledgered {
    @Inject let ledger: Ledger
    @Inject private let telegrams: Telegram.Factory
}

@Register
struct Filly: Sendable {
    let name: String

    init(@Inject well: Well, name: String) {
        _ = well
        self.name = name
    }
}

@Register(scope: .container)
final class Breeder: Ledgered {
    @Inject let ledger: Ledger
    @Inject let fillies: Filly.Factory
}

@Register(scope: .container)
final class LeftGate: Ledgered, @unchecked Sendable {
    // Unchecked because the properties are written before the instance is shared.
    @Inject var other: RightGate?
    @Inject var well: Lazy<Well>?
    let ledger: Ledger

    init(@Inject ledger: Ledger) { self.ledger = ledger }
}

@Register(scope: .container)
final class RightGate: Ledgered {
    @Inject let ledger: Ledger
    @Inject private let left: LeftGate
}

@MainActor
@Register(scope: .container)
final class Arena: Closable {
    @Inject private let ledger: Ledger

    func close() {
        MainActor.preconditionIsolated()
        ledger.names.write("Arena")
    }
}

/// Is not registered.
@Register(scope: .container)
final class Bucket: Ledgered {
    let ledger: Ledger

    init(@Inject ledger: Ledger, @Inject well: Well) {
        self.ledger = ledger
        _ = well
    }
}

@Register(scope: .container)
final class Harness: Ledgered {
    @Inject let ledger: Ledger
}

@Register(scope: .container)
final class Pupil: Ledgered {
    @Inject let ledger: Ledger
    @Inject let harness: Lazy<Harness>
}
