import Synchronization

/// The registrations of generic components, one for each initializer of each specialization.
///
/// A type in a generic context can't have stored static properties, so its registrations are looked up here. They live
/// as long as the program, as such properties would, and so do replaced tables, which a thread may still read; together
/// those are no larger than the last. Lookups are therefore lock-free and need no pin.
@usableFromInline
enum KeptRegistrations {
    private typealias Table = InsertOnlyTable<KeptRegistration>

    private static let table = Atomic<Unmanaged<Table>?>(nil)
    private static let writing = Mutex(())

    /// The registration of a component's initializer, if it was requested before.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func find(component: ObjectIdentifier, number: Int) -> Unmanaged<AnyObject>? {
        table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { table in
            table.find(hash: component.tableHash) { kept in
                kept.component == component && kept.number == number
            }?._withUnsafeGuaranteedRef { kept in kept.registration }
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
        writing.withLock { _ in
            if let kept = find(component: component, number: number) { return kept }
            let kept = KeptRegistration(registration, component: component, number: number)
            _ = tableWithRoom().insert(kept) { _ in false }
            return kept.registration
        }
    }

    /// The table, replaced by a larger one if it is full.
    private static func tableWithRoom() -> Table {
        let current = table.load(ordering: .acquiring)?.takeUnretainedValue()
        if let current, !current.isFull { return current }
        let larger = current?.grown() ?? Table(capacity: 8)
        table.store(Unmanaged.passRetained(larger), ordering: .releasing)
        return larger
    }
}

/// One registration and what identifies it.
private final class KeptRegistration: TableElement {
    let component: ObjectIdentifier
    let number: Int
    private let object: any AnyObject & Sendable

    init(_ registration: any AnyObject & Sendable, component: ObjectIdentifier, number: Int) {
        self.component = component
        self.number = number
        self.object = registration
    }

    var tableHash: UInt32 { UInt32(truncatingIfNeeded: component.tableHash) }

    var registration: Unmanaged<AnyObject> { Unmanaged.passUnretained(object) }
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
