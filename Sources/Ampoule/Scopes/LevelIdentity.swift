import Synchronization

/// The identity of a level at run time; each level has one, so that levels are compared by address.
///
/// A program has a fixed number of levels, so they are never freed. Lookups are lock-free and need no pin.
package final class LevelIdentity: TableElement {
    private typealias Table = InsertOnlyTable<LevelIdentity>

    private static let table = Atomic<Unmanaged<Table>?>(nil)
    private static let writing = Mutex(())

    /// The type of the level, and of the value that its containers are opened with.
    package let type: Any.Type

    /// The name of the level, for descriptions and errors.
    package let name: String

    /// The level that it is opened in; `nil` if that is the program.
    package let outer: LevelIdentity?

    /// Whether something was ever registered for the containers of the level, so that a search has to look for it.
    private let isRegisteredFor = Atomic<Bool>(false)

    private init(_ type: Any.Type, named name: String, inside outer: LevelIdentity?) {
        self.type = type
        self.name = name
        self.outer = outer
    }

    var tableHash: UInt32 { UInt32(truncatingIfNeeded: ObjectIdentifier(type).tableHash) }

    /// Whether something was ever registered for the containers of the level.
    var hasRegistrations: Bool { isRegisteredFor.load(ordering: .acquiring) }

    /// Notes that something is about to be registered for the containers of the level.
    func noteRegistration() { isRegisteredFor.store(true, ordering: .sequentiallyConsistent) }
}

extension LevelIdentity {
    /// The identity of a type that was added.
    ///
    /// - Complexity: O(1) on average.
    static func known(_ type: Any.Type) -> LevelIdentity? {
        table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { table in
            table.find(hash: ObjectIdentifier(type).tableHash) { $0.type == type }?.object
        }
    }

    /// The identity of a type, added if it is new.
    static func known(_ type: Any.Type, named name: String, addingInside outer: LevelIdentity?)
        -> LevelIdentity
    {
        writing.withLock { _ in
            if let known = known(type) { return known }
            let identity = LevelIdentity(type, named: name, inside: outer)
            _ = Table.withSpace(in: table).insert(identity) { _ in false }
            return identity
        }
    }

    /// The levels inside that of a container, or inside the program if it is inside none, the outermost first.
    static func inside(_ level: LevelIdentity?) -> [LevelIdentity] {
        all.filter { inner in level == nil || inner.around.contains { $0 === level } }
            .sorted(by: \.name).sorted(by: \.around.count)
    }

    /// The levels that this one is inside, the innermost first.
    private var around: [LevelIdentity] { Array(sequence(first: self) { $0.outer }.dropFirst()) }

    /// The levels that something was ever registered for.
    ///
    /// - Complexity: O(*n*), where *n* is the number of levels.
    static var registered: [LevelIdentity] {
        table.load(ordering: .acquiring) == nil ? [] : all.filter(\.hasRegistrations)
    }

    /// All levels that the program has used so far.
    private static var all: [LevelIdentity] {
        writing.withLock { _ in table.load(ordering: .acquiring)?.takeUnretainedValue().all ?? [] }
    }
}

/// A reference to a level, or to none, in one word; levels are never freed.
package struct LevelReference: Hashable, Sendable {
    private let address: UInt

    /// No level: the program.
    package static var none: Self {
        @inline(__always) get { Self(address: 0) }
    }

    /// Stands in the place of a level where no search may find anything.
    static var nowhere: Self {
        @inline(__always) get { Self(address: 1) }
    }

    private init(address: UInt) {
        self.address = address
    }

    package init(_ level: LevelIdentity) {
        address = UInt(bitPattern: Unmanaged.passUnretained(level).toOpaque())
    }

    /// Whether something was ever registered for the containers of the level.
    var hasRegistrations: Bool {
        reference?._withUnsafeGuaranteedRef(\.hasRegistrations) ?? false
    }

    /// The level.
    package var identity: LevelIdentity? { reference?.takeUnretainedValue() }

    private var reference: Unmanaged<LevelIdentity>? {
        UnsafeRawPointer(bitPattern: address & ~1).map(Unmanaged.fromOpaque)
    }
}
