import Ampoule

@MainActor
protocol ViewModel: AnyObject {}

@Register((any ViewModel).self)
// corrected: @MainActor @Register((any ViewModel).self)
final class HorseViewModel: ViewModel {
    init() {}
    // expected-error@-1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context [#ActorIsolatedCall]}}
}
