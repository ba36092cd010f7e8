import SwiftIfConfig
import SwiftSyntax

extension Component {
    /// Reads a type marked `@Register`, valid or not.
    ///
    /// - Parameters:
    ///   - declaration: The type.
    ///   - attribute: The `@Register` to read.
    ///   - surroundings: The declarations around the type, innermost first.
    ///   - configuration: Evaluates `#if` inside the type; if `nil`, all members inside an `#if` are omitted.
    /// - Returns: `nil` if the declaration is of a kind that can't be a component.
    package init?(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        surroundings: [Syntax],
        configuration: (any BuildConfiguration)?
    ) {
        self.init(
            declaration,
            attribute: attribute,
            surroundings: surroundings,
            members: declaration.memberBlock.members.activeDeclarations(in: configuration)
        )
    }

    /// Reads a type marked `@Register`, valid or not.
    ///
    /// - Parameters:
    ///   - declaration: The type.
    ///   - attribute: The `@Register` to read.
    ///   - surroundings: The declarations around the type, innermost first.
    ///   - members: The members that are compiled.
    ///   - module: Returns the name of the module; called only if the name is needed, since it is slow.
    /// - Returns: `nil` if the declaration is of a kind that can't be a component.
    package init?(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        surroundings: [Syntax],
        members: [DeclSyntax],
        module: () -> String? = { nil }
    ) {
        guard
            let kind = Kind(declaration),
            let named = declaration.asProtocol((any NamedDeclSyntax).self),
            let attributed = declaration as? any ComponentDeclSyntax
        else { return nil }
        let isNameHidden = members.flatMap(\.declaredNames)
            .contains { name in name.textWithoutBackticks == named.name.textWithoutBackticks }
        self.init(
            attribute: attribute,
            declaration: attributed,
            kind: kind,
            name: named.name,
            surroundings: surroundings,
            module: isNameHidden ? module() : nil,
            members: members,
            isNameHidden: isNameHidden,
            services: attribute.argumentList.prefix { argument in argument.label == nil }
                .map { argument in Service(expression: argument.expression) },
            registrationName: attribute.argument(labeled: "name"),
            scope: attribute.argument(labeled: "scope"),
            contributions: attribute.arguments(labeled: "contributesTo").map(Service.init),
            decorations: attribute.arguments(labeled: "decorates").map(Service.init),
            initializers: members.compactMap { member in member.as(InitializerDeclSyntax.self) }
                .map(Initializer.init),
            properties: members.compactMap { member in member.as(VariableDeclSyntax.self) }
                .flatMap(Property.properties),
            methods: members.compactMap { member in member.as(FunctionDeclSyntax.self) }
                .compactMap(Method.init)
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
