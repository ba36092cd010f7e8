// flags: -swift-version 6
// flags: -strict-memory-safety
import Ampoule

@Register
final class Stable {
    init(map: UnsafeRawPointer, names: [UnsafePointer<Int>]?) {}
}

@Register
class Horse {
    init(name: String) {}
    @Inject init(map: OpaquePointer) throws {}
    @Inject init(age: Int, map: Unmanaged<Stable>?) {}
}

@Register
final class Foal: Horse {
    override init(map: OpaquePointer) throws { try unsafe super.init(map: map) }
}

@Register
@safe struct Herd {
    let map: UnsafeMutableRawPointer
    var name: String
}

@Register
struct Pair<Animal> {
    init?(first: UnsafePointer<Animal>, second: Animal) throws {}
}

@Register
final class Mule {
    @safe init(map: UnsafeRawPointer) {}
}

@Register
final class Donkey {
    @unsafe init(age: Int) {}
}

@Register
final class Bee {
    init(age: Int, hive: UnsafeRawPointer) async throws {}
}

enum Farm {
    @Provides static func weight(of horse: UnsafeRawPointer) -> Float { 1 }
}

@Registrations(
    Stable.self,
    Horse.self,
    Foal.self,
    Herd.self,
    Pair<Int>.self,
    Mule.self,
    Donkey.self,
    Bee.self,
    Farm.weightComponent
)
extension Container {}

// MARK: - Properties and errors

@Register
final class Barn {
    init() throws(Never) {}
    @Inject func open() throws(Never) {}
}

@Register
final class Cow {
    @Inject nonisolated(unsafe) var barn: Barn
    nonisolated(unsafe) var name: String
}

@Register
final class Calf {
    @Inject nonisolated(unsafe) var barn: Barn?
    init() {}
}

enum Tools {
    @Provides static func weight() throws(Never) -> Float { 1 }
    @Provides static func height(of cow: Int) async throws(Never) -> Double { 2 }
}
