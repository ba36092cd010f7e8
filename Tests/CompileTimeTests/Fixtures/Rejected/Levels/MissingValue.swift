import Ampoule

struct Visit: Sendable { let owner: String }

extension ContainerLevel<Visit> {
    static var visit: Self { Self("visit") }
}

func open(_ container: Container) throws {
    _ = container.child(.visit)
    // expected-error@-1 {{'child' is unavailable: Pass the value that the level is opened with, as the second argument}}
    // corrected: _ = container.child(.visit, Visit(owner: "ada"))
    _ = try container.requireChild(.visit)
    // expected-error@-1 {{'requireChild' is unavailable: Pass the value that the level is opened with, as the second argument}}
    // corrected: _ = try container.requireChild(.visit, Visit(owner: "ada"))
}
