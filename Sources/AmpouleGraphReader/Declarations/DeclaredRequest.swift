/// A request for a service that works without it.
package struct OptionalRequest: Codable, Hashable, Sendable {
    package var service: TypeSpelling
    package var name: NameSpelling
}

/// A function that throws the errors of another one.
package struct Propagation: Codable, Hashable, Sendable {
    package var function: String
    package var called: String
}

/// A request for a service without which the program fails.
///
/// Examples are `require(Animal.self)`, `resolve(Animal.self)!` and `factory(for: Horse.self)`.
package struct DeclaredRequest: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        /// The service without arguments.
        case service

        /// The service with arguments.
        case serviceWithArguments

        /// The service that the code expects, whose type the file doesn't show.
        case expectedService

        /// The factory of a component.
        case factory

        /// A component, by the name of its accessor.
        case accessor

        /// Injection into the properties and methods of an instance that other code makes.
        case injection
    }

    package var kind: Kind
    package var service: TypeSpelling
    package var name: NameSpelling
    package var receiver: Receiver
    package var container: AskedContainer

    /// The behavior of the code around the request without the service.
    package enum Demand: Codable, Hashable, Sendable {
        /// It fails.
        case certain

        /// It fails, unless a caller catches the error of its function, or unless the function that takes the request as
        /// an argument makes an autoclosure of it.
        case unless(caughtIn: String?, autoclosureOf: String?)

        /// It fails, unless the code that calls the closure around the request catches the error.
        case unlessCaught

        /// It fails, unless it works with `nil`, too.
        case unlessOptional

        /// It fails if it calls the factory that it stores or passes on.
        case later

        /// It continues.
        case none
    }

    package var demand: Demand

    /// Whether the code waits for what it requests.
    package var waiting: Waiting

    package enum Waiting: String, Codable, Hashable, Sendable {
        /// It certainly does not.
        case no

        /// It does if the service is a component; a container has no other request that waits.
        case forComponent

        /// It does, as far as the file shows it.
        case yes
    }

    /// The types of the arguments, with `nil` for each that isn't known; `nil` if their number is unknown.
    package var arguments: [String?]?

    /// Whether the code may not run, or may run only if the service is registered.
    package var isLeftOpen: Bool

    /// The closure that certainly makes the request when it makes or completes an instance.
    package var closure: Closure?

    /// A closure of a registration.
    package struct Closure: Codable, Hashable, Sendable {
        /// The position of the registration.
        package var registration: Position

        /// Whether the closure completes an instance that exists.
        package var isCompletion: Bool

        /// Whether the request is made of the resolver that the closure is called with.
        package var asksResolver: Bool

        /// The functions of the closure that take the request as an argument, which may be an autoclosure.
        package var functions: [String]
    }

    /// The change of the registration, if the call makes one; a component needs no registration for it.
    package var change: Change?

    package enum Change: String, Codable, Hashable, Sendable {
        case decoration, override
    }

    /// The registrations that the container may have when the call decorates a service.
    package var earlierRegistrations: EarlierRegistrations

    package enum EarlierRegistrations: String, Codable, Hashable, Sendable {
        /// Nothing: the function creates the container, and decorates before it registers.
        case none

        /// Nothing that the function shows; other code has the container, too.
        case notShown

        /// Something, as far as the function shows it.
        case possible
    }

    /// The override whose closure makes the request of its first parameter, which may be an argument of a component.
    package var override: Override?

    /// A call of `override(_:factory:)` or `override(_:with:)`.
    package struct Override: Codable, Hashable, Sendable {
        package var type: TypeSpelling

        /// The number of parameters of the closure.
        package var parameters: Int
    }

    /// The enclosing scope; `nil` for the file.
    package var scope: LexicalScope.Index?
    package var position: Position
}
