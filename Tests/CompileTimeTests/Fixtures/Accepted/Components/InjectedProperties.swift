import Ampoule
import AmpouleModules

protocol Food: Sendable {}

@Register
struct Stall {
    @Injected var food: any Food
    @Injected(named: "hay") private var hay: (any Food)?
    @AmpouleModules.Injected var oats: any Food

    let horse: String
}

@Register
final class Pasture {
    @Injected var food: any Food
}

@Registrations(Stall.self, Pasture.self)
extension Container {}

func open(_ container: Container) -> (Stall, Pasture) {
    (container.stall(horse: "Lucky"), container.pasture())
}
