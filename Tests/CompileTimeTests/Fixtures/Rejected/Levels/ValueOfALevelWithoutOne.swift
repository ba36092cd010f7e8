import Ampoule

extension ContainerLevel<Void> {
    static var rehearsal: Self { Self("rehearsal") }
}

func open(_ container: Container) {
    _ = container.child(.rehearsal, "ada")
    // expected-error@-1 {{cannot convert value of type 'String' to expected argument type '()'}}
    // corrected: _ = container.child(.rehearsal)
}
