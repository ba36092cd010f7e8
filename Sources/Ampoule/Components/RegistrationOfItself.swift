/// Finds the argument-free registration of a component that is its own service, by a type known only at run time.
enum RegistrationOfItself {
    /// The registration of a synchronous component under a name; `nil` if there is none.
    static func synchronous<Component>(
        _ component: Component.Type,
        name: String?
    ) -> ComponentRegistration<Component>? {
        guard let registrable = component as? any Registrable.Type else { return nil }
        let registration =
            registrable.__ownRegistration?.argumentFree(component)
            ?? registrable.__argumentFreeRegistration as? ComponentRegistration<Component>
        return registration?.key.name == name ? registration : nil
    }

    /// The registration of an asynchronous component under a name; `nil` if there is none.
    static func asynchronous<Component>(
        _ component: Component.Type,
        name: String?
    ) -> AsynchronousComponentRegistration<Component>? {
        guard let registrable = component as? any Registrable.Type else { return nil }
        let registration =
            registrable.__ownRegistration?.asynchronousArgumentFree(component)
            ?? registrable.__argumentFreeRegistration as? AsynchronousComponentRegistration<Component>
        return registration?.key.name == name ? registration : nil
    }

    /// Whether a component has such a registration.
    static func exists<Component>(_ component: Component.Type, name: String?) -> Bool {
        synchronous(component, name: name) != nil || asynchronous(component, name: name) != nil
    }
}
