import AmpouleGraph
import AmpouleSyntax

/// A type marked `@Register` or a function marked `@Provides`.
package struct DeclaredComponent: Codable, Hashable, Sendable {
    /// The name of the type or function.
    package var name: String
    package var kind: ComponentGraph.Node.Kind

    /// The scope of the declaration; `nil` for the file.
    package var scope: LexicalScope.Index?

    /// The scope of its members, in which its dependencies are named.
    package var innerScope: LexicalScope.Index?

    /// The listed services, with `nil` for each that is not spelled out; empty if it is its own service.
    package var services: [TypeSpelling?]

    /// The services to whose lists it contributes, with `nil` for each that is not spelled out.
    package var contributions: [TypeSpelling?]

    /// The service that it decorates, if it does.
    package var decorated: TypeSpelling?
    package var registrationName: NameSpelling
    package var objectScope: ScopeSpelling

    /// One for each initializer that is used.
    package var makings: [Making]
    package var position: Position
    package var accessLevel: Int

    /// Whether it is inside an `#if`.
    package var isConditional: Bool

    /// Whether its injections may depend on an `#if` among its members.
    package var hasConditionalMembers: Bool
    package var isGeneric: Bool

    /// Whether its attribute names the module of the library.
    package var isAttributeQualified = false

    /// Whether it is available only in some versions of a platform.
    package var isLimited: Bool

    /// The parameters of one initializer or function.
    package struct Making: Codable, Hashable, Sendable {
        package var arguments: [TypeSpelling]

        /// The labels of the arguments; the name of the parameter if there is no label.
        package var argumentLabels: [String]

        /// Whether each argument has a default value.
        package var areArgumentsOptional: Bool
        package var dependencies: [DeclaredDependency]
        package var isAsynchronous: Bool

        /// The isolation that the initializer or function states.
        package var isolation: IsolationSpelling
    }
}

extension DeclaredComponent {
    package var isFunction: Bool { kind == .function }

    /// The making of the instances in lists, which pass no arguments.
    package var contributingMaking: Int? {
        makings.firstIndex(where: \.arguments.isEmpty) ?? makings.firstIndex(where: \.areArgumentsOptional)
    }

    /// The access level of the declaration.
    package var access: Access { Access(rawValue: accessLevel) ?? .internal }
}

/// An injected parameter or property.
package struct DeclaredDependency: Codable, Hashable, Sendable {
    package var label: String

    /// The type as written.
    package var text: String
    package var type: TypeSpelling
    package var name: NameSpelling
    package var injection: ComponentGraph.Dependency.Injection
    package var isHeldWeakly: Bool
    package var position: Position

    /// The functions that take as an argument, which may be an autoclosure, what each execution of the initializer makes with
    /// it; `nil` if it need not be used.
    package var useAtOnce: [String]?
}
