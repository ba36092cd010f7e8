/// A reference to a level, or to none, in one word; levels are never freed.
struct LevelReference: Hashable, Sendable {
    private let address: UInt

    /// No level: the program.
    static var none: Self {
        @inline(__always) get { Self(address: 0) }
    }

    /// Stands in the place of a level where no search may find anything.
    static var nowhere: Self {
        @inline(__always) get { Self(address: 1) }
    }

    private init(address: UInt) {
        self.address = address
    }

    init(_ level: LevelIdentity) {
        address = UInt(bitPattern: Unmanaged.passUnretained(level).toOpaque())
    }

    /// Whether something was ever registered for the containers of the level.
    var hasRegistrations: Bool {
        guard let level = UnsafeRawPointer(bitPattern: address & ~1) else { return false }
        return Unmanaged<LevelIdentity>.fromOpaque(level)._withUnsafeGuaranteedRef { $0.hasRegistrations }
    }

    /// The level.
    var identity: LevelIdentity? {
        UnsafeRawPointer(bitPattern: address & ~1).map { level in
            Unmanaged<LevelIdentity>.fromOpaque(level).takeUnretainedValue()
        }
    }
}
