import Ampoule

@Register
final class Keeper: Sendable {
    init() {}
}

@Inject @MainActor var keeper: Keeper?
// expected-error@-1 {{'@Inject' has no effect here, because this is not a member of a component}}
// corrected: @MainActor var keeper: Keeper?
