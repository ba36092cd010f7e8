import AmpouleSyntax
import SwiftSyntax

// The members repeat the types that the user writes in the declarations of a component. If the compiler doesn't find
// one of them, it reports that in the declaration. It doesn't expand a macro whose argument uses an invalid
// declaration, and is silent about that, so the members are no further errors. Associated types and extensions of the
// library stand in for them.
extension ComponentWriter {
    /// The members in a macro that the compiler expands if the declarations with their types are valid.
    ///
    /// - Parameter hasInitializer: Whether an initializer is among the members.
    /// - Returns: `nil` if the members need no such macro, or can't be in one.
    func guarded(_ members: [String], hasInitializer: Bool) -> [String]? {
        guard isFreeOfOverridden, let use = useOfDeclarations else { return nil }
        let arguments = "(using: \(use), \(members.asDeclarations().asRawLiteral))"
        let name = component.function?.name ?? (usesOfTypes.isEmpty ? guardedMethod?.declaration.name : nil)
        let code = "@Ampoule::__members\(arguments)\n\(bearer(hasInitializer: hasInitializer))"
        return [name.map { name in directive.place(code, at: name) } ?? code]
    }

    /// Whether the members need none of those that subclasses override, which can't be in the macro.
    ///
    /// The completions and the names of dependencies are members of both kinds.
    private var isFreeOfOverridden: Bool {
        !isInHierarchy || component.hasInitializer && !component.hasCompletion && dependencyNames.isEmpty
    }

    /// The declaration that has the macro as its attribute.
    private func bearer(hasInitializer: Bool) -> String {
        (hasInitializer ? initializerStandIn : nil) ?? "private typealias __Members = Swift::Never"
    }

    /// An expression that uses the declarations with types that the members repeat and the compiler may not know, except
    /// explicit initializers; `nil` if there are none or if the compiler would warn about a use.
    ///
    /// To find an initializer, the compiler may need all members of a type, such as for `Decodable` or for a superclass.
    /// It would then report the macro, which is one of them, as a circular reference. Besides, an initializer in an
    /// extension may have the same labels. Properties with the types of its arguments stand for it.
    private var useOfDeclarations: String? {
        let properties = usedProperties
        let attributes =
            properties.map(\.declaration.attributes) + component.methods.map(\.declaration.attributes)
            + component.usedInitializers.compactMap { initializer in initializer.declaration?.attributes }
        guard !attributes.contains(where: \.warnsOfUses) else { return nil }
        if component.kind == .function { return component.usedInitializers.first.flatMap(useOfFunction) }
        let values = properties.filter { property in property.type?.isGuarded == true }.compactMap(\.name)
            .map { name in "_ = __component.\(name.text)" }
        let calls = component.methods.filter { $0.parameters.map(\.type).areGuarded }.map { method in
            "\(method.hasResult ? "_ = " : "")__component.\(method.declaration.name.text)(\(arguments(for: method.parameters)))"
        }
        let uses = values + calls
        let types = usesOfTypes
        guard !uses.isEmpty || !types.isEmpty else { return nil }
        let start = "{ (__component: inout \(component.ownName)) in"
        if !types.isEmpty {
            let placed = guardedMethod.map { method in
                directive.place(calls.joined(separator: "; "), at: method.declaration.name)
            }
            return ([start] + values + [placed].compactMap(\.self) + types + ["}"]).joined(separator: "\n")
        }
        let line = "\(start) \(uses.joined(separator: "; ")) }"
        // Calls are placed at a method, on one line.
        if !calls.isEmpty || line.utf8.count < 80 { return line }
        return "\(start)\n\(uses.joined(separator: "\n").indented())\n}"
    }

    /// The first injected method that the expression calls.
    private var guardedMethod: Method? {
        component.methods.first { method in method.parameters.map(\.type).areGuarded }
    }

    /// Uses of the types of arguments that are not the types of properties, and of constants that are default values.
    ///
    /// The compiler reports an unknown one again here, at the same place, and not in each member. The members repeat the
    /// type of a dependency only twice, so that uses would cost more than they save. A nested type isn't used: another macro may
    /// write it, and the argument of a macro doesn't see that.
    private var usesOfTypes: [String] {
        guard component.kind != .enumeration, component.kind != .function else { return [] }
        let arguments = registrations.flatMap(\.arguments)
        let types = arguments.map(\.type)
        guard types.areNamed || arguments.contains(where: { $0.constant != nil }), !types.nameGeneratedTypes
        else { return [] }
        var known = Set(usedProperties.compactMap(\.type?.name))
        return arguments.compactMap { argument in
            let type = argument.type
            let isNew =
                type.isGuarded && !type.namesNestedType && known.insert(type.name).inserted
                && component.hasInitializer
            let node = type.written.as(AttributedTypeSyntax.self)?.baseType ?? type.written
            if let constant = argument.constant {
                return place("\(copy(type.ofArgument)) = \(copy(constant))", at: node)
            }
            // An array requires its elements to be copyable, like the members.
            return isNew ? place("\(copy(type.ofArgument))]", after: "[", at: node) : nil
        }
    }

    /// Declares a variable with a type that begins at the line and the column of `node`.
    ///
    /// - Parameter start: What precedes the type.
    private func place(_ type: String, after start: String = "", at node: some SyntaxProtocol) -> String {
        directive.align(start + type, after: start.utf8.count, below: ["let _:"], with: node)
    }

    /// The properties that members use, and those with the types of arguments.
    private var usedProperties: [Property] {
        guard component.hasInitializer, component.kind != .function else {
            return component.properties(of: component.memberwiseUse) + component.injectedProperties
        }
        let arguments = registrations.flatMap(\.arguments).map(\.type)
        let types = Set(arguments.areNamed ? arguments.map(\.name) : [])
        return component.properties.filter { property in
            if component.isInjectedAfterwards(property) { return true }
            guard !property.isStatic, let type = property.type, types.contains(type.name) else {
                return false
            }
            // Not all code may use a property that isn't available everywhere.
            return !property.declaration.attributes.contains("available")
        }
    }

    private func useOfFunction(_ function: Initializer) -> String? {
        let types =
            function.parameters.map(\.type) + [component.resultType].compactMap(\.self).map(ValueType.init)
        guard types.areGuarded else { return nil }
        return "{ _ = try await \(component.callee)(\(arguments(for: function.parameters))) }"
    }

    /// The arguments of a call.
    ///
    /// Their types choose among declarations with the same labels, which may stand in an extension. A type that the compiler
    /// doesn't find is a second error here; without it, a right program would be ambiguous. A nested type may be written by another
    /// macro, which the argument of a macro doesn't see.
    private func arguments(for parameters: [Parameter]) -> String {
        parameters.map { parameter in
            let type = parameter.type
            return "\(parameter.labelText)Ampoule::__Any[]"
                + (type.namesNestedType ? "" : " as \(copy(type.ofArgument))")
        }.joined(separator: ", ")
    }

    /// An initializer without which a class with a skipped one would have none, which is another error.
    var initializerStandIn: String? {
        guard component.kind == .class || component.kind == .actor else { return nil }
        return "private init(__standIn: Swift::Never) { switch __standIn {} }"
    }
}

extension Component {
    fileprivate var memberwiseUse: Initializer? { hasInitializer ? nil : memberwiseInitializer }

    fileprivate func properties(of initializer: Initializer?) -> [Property] {
        let names = Set(initializer?.parameters.map(\.name.text) ?? [])
        return properties.filter { property in property.name.map { names.contains($0.text) } ?? false }
    }
}

extension ValueType {
    /// Whether the compiler may not know the type, and can resolve it without expanding a macro that guards members.
    ///
    /// A component whose declaration has a type like `Cat.Factory` may be a dependency of `Cat`. Each of their macros would
    /// then depend on the other.
    fileprivate var isGuarded: Bool {
        (!namesOnlyStandardTypes || namesTypeOfFoundation || written.lacksGenericArguments)
            && !namesGeneratedType
    }

    /// Whether a part of the type is spelled as a member of another one.
    fileprivate var namesNestedType: Bool {
        written.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .period && token.parent?.is(MemberTypeSyntax.self) == true
        }
    }

    fileprivate var name: String { ofArgument.trimmedText }

    fileprivate var namesGeneratedType: Bool {
        written.tokens(viewMode: .sourceAccurate).contains { token in
            ["Factory", "RegisteredService"].contains(token.textWithoutBackticks)
        }
    }

    /// Whether the spelling shows a function type that only a parameter can have.
    fileprivate var isNonescapingFunction: Bool { isFunction && !written.trimmedText.contains("@escaping") }
}

extension Parameter {
    /// The default value if it names a member, such as `Names.fast`.
    fileprivate var constant: ExprSyntax? {
        guard let defaultValue, defaultValue.is(MemberAccessExprSyntax.self), !type.isFunction else {
            return nil
        }
        return defaultValue.tokens(viewMode: .sourceAccurate).allSatisfy { token in
            token.tokenKind == .period || token.tokenKind.isName
        } ? defaultValue : nil
    }
}

extension TokenKind {
    fileprivate var isName: Bool {
        if case .identifier = self { return true }
        return self == .keyword(.Self)
    }
}

extension [ValueType] {
    /// Whether a call of a function with these types can be the argument of the macro.
    ///
    /// There are no values for parameters that don't escape.
    fileprivate var areGuarded: Bool {
        areNamed && !contains(where: \.isNonescapingFunction)
    }

    /// Whether the compiler may not know one of the types, and knows all without expanding a macro that guards members.
    fileprivate var areNamed: Bool {
        contains(where: \.isGuarded) && !nameGeneratedTypes
    }

    fileprivate var nameGeneratedTypes: Bool { contains(where: \.namesGeneratedType) }
}

extension AttributeListSyntax {
    /// Whether the compiler would warn about a use, or about one that may wait.
    fileprivate var warnsOfUses: Bool {
        named("available").contains { attribute in
            attribute.isDeprecation || attribute.trimmedText.contains("noasync")
        }
    }
}
