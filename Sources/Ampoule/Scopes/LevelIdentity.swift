import Synchronization

/// A level at run time: its type, of which there is one for each level.
///
/// It takes one word, also where there may be none, which stands for the program.
package struct LevelIdentity: Hashable, Sendable {
    /// The type of the level, and of the value that its containers are opened with.
    package let type: Any.Type

    package init(_ type: Any.Type) {
        self.type = type
    }

    /// Stands in the place of a level where no search may find anything.
    static var nowhere: Self { Self(Never.self) }

    @inline(__always)
    package static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension LevelIdentity {
    private static let noted = Mutex<[LevelIdentity]>([])
    private static let areAnyNoted = Atomic<Bool>(false)

    /// Whether something was ever registered for the containers of a level, so that a search has to look for it.
    static var haveRegistrations: Bool { areAnyNoted.load(ordering: .acquiring) }

    /// The levels that something was ever registered for.
    static var registered: [LevelIdentity] { haveRegistrations ? noted.withLock { $0 } : [] }

    /// Notes that something is about to be registered for the containers of the level.
    func noteRegistration() {
        Self.noted.withLock { noted in
            if !noted.contains(self) { noted.append(self) }
        }
        Self.areAnyNoted.store(true, ordering: .sequentiallyConsistent)
    }
}
