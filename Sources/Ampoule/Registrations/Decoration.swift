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
        let component: DecoratingComponent?
        let registration: Registration

        init(by decoration: any Decoration, component: DecoratingComponent?, registration: Registration) {
            self.decoration = decoration
            self.component = component
            self.registration = registration
        }
    }

    /// The registration that this one decorates, if it does.
    var decorated: Registration? { attributes?.decoration?.registration }

    /// The component that describes the dependencies: the registered one, or the one that decorates.
    var describedOrigin: ComponentOrigin? { origin ?? attributes?.decoration?.component?.origin }
}

/// A component that decorates.
struct DecoratingComponent: Sendable {
    let origin: ComponentOrigin

    /// The complete key that the component is resolved under, where another registration may override it.
    let key: RegistrationKey
}
