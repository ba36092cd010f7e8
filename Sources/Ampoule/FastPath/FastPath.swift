/// The fast path, from top to bottom: a resolution begins, finds its registration, and determines its next step.
///
/// It is compiled once for all types; `BorrowedContainer.swift` has what is specialized where it is called. These are functions,
/// not closures, so that they return the ``ResolutionStep`` in registers.
extension Container {
    /// Begins the resolution of a service without a name.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func step(to signature: ObjectIdentifier, service: Any.Type) -> ResolutionStep {
        begin(isDiverted: isDiverted) { core, context in
            core.step(to: core.find(signature: signature), service: service, context)
        }
    }

    /// Begins the resolution of a service with a name.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func step(to signature: ObjectIdentifier, name: String, service: Any.Type) -> ResolutionStep {
        begin(isDiverted: isDiverted) { core, context in
            core.step(to: core.find(signature: signature, name: name), service: service, context)
        }
    }

    /// Begins the resolution of a key.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func step(to key: RegistrationKey, service: Any.Type) -> ResolutionStep {
        begin(isDiverted: isDiverted) { core, context in
            // Comparing options is user code.
            if key.optionBox != nil { context.endCopying() }
            return core.step(to: core.find(key), service: service, context)
        }
    }

    /// Begins the resolution of a component.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    @inline(__always)
    func step(to component: ComponentTemplate) -> ResolutionStep {
        // Not by 'begin', since the optimizer doesn't inline this closure.
        let context = ResolutionContext.current
        let core = ownCore
        guard !isDiverted, context.begin(in: core.hierarchy, isCopying: true) else {
            return .slow(context)
        }
        return core.step(
            to: core.find(component) ?? core.findUnregistered(component),
            service: component.service,
            context
        )
        .begun
    }

    /// Begins the resolution of a registration that is not looked up.
    @inline(never)
    func step(toTarget target: Target, service: Any.Type) -> ResolutionStep {
        // The target may be of a container that is substituted, although this one isn't.
        guard let registration = target.undiverted else { return .slow }
        return begin(isDiverted: target.isOfClosedOwner) { core, context in
            core.step(to: registration, service: service, context)
        }
    }

    // MARK: - Beginning

    /// Begins a resolution by the container's own core, unless that is diverted or belongs to another object graph.
    @inline(__always)
    private func begin(
        isDiverted: @autoclosure () -> Bool,
        _ step: (Core, ResolutionContext) -> ResolutionStep
    ) -> ResolutionStep {
        let context = ResolutionContext.current
        // Not an optional core, which would be retained.
        let core = ownCore
        guard !isDiverted(), context.begin(in: core.hierarchy, isCopying: true) else {
            return .slow(context)
        }
        return step(core, context).begun
    }

    /// Whether resolutions begin on the slow path: a substitute carries them out in the current task, or observers receive
    /// their events.
    @inline(__always)
    var isDiverted: Bool { Diversion.mayApply && isSubstitutedOrObserved }
}

// MARK: - Finding

extension Core {
    /// The hierarchy that the container belongs to, whose object graphs it shares.
    var hierarchy: HierarchyIdentifier {
        guard let hierarchyMark else { return identity }
        return ObjectIdentifier(hierarchyMark)
    }

    /// Finds the registration under a key without a name and without an option.
    @inline(__always)
    func find(signature: ObjectIdentifier) -> Pinned<Registration>? {
        registrar.registry.find(hash: signature.tableHash) { $0.isFiled(under: signature, at: nil) }
            ?? findOutward(signature: signature)
    }

    /// Whether a registration is the one to find among those for a level.
    private typealias IsFiled = (_ registration: Registration, _ level: LevelIdentity?) -> Bool

    /// Finds the registration of a component.
    @inline(__always)
    func find(_ component: ComponentTemplate) -> Pinned<Registration>? {
        component.hasPlainKey
            ? find(signature: component.key.signature.identity)
            : find(component.key, hash: component.keyHash)
    }

    /// The registration that the root container made of an unregistered component, unless a fallback has another one.
    fileprivate func findUnregistered(_ component: ComponentTemplate) -> Pinned<Registration>? {
        guard !mayFallBack || fallback(for: component.key) == nil else { return nil }
        // Not by 'root', which would count references.
        guard let ancestor else { return findAdopted(component) }
        return searchesRoot ? ancestor.findAdopted(component) : nil
    }

    @inline(__always)
    private func findAdopted(_ component: ComponentTemplate) -> Pinned<Registration>? {
        registrar.registry.find(hash: component.keyHash) { $0.key.optionBox === component.ownOption }
    }

    /// Finds the registration under a key in this container or in the nearest ancestor that has one.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    func find(_ key: RegistrationKey) -> Pinned<Registration>? {
        find(key, hash: key.tableHash)
    }

    /// Finds the registration under a key whose hash is known.
    @inline(never)
    func find(_ key: RegistrationKey, hash: Int) -> Pinned<Registration>? {
        find(hash: hash) { $0.isFiled(under: key, at: $1) }
    }

    /// Finds the registration under a key that has a name and no option.
    func find(signature: ObjectIdentifier, name: String) -> Pinned<Registration>? {
        find(hash: RegistrationKey.tableHash(signature: signature, name: name)) {
            $0.isFiled(under: signature, name: name, at: $1)
        }
    }

    @inline(never)
    private func findOutward(signature: ObjectIdentifier) -> Pinned<Registration>? {
        findOutward(hash: signature.tableHash) { $0.isFiled(under: signature, at: $1) }
    }

    @inline(__always)
    private func find(hash: Int, where isFiled: IsFiled) -> Pinned<Registration>? {
        registrar.registry.find(hash: hash) { isFiled($0, nil) } ?? findOutward(hash: hash, where: isFiled)
    }

    /// Finds what a request would find without a registration: continues the search for its key behind it.
    ///
    /// The caller must be pinned.
    func findOutward(from registration: Registration) -> Pinned<Registration>? {
        let key = registration.key
        let hash = key.tableHash
        // A container may search what is registered for its level twice, if it is opened inside another one of that.
        let isFiled = { (found: Registration, level: LevelIdentity?) in
            found.isFiled(under: key, at: level)
                && (found.owner.address != registration.owner.address || found.level != registration.level)
        }
        guard let level = registration.level else {
            return container(thatOwns: registration)?.findOutward(hash: hash, where: isFiled)
        }
        guard let inner = nearestContainer(at: level) else {
            return container(thatOwns: registration)?.find(hash: hash, where: isFiled)
        }
        var isBehind = false
        return inner.firstInSearchedAncestors { container in
            defer { isBehind = isBehind || container.owns(registration) }
            guard isBehind else { return nil }
            return container.registrar.registry.find(hash: hash) { isFiled($0, registration.level) }
        } ?? inner.findInAncestors(hash: hash, where: isFiled)
    }

    /// Continues a search with what this container's level has, then with the ancestors.
    ///
    /// Not recursive, since a hierarchy may be deeper than the stack.
    @inline(__always)
    private func findOutward(hash: Int, where isFiled: IsFiled) -> Pinned<Registration>? {
        findAtLevel(hash: hash, where: isFiled) ?? findInAncestors(hash: hash, where: isFiled)
    }

    @inline(__always)
    private func findInAncestors(hash: Int, where isFiled: IsFiled) -> Pinned<Registration>? {
        firstInSearchedAncestors { container in
            container.registrar.registry.find(hash: hash) { isFiled($0, nil) }
                ?? container.findAtLevel(hash: hash, where: isFiled)
        }
    }

    /// Finds the value of this container's level, or what the ancestors have registered for it.
    @inline(__always)
    private func findAtLevel(hash: Int, where isFiled: IsFiled) -> Pinned<Registration>? {
        let level = level
        guard level != nil else { return nil }
        if let value = searchedLevelValue, value.read({ isFiled($0, nil) }) { return value }
        guard LevelIdentity.haveRegistrations else { return nil }
        return firstInSearchedAncestors { container in
            container.registrar.registry.find(hash: hash) { isFiled($0, level) }
        }
    }
}

// MARK: - Deciding

extension ResolutionStep {
    /// This step of a resolution that has begun, which ends if the slow path is taken.
    @inline(__always)
    fileprivate var begun: ResolutionStep {
        if hasInstance { return self }
        context.endCopying()
        if !hasEnteredFactory { context.end() }
        return self
    }
}

extension Core {
    /// Determines the step to a registration that was found, or was not.
    @inline(__always)
    fileprivate func step(
        to registration: Pinned<Registration>?,
        service: Any.Type,
        _ context: ResolutionContext
    ) -> ResolutionStep {
        guard let registration else { return .slow(context) }
        return registration.read { object in
            object.pinnedPolicy.read { policy in
                policy.fastStep(to: registration, object, service: service, for: self, context)
            }
        }
    }
}

/// The operations of ``InstanceMaking``, with their common cases inlined: an instance is cached, or the scope
/// may make one without completions. All other cases are left to the slow path.
extension ScopePolicy {
    /// The step to the instance of a registration with this policy.
    ///
    /// - Parameters:
    ///   - reference: The registration.
    ///   - registration: The registration, borrowed.
    ///   - service: The type of the service.
    ///   - container: The container that resolves.
    ///   - context: The context, in which the resolution has begun.
    @inline(__always)
    fileprivate func fastStep(
        to reference: Pinned<Registration>,
        _ registration: Registration,
        service: Any.Type,
        for container: Core,
        _ context: ResolutionContext
    ) -> ResolutionStep {
        let slow = ResolutionStep.slow(context)
        #if DEBUG
        if context.state.isSlowPathForced { return slow }
        #endif
        switch kind {
        case .shared:
            guard let instance = context.beginCopying(containerSlot?.address) else { return slow }
            return .copying(instance, context)
        case .level:
            let existing = container.existingLevelSlot(of: self)
            guard let instance = context.beginCopying(existing?.read(\.address)) else { return slow }
            return .copying(instance, context)
        case .slow:
            return slow
        case .transient:
            guard completions == nil,
                context.tryToEnterFactory(of: reference, for: container.identity)
            else { return slow }
            return ResolutionStep(
                kind: .callFactory,
                context: context,
                registration: reference,
                object: registration.factoryAddress
            )
        case .graph:
            if let instance = context.localInstance(of: registration.serialNumber, type: service) {
                return .copying(instance, context)
            }
            guard !context.isGraphPublished, completions == nil,
                context.tryToEnterFactory(of: reference, for: container.identity)
            else { return slow }
            return ResolutionStep(
                kind: .callFactoryInGraph,
                context: context,
                registration: reference,
                object: registration.factoryAddress
            )
        }
    }
}

// MARK: - Objects

/// Resolves a dependency that is a component and an object, by its own type.
///
/// All objects have one layout, so one function resolves them all. Specializations for each component are a third of a release build.
///
/// - Parameter component: The component, which its registration keeps alive; the caller would retain it for the call.
@usableFromInline
@inline(never)
func objectDependency(on component: Pinned<ComponentTemplate>, of resolver: any Resolver) throws
    -> AnyObject
{
    try component.read { component in
        let step = ResolutionStep.to(dependency: component, in: resolver.borrowedContainer)
        if step.hasInstance { return step.copyInstance() }
        guard step.hasEnteredFactory else {
            return try slowObjectDependency(on: component, of: resolver)
        }
        return try step.makeObject(component.service, by: resolver)
    }
}

@inline(never)
private func slowObjectDependency(
    on component: ComponentTemplate,
    of resolver: any Resolver
) throws -> AnyObject {
    func resolve<Component>(_ type: Component.Type) throws -> AnyObject {
        let instance: Component = try slowDependency(on: component, of: resolver)
        return knownValue(instance, as: AnyObject.self)
    }
    return try _openExistential(component.service, do: resolve)
}

extension ResolutionStep {
    /// Determines the step to a dependency that is a component.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    @inline(__always)
    static func to(
        dependency component: ComponentTemplate,
        in container: BorrowedContainer?
    ) -> ResolutionStep {
        guard let container, component.hasPlainKey else { return .slow }
        return container.read { $0.step(to: component) }
    }
}
