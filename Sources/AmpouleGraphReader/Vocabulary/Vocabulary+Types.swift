extension Vocabulary {
    /// The public types of `AmpouleSwiftUI`, which is empty where there is no SwiftUI.
    package static let typesOfViews = [
        NamedType("Resolved", .resolver, memberTypes: ["Bindings"]),
        NamedType("AsyncResolved", .resolver),
        NamedType("ViewResolutionError", .passive),
    ]

    /// The public types of the library that aren't members of others.
    package static let types =
        typesOfViews + [
            NamedType("Container", .container, memberTypes: ["LoggingFunctionType"]),
            NamedType("Resolver", .resolver, isProtocol: true),
            NamedType("AsynchronousResolver", .resolver),
            NamedType("ContainerLevel", .level),
            NamedType("LevelContainer", .passive),
            NamedType("ContainerLevel", .passive, isProtocol: true, memberTypes: ["Outer"]),
            NamedType("ProgramLevel", .passive, memberTypes: ["Outer"]),
            NamedType("ObjectScope", .scope),
            NamedType("GraphIdentifier", .builtInService),
            NamedType("ServiceEntry", .entry),
            NamedType("AsynchronousServiceEntry", .entry),
            NamedType("Assembler", .assembler),
            NamedType("Module", .module),
            NamedType("ModuleBuilder", .moduleBuilder),
            NamedType("Lazy", .deferred),
            NamedType("Provider", .deferred),
            NamedType(
                "Registrable",
                .component,
                isProtocol: true,
                memberTypes: ["Factory", "RegisteredService"]
            ),
            NamedType("ComponentFactory", .component, isProtocol: true),
            NamedType("ComponentList", .passive, isProtocol: true),
            NamedType("Assembly", .requirement, isProtocol: true),
            NamedType("Behavior", .requirement, isProtocol: true),
            NamedType("Closable", .requirement, isProtocol: true),
            NamedType("ContainerObserver", .requirement, isProtocol: true),
            NamedType("InstanceStorage", .passive, isProtocol: true),
            NamedType("ObjectScopeProtocol", .requirement, isProtocol: true),
            NamedType("ServiceKeyOption", .passive, isProtocol: true),
            NamedType("Resolvable", .passive, isProtocol: true),
            NamedType("Inject", .attribute),
            NamedType("Injected", .resolver),
            NamedType("Definition", .entry),
            NamedType("AsynchronousComponentRegistration", .passive),
            NamedType("ClosingError", .passive, memberTypes: ["Failure"]),
            NamedType("RunError", .passive),
            NamedType("ComponentRegistration", .passive),
            NamedType("CompositeStorage", .passive),
            NamedType("ContainerBuilder", .passive),
            NamedType("ContainerElements", .passive),
            NamedType("ContainerEvent", .passive, memberTypes: ["ID", "Kind"]),
            NamedType("ContainerObservation", .passive),
            NamedType("ContainerTrait", .passive),
            NamedType("ResolutionTrial", .passive),
            NamedType("GraphStorage", .passive),
            NamedType("Injection", .passive),
            NamedType("InjectionLogger", .passive),
            NamedType("LevelError", .passive),
            NamedType("LogLevel", .passive),
            NamedType("LogMessage", .passive),
            NamedType("ModuleElements", .passive),
            NamedType("ModulesBuilder", .passive),
            NamedType("PermanentStorage", .passive),
            NamedType("RegistrationKey", .passive),
            NamedType("ResolutionError", .passive, memberTypes: ["Alternative", "Reason"]),
            NamedType("TransientStorage", .passive),
            NamedType("UncheckedSeverity", .passive),
            NamedType("WarmUpError", .passive),
            NamedType("WeakStorage", .passive),
        ]

    /// The public properties that hold a container or a resolver.
    package static let properties = [
        Property(owner: "Assembler", name: "resolver", type: "Resolver"),
        Property(owner: "AsynchronousResolver", name: "asynchronous", type: "AsynchronousResolver"),
        Property(owner: "ComponentFactory", name: "resolver", type: "Resolver"),
        Property(owner: "EnvironmentValues", name: "container", type: "Container"),
        Property(owner: "Injection", name: "container", type: "Container"),
        Property(owner: "Module", name: "container", type: "Container"),
        Property(owner: "Resolver", name: "asynchronous", type: "AsynchronousResolver"),
        Property(owner: "Test", name: "container", type: "Container"),
    ]

    /// The property of resolvers that holds one of the same container.
    static let otherResolver = "asynchronous"
}
