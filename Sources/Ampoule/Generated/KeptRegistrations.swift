import Synchronization

/// The registrations of generic components, one for each initializer of each specialization.
///
/// A type in a generic context can't have stored static properties, so its registrations are looked up here. They
/// live as long as the program, as such properties would. So do replaced tables, because a thread may still read one;
/// together they are no larger than the current table. Lookups are therefore lock-free and need no pin.
@usableFromInline
enum KeptRegistrations {
    private typealias Table = InsertOnlyTable<KeptRegistration>

    private static let table = Atomic<Unmanaged<Table>?>(nil)
    private static let writing = Mutex(())

    /// The stored registration of a component's initializer, if any.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func find(component: ObjectIdentifier, number: Int) -> Unmanaged<AnyObject>? {
        table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { table in
            table.find(hash: component.tableHash) { kept in
                kept.component == component && kept.number == number
            }?.read { kept in kept.registration }
        }
    }

    /// The stored registration of a component's initializer, which is made if necessary.
    @inlinable
    @inline(__always)
    static func kept<Registration: AnyObject & Sendable>(
        of component: ObjectIdentifier,
        number: Int,
        orMade make: () -> Registration
    ) -> Registration {
        let kept =
            find(component: component, number: number) ?? keep(make(), component: component, number: number)
        // The component and the number identify a registration of exactly this type.
        return unsafeDowncast(kept._withUnsafeGuaranteedRef { $0 }, to: Registration.self)
    }

    /// Stores a registration, unless another thread has stored one meanwhile.
    ///
    /// - Returns: The stored registration.
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
            _ = Table.withSpace(in: table).insert(kept) { _ in false }
            return kept.registration
        }
    }
}

/// A registration and its identity in the table.
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
    /// The only registration of an initializer of a component that is, or may be, generic.
    ///
    /// Do not use it directly; generated code does.
    @inlinable
    public static func __kept<Component>(
        of component: Component.Type,
        number: Int,
        orMade registration: @autoclosure () -> ComponentRegistration
    ) -> ComponentRegistration {
        KeptRegistrations.kept(of: ObjectIdentifier(component), number: number, orMade: registration)
    }
}

extension AsynchronousComponentRegistration {
    /// The only registration of an asynchronous initializer of a component that is, or may be, generic.
    ///
    /// Do not use it directly; generated code does.
    public static func __kept<Component>(
        of component: Component.Type,
        number: Int,
        orMade registration: @autoclosure () -> AsynchronousComponentRegistration
    ) -> AsynchronousComponentRegistration {
        KeptRegistrations.kept(of: ObjectIdentifier(component), number: number, orMade: registration)
    }
}
