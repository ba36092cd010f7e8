// flags: -swift-version 6
// flags: -swift-version 6 -DGUESTS
import Ampoule

@Register
final class Stable {
    init() {}
}

@Register
final class Horse {
    #if canImport(Glibc) || canImport(Musl)
    init(@Inject stable: Stable, name: String) {}
    #elseif canImport(Darwin)
    init(@Inject stable: Stable, name: String) {}
    #else
    init(weight: Double) {}
    #endif

    #if canImport(NoSuchModule)
    @Inject var saddle: NoSuchSaddle
    @Inject func ride(on track: NoSuchTrack) {}
    #else
    @Inject func rest(in stable: Stable) {}
    #endif

    #if GUESTS && canImport(Swift)
    @Inject var guests: Stable?
    #endif
}

@Register
struct Trainer {
    #if canImport(Swift)
    @Inject let stable: Stable
    #endif
    let name: String

    #if canImport(NoSuchModule)
    init(name: Int) { self.init(stable: Stable(), name: "") }
    #endif
}

@Registrations(Stable.self, Horse.self, Trainer.self)
extension Container {}

func visit(_ container: Container) {
    _ = container.horse(name: "Lucky")
    _ = container.trainer(name: "Stephen")
}
