import SwiftSyntax

/// The syntax that all declarations of components share.
package typealias ComponentDeclSyntax = DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax

/// A type marked `@Register`, or a function marked `@Provides`, as its declaration shows it.
package struct Component {
    /// The kinds of declarations that can be components.
    package enum Kind {
        case `class`
        case structure
        case actor
        case enumeration
        case function
    }

    /// The `@Register` or `@Provides` attribute.
    package let attribute: AttributeSyntax
    package let declaration: any ComponentDeclSyntax
    package let kind: Kind

    /// The declared name; for a function, that of its generated type.
    package let name: TokenSyntax

    /// The declarations around the declaration, innermost first.
    package let surroundings: [Syntax]

    /// The name of the module, where it is known.
    package let module: String?

    /// The initializers that the declaration contains.
    package let initializers: [Initializer]
    package internal(set) var members: [DeclSyntax] = []

    /// Whether a member has the name of the type and hides it in code among the members.
    package internal(set) var isNameHidden = false

    package internal(set) var services: [Service] = []

    /// The services of `contributesTo:`, whose lists contain the component.
    package internal(set) var contributions: [Service] = []

    /// The services of `decorates:`; a component decorates one at most.
    package internal(set) var decorations: [Service] = []
    package internal(set) var properties: [Property] = []
    package internal(set) var methods: [Method] = []

    /// The initializers that become registrations.
    ///
    /// Those marked `@Inject`; otherwise the only one; otherwise, if there is none, the memberwise initializer. Empty
    /// if the choice among several is unspecified.
    package internal(set) var usedInitializers: [Initializer] = []

    /// The isolation that the type states, or that a function inherits from its enclosing type.
    package internal(set) var isolation: Isolation?
}

/// A service as listed in `@Register`, or in its `contributesTo:` or `decorates:`.
package struct Service {
    /// The argument as written, such as `Animal.self`.
    package let expression: ExprSyntax

    /// The named type; `nil` if the argument is spelled otherwise.
    package var type: ExprSyntax? { expression.namedType }
}

extension Component {
    package var registrationName: ExprSyntax? { attribute.argument(labeled: "name") }

    package var scope: ExprSyntax? { attribute.argument(labeled: "scope") }

    /// Whether the declaration has an initializer of its own.
    package var hasInitializer: Bool { !initializers.isEmpty }

    /// Determines the properties that others ask for repeatedly.
    mutating func determineDerivedProperties() {
        usedInitializers = initializersToUse
        isolation = statedIsolation
    }

    private var initializersToUse: [Initializer] {
        let marked = initializers.filter { initializer in !initializer.injections.isEmpty }
        if !marked.isEmpty { return marked }
        switch initializers.count {
        case 0: return [memberwiseInitializer]
        case 1: return initializers
        default: return []
        }
    }

    /// The initializer of a type that declares none.
    package var memberwiseInitializer: Initializer {
        let setByAccessors = Set(properties.flatMap(\.propertiesSetByAccessor))
        let parameters = properties.filter { property in !isInjectedAfterwards(property) }
            .compactMap(\.parameter)
            .filter { parameter in !setByAccessors.contains(parameter.name.textWithoutBackticks) }
        return Initializer(declaration: nil, parameters: parameters)
    }

    /// The properties that are set after the initializer.
    package var injectedProperties: [Property] { properties.filter(isInjectedAfterwards) }

    /// Whether a property is set after the initializer rather than by a memberwise initializer.
    ///
    /// A weak variable of a class refers back to an instance on a dependency cycle, which exists only after the
    /// initializer.
    package func isInjectedAfterwards(_ property: Property) -> Bool {
        guard !property.injections.isEmpty else { return false }
        return hasInitializer || property.isComputed || kind == .class && property.isWeakVariable
    }

    /// Whether the component has property or method injection.
    package var hasCompletion: Bool { !injectedProperties.isEmpty || !methods.isEmpty }

    /// Whether calling the injected methods may throw.
    package var hasThrowingCompletion: Bool { methods.contains(where: \.isThrowing) }

    /// Whether injection after the initializer may be asynchronous, as all used initializers are.
    package var isCompletedAsynchronously: Bool {
        hasCompletion && usedInitializers.allSatisfy(\.isAsynchronous)
    }

    /// The type of the registration, as written.
    package var registeredService: String {
        services.first?.type?.trimmedText ?? providedService ?? ownName
    }

    /// The service that the component decorates, if it does.
    package var decorated: Service? { decorations.first }

    package var forwardedServices: ArraySlice<Service> { services.dropFirst() }

    /// Whether the type or an enclosing type has, or may have, generic parameters.
    ///
    /// An extension doesn't show whether the extended type is generic.
    package var isGeneric: Bool {
        ([Syntax(declaration)] + surroundings).contains { node in
            node.isGeneric || node.is(ExtensionDeclSyntax.self)
        }
    }

    /// The access level of the type, as far as its declaration and its extension state it.
    package var access: Access {
        Access(declaration.modifiers) ?? surroundings.first?.as(ExtensionDeclSyntax.self).flatMap {
            surrounding in
            Access(surrounding.modifiers)
        } ?? .internal
    }

    /// The modifier or attribute, with a space after it, of generated members that are as visible as the type.
    package var visibility: String {
        declaration.attributes.contains("usableFromInline") ? "@usableFromInline " : access.modifier
    }

    /// Whether a parameter has a private type among the members, which only private members can name.
    package func namesPrivateMember(_ parameters: [Parameter]) -> Bool {
        let names = Set(members.filter(\.isPrivateType).flatMap(\.declaredNames).map(\.textWithoutBackticks))
        guard !names.isEmpty else { return false }
        return parameters.contains { parameter in
            parameter.type.written.tokens(viewMode: .sourceAccurate).contains { token in
                names.contains(token.textWithoutBackticks)
            }
        }
    }

    /// The access level of the memberwise initializer.
    ///
    /// It is at most that of the properties that it sets, whose types may have the same access level.
    package var memberwiseAccess: Access {
        min(access, memberwiseInitializer.parameters.map(\.access).min() ?? .public)
    }

    private var statedIsolation: Isolation? {
        let isolation = Isolation(declaration.attributes, declaration.modifiers)
        guard kind == .function, isolation == nil else { return isolation }
        return surroundings.first?.asProtocol((any DeclGroupSyntax).self)
            .flatMap { type in Isolation(type.attributes, type.modifiers) }
    }

    /// The `@available` attributes of the type and its enclosing types.
    package var availability: [AttributeSyntax] {
        ([Syntax(declaration)] + surroundings)
            .compactMap { node in node.asProtocol((any WithAttributesSyntax).self) }
            .flatMap { node in node.attributes.named("available") }
    }
}

extension DeclSyntax {
    /// Whether this declares or extends a type.
    package var isType: Bool {
        self.is(TypeAliasDeclSyntax.self) || asProtocol((any DeclGroupSyntax).self) != nil
    }

    fileprivate var isPrivateType: Bool {
        isType && asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.private) == true
    }
}
