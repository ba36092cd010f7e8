import AmpouleAutoregistration

final class Horse {}

final class Stable {
    init(horse: Horse) {}
}

func makeStable(_ container: Container) -> Stable {
    container ~> (Horse.self, name: "lucky")
    // expected-error@-1 {{cannot convert value of type '(Horse.Type, name: String)' to expected argument type 'Stable.Type'}}
    // corrected: Stable(horse: container ~> (Horse.self, name: "lucky"))
}
