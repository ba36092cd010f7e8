extension DependencyForm {
    static let optional = DependencyForm(
        "optional",
        isOptional: true,
        where: { service, _ in service.isOptional }
    ) { service, page in
        service.dependency(service.type(service.path(in: page)).optionalType, in: page)
    }

    static let spelledOptional = DependencyForm(
        "spelled-out optional",
        isOptional: true,
        where: { service, _ in service.isOptional }
    ) { service, page in
        service.dependency("Optional<\(service.type(service.path(in: page)))>", in: page)
    }
}

extension Service {
    /// Whether an optional of it can be injected.
    fileprivate var isOptional: Bool { !takesArgument && !isAwaited }
}
