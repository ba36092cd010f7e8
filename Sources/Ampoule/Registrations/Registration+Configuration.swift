extension Registration {
    /// The immutable settings of a registration; a change by ``ServiceEntry`` replaces them.
    @usableFromInline
    final class Configuration: Sendable {
        /// The scope, unless the configuration is that of all registrations in it, which the scope holds.
        private let ownScope: (any ObjectScopeProtocol)?
        let sharing: Sharing

        /// The kind of ``sharing``, which can be read without copying the latter.
        @usableFromInline
        let kind: SharingKind

        /// The ``Completions`` of the service type, if there are any; ``AsynchronousCompletions`` in an
        /// asynchronous registration.
        @usableFromInline
        let completions: (any AnyCompletions)?

        /// The place of the instance in the scope ``ObjectScope/container``.
        let containerSlot: ContainerSlot?

        init(
            scope: (any ObjectScopeProtocol)?,
            sharing: Sharing,
            isAsynchronous: Bool,
            completions: (any AnyCompletions)? = nil
        ) {
            self.ownScope = scope
            self.sharing = sharing
            // Without waiting, there is nothing to be had but the error of the factory.
            self.kind = isAsynchronous ? .transient : sharing.kind
            self.containerSlot = if case .container(let slot) = sharing.slot { slot } else { nil }
            self.completions = completions
        }

        var scope: any ObjectScopeProtocol { ownScope ?? (kind == .graph ? ObjectScope.graph : .transient) }

        /// Whether all registrations in the scope have this configuration, so that it never goes.
        var isCommon: Bool { ownScope == nil }

        /// The instance that is kept for all threads; for announced readers only.
        @usableFromInline
        func keptInstance<Service>(_ context: ResolutionContext) -> Shared<Service>? {
            sharing.slot?.instance(in: context)
        }

        /// The configuration of a registration in the given scope, with nothing kept and no completions.
        static func initial(_ scope: any ObjectScopeProtocol, isAsynchronous: Bool) -> Configuration {
            // Where nothing is kept, all registrations can have the same.
            if !isAsynchronous, let common = (scope as? ObjectScope)?.commonConfiguration {
                return common.takeUnretainedValue()
            }
            return Configuration(scope: scope, sharing: Sharing(scope), isAsynchronous: isAsynchronous)
        }

        /// The configuration of all registrations in a scope that keeps nothing; it never goes.
        static func common(_ kind: ObjectScope.Kind) -> Unmanaged<Configuration>? {
            switch kind {
            case .transient:
                .passRetained(Configuration(scope: nil, sharing: .transient, isAsynchronous: false))
            case .graph:
                .passRetained(Configuration(scope: nil, sharing: .graph, isAsynchronous: false))
            case .container, .weak, .custom:
                nil
            }
        }
    }
}

extension Registration.Configuration {
    /// The reference to publish: a common configuration never goes, so that its references need no count.
    var published: Unmanaged<Registration.Configuration> {
        isCommon ? .passUnretained(self) : .passRetained(self)
    }
}

extension Unmanaged<Registration.Configuration> {
    /// Lets go of a configuration that is not published any more.
    func withdraw() {
        if !_withUnsafeGuaranteedRef({ $0.isCommon }) { release() }
    }
}
