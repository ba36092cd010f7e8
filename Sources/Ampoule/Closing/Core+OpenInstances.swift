/// Notes the instances that the container has to close.
extension Core {
    /// Whether the container refuses resolutions.
    var isClosed: Bool { openInstances.isClosed }

    /// Whether the container or an ancestor refuses resolutions.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    package var isInsideClosedContainer: Bool {
        firstInLineage { $0.isClosed ? true : nil } ?? false
    }

    /// Whether lookups reach the root container, because no container on the way is closed.
    var searchesRoot: Bool {
        isRoot || firstInSearchedAncestors { $0.isRoot ? true : nil } ?? false
    }

    // MARK: - Noting instances

    /// Notes an instance that is about to be shared, if the container has to close it.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - registration: The registration that made it.
    ///   - policy: The policy of the registration.
    /// - Throws: ``Refusal`` if the container was closed while the instance was being made.
    func noteIfClosable(
        _ instance: Shared,
        of registration: Registration,
        _ policy: ScopePolicy
    ) throws(Refusal) {
        let type = instance.dynamicType
        switch policy.closing {
        case .never:
            // Not remembered, so that the slow path goes on to make the instance, which counts none as made.
            return
        case .byConformance:
            if policy.closability.answer(for: type) == false { return }
            if registration.isKnownUnclosable(type) {
                policy.closability.remember(type, conforms: false)
                #if DEBUG
                warnIfClosable(instance, of: registration)
                #endif
                return
            }
            // The first cast of a type searches all conformances of the program, and one of an instance that fails searches
            // them twice.
            let isWrapper = TypeKind.isWrapper(type)
            let mayConform = isWrapper || type is any Closable.Type
            let closable = mayConform ? instance.any as? any Closable : nil
            // Whether a wrapper conforms depends on its value.
            if !isWrapper {
                policy.closability.remember(type, conforms: closable != nil)
            }
            guard let closable else { return }
            let object = Swift.type(of: closable) is AnyClass ? ObjectIdentifier(closable as AnyObject) : nil
            if let object, isOpen(object) { return }
            try note(
                OpenInstances.Instance(
                    registration: registration,
                    object: object,
                    functions: [{ try await closable.close() }],
                    closesItself: true
                )
            )
            if let object { leaveToOutermost(object) }
        case .byFunctions(let functions, _):
            let object = type is AnyClass ? ObjectIdentifier(instance.any as AnyObject) : nil
            if let object, let open = openInstances.current, open.contains(object, of: registration) {
                return
            }
            try note(
                OpenInstances.Instance(
                    registration: registration,
                    object: object,
                    functions: functions.map { function in { try await function(instance) } }
                )
            )
        }
    }

    #if DEBUG
    /// Warns once of a conformance that is declared where the component is not compiled: such an instance is left open.
    private func warnIfClosable(_ instance: Shared, of registration: Registration) {
        guard instance.any is any Closable else { return }
        messageHandler?(
            .warning,
            """
            '\(registration.key)' is never closed: its component conforms to 'Closable' in another module than its own.
            Declare the conformance in the module of the component.
            """
        )
    }
    #endif

    /// Whether an object is noted already, by this container or by an ancestor.
    private func isOpen(_ object: ObjectIdentifier) -> Bool {
        lineage.contains { $0.openInstances.current?.contains(object) ?? false }
    }

    /// Leaves a noted object that closes itself to the outermost container that shares it.
    ///
    /// The containers may note it at the same time, each before it looks for the others.
    private func leaveToOutermost(_ object: ObjectIdentifier) {
        guard let open = openInstances.current else { return }
        let isShared = lineage.dropFirst().contains { outer in
            outer.openInstances.current?.contains(object) ?? false
        }
        let isBeingClosed = open.openDescendants.filter { inner in inner.remove(object) }
        if isShared || !isBeingClosed.isEmpty { _ = open.remove(object) }
    }

    private func note(_ instance: OpenInstances.Instance) throws(Refusal) {
        if let open = enrolledInstances(), open.add(instance) { return }
        messageHandler?(
            .warning,
            """
            The instance of '\(instance.registration.key)' is left open: its container was closed while it was being \
            made.
            """
        )
        throw Refusal(reason: .containerClosed)
    }

    /// The open instances of this container, which those of the parent know; `nil` if an ancestor is closed.
    private func enrolledInstances() -> OpenInstances? {
        let own = openInstances.made(for: container)
        if own.isEnrolled { return own }
        var enrolled = [own]
        for ancestor in lineage.dropFirst() {
            let outer = ancestor.openInstances.made(for: ancestor.container)
            guard outer.add(enrolled[enrolled.count - 1]) else { return nil }
            if outer.isEnrolled { break }
            enrolled.append(outer)
        }
        for open in enrolled { open.isEnrolled = true }
        return own
    }

    /// Warns, once for each policy, that the closures of `onClose` are never called.
    func warnIfNeverClosed(_ registration: Registration, _ policy: ScopePolicy) {
        guard policy.losesClosing, policy.markWarned() else { return }
        messageHandler?(
            .warning,
            """
            The closures of 'onClose' are never called for '\(registration.key)', which is in the scope \
            '\(policy.scope)'.
            A container closes what it shares: put it into the scope 'container'.
            """
        )
    }

    // MARK: - Releasing

    /// Logs the instances that are left open, because the container is being released.
    func releaseOpenInstances() {
        guard let open = openInstances.current, open !== OpenInstances.ofClosedContainer else { return }
        let left = open.release()
        guard !left.isEmpty else { return }
        // Not by 'messageHandler', which would retain this container.
        let inherited = parent.map(\.messageHandler) ?? Container.messageHandler
        guard let handler = ownMessageHandler ?? inherited else { return }
        let keys = left.map { instance in "'\(instance.registration.key)'" }.joined(separator: ", ")
        handler(
            .warning,
            """
            A container was released without 'close()', and has left open: \(keys).
            Close it with 'try await container.close()', or open its level with 'withLevel'.
            """
        )
    }
}

extension Registration {
    /// Whether instances of a type are not ``Closable``, as the module of their component tells.
    ///
    /// The answer saves the search for a conformance, for which the runtime reads all conformances of the program.
    fileprivate func isKnownUnclosable(_ type: Any.Type) -> Bool {
        guard let origin = describedOrigin, !origin.mayBeClosable else { return false }
        return type == origin.component
    }
}
