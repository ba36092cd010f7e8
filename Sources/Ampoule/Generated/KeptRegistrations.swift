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

    /// The stored template of a component's initializer, if any.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func find(component: ObjectIdentifier, number: Int) -> ComponentTemplate? {
        table.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { table in
            table.find(hash: component.tableHash) { kept in
                kept.component == component && kept.number == number
            }?.read { kept in kept.template }
        }
    }

    /// Stores the template of a component's initializer, unless another thread has stored one meanwhile.
    ///
    /// - Returns: The stored template.
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func keep(
        _ template: ComponentTemplate,
        component: ObjectIdentifier,
        number: Int
    ) -> ComponentTemplate {
        writing.withLock { _ in
            if let kept = find(component: component, number: number) { return kept }
            let kept = KeptRegistration(component: component, number: number, template: template)
            _ = Table.withSpace(in: table).insert(kept) { _ in false }
            return template
        }
    }
}

/// A template and its identity in the table.
private final class KeptRegistration: TableElement {
    let component: ObjectIdentifier
    let number: Int
    let template: ComponentTemplate

    init(component: ObjectIdentifier, number: Int, template: ComponentTemplate) {
        self.component = component
        self.number = number
        self.template = template
    }

    var tableHash: UInt32 { UInt32(truncatingIfNeeded: component.tableHash) }
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
        let component = ObjectIdentifier(component)
        return ComponentRegistration(
            KeptRegistrations.find(component: component, number: number)
                ?? KeptRegistrations.keep(registration().template, component: component, number: number)
        )
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
        let component = ObjectIdentifier(component)
        return AsynchronousComponentRegistration(
            KeptRegistrations.find(component: component, number: number)
                ?? KeptRegistrations.keep(registration().template, component: component, number: number)
        )
    }
}
