import SwiftSyntax

extension Component {
    /// Reads a type marked `@Register`, valid or not.
    ///
    /// - Parameters:
    ///   - surroundings: The declarations around the type, innermost first.
    ///   - members: The members that are compiled.
    ///   - module: Returns the name of the module; called only if the name is needed, since it is slow.
    /// - Returns: `nil` if the declaration is of a kind that can't be a component.
    package init?(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        surroundings: [Syntax],
        members: [DeclSyntax],
        module: () -> String?
    ) {
        guard
            let kind = Kind(declaration),
            let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
            let attributed = declaration as? any ComponentDeclSyntax
        else { return nil }
        let isNameHidden = members.flatMap(\.declaredNames)
            .contains { other in other.textWithoutBackticks == name.textWithoutBackticks }
        self.init(
            attribute: attribute,
            declaration: attributed,
            kind: kind,
            name: name,
            surroundings: surroundings,
            module: isNameHidden ? module() : nil,
            initializers: members.compactMap { member in member.as(InitializerDeclSyntax.self) }
                .map(Initializer.init),
            members: members,
            isNameHidden: isNameHidden,
            services: attribute.argumentList.prefix { argument in argument.label == nil }
                .map { argument in Service(expression: argument.expression) },
            contributions: attribute.arguments(labeled: "contributesTo").map(Service.init),
            decorations: attribute.arguments(labeled: "decorates").map(Service.init),
            properties: members.compactMap { member in member.as(VariableDeclSyntax.self) }
                .flatMap(Property.properties),
            methods: members.compactMap { member in member.as(FunctionDeclSyntax.self) }
                .compactMap(Method.init)
        )
        determineDerivedProperties()
    }

    /// Reads a function marked `@Provides`, valid or not.
    ///
    /// - Parameters:
    ///   - surroundings: The declarations around the function, innermost first.
    ///   - module: The name of the module, where it is known.
    package init(
        _ function: FunctionDeclSyntax,
        attribute: AttributeSyntax,
        surroundings: [Syntax],
        module: String?
    ) {
        self.init(
            attribute: attribute,
            declaration: function,
            kind: .function,
            name: .identifier(FunctionComponentName(function: function.name.textWithoutBackticks).type),
            surroundings: surroundings,
            module: module,
            initializers: [Initializer(function)]
        )
        determineDerivedProperties()
    }
}

extension Component.Kind {
    fileprivate init?(_ declaration: some DeclGroupSyntax) {
        switch declaration.kind {
        case .classDecl: self = .class
        case .structDecl: self = .structure
        case .actorDecl: self = .actor
        case .enumDecl: self = .enumeration
        default: return nil
        }
    }
}
