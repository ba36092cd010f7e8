import Synchronization

/// The registrations of generic components, one for each initializer of each specialization.
///
/// A type in a generic context cannot have stored static properties, so its registrations are found here. They stay
/// for as long as the program runs, as such properties would. So do tables that a larger one has taken the place
/// of, because a thread may still be reading them; together they are no larger than the last. A thread that reads
/// takes no lock, therefore, and needs not be announced.
@usableFromInline
enum KeptRegistrations {
    private static let table = Atomic<Unmanaged<Table>?>(nil)
    private static let writing = Mutex(0)

    /// The registration of a component's initializer, if it was asked for before.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func find(component: ObjectIdentifier, number: Int) -> Unmanaged<AnyObject>? {
        table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { table in
            table.find(component: component, number: number)
        }
    }

    /// Keeps a registration, unless another thread has kept one meanwhile.
    ///
    /// - Returns: The registration that is kept.
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func keep(
        _ registration: any AnyObject & Sendable,
        component: ObjectIdentifier,
        number: Int
    ) -> Unmanaged<AnyObject> {
        writing.withLock { count in
            if let kept = find(component: component, number: number) { return kept }
            let table = table(for: count + 1)
            let kept = KeptRegistration(registration, component: component, number: number)
            table.insert(Unmanaged.passRetained(kept))
            count += 1
            return kept.registration
        }
    }

    /// The table, which is replaced by a larger one if it has no room.
    private static func table(for count: Int) -> Table {
        let current = table.load(ordering: .acquiring)?.takeUnretainedValue()
        if let current, count <= current.capacity { return current }
        let larger = Table(capacity: max(8, (current?.capacity ?? 0) * 2), takingOver: current)
        table.store(Unmanaged.passRetained(larger), ordering: .releasing)
        return larger
    }
}

/// One registration and what it is found by.
private final class KeptRegistration: Sendable {
    let component: ObjectIdentifier
    let number: Int
    private let object: any AnyObject & Sendable

    init(_ registration: any AnyObject & Sendable, component: ObjectIdentifier, number: Int) {
        self.component = component
        self.number = number
        self.object = registration
    }

    var registration: Unmanaged<AnyObject> { Unmanaged.passUnretained(object) }
}

/// A hash table that is read without a lock while one thread at a time writes.
///
/// The places are filled in probing order and never emptied, so a reader that meets an empty place knows that there
/// is no such registration.
///
/// Unchecked because of the pointer, which is written once; what it points at is atomic.
private final class Table: @unchecked Sendable {
    private typealias Place = Atomic<Unmanaged<KeptRegistration>?>

    private let places: UnsafeMutablePointer<Place>
    private let mask: Int

    /// How many registrations fit in before a larger table is needed.
    let capacity: Int

    /// - Parameters:
    ///   - capacity: How many registrations must fit in: a power of two.
    ///   - former: The table that this one takes the place of.
    init(capacity: Int, takingOver former: Table?) {
        self.capacity = capacity
        // Half of the places stay empty, which ends every search soon.
        let placeCount = capacity * 2
        mask = placeCount - 1
        places = .allocate(capacity: placeCount)
        for index in 0..<placeCount { (places + index).initialize(to: Place(nil)) }
        guard let former else { return }
        for index in 0...former.mask {
            if let kept = former.places[index].load(ordering: .acquiring) { insert(kept) }
        }
    }

    func find(component: ObjectIdentifier, number: Int) -> Unmanaged<AnyObject>? {
        var index = component.tableHash & mask
        while let kept = places[index].load(ordering: .acquiring) {
            let registration = kept._withUnsafeGuaranteedRef { kept in
                kept.component == component && kept.number == number ? kept.registration : nil
            }
            if let registration { return registration }
            index = (index + 1) & mask
        }
        return nil
    }

    func insert(_ kept: Unmanaged<KeptRegistration>) {
        var index = kept._withUnsafeGuaranteedRef { kept in kept.component.tableHash } & mask
        while places[index].load(ordering: .acquiring) != nil { index = (index + 1) & mask }
        places[index].store(kept, ordering: .releasing)
    }
}

extension ComponentRegistration {
    /// The one registration of an initializer of a component that is, or may be, generic.
    @inlinable
    public static func __kept<Component>(
        of component: Component.Type,
        number: Int,
        orMade registration: @autoclosure () -> ComponentRegistration
    ) -> ComponentRegistration {
        let component = ObjectIdentifier(component)
        let kept =
            KeptRegistrations.find(component: component, number: number)
            ?? KeptRegistrations.keep(registration(), component: component, number: number)
        // The component and the number are of this registration, whose type they fix.
        return unsafeDowncast(kept._withUnsafeGuaranteedRef { $0 }, to: ComponentRegistration.self)
    }
}

extension AsynchronousComponentRegistration {
    /// The one registration of an asynchronous initializer of a component that is, or may be, generic.
    public static func __kept<Component>(
        of component: Component.Type,
        number: Int,
        orMade registration: @autoclosure () -> AsynchronousComponentRegistration
    ) -> AsynchronousComponentRegistration {
        let component = ObjectIdentifier(component)
        let kept =
            KeptRegistrations.find(component: component, number: number)
            ?? KeptRegistrations.keep(registration(), component: component, number: number)
        // As above.
        return unsafeDowncast(kept.takeUnretainedValue(), to: AsynchronousComponentRegistration.self)
    }
}
