import AmpouleGraph
import AmpouleSyntax
import SwiftSyntax

extension DeclaredComponent {
    /// Creates the declaration of a component from the model that its macro uses.
    init(_ component: Component, in place: Place) {
        let isOwnType = component.function == nil
        self.init(
            name: component.function?.name.textWithoutBackticks ?? component.name.textWithoutBackticks,
            kind: ComponentGraph.Node.Kind(component.kind),
            scope: place.scope,
            innerScope: place.innerScope,
            services: isOwnType
                ? component.services.map { service in service.expression.spelledType }
                : [component.providedType.map(TypeSpelling.init)],
            contributions: component.contributions.map { service in service.expression.spelledType },
            decorated: component.decorated.flatMap { service in service.expression.spelledType },
            registrationName: NameSpelling(component.registrationName),
            objectScope: ScopeSpelling(component.scope),
            makings: component.usedInitializers.map { initializer in
                Making(initializer, of: component, at: place.position)
            },
            position: place.position(Syntax(component.function?.name ?? component.name)),
            accessLevel: component.reachableAccess.rawValue,
            isConditional: place.isConditional,
            hasConditionalMembers: component.hasConditionalInjections,
            isGeneric: component.isGenericForCertain,
            isLimited: !component.availability.isEmpty
        )
    }

    /// The context of a declaration.
    struct Place {
        let scope: LexicalScope.Index?
        let innerScope: LexicalScope.Index?
        let isConditional: Bool

        /// The position of a node in the file.
        let position: (Syntax) -> Position
    }
}

extension DeclaredComponent.Making {
    fileprivate init(_ initializer: Initializer, of component: Component, at position: (Syntax) -> Position) {
        let used = initializer.parametersUsedAtOnce
        let parameters = initializer.dependencies.map { parameter in
            var dependency = DeclaredDependency(parameter, .initializer, at: position)
            dependency.useAtOnce = used[parameter.name.textWithoutBackticks]
            return dependency
        }
        let properties = component.injectedProperties.map { property in
            DeclaredDependency(property, at: position)
        }
        let methods = component.methods.flatMap { method in
            method.parameters.map { parameter in
                DeclaredDependency(parameter, .method, in: method, at: position)
            }
        }
        let isDecorator = component.decorated != nil
        let arguments = isDecorator ? initializer.argumentsOfDecorated : initializer.arguments[...]
        self.init(
            arguments: arguments.map { argument in TypeSpelling(argument.type.ofArgument) },
            argumentLabels: arguments.map { argument in
                (argument.label ?? argument.name).textWithoutBackticks
            },
            areArgumentsOptional: !isDecorator
                && arguments.allSatisfy { argument in argument.defaultValue != nil },
            dependencies: parameters + properties.compactMap(\.self) + methods,
            isAsynchronous: initializer.isAsynchronous,
            isolation: initializer.declaration.map { declaration in
                IsolationSpelling(declaration.attributes, declaration.modifiers)
            } ?? .unstated
        )
    }
}

extension DeclaredDependency {
    fileprivate init(
        _ parameter: Parameter,
        _ injection: ComponentGraph.Dependency.Injection,
        in method: Method? = nil,
        at position: (Syntax) -> Position
    ) {
        let attribute = (parameter.injections.first ?? method?.injections.first)?.attribute
        let isProperty = !parameter.node.is(FunctionParameterSyntax.self)
        let type = isProperty ? parameter.type.written : parameter.type.ofDependency
        self.init(
            label: (parameter.label ?? parameter.name).textWithoutBackticks,
            text: type.trimmedText,
            type: TypeSpelling(parameter.type.ofDependency),
            name: method == nil || !parameter.injections.isEmpty
                ? NameSpelling(parameter.injections.first?.name) : .none,
            injection: injection,
            isHeldWeakly: false,
            position: position(attribute.map { attribute in Syntax(attribute) } ?? parameter.node)
        )
    }

    fileprivate init?(_ property: Property, at position: (Syntax) -> Position) {
        guard let name = property.name, let type = property.type, let injection = property.injections.first
        else { return nil }
        self.init(
            label: name.textWithoutBackticks,
            text: type.written.trimmedText,
            type: TypeSpelling(type.ofDependency),
            name: NameSpelling(injection.name),
            injection: .property,
            isHeldWeakly: property.declaration.modifiers.contains(.weak),
            position: position(Syntax(injection.attribute))
        )
    }
}

extension Component {
    /// The lowest access level of the type and its enclosing types.
    fileprivate var reachableAccess: Access {
        surroundings.indices.reduce(access) { access, index in
            let outer = surroundings.dropFirst(index + 1).first?.as(ExtensionDeclSyntax.self)
            guard let type = surroundings[index].asProtocol((any DeclGroupSyntax).self),
                !type.is(ExtensionDeclSyntax.self)
            else {
                return surroundings[index].is(ExtensionDeclSyntax.self) ? access : .private
            }
            return min(access, Access(type.modifiers) ?? outer.flatMap { Access($0.modifiers) } ?? .internal)
        }
    }

    /// Whether the declaration or an enclosing one has explicit generic parameters.
    fileprivate var isGenericForCertain: Bool {
        ([Syntax(declaration)] + surroundings).contains(where: \.isGeneric)
    }

    /// Whether an `#if` among the members may contain an injection.
    fileprivate var hasConditionalInjections: Bool {
        guard let type = declaration.asProtocol((any DeclGroupSyntax).self) else { return false }
        return type.memberBlock.members.contains { member in
            let attributes = member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
            if attributes?.isConditional == true { return true }
            guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return false }
            return conditional.description.contains { $0 == "@" } || conditional.mayAddInitialization
        }
    }
}

extension IfConfigDeclSyntax {
    /// Whether the declarations include a variable or an initializer.
    fileprivate var mayAddInitialization: Bool {
        clauses.contains { clause in
            guard case .decls(let members) = clause.elements else { return false }
            return members.contains { member in
                member.decl.is(VariableDeclSyntax.self) || member.decl.is(InitializerDeclSyntax.self)
                    || member.decl.as(IfConfigDeclSyntax.self)?.mayAddInitialization == true
            }
        }
    }
}

extension ComponentGraph.Node.Kind {
    fileprivate init(_ kind: Component.Kind) {
        switch kind {
        case .class: self = .class
        case .structure: self = .structure
        case .actor: self = .actor
        case .enumeration: self = .enumeration
        case .function: self = .function
        }
    }
}
