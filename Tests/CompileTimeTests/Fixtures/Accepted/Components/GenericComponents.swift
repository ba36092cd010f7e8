// flags: -swift-version 6
// flags: -swift-version 5
// flags: -swift-version 5 -strict-concurrency=complete
// flags: -default-isolation MainActor
// flags: -default-isolation MainActor -swift-version 5
// flags: -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances
// flags: -enable-upcoming-feature NonisolatedNonsendingByDefault
// flags: -enable-upcoming-feature ExistentialAny
// flags: -strict-memory-safety
import Ampoule

/// Nothing says that its conformances are not isolated.
protocol Entity {}

protocol Storage<Model> {
    associatedtype Model: Entity
}

@globalActor
actor VeterinaryActor {
    static let shared = VeterinaryActor()
}

@Register
final class Stable {
    init() {}
}

@Register
final class Repository<Model: Entity> {
    init(@Inject stable: Stable, name: String, size: Int = 1) {}
}

@Register
struct Table<Key: Hashable, Model: Entity> where Key: CustomStringConvertible {
    let rows: [Key: Model]
    @Inject let stable: Stable
}

@Register
nonisolated final class Ledger<Model: Entity> {
    @Inject init() {}

    @Inject init(models: [Model]) throws {}
}

@MainActor
@Register
final class List<Model: Entity> {
    @Inject var stable: Stable?

    init(@Inject stable: Stable, models: [Model]) {}
}

@Register
struct Page<Model: Entity> {
    @MainActor
    init(title: String) {}
}

@VeterinaryActor
@Register
final class Clinic<Model: Entity> {
    init(patients: [Model]) {}

    @Inject func open() {}
}

@Register
actor Archive<Model: Entity> {
    init(@Inject stable: Stable, title: String) {}
}

@Register
enum Choice<Model: Entity> {
    case none

    init?(isMade: Bool) { self = .none }
}

@Register
final class Herd<Model: Entity> {
    @Inject var stable: Stable?

    init(size: Int) async throws {}

    @Inject func feed(stable: Stable) async {}
}

@MainActor
@Register
final class Board<Model: Entity> {
    init(models: [Model]) async {}
}

@Register
class Shelf<Model: Entity> {
    @Inject var stable: Stable?

    init() {}
}

@Register
final class LabeledShelf<Model: Entity>: Shelf<Model> {
    init(label: String) { super.init() }

    @Inject func dust(stable: Stable) {}
}

@Register((any Storage<Model>).self)
final class Box<Model: Entity>: Storage {
    init(models: [Model]) {}
}

@Register(scope: .container)
final class Cache<Model: Entity & Sendable>: Sendable {
    init() {}
}

struct Farm<Animal: Entity> {
    @Register
    struct Trough {
        let owner: Animal
    }
}

enum Makers<Model: Entity> {
    @Provides static func models(@Inject stable: Stable, count: Int) -> [Model] { [] }
}

@Register
final class Ring<each Model: Entity> {
    init(@Inject stable: Stable, name: String) {}
}

struct Field {}

extension Field {
    @Register
    struct Fence {
        init(length: Int) {}
    }
}

struct User: Entity {}

@Registrations(Stable.self, Repository<User>.self, Ledger<User>.self, Cache<User>.self, Field.Fence.self)
extension Container {}

func use(_ container: Container) throws {
    _ = container.factory(for: Field.Fence.self)
    container.registerComponents()
}
