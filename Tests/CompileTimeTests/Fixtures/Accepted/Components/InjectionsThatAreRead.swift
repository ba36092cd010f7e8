import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@globalActor
actor StableActor {
    static let shared = StableActor()
}

@Register
final class Stable {
    @Inject init(@Inject keeper: Keeper) {}
    @Inject init(@Inject keeper: Keeper, name: String) {}

    #if canImport(Foundation)
    init(keeper: Keeper, age: Int) {}
    #endif

    @Inject func open(@Inject keeper: Keeper) {}
    @Provides static func build(@Inject keeper: Keeper, height: Int) -> String { "\(height)" }

    // What an attribute means that is not the language's own, a macro cannot know.
    @StableActor func close(@Inject keeper: Keeper) {}
}

@Register
struct Herd {
    #if canImport(Foundation)
    init(@Inject keeper: Keeper) {}
    #else
    init(@Inject keeper: Keeper, age: Int) {}
    #endif
}

#if swift(>=5)
@Register
#endif
final class Horse {
    @Inject var stable: Stable?
    init() {}
}

@Registrations(Keeper.self, Stable.self, Stable.buildComponent, Herd.self)
extension Container {}
