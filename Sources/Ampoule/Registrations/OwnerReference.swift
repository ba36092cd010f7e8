import Synchronization

/// The reference of a registration to its owner, a registrar: an address, until something else leads to the registration.
///
/// The owner holds its registrations, so a reference that each of them counted would cost more than it is worth. One that
/// others forward to is asked by containers that do not know its own; it retains the owner, which releases its
/// registrations when its container is deallocated.
///
/// The last bit of the word says that the owner is retained, by this reference alone. It is set once and never unset, so
/// the owner stays alive as long as the reference does.
struct OwnerReference: ~Copyable, Sendable {
    /// The address of the owner, 0 before there is one, and the bit.
    private let word = Atomic<UInt>(0)

    deinit {
        if isRetained { Self.object(word.load(ordering: .acquiring))?.release() }
    }

    /// The address of the owner; 0 if there is none.
    @inline(__always)
    var address: UInt { word.load(ordering: .relaxed) & ~1 }

    /// Whether the owner is retained, or will be when it is known.
    @inline(__always)
    var isRetained: Bool { word.load(ordering: .relaxed) & 1 == 1 }

    /// The owner, if it is retained; it stays alive as long as this reference.
    @inline(__always)
    var retained: Unmanaged<AnyObject>? {
        let word = word.load(ordering: .acquiring)
        return word & 1 == 1 ? Self.object(word) : nil
    }

    /// Records the owner, before the registration is published.
    @inline(__always)
    func set(_ owner: ObjectIdentifier) {
        let address = UInt(bitPattern: owner)
        if isRetained {
            replaceRetained(by: address)
        } else {
            word.store(address, ordering: .relaxed)
        }
    }

    @inline(never)
    private func replaceRetained(by address: UInt) {
        _ = Self.object(address)?.retain()
        Self.object(word.exchange(address | 1, ordering: .acquiringAndReleasing))?.release()
    }

    /// Retains the owner, now or when it is known.
    func retain() {
        let former = word.load(ordering: .relaxed)
        guard former & 1 == 0 else { return }
        _ = Self.object(former)?.retain()
        // The address is only written before the registration is published, so another thread can only have set the bit.
        let isSet = word.compareExchange(
            expected: former,
            desired: former | 1,
            ordering: .acquiringAndReleasing
        ).exchanged
        if !isSet { Self.object(former)?.release() }
    }

    @inline(__always)
    private static func object(_ word: UInt) -> Unmanaged<AnyObject>? {
        UnsafeRawPointer(bitPattern: word & ~1).map(Unmanaged.fromOpaque)
    }
}
