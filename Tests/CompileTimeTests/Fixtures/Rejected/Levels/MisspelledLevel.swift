import Ampoule

struct Visit: Sendable { let owner: String }

extension ContainerLevel<Visit> {
    static var visit: Self { Self("visit") }
}

func open(_ container: Container) {
    _ = container.child(.vist, Visit(owner: "ada"))
    // expected-error@-1 {{type 'ContainerLevel<Visit>' has no member 'vist'}}
    // corrected: _ = container.child(.visit, Visit(owner: "ada"))
}
