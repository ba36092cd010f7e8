import Ampoule

struct Horse {
    let name: String
}

func register(in container: Container) {
    container.register(Horse.self) { (_, name: Int) in Horse(name: name) }
    // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
    // corrected: container.register(Horse.self) { (_, name: String) in Horse(name: name) }
}
