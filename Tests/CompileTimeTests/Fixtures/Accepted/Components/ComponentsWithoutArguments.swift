// flags: -swift-version 6 -package-name zoo
// flags: -swift-version 5 -package-name zoo
// flags: -swift-version 6 -default-isolation MainActor -package-name zoo
// flags: -swift-version 6 -enable-upcoming-feature InferIsolatedConformances -enable-upcoming-feature ExistentialAny -package-name zoo
// flags: -strict-memory-safety -package-name zoo
import Ampoule

nonisolated protocol Registrable: Sendable {}
nonisolated protocol Animal: Sendable {}
nonisolated struct StuffedAnimal: Animal, Registrable {}

struct Component {}

@Register
final class Stable: Sendable {
    @Inject private let straw: Straw
}

@Register
nonisolated final class Straw: Sendable {}

@Register((any Animal).self, (any Registrable).self, name: "lucky", scope: .container)
final class Horse: Animal, Registrable {
    init(@Inject stable: Stable) {}
}

/// Holds content.
@Register(scope: .graph)
public final class Box<Component> {
    /// Creates a box.
    public init(@Inject stable: StableHolder) {}
    @Inject private var straw: Straw?
}

/// Holds a stable.
@Register
public struct StableHolder {
    @Inject private let stable: Stable
}

/// A public component with an internal initializer.
@Register
public class Gate {
    init() {}
}

/// A door.
@Register
open class Door {
    /// Opens a door.
    public init() {}
}

@Register
final class TrapDoor: Door {
    override init() { super.init() }
}

final class FrontDoor: Door {}

/// A zoo.
public enum Zoo {
    @Register
    package final class Office {
        package init(@Inject boxes: Box<Int>.Factory) {}

        @Register
        fileprivate enum Mode {
            case quiet, loud

            init() { self = .quiet }
        }
    }

    @Provides static func animal() -> any Animal { StuffedAnimal() }
}

extension Zoo {
    @Register
    struct Clerk {
        private init(@Inject offices: Office.Factory) {}
    }
}

@Register
private final class Cave {
    private init() {}
}

extension Stable.Factory {
    func build() -> Stable { self() }
}

@Registrations(
    Stable.self,
    Straw.self,
    Horse.self,
    Box<String>.self,
    StableHolder.self,
    Gate.self,
    Door.self,
    TrapDoor.self,
    Zoo.Office.self,
    Zoo.Clerk.self,
    Zoo.animalComponent,
    provided: [Box<Int>.self]
)
extension Container {}

struct Keeper {
    let stables: Stable.Factory
    var horses: [Horse.Factory] = []
}

@MainActor
func visit(_ container: Container) throws {
    let _: Stable = container.stable()
    let _: any Animal = container.horse()
    let _: any Animal = try container.horse.make()
    let _: Box<String> = container.box()
    let _: Door = container.door()
    let _: TrapDoor = container.trapDoor()
    let _: Zoo.Office = container.office()
    let _: any Animal = container.animal()
    let _: Cave = container.factory(for: Cave.self)()
    let _: Zoo.Office.Mode = Zoo.Office.Mode.Factory(resolver: container)()
    var keeper = Keeper(stables: container.stable)
    keeper.horses.append(Horse.Factory(resolver: container))
    _ = keeper.stables.build()
    _ = keeper.horses.map { horse in horse() }
    container.override(Stable.self) { @MainActor in Stable(straw: Straw()) }
    container.override(Horse.self) { StuffedAnimal() }.inObjectScope(.transient)
    container.override(Box<String>.self) { @MainActor in throw CancellationError() }
    container.override(Door.Factory.self) { @MainActor in FrontDoor() }
    container.override(Zoo.animalComponent) { StuffedAnimal() }
}
