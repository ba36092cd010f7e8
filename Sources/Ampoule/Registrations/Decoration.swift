/// A decorator, which wraps the instances of another registration.
///
/// A registration with a decoration resolves the decorated one, and has a scope of its own. So a shared instance is
/// decorated once, and the decorated registration shares and completes its instances as it did before.
protocol Decoration: AnyObject, Sendable {
    /// Makes the registration of the decorator.
    ///
    /// - Parameters:
    ///   - decorated: The registration whose instances are decorated.
    ///   - key: The key of both.
    func registration(decorating decorated: Registration, under key: RegistrationKey) -> Registration

    /// The same decoration of a registration with more arguments than the decorator takes.
    ///
    /// - Parameter argumentType: The types of the arguments, which begin with those that the decorator takes.
    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration
}

extension Registration {
    /// The registration that another one decorates, and by what.
    struct Decorated: Sendable {
        let decoration: any Decoration

        /// The component that decorates, if one does.
        let component: ComponentOrigin?
        let registration: Registration

        init(by decoration: any Decoration, component: ComponentOrigin?, registration: Registration) {
            self.decoration = decoration
            self.component = component
            self.registration = registration
        }
    }

    /// The registration that this one decorates, if it does.
    var decorated: Registration? { attributes?.decoration?.registration }
}
