extension DependencyForm {
    static let lazy = DependencyForm("Lazy", where: { service, _ in service.isDeferrable }) { service, page in
        .deferred("Lazy<\(service.type(service.path(in: page)))>", service, page)
    }

    static let lazyOptional = DependencyForm(
        "Lazy of an optional",
        isOptional: true,
        where: { service, _ in service.isDeferrable }
    ) { service, page in
        .deferred("Lazy<\(service.type(service.path(in: page)).optionalType)>", service, page)
    }

    static let provider = DependencyForm("Provider", where: { service, _ in service.isDeferrable }) {
        service,
        page in
        .deferred("Provider<\(service.type(service.path(in: page)))>", service, page)
    }

    static let factory = DependencyForm(
        "factory",
        where: { service, _ in service.ownComponent != nil && !service.isIsolated }
    ) { service, page in
        let component = service.ownComponent ?? service.type
        let argument = service.takesArgument ? "count: 1" : ""
        var dependency = Dependency(
            type: component(service.path(in: page)) + ".Factory",
            name: nil,
            access: service.access
        )
        if !service.isAwaited { dependency.use = "try it.make(\(argument))" }
        return dependency
    }
}

extension Dependency {
    fileprivate static func deferred(_ type: String, _ service: Service, _ page: Page) -> Dependency {
        var dependency = Dependency(
            type: type,
            name: service.registeredName?.text(in: page),
            access: service.access
        )
        dependency.use = "try it.resolve()"
        return dependency
    }
}
