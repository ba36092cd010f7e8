import Ampoule
import TestSupport
import Testing

/// Resolves an animal when it is used.
protocol Deferral: Sendable {
    var instance: any Animal { get }

    func resolve() throws(ResolutionError) -> any Animal
}

extension Lazy: Deferral where Service == any Animal {}
extension Provider: Deferral where Service == any Animal {}

/// Has a pet, but asks for it late.
private final class LateOwner: Person {
    let name = "Garfield"
    let pet: any Deferral

    init(pet: any Deferral) { self.pet = pet }
}

/// Tests the behavior that `Lazy` and `Provider` share.
struct DeferralTests {
    private static let types: [any Deferral.Type] = [Lazy<any Animal>.self, Provider<any Animal>.self]

    private let container = Container.silent()

    @Test(arguments: zip(types, [1, 2]))
    func aLazyResolvesAtTheFirstUseAndAProviderAtEach(_ type: any Deferral.Type, makingOfTwo: Int) throws {
        let made = Counter()
        container.register(Animal.self) { _ in
            made.increment()
            return Cat()
        }
        .inObjectScope(.transient)

        let deferred: any Deferral = try container.require(type)
        #expect(made.count == 0)

        #expect((deferred.instance === deferred.instance) == (makingOfTwo == 1))
        #expect(made.count == makingOfTwo)
    }

    @Test(arguments: types)
    func namesAndArgumentsArePassedOn(_ type: any Deferral.Type) throws {
        container.register(Animal.self, name: "dog") { (_, name: String) in Dog(name: name) }
        container.register(Animal.self, name: "horse") { (_, name: String, running: Bool) in
            Horse(name: name, running: running)
        }

        let dog: any Deferral = try container.require(type, name: "dog", argument: "Patch")
        let horse: any Deferral = try container.require(type, name: "horse", arguments: "Lucky", true)

        #expect(dog.instance.name == "Patch")
        #expect(horse.instance.name == "Lucky")
        #expect((horse.instance as? Horse)?.running == true)
    }

    @Test(arguments: types)
    func anOwnerInTheSameGraphIsNotKeptAlive(_ type: any Deferral.Type) throws {
        let cats = LiveInstances()
        container.register(CountedCat.self) { _ in CountedCat(in: cats) }
        container.register(Animal.self) { try $0.require(CountedCat.self) }
        container.register(Person.self) { LateOwner(pet: try $0.require(type)) }

        weak var owner: LateOwner?
        do {
            let held = try container.require(Person.self) as? LateOwner
            owner = held
            #expect(held?.pet.instance is CountedCat)
        }

        #expect(owner == nil)
        #expect(cats.made == 1)
        #expect(cats.living == 0)
    }

    @Test(arguments: types)
    func itDoesNotKeepADroppedContainerAlive(_ type: any Deferral.Type) throws {
        var container: Container? = Container()
        weak let dropped = container
        container?.register(Animal.self) { _ in Cat() }
        let used: any Deferral = try #require(container).require(type)
        let unused: any Deferral = try #require(container).require(type)
        let cat = used.instance

        container = nil

        #expect(dropped == nil)
        if used is Lazy<any Animal> { #expect(used.instance === cat) }
        for deferred in used is Lazy<any Animal> ? [unused] : [unused, used] {
            let error = try #require(throws: ResolutionError.self) { try deferred.resolve() }
            guard case .containerReleased = error.reason else { throw error }
        }
    }
}
