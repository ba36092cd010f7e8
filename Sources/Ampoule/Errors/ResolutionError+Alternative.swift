extension ResolutionError {
    /// A registration similar to the requested key, and how it differs from that key.
    public enum Alternative: Sendable, Hashable {
        /// A registration of the service and name with other arguments.
        case arguments(RegistrationKey)

        /// A registration of the service under another name, or under none.
        case name(RegistrationKey)

        /// An optional of the service, or the type that the requested optional wraps.
        case optional(RegistrationKey)

        /// A service whose type has a similar name.
        case similarType(RegistrationKey)

        /// One of several complete keys that the key could mean with default values of arguments, and the component
        /// that is registered there.
        case ambiguous(RegistrationKey, component: String?)

        /// The key itself, registered in the container that was asked, but not in the one that makes the shared
        /// instance on the resolution path; with the name of the inner container's level, if it has one.
        case innerContainer(RegistrationKey, level: String?, sharedInstance: RegistrationKey)

        /// The key itself, of the value of a level with this name that the container is not inside.
        case value(RegistrationKey, level: String)

        /// The key itself, registered for a level with this name that the container is not inside.
        case innerLevel(RegistrationKey, level: String)

        /// A component on the resolution path that isn't registered either; its list may have both.
        case unlistedComponent(RegistrationKey)

        /// The key of the registration.
        public var key: RegistrationKey {
            switch self {
            case .arguments(let key), .name(let key), .optional(let key), .similarType(let key),
                .ambiguous(let key, _), .innerContainer(let key, _, _), .value(let key, _),
                .innerLevel(let key, _), .unlistedComponent(let key):
                key
            }
        }
    }
}

extension ResolutionError.Alternative {
    /// Returns the registrations that are most similar to a key, the most similar first, in a deterministic order.
    ///
    /// Registrations with an option, which are those of extensions, are included only if the key has one, too.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations. Types are named and compared once for each
    ///   signature among them.
    static func nearest(
        to key: RegistrationKey,
        among registered: some Sequence<RegistrationKey>
    ) -> [ResolutionError.Alternative] {
        var comparison = KeyComparison(to: key)
        var arguments = NearestKeys()
        var names = NearestKeys()
        var optionals = NearestKeys()
        var similar = NearestKeys()
        for candidate in registered where candidate.optionBox == nil || key.optionBox != nil {
            switch comparison.likeness(of: candidate) {
            case .sameService(let distance) where candidate.name == key.name:
                arguments.add(candidate, at: distance)
            case .sameService(let distance): names.add(candidate, at: distance)
            case .optional(let distance): optionals.add(candidate, at: distance)
            case .similarType(let distance): similar.add(candidate, at: distance)
            case .different: break
            }
        }
        return arguments.keys.map { .arguments($0) } + names.keys.map { .name($0) }
            + optionals.keys.map { .optional($0) } + similar.keys.map { .similarType($0) }
    }
}

/// The most similar of the added keys, up to a maximum number, each once.
private struct NearestKeys {
    private static let maximumCount = 5

    private var entries: [(key: RegistrationKey, distance: Double)] = []

    /// The keys, the most similar first.
    var keys: [RegistrationKey] { entries.map(\.key) }

    mutating func add(_ key: RegistrationKey, at distance: Double) {
        let place = entries.firstIndex { entry in
            distance < entry.distance || distance == entry.distance && Self.isInOrder(key, entry.key)
        }
        guard place ?? entries.count < Self.maximumCount, !entries.contains(where: { $0.key == key }) else {
            return
        }
        entries.insert((key, distance), at: place ?? entries.count)
        if entries.count > Self.maximumCount { entries.removeLast() }
    }

    /// Whether one key precedes another at the same distance.
    ///
    /// Many registrations have the same types, so names are compared before descriptions are made.
    private static func isInOrder(_ first: RegistrationKey, _ second: RegistrationKey) -> Bool {
        let names = (first.name ?? "", second.name ?? "")
        return names.0 == names.1 ? first.description < second.description : names.0 < names.1
    }
}

/// Compares the types of keys with those of one key.
private struct KeyComparison {
    enum Likeness {
        /// An equal service type; the value is the distance between the arguments.
        case sameService(Double)

        /// An optional of the service, or the type that it wraps.
        case optional(Double)

        /// A service whose type has a similar name.
        case similarType(Double)
        case different
    }

    private let key: RegistrationKey
    private let wantedName: String
    private let comparableName: ComparableName
    private var known: [ObjectIdentifier: Likeness] = [:]

    init(to key: RegistrationKey) {
        self.key = key
        wantedName = TypeName.short(key.serviceType)
        comparableName = ComparableName(wantedName)
    }

    mutating func likeness(of candidate: RegistrationKey) -> Likeness {
        if let known = known[candidate.signature.identity] { return known }
        let likeness = compare(candidate)
        known[candidate.signature.identity] = likeness
        return likeness
    }

    private func compare(_ candidate: RegistrationKey) -> Likeness {
        if candidate.serviceType == key.serviceType { return .sameService(argumentDistance(to: candidate)) }
        let name = TypeName.short(candidate.serviceType)
        if name == wantedName + "?" || name + "?" == wantedName {
            return .optional(argumentDistance(to: candidate))
        }
        let distance = comparableName.distance(to: ComparableName(name))
        return distance.map { .similarType(Double($0)) } ?? .different
    }

    /// The number of arguments in which two keys differ; an optional and its wrapped type count half.
    ///
    /// Lists of different lengths are less similar than any of the same length.
    private func argumentDistance(to candidate: RegistrationKey) -> Double {
        let (first, second) = (candidate.argumentTypes, key.argumentTypes)
        guard first.count == second.count else {
            return Double(first.count + second.count + abs(first.count - second.count))
        }
        return zip(first, second).reduce(0) { distance, types in
            if types.0 == types.1 { return distance }
            let names = (TypeName.short(types.0), TypeName.short(types.1))
            return distance + (names.0 == names.1 + "?" || names.1 == names.0 + "?" ? 0.5 : 1)
        }
    }
}
