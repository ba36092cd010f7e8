// flags: -enable-upcoming-feature ExistentialAny
import Ampoule

// Generated code refers to the modules, not to these types.

enum Ampoule {}
enum Swift {}

protocol Container {}
protocol Registrable {}
protocol Resolver {}
protocol ComponentFactory {}
protocol Sendable {}
protocol StaticString {}
struct ComponentRegistration {}
struct ResolutionError {}
struct ObjectScope {}
struct UInt {}
struct Optional {}

protocol Animal {}
protocol Pet {}

@Register((any Animal).self, (any Pet).self, name: "horse", scope: .container)
final class Horse: Animal, Pet, Swift::Sendable {
    init(_ name: String, Ampoule: Int = 1, Swift: Int, Container: Bool) throws {}
}

@Register
class Stable {
    @Inject weak var keeper: Keeper?

    init(@Inject keeper: Keeper) {}

    @Inject func hire(_ other: Keeper) -> Void {}
}

@Register
final class RidingSchool: Stable {
    @Inject var owner: Keeper?

    init(@Inject first: Keeper, seats: Int) { super.init(keeper: first) }
}

@Register
final class Keeper {
    init?(years: Int) {}
    @Inject init() {}
}

@Ampoule::Register
struct Crate<Content> {
    let content: Content
    @Ampoule::Inject var keeper: Keeper
}

@Register
actor Barn {
    init() async throws {}
}

enum Tools {
    @Provides(scope: .weak) static func rake(teeth: Int = 9) -> Int? { teeth }
    @Provides @MainActor static func spades(@Inject keeper: Keeper, count: Int) async throws -> [Int] { [] }
}

@Registrations(
    Horse.self,
    Stable.self,
    RidingSchool.self,
    Keeper.self,
    Crate<Int>.self,
    Tools.rakeComponent,
    Tools.spadesComponent
)
extension Ampoule::Container {}

@Ampoule::Registrations(Barn.self, named: "registerBarns")
extension Ampoule::Resolver {}

func open(_ container: Ampoule::Container) async throws {
    container.registerComponents()
    container.registerBarns()
    _ = try container.horse("Lucky", Swift: 1, Container: true)
    _ = container.stable()
    _ = container.ridingSchool(seats: 3)
    _ = container.keeper()
    _ = container.crate(content: 3)
    _ = container.rake()
    _ = try await container.spades(count: 1)
    _ = try await container.barn()
}
