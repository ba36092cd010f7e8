/// The sources of the values of an initializer's parameters.
struct Wiring: Sendable {
    enum Source: Sendable {
        case dependency
        case componentFactory

        /// The argument at an index, counted from 0.
        case argument(Int)
    }

    /// A call of `autoregister`.
    struct Place {
        let fileID: StaticString
        let line: UInt
        let column: UInt
    }

    /// The sources, in the order of the parameters.
    let sources: [Source]
    let description: FactoryDescription

    /// Assigns each argument to the first free parameter of its type, and traps if there is none.
    ///
    /// - Parameters:
    ///   - service: The registered service, for the text of the trap.
    ///   - parameter: The types of the parameters.
    ///   - arguments: The types of the arguments.
    ///   - place: The call of `autoregister`.
    init<each Parameter>(
        of service: Any.Type,
        parameters parameter: repeat (each Parameter).Type,
        arguments: [Any.Type] = [],
        place: Place
    ) {
        var parameters: [Any.Type] = []
        for type in repeat each parameter { parameters.append(type) }
        var sources: [Source?] = Array(repeating: nil, count: parameters.count)
        for (number, argument) in arguments.enumerated() {
            let free = parameters.indices.first { sources[$0] == nil && parameters[$0] == argument }
            guard let free else {
                let surplus = Self.surplus(argument, service, parameters)
                fatalError(surplus, file: place.fileID, line: place.line)
            }
            sources[free] = .argument(number)
        }
        description = FactoryDescription(
            parameterTypes: parameters.indices.filter { sources[$0] == nil }.map { ($0 + 1, parameters[$0]) },
            location: DescribedLocation(
                file: place.fileID.description,
                line: Int(place.line),
                column: Int(place.column)
            )
        )
        self.sources = zip(sources, parameters).map { source, type in
            source ?? (componentFactory(type) != nil ? .componentFactory : .dependency)
        }
    }

    /// The message on an argument without a parameter in the initializer.
    private static func surplus(_ argument: Any.Type, _ service: Any.Type, _ parameters: [Any.Type]) -> String
    {
        let name = TypeName.short(argument)
        let list = parameters.map(TypeName.short).joined(separator: ", ")
        let taken = parameters.count { $0 == argument }
        let lack =
            switch taken {
            case 0: "no parameter of that type"
            case 1: "only one parameter of that type"
            default: "only \(taken) parameters of that type"
            }
        return """
            '\(TypeName.short(service))' cannot be autoregistered with an argument of the type '\(name)': its initializer \
            has \(lack). The parameters are '(\(list))'; name the types of arguments exactly as the initializer does.
            """
    }
}

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
        case .dependency: return try __Dependency<Parameter>[by: resolver]
        case .componentFactory:
            let made = componentFactory(type)?.make(by: resolver) as? Parameter
            return try made ?? __Dependency<Parameter>[by: resolver]
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
