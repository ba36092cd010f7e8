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
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations. Types are named and compared once for each
    ///   signature among them.
    package static func nearest(
        to key: RegistrationKey,
        among registered: some Sequence<RegistrationKey>
    ) -> [ResolutionError.Alternative] {
        var comparison = KeyComparison(key: key, wanted: ComparableName(TypeName.short(key.serviceType)))
        var found: [(likeness: KeyComparison.Likeness, key: RegistrationKey, distance: Double)] = []
        var known: Set<RegistrationKey> = []
        for candidate in registered where candidate.optionBox == nil || key.optionBox != nil {
            guard let (ofTypes, distance) = comparison.comparison(with: candidate),
                known.insert(candidate).inserted
            else { continue }
            let likeness = ofTypes == .arguments && candidate.name != key.name ? .name : ofTypes
            found.append((likeness, candidate, distance))
        }
        func nearest(_ likeness: KeyComparison.Likeness) -> [RegistrationKey] {
            found.filter { $0.likeness == likeness }.sorted { first, second in
                if first.distance != second.distance { return first.distance < second.distance }
                // Many registrations have the same types, so names are compared before descriptions are made.
                let names = (first.key.name ?? "", second.key.name ?? "")
                return names.0 == names.1
                    ? first.key.description < second.key.description : names.0 < names.1
            }.prefix(5).map(\.key)
        }
        return nearest(.arguments).map { .arguments($0) } + nearest(.name).map { .name($0) }
            + nearest(.optional).map { .optional($0) } + nearest(.type).map { .similarType($0) }
    }
}

/// Compares the types of keys with those of one key.
private struct KeyComparison {
    /// The case of ``ResolutionError/Alternative`` for a similar key; `arguments` for any key of the same service.
    enum Likeness { case arguments, name, optional, type }

    let key: RegistrationKey

    /// The name of the key's service.
    let wanted: ComparableName

    /// The results so far, by the signatures of the compared keys.
    var known: [ObjectIdentifier: (Likeness, Double)?] = [:]

    /// How a key is similar, with the distance between the arguments or the names; `nil` if it isn't.
    mutating func comparison(with candidate: RegistrationKey) -> (Likeness, Double)? {
        if let known = known[candidate.signature.identity] { return known }
        let comparison = compare(candidate)
        known[candidate.signature.identity] = .some(comparison)
        return comparison
    }

    private func compare(_ candidate: RegistrationKey) -> (Likeness, Double)? {
        if candidate.serviceType == key.serviceType { return (.arguments, argumentDistance(to: candidate)) }
        let name = TypeName.short(candidate.serviceType)
        if name == wanted.name + "?" || name + "?" == wanted.name {
            return (.optional, argumentDistance(to: candidate))
        }
        return wanted.distance(to: ComparableName(name)).map { (.type, Double($0)) }
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

/// A name, prepared to be compared with many others.
package struct ComparableName {
    fileprivate let name: String
    private let bytes: [UInt8]

    /// A bit mask of the bytes that occur, which rules out most different names without computing a distance.
    private let present: UInt64

    /// Prepares a name; letter case makes no difference.
    package init(_ name: String) {
        self.name = name
        bytes = Array(name.lowercased().utf8)
        present = bytes.reduce(0) { present, byte in present | 1 << UInt64(byte & 63) }
    }

    /// The number of edits from one name to the other, or nil if they are not alike.
    ///
    /// Names that differ in case only, or of which one contains the other (`Animal`, `WildAnimal`), are alike; but `Int` is no word of
    /// `Appointment`. Names of more than 128 bytes are only alike if one contains the other.
    ///
    /// - Complexity: O(*n* × *m*), where *n* and *m* are the lengths of the names, to search one in the other; otherwise O(*n* + *m*).
    package func distance(to other: ComparableName) -> Int? {
        let (shorter, longer) = bytes.count < other.bytes.count ? (self, other) : (other, self)
        let difference = longer.bytes.count - shorter.bytes.count
        if shorter.bytes.count >= 3, shorter.present & ~longer.present == 0,
            longer.beginnings.contains(where: { longer.bytes.dropFirst($0).starts(with: shorter.bytes) })
        {
            return difference
        }
        let most = longer.bytes.count / 3
        guard difference <= most, longer.bytes.count <= UInt128.bitWidth else { return nil }
        let mostEdits = max(1, most)
        // An edit replaces one byte by another, so that it changes two bits at the most.
        guard (present ^ other.present).nonzeroBitCount <= 2 * mostEdits else { return nil }
        return edits(to: other, atMost: mostEdits)
    }

    /// The places at which a word may begin: all but those of lowercase letters after the first.
    private var beginnings: some Sequence<Int> {
        let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
        return name.utf8.enumerated().lazy.filter { $0 == 0 || !lowercase.contains($1) }.map(\.offset)
    }

    /// The number of insertions, deletions and replacements that lead to the other name; `nil` if there are more than `limit`.
    ///
    /// A miss compares the name asked for with those of all registered types, also in debug builds. So this is Myers' algorithm,
    /// which takes one step for a column of the table of distances. Its bits are the rows: for each byte of this name, whether the
    /// distance is greater by one than in the row before, or less.
    private func edits(to other: ComparableName, atMost limit: Int) -> Int? {
        var rows = [UInt128](repeating: 0, count: 256)
        for (row, byte) in bytes.enumerated() { rows[Int(byte)] |= 1 << row }
        var (increasing, decreasing) = (UInt128.max, UInt128(0))
        let last = UInt128(1) << (bytes.count - 1)
        var distance = bytes.count
        for byte in other.bytes {
            let matching = rows[Int(byte)]
            let horizontal = (((matching & increasing) &+ increasing) ^ increasing) | matching
            let greater = decreasing | ~(horizontal | increasing)
            let less = increasing & horizontal
            distance += greater & last != 0 ? 1 : less & last != 0 ? -1 : 0
            let vertical = matching | decreasing
            let entering = greater << 1 | 1
            increasing = less << 1 | ~(vertical | entering)
            decreasing = entering & vertical
        }
        return distance <= limit ? distance : nil
    }
}

/// A container that was asked for a shared instance that another one makes; errors name what only it has registered.
struct Asker: Sendable {
    let container: any AnyObject & Sendable

    /// The key of the shared instance.
    let key: RegistrationKey
}
