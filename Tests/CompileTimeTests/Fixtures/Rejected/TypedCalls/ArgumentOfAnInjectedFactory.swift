import Ampoule

@Register
struct Horse: Sendable {
    let name: String
}

@Register
struct Stable: Sendable {
    @Inject let horses: Horse.Factory

    func lucky() -> Horse {
        horses(name: 7)
        // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
        // corrected: horses(name: "Lucky")
    }
}
