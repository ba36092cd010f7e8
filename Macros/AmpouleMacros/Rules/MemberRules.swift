import AmpouleSyntax
import SwiftSyntax

// MARK: - Initializers

extension Component {
    /// It is clear which initializers are used.
    var initializerChoiceViolations: [DiagnosticMessage] {
        if kind == .enumeration, !hasInitializer { return [.enumerationWithoutInitializer(self)] }
        guard usedInitializers.isEmpty else { return [] }
        // The compiler reports the others.
        return initializers.count - redeclaredInitializers.count > 1 ? [.ambiguousInitializers(self)] : []
    }

    /// The initializers can be called by a container.
    var genericInitializers: [DiagnosticMessage] {
        usedInitializers.compactMap { initializer in initializer.declaration?.genericClause }
            .map { clause in .genericInitializer(clause, of: self) }
    }

    /// Each initializer has a registration key of its own.
    var equalArguments: [DiagnosticMessage] {
        let redeclared = redeclaredInitializers.compactMap { $0.declaration?.id }
        return
            usedInitializers
            .repetitions { initializer in
                initializer.arguments.map { argument in argument.type.ofArgument.description }
            }
            .compactMap { pair in
                guard let declaration = pair.repeated.declaration, !redeclared.contains(declaration.id)
                else { return nil }
                return .equalArguments(pair.repeated, declaration)
            }
    }
}

extension WithGenericParametersSyntax {
    /// The generic parameters or else the requirements.
    fileprivate var genericClause: Syntax? {
        genericParameterClause.map { clause in Syntax(clause) }
            ?? genericWhereClause.map { clause in Syntax(clause) }
    }
}

// MARK: - Properties

extension Component {
    /// A memberwise initializer can be written.
    var memberwisePropertyViolations: [DiagnosticMessage] {
        guard !hasInitializer, kind != .enumeration else { return [] }
        let set = properties.filter { property in
            // An injected constant with a value is another mistake.
            property.isMemberwise && !isInjectedAfterwards(property)
                && !(property.isConstant && property.initialValue != nil)
        }
        return set.compactMap(\.typeViolation)
    }

    /// The injected properties can be set.
    var injectedPropertyViolations: [DiagnosticMessage] {
        properties.filter { property in !property.injections.isEmpty }.compactMap { property in
            modifierViolation(property) ?? violation(property)
        }
    }

    private func modifierViolation(_ property: Property) -> DiagnosticMessage? {
        let modifiers = property.declaration.modifiers
        if let modifier = modifiers.ofType { return .staticProperty(property, modifier) }
        if let modifier = modifiers.first(.lazy) { return .lazyProperty(property, modifier) }
        return modifiers.first(.unowned).map { modifier in .unownedProperty(property, modifier, in: self) }
    }

    private func violation(_ property: Property) -> DiagnosticMessage? {
        if property.isComputed, !property.hasSetter { return .readOnlyProperty(property) }
        if property.isConstant, hasInitializer || property.initialValue != nil {
            return .constantProperty(property)
        }
        guard isInjectedAfterwards(property) else { return nil }
        return kind == .actor ? .actorMember(property) : property.typeViolation
    }
}

extension Property {
    /// The generated code can name the property and its type.
    fileprivate var typeViolation: DiagnosticMessage? {
        guard let name else { return .destructuredProperty(self) }
        return type == nil && !lacksType ? .untypedProperty(self, name: name) : nil
    }
}

// MARK: - Methods

extension Component {
    /// The injected methods can be called.
    var injectedMethodViolations: [DiagnosticMessage] { methods.flatMap(violations) }

    private func violations(in method: Method) -> [DiagnosticMessage] {
        let declaration = method.declaration
        if let modifier = declaration.modifiers.ofType { return [.staticMethod(method, modifier)] }
        if kind == .actor, !declaration.modifiers.contains(.nonisolated) { return [.actorMember(method)] }
        // Nothing can wait for a method of a component that is completed synchronously.
        let unawaited = isCompletedAsynchronously ? nil : method.asyncSpecifier
        return [
            declaration.genericClause.map { clause in .genericMethod(method, clause) },
            unawaited.map { token in .asynchronousMethod(method, token) },
        ].compactMap(\.self)
    }
}
