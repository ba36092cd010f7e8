/// The dependencies that components declare, as far as they lead to instances to close.
struct DeclaredDependencies {
    private let container: Core

    /// The registrations of the instances, in the order in which those were made.
    private let registrations: [Registration]

    /// The number of the instance that was made first.
    private let firstNumber: SerialNumber

    /// The registrations that made some of the instances, and have been replaced or removed since.
    ///
    /// By their keys without arguments.
    private var replaced: [RegistrationKey: [Registration]] = [:]

    /// - Parameter instances: The instances to close, in the order in which they were made.
    init(of instances: [OpenInstances.Instance], in container: Core) {
        self.container = container
        registrations = instances.map(\.registration)
        firstNumber = instances.map(\.number).min() ?? .none
        replaced = Dictionary(grouping: registrations.filter { !isCurrent($0) }) {
            registrationKey(of: $0.key.serviceType, name: $0.key.name)
        }
    }

    /// The indices of the instances that each one depends on, also through others that are not among them; with whether it
    /// depends on no others: no closure takes part, which may resolve anything.
    ///
    /// - Complexity: O(*n* · *m*) for *n* instances whose components depend on *m* others that are not among them.
    var indices: [(found: Set<Int>, areComplete: Bool)] {
        let indices = Dictionary(grouping: registrations.indices) { registrations[$0].serialNumber }
        // Any other may have received the instance of a registration that has been replaced since.
        let areCurrent = replaced.isEmpty
        var known: [SerialNumber: Makers] = [:]
        return registrations.map { registration in
            var result = (found: Set<Int>(), areComplete: areCurrent)
            var visited: Set<SerialNumber> = [registration.serialNumber]
            var unvisited = [registration]
            while let next = unvisited.popLast() {
                let makers = known[next.serialNumber] ?? dependencies(of: next)
                known[next.serialNumber] = makers
                if !makers.areComplete { result.areComplete = false }
                for maker in makers.found where visited.insert(maker.serialNumber).inserted {
                    if let places = indices[maker.serialNumber] {
                        result.found.formUnion(places)
                    } else {
                        unvisited.append(maker)
                    }
                }
            }
            return result
        }
    }

    /// The registrations that make the dependencies of another one.
    private typealias Makers = (found: [Registration], areComplete: Bool)

    private func dependencies(of registration: Registration) -> Makers {
        var makers: Makers = ([registration.decorated?.maker].compactMap(\.self), true)
        let policy = registration.policy
        guard !isMadeOutside(registration) else { return makers }
        guard !policy.isOfExistingInstance else {
            // Registered before, it can't hold any of the instances, unless a closure has given it one.
            makers.areComplete = registration.serialNumber < firstNumber && !policy.isCompletedByClosures
            return makers
        }
        let origin = registration.describedOrigin
        let component =
            (origin?.component as? any Registrable.Type).map { DescribedComponent($0) }
            ?? registration.attributes?.factoryDescription.map { DescribedComponent($0) }
        makers.areComplete =
            !policy.isCompletedByClosures && !component.mayDependOnAnything(madeBy: origin?.number)
        for dependency in component?.dependencies(ofInitializer: origin?.number) ?? [] {
            let found = self.makers(of: dependency.type, name: dependency.name)
            makers.found += found
            if found.isEmpty { makers.areComplete = false }
        }
        return makers
    }

    /// Whether the instances are the value of a level, or shared by a container around this one, so that they hold none of
    /// this container's.
    private func isMadeOutside(_ registration: Registration) -> Bool {
        if container.lineage.contains(where: { $0.levelValue === registration }) { return true }
        let policy = registration.policy
        guard policy.closesInstances, policy.level == .none else { return false }
        return container.lineage.dropFirst().contains { outer in outer.owns(registration) }
    }

    /// Whether a registration, or one that decorates it, still makes the instances under its key.
    private func isCurrent(_ registration: Registration) -> Bool {
        let key = registration.key
        guard let maker = maker(under: key) ?? unregisteredMaker(under: key) else { return false }
        return sequence(first: maker, next: { $0.decorated?.maker })
            .contains { $0.serialNumber == registration.serialNumber }
    }

    /// The registrations that make the instances of a dependency, in the order of a resolution.
    private func makers(of type: Any.Type, name: String?) -> [Registration] {
        var service = type
        while true {
            let key = registrationKey(of: service, name: name)
            let former = replaced[key] ?? []
            if let maker = maker(under: key) ?? unregisteredMaker(of: service, name: name) {
                return withReplaced(maker) + former
            }
            if !former.isEmpty { return former }
            if isComponentFactory(service) { return makers(ofFactory: service) }
            if name == nil, let list = service as? any ServiceList.Type { return makers(ofList: list) }
            guard let wrapped = wrapped(by: service) else { return [] }
            service = wrapped.service
        }
    }

    /// The registrations that contribute to a list.
    private func makers(ofList list: any ServiceList.Type) -> [Registration] {
        container.searchedRegistrations.flatMap { searched in
            let former = searched.container.openInstances.current?.former?.registrations.all ?? []
            return searched.all + former.filter { registration in registration.level == searched.level }
        }
        .filter { (registration: Registration) -> Bool in
            registration.key.isContribution && registration.key.serviceType == list.elementType
        }
        .flatMap { withReplaced($0.maker) }
    }

    /// The registrations of a component, which its factory resolves.
    private func makers(ofFactory type: Any.Type) -> [Registration] {
        guard let component = componentMade(by: type) else { return [] }
        return component.generatedRegistrations(defaultScope: .graph)
            .filter { $0.shortenedKey == nil && $0.target == nil }
            .flatMap { registration in withReplaced(maker(under: registration.key) ?? registration) }
    }

    /// A registration, and those of the same service whose place it took.
    private func withReplaced(_ maker: Registration) -> [Registration] {
        [maker] + (replaced[registrationKey(of: maker.key.serviceType, name: maker.key.name)] ?? [])
    }

    /// The registration that makes the instances under a key.
    private func maker(under key: RegistrationKey) -> Registration? {
        for searched in container.searchedRegistrations {
            let container = searched.container
            let found =
                searched.registration(for: key)
                ?? container.openInstances.current?.former?.registrations
                .registration(for: key, at: searched.level)
                ?? (searched.level == .none ? container.levelValue.flatMap { $0.key == key ? $0 : nil } : nil)
            guard let found else { continue }
            guard case .one(let complete) = found.shortenedKey else { return found.maker }
            return maker(under: complete)
        }
        return nil
    }

    /// The registration of an unregistered component that was resolved.
    private func unregisteredMaker(of type: Any.Type, name: String?) -> Registration? {
        func ownKey<Component>(_ type: Component.Type) -> RegistrationKey? {
            RegistrationOfItself.template(of: type, name: name)?.ownKey
        }
        return _openExistential(type, do: ownKey).flatMap(unregisteredMaker)
    }

    /// The registration of an unregistered component that was resolved.
    private func unregisteredMaker(under key: RegistrationKey) -> Registration? {
        let root = container.root
        return root.components.registration(for: key)
            ?? root.openInstances.current?.former?.components.registration(for: key)
    }
}
