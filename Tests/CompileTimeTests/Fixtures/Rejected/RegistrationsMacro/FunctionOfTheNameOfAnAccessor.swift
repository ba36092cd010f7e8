import Ampoule

@Register
final class Horse: Sendable {
    init() {}
}

@Registrations(Horse.self, named: "horse")
// expected-error@-1 {{The accessor of component 'Horse.self' and the function that registers the components cannot both be named 'horse'; give the function another name with 'named:'}}
// corrected: @Registrations(Horse.self, named: "registerHorses")
extension Container {}
