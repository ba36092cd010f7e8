/// A factory that no macro registers: `register(_:name:factory:)`, `contribute(to:name:factory:)`, or an element of
/// a module.
package struct DeclaredRegistration: Codable, Hashable, Sendable {
    /// A type and a name by which it can be resolved.
    package struct Key: Codable, Hashable, Sendable {
        package var service: TypeSpelling
        package var name: NameSpelling

        /// The position of the forward that adds it; `nil` if the call that registers the factory does.
        package var forward: Position?
    }

    /// The keys, starting with the one it is registered under; empty if it only contributes to lists.
    package var keys: [Key]

    /// The services to whose lists it contributes, with the names of the elements.
    package var contributions: [Key] = []

    /// The types of the arguments; `nil` if their number is unknown.
    ///
    /// A type that isn't written is `nil`, too.
    package var arguments: [TypeSpelling?]?
    package var objectScope: ScopeSpelling

    /// The scope of the call; `nil` for the file.
    package var scope: LexicalScope.Index?

    /// Whether it is inside an `#if`.
    package var isConditional: Bool

    /// Whether the factory is asynchronous.
    var isAsynchronous: Bool

    /// Whether the service is inferred from the expression that makes the instance, so that it may be an optional.
    package var isServiceConcluded: Bool

    /// Whether it returns the instances of another registration, as with `forward` and `implements`.
    package var isForward: Bool
    package var position: Position

    /// The closure that makes the instances, as far as it is known.
    package var factory = Factory.unknown

    /// The factory of a registration.
    package enum Factory: Codable, Hashable, Sendable {
        /// An instance that exists.
        case instance

        /// A closure, with the uses of its resolver that can't be followed.
        case closure([UnfollowedUse])

        /// A function or an initializer, whose needs are unknown.
        case unknown

        /// The factory with a further closure, which completes the instances.
        func completed(by completion: Factory) -> Factory {
            switch (self, completion) {
            case (.closure(let uses), .closure(let further)): .closure(uses + further)
            default: .unknown
            }
        }
    }

    /// The value whose function is called; `nil` for an element of a module.
    package var receiver: Receiver?

    /// Whether that value is a container inside another one.
    package var rank = ContainerRank.unknown

    /// The module that it is an element of, if the file shows it.
    package var module: DeclaredModule?
}

/// A call that makes a module of elements.
package struct DeclaredModule: Codable, Hashable, Sendable {
    package var position: Position

    /// Whether the module uses others, in which its elements are looked for, too.
    package var usesOthers: Bool
}

extension DeclaredRegistration {
    /// The function that registers the factory.
    var function: String { keys.isEmpty ? "contribute(to:name:factory:)" : "register(_:name:factory:)" }
}

/// The use of a resolver by a closure that doesn't show which services are resolved.
package struct UnfollowedUse: Codable, Hashable, Sendable {
    package enum Kind: Codable, Hashable, Sendable {
        /// The resolver is an argument, or is stored.
        case passedOn

        /// The requested type isn't spelled out.
        case computedType

        /// A member of the resolver is used, which may be the accessor of a component.
        case member(String)
    }

    package var kind: Kind
    package var position: Position
}

/// The registration of a component: `Horse.register(in:)`, called or used as a value, or `Horse.self` in a module.
package struct ComponentRegistrationCall: Codable, Hashable, Sendable {
    package var component: ComponentReference

    /// Whether the function is named with its label; `Horse.register` may be any other function.
    package var isLabeled: Bool

    /// The scope of the call; `nil` for the file.
    package var scope: LexicalScope.Index?

    /// Whether it is inside an `#if`.
    package var isConditional: Bool
    package var position: Position

    /// The value that is passed as the container; `nil` for an element of a module.
    package var container: Receiver?

    /// Whether that value is a container inside another one.
    package var rank = ContainerRank.unknown

    /// The module that the component is an element of, if the file shows it.
    package var module: DeclaredModule?
}
