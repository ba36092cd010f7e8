// flags: -swift-version 6
// flags: -swift-version 5
// flags: -default-isolation MainActor
// flags: -enable-upcoming-feature InternalImportsByDefault
// flags: -enable-upcoming-feature MemberImportVisibility
// flags: -enable-upcoming-feature ExistentialAny
// flags: -strict-memory-safety
import Ampoule

protocol Animal: Sendable {}
protocol Pet: Sendable {}
typealias LaterAnimal = Lazy<any Animal>

enum Names {
    nonisolated static let main = "main"
    nonisolated static let other = "other"
}

@Register((any Animal).self, (any Pet).self)
struct Cat: Animal, Pet { init() {} }

@Register((any Animal).self, name: "dry-1")
struct Lion: Animal { init(age: Int = 3) {} }

@Register((any Animal).self, name: Names.main)
struct Tiger: Animal { init() {} }

@Register((any Animal).self, name: Names.other)
struct Bear: Animal { init() {} }

@Register
struct Cage: Sendable { let bars: Int }

@Register
struct Crate<Item>: Sendable { let label = "crate" }

@Register(decorates: (any Animal).self)
struct Groomed: Animal { init(_ animal: any Animal, @Inject crate: Crate<Int>) {} }

@Register
class Keeper {
    init(@Inject animal: any Animal, @Inject pet: any Pet) {}
    @Inject var later: LaterAnimal!
}

@Register
final class NightKeeper: Keeper {
    init(@Inject crate: Crate<Int>, @Inject cages: Cage.Factory, @Inject keepers: Keeper.Factory) {
        super.init(animal: Cat(), pet: Cat())
    }
}

enum Tools {
    @Provides static func tools(@Inject(name: "dry-1") lion: any Animal) -> [String] { [] }
    @Provides static func weigh() -> @Sendable (Int) -> Double { { Double($0) } }
}

@Register
struct Zoo {
    @Inject(name: "main") let main: any Animal
    @Inject(name: Names.main) let constant: any Animal
    @Inject let tools: [String]
    @Inject let weigh: @Sendable (Int) -> Double
    @Inject let closure: @Sendable () -> Int
    @Inject let keeper: NightKeeper
    @Inject let lazy: Lazy<NightKeeper>
}

@Registrations(
    Cat.self,
    Lion.self,
    Tiger.self,
    Bear.self,
    Cage.self,
    Crate<Int>.self,
    Keeper.self,
    NightKeeper.self,
    Tools.toolsComponent,
    Tools.weighComponent,
    Zoo.self,
    Groomed.self,
    provided: [(@Sendable () -> Int).self]
)
extension Container {}

func open() -> Zoo {
    let container = Container { container in
        container.registerComponents()
        container.register((@Sendable () -> Int).self) { _ in { 1 } }
    }
    return container.zoo()
}
