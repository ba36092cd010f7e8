/// Supplies the values of an initializer's parameters, one after the other.
struct Supply<each Argument> {
    private let resolver: any Resolver
    private let wiring: Wiring
    private let arguments: (repeat each Argument)

    /// The index of the next parameter.
    private var place = 0

    init(_ resolver: any Resolver, _ wiring: Wiring, _ argument: repeat each Argument) {
        self.resolver = resolver
        self.wiring = wiring
        self.arguments = (repeat each argument)
    }

    /// Returns the value of the next parameter.
    mutating func next<Parameter>(_ type: Parameter.Type) throws -> Parameter {
        defer { place += 1 }
        switch wiring.sources[place] {
        case .dependency: return try resolver.suppliedDependency(type)
        case .componentFactory: return try resolver.suppliedFactory(type)
        case .argument(let place): return argument(at: place)
        }
    }

    private func argument<Parameter>(at place: Int) -> Parameter {
        var left = place
        for argument in repeat each arguments {
            // The wiring compared the types, so the cast only copies the value.
            if left == 0, let argument = argument as? Parameter { return argument }
            left -= 1
        }
        preconditionFailure("The wiring is that of other arguments")
    }
}
