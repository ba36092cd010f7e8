// flags: -swift-version 6
// flags: -swift-version 5 -default-isolation MainActor
import Ampoule

@Register
final class Stable: Sendable {
    init() {}
}

@available(*, deprecated, message: "It is extinct")
@Register
final class Dodo {
    @available(*, deprecated) @Inject var nest: Stable?
    init(@Inject stable: Stable, name: String) {}
}

@Register
class Horse {
    @available(*, deprecated, renamed: "barn") @Inject var stable: Stable?
    @Inject var barn: Stable?
    init() {}

    @available(*, deprecated) @Inject func enter(_ stable: Stable) {}
    @available(*, deprecated) @Inject func leave(stable: Stable) throws -> Int { 1 }
    @available(macOS, deprecated: 10.15) @Inject func stay() {}
}

@Register
final class Foal: Horse {
    @available(*, deprecated) @Inject var shed: Stable?
    override init() { super.init() }
}

@Register
final class Mule {
    let age: Int
    @available(*, deprecated) @Inject let stable: Stable
    @available(*, deprecated) var name: String
    let height: Int
}

@Register
struct Donkey {
    @available(*, deprecated) @Inject var stable: Stable?
    init(name: String) {}

    @available(*, deprecated) @Inject mutating func enter(_ stable: Stable) {}
}

@Register
struct Herd<Animal> {
    @available(*, deprecated) @Inject var stable: Stable
    let animal: Animal
}

@Register
final class Bee {
    @available(*, deprecated) @Inject var stable: Stable?
    init() async {}

    @available(*, deprecated) @Inject func fly(from stable: Stable) async throws {}
}

@Registrations(Horse.self, Foal.self, Mule.self, Donkey.self, Herd<Int>.self, Bee.self, Stable.self)
extension Container {}
