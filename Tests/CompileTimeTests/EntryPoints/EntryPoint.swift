/// A public function that takes arguments, and a call of it.
struct EntryPoint: Sendable {
    /// What makes the instance.
    enum Maker {
        case factory
        case asynchronousFactory
        case component
        case asynchronousComponent
    }

    /// The function as the public interface names it.
    let name: String
    let maker: Maker

    /// An expression for the instance, in which `Owner` is the service, `container` a container, and each `value` an
    /// argument.
    let call: String

    private init(_ name: String, _ call: String, by maker: Maker = .factory) {
        self.name = name
        self.maker = maker
        self.call = call
    }

    var argumentCount: Int { call.ranges(of: "value").count }

    /// Those of the public functions whose generic parameter is no argument.
    static let others: Set<String> = [
        // Dependencies.
        "Inject.init(wrappedValue:)", "Inject.init(wrappedValue:name:)",
        // The values of levels, which name their types.
        "Container.level(_:file:line:)", "Container.requireLevel(_:)", "Container.withLevel(_:_:)",
        "LevelContainer.level(_:file:line:)", "LevelContainer.requireLevel(_:)",
        "LevelContainer.withLevel(_:_:)",
        // An instance of the service that is named.
        "Container.register(_:name:instance:)",
        // Refused.
        "Resolver.require(_:name:argument:__asynchronously:)",
        "Resolver.resolve(_:name:argument:__asynchronously:)",
        // An instance.
        "__ComponentStep.end(with:)",
        // Of types that the macro spells.
        "__DefaultValues.init(_:)",
        // A resolver.
        "__HeldResolver.init(_:)",
        // The arguments of a macro, which no program evaluates.
        "__AtOnce.making(_:)", "__Distinct.compared(_:)", "__Duplicate.compared(_:)",
        "__Made.beside(_:_:)", "__Missing.outside(_:)", "__Provider.outside(_:)", "__Missing.beside(_:_:)",
        "__DependencyRequest.first(_:_:)", "__Later.making(_:)",
        "__MakingRequest.verdict(_:_:)", "__Made.used(on:)", "__MadeLater.used(on:)", "__Missing.used(on:)",
        "__OnlyProvider.registrationForThisKey(_:_:)", "__Present.verdict(_:_:)",
        "__PresentOrNot.verdict(_:_:)", "__Requests.resolution(_:)", "__TakesArguments.used(on:)",
    ]

    static let all =
        resolvingNow + resolvingLater + requiringComponents + awaited + withoutWaiting + injecting + [
            EntryPoint("", "container.factory(for: Owner.self).make(value)", by: .component),
            EntryPoint(
                "",
                "await container.factory(for: Owner.self).make(value, value)",
                by: .asynchronousComponent
            ),
        ]

    /// The two forms of a function of a resolver, each with some arguments.
    ///
    /// - Parameters:
    ///   - type: The type of the resolver.
    ///   - arguments: The labels of the arguments, and the arguments.
    ///   - maker: What makes the instance.
    ///   - call: Makes the expression of the form and the arguments.
    private static func forms(
        of type: String,
        _ arguments: [(labels: String, values: String)],
        by maker: Maker = .factory,
        call: (_ form: String, _ values: String) -> String
    ) -> [EntryPoint] {
        ["resolve", "require"].flatMap { form in
            arguments.map { labels, values in
                EntryPoint("\(type).\(form)(_:name:\(labels):as:)", call(form, values), by: maker)
            }
        }
    }

    private static let upToThree = [
        ("argument", "argument: value"),
        ("arguments:_", "arguments: value, value"),
        ("arguments:_", "arguments: value, value, value"),
    ]

    private static let resolvingNow = ["container", "(container as any Resolver)"].flatMap { resolver in
        forms(
            of: "Resolver",
            [
                ("argument", "argument: value"),
                ("arguments", "arguments: value"),
                ("arguments:_", "arguments: value, value"),
                ("arguments:_:_", "arguments: value, value, value"),
                ("arguments", "arguments: value, value, value, value"),
            ]
        ) { form, values in "\(resolver).\(form)(Owner.self, \(values))" }
    }

    private static let resolvingLater =
        ["Lazy", "Provider"].flatMap { wrapper in
            [
                EntryPoint(
                    "Resolver.resolve(_:name:argument:as:)",
                    "container.resolve(\(wrapper)<Owner>.self, argument: value)?.resolve()"
                ),
                EntryPoint(
                    "Resolver.require(_:name:arguments:_:as:)",
                    "container.require(\(wrapper)<Owner>.self, arguments: value, value).resolve()"
                ),
                EntryPoint(
                    "Resolver.resolve(_:name:argument:as:)",
                    "container.resolve(\(wrapper)<Owner>?.self, argument: value)??.resolve()"
                ),
            ]
        } + [
            EntryPoint(
                "Resolver.instance(of:name:option:arguments:)",
                "(container as any Resolver).instance(of: Owner.self, name: nil, option: nil, arguments: value, value)"
            ),
            EntryPoint(
                "Container.instance(of:name:option:arguments:)",
                "container.instance(of: Owner.self, name: nil, option: nil, arguments: value)"
            ),
            EntryPoint(
                "AsynchronousResolver.instance(of:name:option:arguments:)",
                "container.asynchronous.instance(of: Owner.self, name: nil, option: nil, arguments: value)"
            ),
        ]

    private static let requiringComponents =
        forms(of: "Resolver", upToThree, by: .asynchronousComponent) { form, values in
            "await container.\(form)(Owner.self, \(values))"
        }
        + forms(of: "Resolver", upToThree.dropLast(), by: .component) { form, values in
            "container.\(form)(Owner.self, \(values))"
        }

    private static let awaited = [Maker.asynchronousFactory, .factory].flatMap { maker in
        forms(of: "AsynchronousResolver", upToThree, by: maker) { form, values in
            "await container.asynchronous.\(form)(Owner.self, \(values))"
        }
    }

    private static let withoutWaiting = forms(
        of: "AsynchronousResolver",
        [
            ("argument", "argument: value"),
            ("arguments", "arguments: value"),
            ("arguments", "arguments: value, value"),
            ("arguments", "arguments: value, value, value"),
            ("arguments", "arguments: value, value, value, value"),
        ]
    ) { form, values in
        "{ () throws -> Owner? in try container.asynchronous.\(form)(Owner.self, \(values)) }()"
    }

    private static let injecting = [
        ("Resolver.get(named:_:)", "container.get(value) as Owner?"),
        ("Resolver.get(named:_:)", "container.get(value, value) as Owner?"),
        ("Resolver.get(named:_:file:line:)", "container.get(value, value) as Owner"),
        ("Module.get(named:_:)", "Module(container).get(value) as Owner?"),
        ("Module.get(named:_:file:line:)", "Module(container).get(value, value) as Owner"),
        ("Module.require(named:_:)", "Module(container).require(value, value, value) as Owner"),
        ("Resolver.get(_:named:_:)", "container.get(Owner.self, value)"),
        ("Resolver.get(_:named:_:file:line:)", "container.get(Owner.self, value, value) as Owner"),
        ("Module.get(_:named:_:)", "Module(container).get(Owner.self, value, value)"),
        ("Module.get(_:named:_:file:line:)", "Module(container).get(Owner.self, value) as Owner"),
        ("Module.require(_:named:_:)", "Module(container).require(Owner.self, value, value)"),
        ("inject(named:_:)", inScope("inject(value) as Owner?")),
        ("inject(named:_:file:line:)", inScope("inject(value, value) as Owner")),
        ("Injected.init(named:_:_:as:file:line:)", inScope("Injected<Owner?>(value).wrappedValue")),
        (
            "Injected.init(named:_:_:as:file:line:)",
            inScope("Injected<Owner?>(value, value, value).wrappedValue")
        ),
    ].map { name, call in EntryPoint(name, call) }

    private static func inScope(_ call: String) -> String { "withInjection(from: container) { \(call) }" }
}
