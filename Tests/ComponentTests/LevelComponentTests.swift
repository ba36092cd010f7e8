import Ampoule
import Testing

/// The visitor of a clinic, the inner level.
struct Visitor: ContainerLevel {
    typealias Outer = Clinic

    let name: String
}

/// The clinic of a town, the outer level.
struct Clinic: ContainerLevel {
    let town: String
}

/// Writes down what happens during a visit.
protocol Casebook: AnyObject, Sendable {
    var owner: String { get }
}

@Register(Casebook.self, scope: .container)
final class VisitCasebook: Casebook {
    let owner: String
    let town: String

    init(@Inject visitor: Visitor, @Inject clinic: Clinic) {
        owner = visitor.name
        town = clinic.town
    }
}

/// Is shared by a clinic, and generic.
@Register(scope: .container)
final class Cupboard<Content: Sendable>: Sendable {
    let town: String

    init(@Inject clinic: Clinic) { town = clinic.town }
}

/// Is shared by the whole program.
@Register(scope: .container)
final class Pharmacy: Sendable {
    let clinicCount: Int

    init(clinicCount: Int = 2) { self.clinicCount = clinicCount }
}

/// A singleton of the program that requires something of a visit by mistake; in a list, the compiler would reject it.
@Register(scope: .container)
final class Gossip: Sendable {
    @Inject let casebook: any Casebook
}

/// Is made anew for each request, by the container that is asked.
@Register
struct Treatment: Sendable {
    @Inject let casebook: any Casebook
    @Inject let pharmacy: Pharmacy
    @Inject let cupboard: Cupboard<Int>
    let animal: String
}

@Register(scope: .container)
actor Queue {
    private(set) var names: [String]

    init(@Inject visitor: Visitor) async { names = [visitor.name] }
}

@Register(scope: .container)
final class Bill: Sendable {
    @Inject let makeTreatment: Treatment.Factory
    let animal: String
}

enum Greetings {
    @Provides(name: "greeting", scope: .container)
    static func greeting(@Inject visitor: Visitor) -> String { "Hello, \(visitor.name)" }
}

/// Is shared by the whole program where no container says otherwise, and in no list.
@Register(scope: .container)
final class Rumor: Sendable {
    let source: String

    init(@Inject visitor: Visitor) { source = visitor.name }
}

/// A transient component that is in no list.
@Register
struct Prescription: Sendable {
    @Inject let casebook: any Casebook
}

@Registrations(Pharmacy.self, named: "registerPharmacy")
extension Container {}

@Registrations(Cupboard<Int>.self)
extension LevelContainer<Clinic> {}

@Registrations(
    VisitCasebook.self,
    Treatment.self,
    Queue.self,
    Bill.self,
    Greetings.greetingComponent,
    provided: [Pharmacy.self]
)
extension LevelContainer<Visitor> {}

/// Components of levels.
struct LevelComponentTests {
    private let container = Container { container in
        container.registerPharmacy()
        LevelContainer<Clinic>.registerComponents(in: container)
        LevelContainer<Visitor>.registerComponents(in: container)
    }

    private func visit(of name: String) -> LevelContainer<Visitor> {
        container.level(Clinic(town: "Bath")).level(Visitor(name: name))
    }

    @Test func eachVisitHasItsOwnInstances() throws {
        let (ada, bob) = (visit(of: "ada"), visit(of: "bob"))

        #expect(ada.visitCasebook().owner == "ada")
        #expect(bob.visitCasebook().owner == "bob")
        #expect(ada.visitCasebook() === ada.visitCasebook())
        #expect(try ada.require((any Casebook).self) === ada.visitCasebook())
    }

    @Test func whatIsNotSharedIsMadeOfTheThingsOfItsVisit() {
        let (ada, bob) = (visit(of: "ada"), visit(of: "bob"))
        let treatments = [ada.treatment(animal: "cat"), bob.treatment(animal: "dog")]

        #expect(treatments.map(\.casebook.owner) == ["ada", "bob"])
        #expect(treatments[0].pharmacy === treatments[1].pharmacy)
        #expect(treatments[0].cupboard !== treatments[1].cupboard)
        #expect(treatments[0].cupboard.town == "Bath")
    }

    @Test func whatTheProgramSharesCannotHoldIt() throws {
        Gossip.register(in: container)
        let error = try #require(throws: ResolutionError.self) {
            try visit(of: "ada").require(Gossip.self)
        }

        #expect(error.path.map(\.description) == ["Gossip", "Casebook"])
        #expect(error.description.contains("'Casebook' belongs to the level 'Visitor'"))
    }

    @Test func anAsynchronousComponentHasALevel() async {
        let (ada, bob) = (visit(of: "ada"), visit(of: "bob"))
        let queues = [await ada.queue(), await ada.queue(), await bob.queue()]

        #expect(queues[0] === queues[1])
        #expect(await queues[2].names == ["bob"])
    }

    @Test func aFactoryOfAComponentBelongsToItsVisit() throws {
        let ada = visit(of: "ada")
        let child = try #require(LevelContainer<Visitor>(Container(parent: ada.container)))
        let bill = child.bill(animal: "cat")

        #expect(try bill.makeTreatment.make(animal: "dog").casebook === ada.visitCasebook())
    }

    @Test func aFactoryThatOutlivesItsVisitSaysSo() throws {
        let bill = visit(of: "ada").bill(animal: "cat")
        let other = visit(of: "bob")
        _ = other.visitCasebook()

        let error = try #require(throws: ResolutionError.self) { try bill.makeTreatment.make(animal: "cat") }
        guard case .containerReleased = error.reason else { throw error }
    }

    @Test func aFunctionHasALevel() {
        let ada = visit(of: "ada")

        #expect(ada.greeting() == "Hello, ada")
    }

    @Test func theProgramSharesAnUnregisteredComponent() throws {
        let container = Container()
        let child = Container(parent: container)
        child.register(Int.self, name: "clinics") { _ in 3 }

        #expect(child.factory(for: Pharmacy.self)() === container.factory(for: Pharmacy.self)())
    }

    @Test(arguments: [false, true])
    func anUnregisteredComponentOfTheProgramHoldsNothingOfAChild(isOfLevel: Bool) throws {
        let container = Container()
        let children = ["ada", "bob"].map { name in
            if isOfLevel {
                return container.level(Clinic(town: "Bath")).level(Visitor(name: name)).container
            }
            return Container(parent: container) { child in
                child.register(Visitor.self) { _ in Visitor(name: name) }
            }
        }
        for child in children {
            let error = try #require(throws: ResolutionError.self) {
                try child.factory(for: Rumor.self).make()
            }
            #expect(error.path.map(\.description) == ["Rumor", "Visitor"])
        }
        container.register(Visitor.self) { _ in Visitor(name: "the program") }

        for child in children {
            #expect(try child.factory(for: Rumor.self).make().source == "the program")
        }
    }

    @Test func anUnregisteredComponentUsesInstancesOfItsVisit() {
        let ada = visit(of: "ada")
        let child = Container(parent: ada.container)

        #expect(child.factory(for: Prescription.self)().casebook === ada.visitCasebook())
    }

    @Test func aFakeReplacesAComponentInOneVisit() {
        final class SilentCasebook: Casebook {
            let owner = "nobody"
        }
        let (ada, bob) = (visit(of: "ada"), visit(of: "bob"))
        ada.container.register((any Casebook).self) { _ in SilentCasebook() }

        #expect(ada.treatment(animal: "cat").casebook.owner == "nobody")
        #expect(bob.treatment(animal: "dog").casebook.owner == "bob")
    }
}
