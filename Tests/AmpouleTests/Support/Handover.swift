import Ampoule
import TestSupport
import Testing

/// A container whose animals have the name of their owner, who changes while the first one is being made.
struct Handover: Sendable {
    let container = Container.silent()
    private let pause = Pause()
    private let owner = Locked("ada")
    private let calls = Counter()

    /// The names of the first animal, and of those that are requested after the change.
    static let names = ["ada", "grace", "grace"]

    /// The built-in scopes in which threads share an instance, and two custom ones.
    static let scopes = [
        ObjectScope.container, .weak,
        ObjectScope(storageFactory: { PermanentStorage() }, description: "permanent"),
        ObjectScope(storageFactory: { PermanentStorage() }, description: "kept", parent: ObjectScope.weak),
    ]

    /// How many animals were made.
    var madeCount: Int { calls.count }

    /// Makes an animal, and waits if it is the first one.
    func makeDog() -> Dog {
        let name = owner.withLock { $0 }
        calls.increment()
        pause.pass()
        return Dog(name: name)
    }

    @discardableResult
    func register(in scope: ObjectScope, _ other: Container? = nil) -> ServiceEntry<any Animal> {
        (other ?? container).register(Animal.self) { [self] _ in makeDog() }.inObjectScope(scope)
    }

    /// Changes the owner, and runs a body, while the first animal is being made.
    func change<Result>(_ body: () throws -> Result) rethrows -> Result {
        try pause.during {
            owner.withLock { $0 = "grace" }
            return try body()
        }
    }

    /// Requests an animal, changes the owner while it is being made, and requests one again before and after it is made.
    ///
    /// - Returns: The names of the three animals.
    func names(
        of request: @escaping @Sendable () throws -> any Animal,
        around body: @escaping @Sendable () throws -> Void
    ) throws -> [String] {
        let animals = try concurrently(threads: 2) { [self] number in
            if number == 0 { return try request() }
            return try change {
                try body()
                return try request()
            }
        }
        let last = try request()
        #expect(last === animals[1])
        return (animals + [last]).map(\.name)
    }
}

/// The changes after which no later request gets what a container is making.
enum Forgetting: CaseIterable, Sendable {
    case resetScope, resetService, anotherRegistration, removal, anotherScope

    /// Makes the change.
    ///
    /// - Parameter move: Puts the entry of what is being made into another scope.
    func callAsFunction(_ container: Container, _ scope: ObjectScope, move: () -> Void) {
        switch self {
        case .resetScope: container.resetObjectScope(scope)
        case .resetService: container.resetObjectScope(scope, serviceType: (any Animal).self)
        case .anotherRegistration, .removal:
            if self == .removal { container.removeAll() }
            container.register(Animal.self) { _ in Dog(name: "grace") }.inObjectScope(scope)
        case .anotherScope: move()
        }
    }
}
