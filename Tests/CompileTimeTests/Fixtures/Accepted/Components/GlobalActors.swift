import Ampoule

@globalActor
actor Farm {
    static let shared = Farm()
}

typealias FarmActor = Farm

@MainActor
protocol ViewModel: AnyObject {}

@FarmActor
@Register
final class Tractor {
    init(power: Int) {}
    @Inject var barn: Barn?
}

@Farm
@Register
final class Barn {
    @Farm init() {}
    @Inject func park(_ tractors: Tractor.Factory) {}
}

@MainActor
@Register((any ViewModel).self)
final class HorseViewModel: ViewModel {
    init() {}
}

@Register((any ViewModel).self)
final class CatViewModel: ViewModel {
    @MainActor init(name: String) {}
}

@Registrations(Tractor.self, Barn.self, HorseViewModel.self, CatViewModel.self)
extension Container {}

@Farm
func work(_ container: Container) {
    _ = container.tractor(power: 100)
    _ = container.barn()
}

@MainActor
func show(_ container: Container) {
    _ = container.horseViewModel()
    _ = container.catViewModel(name: "Mimi")
}
