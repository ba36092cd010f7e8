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
    let argumentCount: Int

    /// An expression for the instance, in which `Owner` is the service, `container` a container, and `value` the
    /// argument.
    let call: String

    private init(_ name: String, _ maker: Maker, _ argumentCount: Int, _ call: String) {
        self.name = name
        self.maker = maker
        self.argumentCount = argumentCount
        self.call = call
    }

    private static let ofProof = "the argument of a macro, which no program evaluates"

    /// Those of the public functions whose generic parameter is no argument, each with what it is.
    static let others = [
        "Inject.init(wrappedValue:)": "a dependency",
        "Inject.init(wrappedValue:name:)": "a dependency",
        "Container.level(_:file:line:)": "the value of a level, which names its type",
        "Container.requireLevel(_:)": "the value of a level, which names its type",
        "Container.withLevel(_:_:)": "the value of a level, which names its type",
        "LevelContainer.level(_:file:line:)": "the value of a level, which names its type",
        "LevelContainer.requireLevel(_:)": "the value of a level, which names its type",
        "LevelContainer.withLevel(_:_:)": "the value of a level, which names its type",
        "Container.register(_:name:instance:)": "an instance of the service that is named",
        "Resolver.require(_:name:argument:__asynchronously:)": "refused",
        "Resolver.resolve(_:name:argument:__asynchronously:)": "refused",
        "__ComponentStep.end(with:)": "an instance",
        "__DefaultValues.init(_:)": "of types that the macro spells",
        "__HeldResolver.init(_:)": "a resolver",
        "__Awaited.verdict(_:_:)": ofProof,
        "__Distinct.compared(_:)": ofProof,
        "__Duplicate.compared(_:)": ofProof,
        "__Made.beside(_:_:)": ofProof,
        "__Missing.outside(_:)": ofProof,
        "__Provider.outside(_:)": ofProof,
        "__Missing.beside(_:_:)": ofProof,
        "__Synchronous.beside(_:_:)": ofProof,
        "__DependencyRequest.first(_:_:)": ofProof,
        "__FactoryRequest.verdict(_:_:)": ofProof,
        "__LaterRequest.verdict(_:_:)": ofProof,
        "__Made.used(on:)": ofProof,
        "__MadeLater.used(on:)": ofProof,
        "__Missing.used(on:)": ofProof,
        "__ImmediateRequest.verdict(_:_:)": ofProof,
        "__OmissibleAwaited.verdict(_:_:)": ofProof,
        "__OmissibleFactoryRequest.verdict(_:_:)": ofProof,
        "__Synchronous.used(on:)": ofProof,
        "__TakesArguments.used(on:)": ofProof,
    ]

    static let all =
        resolvingNow + resolvingLater + requiringComponents + awaited + withoutWaiting + injecting + [
            EntryPoint("", .component, 1, "container.factory(for: Owner.self).make(value)"),
            EntryPoint(
                "",
                .asynchronousComponent,
                2,
                "await container.factory(for: Owner.self).make(value, value)"
            ),
        ]

    private static let resolvingNow = ["container", "(container as any Resolver)"].flatMap { resolver in
        ["resolve", "require"].flatMap { form in
            [
                EntryPoint(
                    "Resolver.\(form)(_:name:argument:as:)",
                    .factory,
                    1,
                    "\(resolver).\(form)(Owner.self, argument: value)"
                ),
                EntryPoint(
                    "Resolver.\(form)(_:name:arguments:as:)",
                    .factory,
                    1,
                    "\(resolver).\(form)(Owner.self, arguments: value)"
                ),
                EntryPoint(
                    "Resolver.\(form)(_:name:arguments:_:as:)",
                    .factory,
                    2,
                    "\(resolver).\(form)(Owner.self, arguments: value, value)"
                ),
                EntryPoint(
                    "Resolver.\(form)(_:name:arguments:_:_:as:)",
                    .factory,
                    3,
                    "\(resolver).\(form)(Owner.self, arguments: value, value, value)"
                ),
                EntryPoint(
                    "Resolver.\(form)(_:name:arguments:as:)",
                    .factory,
                    4,
                    "\(resolver).\(form)(Owner.self, arguments: value, value, value, value)"
                ),
            ]
        }
    }

    private static let resolvingLater =
        ["Lazy", "Provider"].flatMap { wrapper in
            [
                EntryPoint(
                    "Resolver.resolve(_:name:argument:as:)",
                    .factory,
                    1,
                    "container.resolve(\(wrapper)<Owner>.self, argument: value)?.resolve()"
                ),
                EntryPoint(
                    "Resolver.require(_:name:arguments:_:as:)",
                    .factory,
                    2,
                    "container.require(\(wrapper)<Owner>.self, arguments: value, value).resolve()"
                ),
                EntryPoint(
                    "Resolver.resolve(_:name:argument:as:)",
                    .factory,
                    1,
                    "container.resolve(\(wrapper)<Owner>?.self, argument: value)??.resolve()"
                ),
            ]
        } + [
            EntryPoint(
                "Resolver.instance(of:name:option:arguments:)",
                .factory,
                2,
                "(container as any Resolver).instance(of: Owner.self, name: nil, option: nil, arguments: value, value)"
            ),
            EntryPoint(
                "Container.instance(of:name:option:arguments:)",
                .factory,
                1,
                "container.instance(of: Owner.self, name: nil, option: nil, arguments: value)"
            ),
            EntryPoint(
                "AsynchronousResolver.instance(of:name:option:arguments:)",
                .factory,
                1,
                "container.asynchronous.instance(of: Owner.self, name: nil, option: nil, arguments: value)"
            ),
        ]

    private static let requiringComponents = ["resolve", "require"].flatMap { form in
        [
            EntryPoint(
                "Resolver.\(form)(_:name:argument:as:)",
                .asynchronousComponent,
                1,
                "await container.\(form)(Owner.self, argument: value)"
            ),
            EntryPoint(
                "Resolver.\(form)(_:name:arguments:_:as:)",
                .asynchronousComponent,
                2,
                "await container.\(form)(Owner.self, arguments: value, value)"
            ),
            EntryPoint(
                "Resolver.\(form)(_:name:arguments:_:as:)",
                .asynchronousComponent,
                3,
                "await container.\(form)(Owner.self, arguments: value, value, value)"
            ),
            EntryPoint(
                "Resolver.\(form)(_:name:argument:as:)",
                .component,
                1,
                "container.\(form)(Owner.self, argument: value)"
            ),
            EntryPoint(
                "Resolver.\(form)(_:name:arguments:_:as:)",
                .component,
                2,
                "container.\(form)(Owner.self, arguments: value, value)"
            ),
        ]
    }

    private static let awaited = ["resolve", "require"].flatMap { form in
        [EntryPoint.Maker.asynchronousFactory, .factory].flatMap { maker in
            [
                EntryPoint(
                    "AsynchronousResolver.\(form)(_:name:argument:as:)",
                    maker,
                    1,
                    "await container.asynchronous.\(form)(Owner.self, argument: value)"
                ),
                EntryPoint(
                    "AsynchronousResolver.\(form)(_:name:arguments:_:as:)",
                    maker,
                    2,
                    "await container.asynchronous.\(form)(Owner.self, arguments: value, value)"
                ),
                EntryPoint(
                    "AsynchronousResolver.\(form)(_:name:arguments:_:as:)",
                    maker,
                    3,
                    "await container.asynchronous.\(form)(Owner.self, arguments: value, value, value)"
                ),
            ]
        }
    }

    private static let withoutWaiting = ["resolve", "require"].flatMap { form in
        [
            (1, "argument: value", "(_:name:argument:as:)"),
            (1, "arguments: value", "(_:name:arguments:as:)"),
            (2, "arguments: value, value", "(_:name:arguments:as:)"),
            (3, "arguments: value, value, value", "(_:name:arguments:as:)"),
            (4, "arguments: value, value, value, value", "(_:name:arguments:as:)"),
        ].map { count, arguments, labels in
            EntryPoint(
                "AsynchronousResolver.\(form)\(labels)",
                .factory,
                count,
                "{ () throws -> Owner? in try container.asynchronous.\(form)(Owner.self, \(arguments)) }()"
            )
        }
    }

    private static let injecting = [
        EntryPoint("Resolver.get(named:_:)", .factory, 1, "container.get(value) as Owner?"),
        EntryPoint("Resolver.get(named:_:)", .factory, 2, "container.get(value, value) as Owner?"),
        EntryPoint("Resolver.get(named:_:file:line:)", .factory, 2, "container.get(value, value) as Owner"),
        EntryPoint("Module.get(named:_:)", .factory, 1, "Module(container).get(value) as Owner?"),
        EntryPoint(
            "Module.get(named:_:file:line:)",
            .factory,
            2,
            "Module(container).get(value, value) as Owner"
        ),
        EntryPoint(
            "Module.require(named:_:)",
            .factory,
            3,
            "Module(container).require(value, value, value) as Owner"
        ),
        EntryPoint("Resolver.get(_:named:_:)", .factory, 1, "container.get(Owner.self, value)"),
        EntryPoint(
            "Resolver.get(_:named:_:file:line:)",
            .factory,
            2,
            "container.get(Owner.self, value, value) as Owner"
        ),
        EntryPoint("Module.get(_:named:_:)", .factory, 2, "Module(container).get(Owner.self, value, value)"),
        EntryPoint(
            "Module.get(_:named:_:file:line:)",
            .factory,
            1,
            "Module(container).get(Owner.self, value) as Owner"
        ),
        EntryPoint(
            "Module.require(_:named:_:)",
            .factory,
            2,
            "Module(container).require(Owner.self, value, value)"
        ),
        EntryPoint(
            "inject(named:_:)",
            .factory,
            1,
            "withInjection(from: container) { inject(value) as Owner? }"
        ),
        EntryPoint(
            "inject(named:_:file:line:)",
            .factory,
            2,
            "withInjection(from: container) { inject(value, value) as Owner }"
        ),
        EntryPoint(
            "Injected.init(named:_:_:as:file:line:)",
            .factory,
            1,
            "withInjection(from: container) { Injected<Owner?>(value).wrappedValue }"
        ),
        EntryPoint(
            "Injected.init(named:_:_:as:file:line:)",
            .factory,
            3,
            "withInjection(from: container) { Injected<Owner?>(value, value, value).wrappedValue }"
        ),
    ]
}
