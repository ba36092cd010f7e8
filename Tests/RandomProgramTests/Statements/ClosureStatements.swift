extension ClosureStatement {
    static let trailing = ClosureStatement("closure") { plan, page in
        let service = plan.service.metatype(in: page)
        return { "\($0.prefix)register(\(service)\(plan.name)) \(plan.closure())\(plan.scope)" }
    }

    static let labelled = ClosureStatement("closure as an argument") { plan, page in
        let service = plan.service.metatype(in: page)
        return { "\($0.prefix)register(\(service)\(plan.name), factory: \(plan.closure()))\(plan.scope)" }
    }

    static let genericHelper = ClosureStatement(
        "closure in a generic helper",
        clarity: .open,
        where: { !$0.isAwaited }
    ) { plan, page in
        let name = "provide\(page.draft.nextNumber())"
        page.add(
            """
            private func \(name)<Service>(
                _ service: Service.Type,
                in container: Container,
                _ make: @escaping @Sendable (any Resolver) throws -> Service
            ) {
                container.register(service\(plan.name)) { resolver in try make(resolver) }
            }
            """
        )
        let service = plan.service.metatype(in: page)
        return { "\(name)(\(service), in: \($0.argument)) \(plan.closure())" }
    }

    /// The type that the closure makes, whose type parameters are those of its result.
    static let concluded = ClosureStatement(
        "service with a concluded type",
        clarity: .open,
        where: { $0.service.type("").hasPrefix("[") && !$0.service.type("").contains(":") }
    ) { plan, page in
        { "\($0.prefix)register(Array.self\(plan.name)) \(plan.closure())" }
    }

    static let selfInExtension = ClosureStatement(
        "closure for Self",
        clarity: .open,
        where: {
            $0.instance.hasSuffix("()") && $0.service.isNominal && $0.service.isSendable && !$0.isAwaited
        }
    ) { plan, page in
        let name = "Loadable\(page.draft.nextNumber())"
        let service = plan.service.type(plan.service.path(in: page))
        page.add(
            """
            private protocol \(name): Sendable { init() }

            extension \(name) {
                static func load(in container: Container) {
                    container.register(Self.self\(plan.name)) { _ in Self() }
                }
            }

            extension \(service): \(name) {}
            """
        )
        return { "\(service).load(in: \($0.argument))" }
    }
}

extension Service {
    /// Whether it is a type with an own name and without arguments.
    var isNominal: Bool { conformance == nil && type("").allSatisfy { $0.isLetter || $0.isNumber } }
}
