extension Vocabulary {
    /// The public functions of the library, by their meanings.
    ///
    /// The functions of types that are ``TypeMeaning/passive`` have no rows.
    package static let functions =
        functionsOfRegistrations + functionsOfContainers + functionsOfModules + functionsOfViews
        + functionsWithoutMeaning

    static let functionsOfRegistrations = [
        Functions(
            .registersClosure,
            "Container.register(_:name:factory:)",
            "Container.register(_:name:instance:)",
            "Container._register(_:name:option:factory:)"
        ),
        Functions(
            .registersInitializer,
            "Container.autoregister(_:name:initializer:fileID:line:column:)",
            "Container.autoregister(_:name:argument:initializer:fileID:line:column:)",
            "Container.autoregister(_:name:arguments:_:initializer:fileID:line:column:)"
        ),
        Functions(.registersComponent, "Registrable.register(in:)"),
        Functions(
            .addsServices,
            "ServiceEntry.implements(_:name:)",
            "ServiceEntry.implements(_:_:_:)",
            "AsynchronousServiceEntry.implements(_:name:)",
            "AsynchronousServiceEntry.implements(_:_:_:)"
        ),
        Functions(.contributesClosure, "Container.contribute(to:name:factory:)"),
        Functions(
            .addsContributions,
            "ServiceEntry.contributes(to:name:file:line:)",
            "AsynchronousServiceEntry.contributes(to:name:file:line:)"
        ),
        Functions(.forwards, "Container.forward(_:name:to:)"),
        Functions(
            .overrides,
            "Container.override(_:name:factory:file:line:)",
            "Container.override(_:with:)",
            "Container.requireOverride(_:name:factory:)",
            "Container.forbid(_:name:sourceLocation:returning:)"
        ),
        Functions(
            .decorates,
            "Container.decorate(_:name:with:file:line:)",
            "Container.requireDecoration(_:name:with:)"
        ),
        Functions(
            .setsScope,
            "ServiceEntry.inObjectScope(_:)",
            "AsynchronousServiceEntry.inObjectScope(_:)"
        ),
        Functions(
            .completes,
            "ServiceEntry.initCompleted(_:)",
            "AsynchronousServiceEntry.initCompleted(_:)"
        ),
        Functions(
            .assembles,
            "Assembler.init(_:container:)",
            "Assembler.init(_:parent:defaultObjectScope:behaviors:)",
            "Assembler.init(container:)",
            "Assembler.init(parentAssembler:defaultObjectScope:behaviors:)",
            "Assembler.apply(assembly:)",
            "Assembler.apply(assemblies:)",
            "Assembly.assemble(container:)"
        ),
    ]

    static let functionsOfContainers = [
        Functions(
            .opensLevel,
            "Container.child(_:file:line:)",
            "Container.child(_:_:file:line:)",
            "Container.requireChild(_:)",
            "Container.requireChild(_:_:)"
        ),
        Functions(
            .nothing,
            "Container.level(_:file:line:)",
            "Container.requireLevel(_:)",
            "Container.withLevel(_:_:)"
        ),
        Functions(.opensLevelInClosure, "Container.withChild(_:_:)", "Container.withChild(_:_:_:)"),
        Functions(
            .passesContainer,
            "Container.run(closingWithin:_:)",
            "Container.run(closingWithin:withReport:)",
            "Container.withObjectGraph(_:closure:)",
            "Container.withOverrides(_:perform:)",
            "Container.init(parent:defaultObjectScope:behaviors:registeringClosure:)",
            "Trait.container(_:overriding:)"
        ),
        Functions(.copies, "Container.copy()"),
        Functions(.returnsResolver, "Container.synchronize()", "AsynchronousResolver.init(_:)"),
        Functions(
            .resolves,
            "Resolver.resolve(_:name:)",
            "Resolver.resolve(_:name:argument:as:)",
            "Resolver.resolve(_:name:arguments:as:)",
            "Resolver.resolve(_:name:arguments:_:as:)",
            "AsynchronousResolver.resolve(_:name:)",
            "AsynchronousResolver.resolve(_:name:argument:as:)",
            "AsynchronousResolver.resolve(_:name:arguments:_:as:)",
            "Lazy.resolve()",
            "Provider.resolve()"
        ),
        Functions(
            .requires,
            "Resolver.require(_:name:)",
            "Resolver.require(_:name:argument:as:)",
            "Resolver.require(_:name:arguments:as:)",
            "Resolver.require(_:name:arguments:_:as:)",
            "AsynchronousResolver.require(_:name:)",
            "AsynchronousResolver.require(_:name:argument:as:)",
            "AsynchronousResolver.require(_:name:arguments:_:as:)",
            "Module.require(_:named:_:)"
        ),
        Functions(.makesFactory, "Resolver.factory(for:)", "ComponentFactory.init(resolver:)"),
        Functions(.injects, "Resolver.inject(into:)", "AsynchronousResolver.inject(into:)"),
        Functions(.asksForRegistrations, "Container.hasAnyRegistration(of:name:)"),
        Functions(.removesRegistrations, "Container.removeAll()"),
        Functions(
            .uses,
            "Container.addBehavior(_:)",
            "Container.addObserver(_:)",
            "Container.close()",
            "Container.expectComplete(sourceLocation:)",
            "Container.expectResolvable(sourceLocation:_:)",
            "Container.makeSharedInstances()",
            "Container.resetObjectScope(_:)",
            "Container.resetObjectScope(_:serviceType:)",
            "Container.validate()",
            "Assembler.validate()"
        ),
    ]

    private static let functionsOfModules = [
        Functions(.makesElement, "factory(named:_:)", "singleton(named:_:)"),
        Functions(.makesModule, "module(using:elements:)", "Module.init(_:)"),
        Functions(
            .makesContainer,
            "makeContainer(_:)",
            "startInjection(_:)",
            "injectSyringe(_:)"
        ),
        Functions(
            .listsModules,
            "modules(_:)",
            "registerContainer(key:_:)",
            "withInjection(_:perform:)",
            "withInjection(_:isolation:perform:)"
        ),
        Functions(
            .resolves,
            "Module.get(_:named:_:)",
            "Module.get(_:named:_:file:line:)",
            "Resolver.get(_:named:_:)",
            "Resolver.get(_:named:_:file:line:)"
        ),
        Functions(
            .resolvesExpected,
            "Module.get(named:_:)",
            "Module.get(named:_:file:line:)",
            "Module.require(named:_:)",
            "Resolver.get(named:_:)",
            "Resolver.get(named:_:file:line:)",
            "inject(named:_:)",
            "inject(named:_:file:line:)",
            "Injected.init(named:file:line:)",
            "Injected.init(named:_:_:as:file:line:)",
            "~>(_:)",
            "~>(_:_:)"
        ),
        Functions(
            .uses,
            "Module.validate()",
            "registerContainer(key:container:)",
            "findContainer(for:)",
            "removeContainer(for:)",
            "withInjection(from:perform:)",
            "withInjection(from:isolation:perform:)"
        ),
    ]

    /// The functions of `AmpouleSwiftUI`, which is empty where there is no SwiftUI.
    package static let functionsOfViews = [
        Functions(
            .opensLevelForViews,
            "View.level(_:file:line:opened:)",
            "View.level(_:_:file:line:opened:)",
            "View.level(_:id:file:line:opened:)",
            "View.level(_:_:id:file:line:opened:)"
        ),
        Functions(
            .nothing,
            "Resolved.init(in:_:)",
            "AsyncResolved.init(in:_:content:placeholder:failure:)"
        ),
        Functions(
            .requires,
            "Resolved.init(name:)",
            "Resolved.init(name:arguments:_:)"
        ),
        Functions(.resolves, "AsyncResolved.init(_:name:content:placeholder:failure:)"),
        Functions(
            .passesContainer,
            "AsyncResolved.init(_:content:placeholder:failure:)",
            "PreviewTrait.container(_:overriding:)",
            "Resolved.init(_:)",
            "View.container(_:)"
        ),
    ]

    private static let functionsWithoutMeaning = [
        Functions(
            .nothing,
            "Assembly.loaded(resolver:)",
            "AsynchronousResolver.instance(of:name:option:arguments:)",
            "AsynchronousResolver.report(_:)",
            "AsynchronousServiceEntry.onClose(_:)",
            "Behavior.container(_:didRegisterType:toService:withName:)",
            "Closable.close()",
            "ContainerObserver.observe(_:)",
            "Container.instance(of:name:option:arguments:)",
            "Container.report(_:)",
            "ContainerLevel.init(_:)",
            "ContainerLevel.init(_:inside:)",
            "ContainerLevel.==(_:_:)",
            "ContainerLevel.hash(into:)",
            "Definition.onInit(_:)",
            "GraphIdentifier.init()",
            "GraphIdentifier.==(_:_:)",
            "GraphIdentifier.hash(into:)",
            "Inject.init(wrappedValue:)",
            "Inject.init(wrappedValue:name:)",
            "ModuleBuilder.buildArray(_:)",
            "ModuleBuilder.buildBlock(_:)",
            "ModuleBuilder.buildEither(first:)",
            "ModuleBuilder.buildEither(second:)",
            "ModuleBuilder.buildExpression(_:)",
            "ModuleBuilder.buildLimitedAvailability(_:)",
            "ModuleBuilder.buildOptional(_:)",
            "ObjectScope.init(storageFactory:description:parent:)",
            "ObjectScope.makeStorage()",
            "ObjectScopeProtocol.makeStorage()",
            "Resolver.instance(of:name:option:arguments:)",
            "Resolver.report(_:)",
            "ServiceEntry.onClose(_:)",
            "cleanSyringe()",
            "logger(from:_:)",
            "stopInjection()",
            "stopSyringe()"
        )
    ]
}
