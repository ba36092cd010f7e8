import AmpouleGraph

extension ResolutionError {
    /// A registration that may have been meant, and how it differs from what was asked for.
    public enum Alternative: Sendable, Hashable {
        /// The same service and name with other arguments.
        case arguments(RegistrationKey)

        /// The same service under another name, or under none.
        case name(RegistrationKey)

        /// An optional of the service, or the type that the asked for optional wraps.
        case optional(RegistrationKey)

        /// A service whose type is called alike.
        case similarType(RegistrationKey)

        /// The key of the registration.
        public var key: RegistrationKey {
            switch self {
            case .arguments(let key), .name(let key), .optional(let key), .similarType(let key): key
            }
        }
    }
}

extension ResolutionError.Alternative {
    /// The most alternatives of one kind that are offered.
    private static let most = 5

    /// The registrations that come nearest to a key, nearest first, sorted to be the same from run to run.
    ///
    /// Registrations with an option, which are those of extensions, are offered to nobody who asks for none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    static func nearest(
        to key: RegistrationKey,
        among registered: some Sequence<RegistrationKey>
    ) -> [ResolutionError.Alternative] {
        let wanted = TypeName.short(key.serviceType)
        let wantedName = ComparableName(wanted)
        var arguments: Set<RegistrationKey> = []
        var names: Set<RegistrationKey> = []
        var optionals: Set<RegistrationKey> = []
        var similar: [RegistrationKey: Int] = [:]
        for candidate in registered where candidate.optionBox == nil || key.optionBox != nil {
            if candidate.serviceType == key.serviceType {
                if candidate.name == key.name { arguments.insert(candidate) } else { names.insert(candidate) }
                continue
            }
            let name = TypeName.short(candidate.serviceType)
            if name == wanted + "?" || name + "?" == wanted {
                optionals.insert(candidate)
            } else if let distance = wantedName.distance(to: ComparableName(name)) {
                similar[candidate] = distance
            }
        }
        return sorted(arguments, nearestTo: key).map { .arguments($0) }
            + sorted(names, nearestTo: key).map { .name($0) }
            + sorted(optionals, nearestTo: key).map { .optional($0) }
            + similar.sorted { ($0.value, $0.key.description) < ($1.value, $1.key.description) }
            .prefix(most).map { .similarType($0.key) }
    }

    private static func sorted(
        _ keys: Set<RegistrationKey>,
        nearestTo key: RegistrationKey
    ) -> [RegistrationKey] {
        let wanted = key.argumentTypes
        return keys.map { (key: $0, distance: Similarity.distance($0.argumentTypes, wanted)) }
            .sorted { ($0.distance, $0.key.description) < ($1.distance, $1.key.description) }
            .prefix(most).map(\.key)
    }
}

/// How alike two lists of arguments are.
private enum Similarity {
    /// The number of arguments in which two lists differ, an optional for a value counting half.
    ///
    /// Lists of different lengths are less alike than any of the same length.
    static func distance(_ first: [Any.Type], _ second: [Any.Type]) -> Double {
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
