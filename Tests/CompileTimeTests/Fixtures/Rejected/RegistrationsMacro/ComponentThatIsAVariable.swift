import Ampoule

@Register
final class Horse: Sendable {
    init() {}
}

nonisolated let component = Horse.self

@Registrations(component)
// expected-error@-1 {{Component 'component' is not spelled out, but its accessor is named after it; write it as 'Type.self'}}
// corrected: @Registrations(Horse.self)
extension Container {}
