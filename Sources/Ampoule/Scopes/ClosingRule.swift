import Synchronization

/// The rule by which a container closes the instances of a registration.
enum ClosingRule: Sendable {
    /// An instance that is ``Closable`` closes itself.
    case byConformance

    /// The closures of `onClose`, in the order in which they were added.
    case byFunctions([@Sendable (AnyShared) async throws -> Void], isOfExistingInstance: Bool = false)

    /// The container has not made the instance.
    case never

    /// Whether `onClose` was called.
    var isByFunctions: Bool {
        if case .byFunctions = self { true } else { false }
    }

    /// Whether the container has not made the instance.
    var isOfExistingInstance: Bool {
        switch self {
        case .byConformance: false
        case .byFunctions(_, let isOfExistingInstance): isOfExistingInstance
        case .never: true
        }
    }

    /// This rule with another closure, which replaces the other rules.
    func adding(_ function: @escaping @Sendable (AnyShared) async throws -> Void) -> ClosingRule {
        let added =
            if case .byFunctions(let functions, _) = self { functions + [function] } else { [function] }
        return .byFunctions(added, isOfExistingInstance: isOfExistingInstance)
    }
}

/// The last type that was checked for a conformance, with the answer, in one atomic word.
///
/// A dynamic cast takes 50 to 100 ns. The instances of one registration nearly always have one type, so comparing it
/// with the last one replaces the cast.
struct ClosabilityMemory: ~Copyable, Sendable {
    /// The address of the type's metadata, whose last bit is set if the type conforms; 0 before the first check.
    private let word = Atomic<UInt>(0)

    /// Whether the last type conforms; `nil` before the first check.
    var last: Bool? {
        let word = word.load(ordering: .relaxed)
        return word == 0 ? nil : word & 1 == 1
    }

    /// Whether a type conforms; `nil` if it is not the last type.
    func answer(for type: Any.Type) -> Bool? {
        let word = word.load(ordering: .relaxed)
        return word & ~1 == Self.address(of: type) ? word & 1 == 1 : nil
    }

    /// Stores an answer.
    func remember(_ type: Any.Type, conforms: Bool) {
        word.store(Self.address(of: type) | (conforms ? 1 : 0), ordering: .relaxed)
    }

    /// Marks something that happens once.
    ///
    /// - Returns: Whether this is the first time.
    func markFirst() -> Bool {
        word.exchange(1, ordering: .relaxed) == 0
    }

    /// Metadata is aligned to words, so the last bit of its address is free.
    private static func address(of type: Any.Type) -> UInt {
        UInt(bitPattern: ObjectIdentifier(type))
    }
}
