import Ampoule
import AmpouleGraph
import TestSupport
import Testing

/// A list with a name that has parts at two levels, of which one includes another list.
struct LevelPartTests {
    private let container = Container { container in
        container.registerComponents()
        LevelContainer<Loan>.registerComponents(in: container)
    }

    @Test func eachPartIsRegisteredForItsLevel() throws {
        let loan = container.level(Loan(reader: "Ada"))

        #expect(try loan.require(Receipt.self).catalog === container.require(Catalog.self))
        #expect(try loan.require(Receipt.self).reader == "Ada")
        #expect(try loan.require(Receipt.self) === loan.require(Receipt.self))
        #expect(container.resolve(Receipt.self) == nil)
    }

    @Test func whatAPartIncludesIsRegisteredForItsLevelAlone() throws {
        let loan = container.level(Loan(reader: "Ada"))

        #expect(try loan.require(Stamp.self) === loan.require(Receipt.self).stamp)
        #expect(try loan.require(Stamp.self) !== container.level(Loan(reader: "Bob")).require(Stamp.self))
        #expect(container.resolve(Stamp.self) == nil)
    }

    @Test func theGraphIsComplete() throws {
        let graph = try container.validate()

        #expect(graph["Receipt"]?.level == "Loan")
        #expect(graph["Catalog"]?.level == nil)
    }
}

private struct Loan: ContainerLevel {
    let reader: String
}

private protocol LibraryDesk: ComponentList {}

@Register(scope: .container)
private final class Catalog: Sendable {
    init() {}
}

@Register(scope: .container)
private final class Receipt: Sendable {
    let catalog: Catalog
    let stamp: Stamp
    let reader: String

    init(@Inject catalog: Catalog, @Inject stamp: Stamp, @Inject loan: Loan) {
        (self.catalog, self.stamp, reader) = (catalog, stamp, loan.reader)
    }
}

private protocol Stamps: ComponentList {}

@Register(scope: .container)
private final class Stamp: Sendable {
    init() {}
}

@Registrations(Stamp.self, as: Stamps.self)
private extension LevelContainer<Loan> {}

@Registrations(Catalog.self, as: LibraryDesk.self)
private extension Container {}

@Registrations(Receipt.self, as: LibraryDesk.self, including: Stamps.self)
private extension LevelContainer<Loan> {}

@Registrations(including: LibraryDesk.self)
private extension Container {}

@Registrations(including: LibraryDesk.self)
private extension LevelContainer<Loan> {}
