import Ampoule

@Register
final class Horse: Sendable {
    init() {}
}

@Registrations(Horse.self, named: "register horses")
// expected-error@-1 {{"register horses" cannot name the function that registers the components, because it is not a literal with the name of a function; write one, such as "registerComponents"}}
// corrected: @Registrations(Horse.self, named: "registerHorses")
extension Container {}
