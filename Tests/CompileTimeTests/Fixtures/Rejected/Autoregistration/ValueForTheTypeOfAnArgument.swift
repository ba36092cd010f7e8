import AmpouleAutoregistration

final class Horse {
    init(name: String) {}
}

func register(in container: Container) {
    container.autoregister(Horse.self, argument: "Lucky", initializer: Horse.init)
    // expected-error@-1 {{generic parameter 'Argument' could not be inferred}}
    // expected-error@-2 {{cannot convert value of type 'String' to expected argument type 'Argument.Type'}}
    // corrected: container.autoregister(Horse.self, argument: String.self, initializer: Horse.init)
}
