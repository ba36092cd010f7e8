import Ampoule
import Synchronization

protocol Animal: Sendable {
    var kind: String { get }
    var name: String { get }
}

/// A component: the macro writes a registration for the service `Animal`, and the accessor `cat`.
@Register(Animal.self)
struct Cat: Animal {
    let kind = "a cat"
    let name: String  // the caller passes it
}

/// A shared component, of which the container creates one instance.
@Register(scope: .container)
final class Till: Sendable {
    private let coins = Mutex(0)

    init() {}

    var total: Int { coins.withLock { $0 } }

    func add(_ price: Int) { coins.withLock { $0 += price } }
}

/// A component with dependencies.
@Register
struct Clerk {
    @Inject let till: Till  // the container passes it
    @Inject let cats: Cat.Factory
    let name: String

    func sell(_ name: String) -> any Animal {
        till.add(20)
        return cats(name: name)
    }
}

/// The components of the shop; the compiler proves that each of their dependencies is registered.
@Registrations(Cat.self, Till.self, Clerk.self)
extension Container {}

// MARK: - A level

/// A customer's visit, a level: each visit has a container, which is inside the container of the shop.
struct Visit: ContainerLevel {
    let customer: String
}

/// The container of a visit creates one instance, and closes it when the visit ends.
@Register(scope: .container)
final class Basket: Closable {
    private let visit: Visit
    private let animals = Mutex<[String]>([])

    init(@Inject visit: Visit) { self.visit = visit }

    func put(_ animal: any Animal) { animals.withLock { $0.append(animal.name) } }

    func close() {
        let animals = animals.withLock { $0 }
        show("Visit(customer: \"\(visit.customer)\")", "leaves with \(animals.joined(separator: " and "))")
    }
}

/// The components of a visit, which may depend on those of the shop, but not the other way round.
@Registrations(Basket.self)
extension LevelContainer<Visit> {}

// MARK: - The container

let petShop = Container { container in
    container.registerComponents()
    LevelContainer<Visit>.registerComponents(in: container)
}
