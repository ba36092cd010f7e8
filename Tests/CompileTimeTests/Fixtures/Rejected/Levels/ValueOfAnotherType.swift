import Ampoule

struct Visit: Sendable { let owner: String }

extension ContainerLevel<Visit> {
    static var visit: Self { Self("visit") }
}

func open(_ container: Container) throws {
    _ = container.child(.visit, "ada")
    // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Visit'}}
    // corrected: _ = container.child(.visit, Visit(owner: "ada"))
    _ = try container.requireChild(.visit, 1)
    // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'Visit'}}
    // corrected: _ = try container.requireChild(.visit, Visit(owner: "ada"))
}
