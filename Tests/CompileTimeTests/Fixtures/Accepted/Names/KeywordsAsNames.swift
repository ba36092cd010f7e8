// flags: -swift-version 6
// flags: -swift-version 5 -default-isolation MainActor
import Ampoule

@Register
final class Stable {
    init() {}
}

@Register
struct Horse {
    init(
        `let`: Int,
        `var`: Int,
        `inout`: Int,
        in: Int,
        repeat: Int,
        default: Int,
        init: Int,
        self: Int,
        Self: Int,
        Type: Int,
        Protocol: Int,
        class: Int,
        is: Int,
        Any: Int,
        async: Int,
        await: Int,
        try: Int
    ) {}
}

@Register
struct Foal {
    init(
        `let` age: Int,
        @Inject `var` stable: Stable,
        `inout` name: String,
        for `in`: Int,
        _ `class`: Int
    ) async throws {}

    @Inject func enter(`let` stable: Stable, `inout` other: Stable, in third: Stable) {}
}

@Register
final class Mule {
    let `let`: Int
    let `var`: Int
    let `inout`: Int
    let `self`: Int
    let `await`: Int
    let `in`: Int
}

@Register
struct Herd<Animal> {
    init?(`let`: Animal, await: Animal, in: Animal) {}
}

enum Farm {
    @Provides static func weight(`let`: Int, `var` age: Int, `inout`: Int, in: Int, await: Int) -> Float { 1 }
}

@Registrations(Stable.self, Horse.self, Foal.self, Mule.self, Herd<Int>.self, Farm.weightComponent)
extension Container {}
