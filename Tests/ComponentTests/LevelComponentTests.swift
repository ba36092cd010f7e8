import Ampoule
import Testing

/// Who comes to the clinic, the value of a level.
struct Visitor: Sendable {
    let name: String
}

/// The clinic of a town, the value of the level around it.
struct Clinic: Sendable {
    let town: String
}

extension ContainerLevel<Clinic> {
    static var clinic: Self { Self("clinic") }
}

extension ContainerLevel<Visitor> {
    static var visitor: Self { Self("visitor", inside: .clinic) }
}

/// Writes down what happens during a visit.
protocol Casebook: AnyObject, Sendable {
    var owner: String { get }
}

@Register(Casebook.self, scope: .visitor)
final class VisitCasebook: Casebook {
    let owner: String
    let town: String

    init(@Inject visitor: Visitor, @Inject clinic: Clinic) {
        owner = visitor.name
        town = clinic.town
    }
}

/// Is shared by a clinic, and generic.
@Register(scope: ContainerLevel.clinic)
final class Cupboard<Content: Sendable>: Sendable {
    let town: String

    init(@Inject clinic: Clinic) {
        town = clinic.town
    }
}

/// Is shared by the whole program.
@Register(scope: .container)
final class Pharmacy: Sendable {
    let clinicCount: Int

    init(clinicCount: Int = 2) {
        self.clinicCount = clinicCount
    }
}

/// Is shared by the whole program, and holds what belongs to a visit by mistake.
@Register(scope: .container)
final class Gossip: Sendable {
    let casebook: any Casebook

    init(@Inject casebook: any Casebook) {
        self.casebook = casebook
    }
}

/// Is made anew for each request, by the container that is asked.
@Register
struct Treatment: Sendable {
    let casebook: any Casebook
    let pharmacy: Pharmacy
    let cupboard: Cupboard<Int>
    let animal: String

    init(
        @Inject casebook: any Casebook,
        @Inject pharmacy: Pharmacy,
        @Inject cupboard: Cupboard<Int>,
        animal: String
    ) {
        self.casebook = casebook
        self.pharmacy = pharmacy
        self.cupboard = cupboard
        self.animal = animal
    }
}

@Register(scope: .visitor)
actor Queue {
    private(set) var names: [String]

    init(@Inject visitor: Visitor) async {
        names = [visitor.name]
    }
}

@Register(scope: .visitor)
final class Bill: Sendable {
    let makeTreatment: Treatment.Factory
    let animal: String

    init(@Inject makeTreatment: Treatment.Factory, animal: String) {
        self.makeTreatment = makeTreatment
        self.animal = animal
    }
}

enum Greetings {
    @Provides(name: "greeting", scope: .visitor)
    static func greeting(@Inject visitor: Visitor) -> String {
        "Hello, \(visitor.name)"
    }
}

/// Is shared by the whole program where no container says otherwise, and in no list.
@Register(scope: .container)
final class Rumor: Sendable {
    let source: String

    init(@Inject visitor: Visitor) {
        source = visitor.name
    }
}

@Registrations(
    VisitCasebook.self,
    Pharmacy.self,
    Gossip.self,
    Treatment.self,
    Queue.self,
    Bill.self,
    Greetings.greetingComponent,
    named: "registerClinic",
    provided: [Visitor.self, Clinic.self, Cupboard<Int>.self]
)
extension Container {}

/// Components in the scopes of levels.
struct LevelComponentTests {
    private let container = Container { $0.registerClinic() }

    private func visit(of name: String) -> Container {
        container.child(.clinic, Clinic(town: "Bath")).child(.visitor, Visitor(name: name))
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
        let error = try #require(throws: ResolutionError.self) {
            try visit(of: "ada").gossip.make()
        }

        #expect(error.path.map(\.description) == ["Gossip", "Casebook"])
        guard case .outsideOfLevel("visitor") = error.reason else {
            Issue.record("\(error)")
            return
        }
    }

    @Test func anAsynchronousComponentHasALevel() async {
        let (ada, bob) = (visit(of: "ada"), visit(of: "bob"))
        let queues = [await ada.queue(), await ada.queue(), await bob.queue()]

        #expect(queues[0] === queues[1])
        #expect(await queues[2].names == ["bob"])
    }

    @Test func aFactoryOfAComponentBelongsToItsVisit() throws {
        let ada = visit(of: "ada")
        let bill = Container(parent: ada).bill(animal: "cat")

        #expect(try bill.makeTreatment.make(animal: "dog").casebook === ada.visitCasebook())
    }

    @Test func aFactoryThatOutlivesItsVisitSaysSo() throws {
        let bill = visit(of: "ada").bill(animal: "cat")
        let other = visit(of: "bob")
        _ = other.visitCasebook()

        let error = try #require(throws: ResolutionError.self) { try bill.makeTreatment.make(animal: "cat") }
        guard case .containerReleased = error.reason else {
            Issue.record("\(error)")
            return
        }
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
                return container.child(.clinic, Clinic(town: "Bath")).child(.visitor, Visitor(name: name))
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

    @Test func anUnregisteredComponentOfALevelBelongsToItsVisit() {
        let ada = Container().child(.clinic, Clinic(town: "Bath")).child(.visitor, Visitor(name: "ada"))
        let inner = Container(parent: ada)

        #expect(inner.factory(for: VisitCasebook.self)() === ada.factory(for: VisitCasebook.self)())
        #expect(inner.factory(for: VisitCasebook.self)().owner == "ada")
    }

    @Test func aFakeReplacesAComponentInOneVisit() {
        final class SilentCasebook: Casebook {
            let owner = "nobody"
        }
        let (ada, bob) = (visit(of: "ada"), visit(of: "bob"))
        ada.register((any Casebook).self) { _ in SilentCasebook() }

        #expect(ada.treatment(animal: "cat").casebook.owner == "nobody")
        #expect(bob.treatment(animal: "dog").casebook.owner == "bob")
    }
}
