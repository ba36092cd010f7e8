import SwiftSyntax

/// A property of a component: one binding of a `let` or `var` declaration.
package struct Property {
    package let declaration: VariableDeclSyntax
    package let binding: PatternBindingSyntax

    /// The type annotation, which may follow a later binding of the same declaration.
    package let type: ValueType?

    package var injections: [Injection] { declaration.attributes.injections }

    /// The declared name; `nil` if the binding is a tuple or another pattern.
    package var name: TokenSyntax? {
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.withoutTrivia
    }

    /// The initial value, including the `nil` of an optional variable.
    package var initialValue: ExprSyntax? {
        if let value = binding.initializer?.value { return value }
        return !isConstant && type?.isOptional == true ? "nil" : nil
    }

    package var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }
    package var isStatic: Bool {
        declaration.modifiers.ofType != nil
    }
    package var isLazy: Bool { declaration.modifiers.contains(.lazy) }
    package var isWeakVariable: Bool { !isConstant && declaration.modifiers.contains(.weak) }
    package var isComputed: Bool { binding.accessorBlock?.isComputed == true }

    /// Whether the property is marked `nonisolated(unsafe)` or `unowned(unsafe)`.
    package var isUnsafe: Bool {
        [declaration.modifiers.first(.nonisolated), declaration.modifiers.first(.unowned)]
            .contains { modifier in modifier?.detail?.detail.text == "unsafe" }
    }

    /// Whether an initializer sets the property through an accessor.
    package var hasInitAccessor: Bool { binding.accessorBlock?.accessor(.`init`) != nil }

    /// The names of the properties that this accessor sets.
    package var propertiesSetByAccessor: [String] {
        let attributes = binding.accessorBlock?.accessor(.`init`)?.attributes.named("storageRestrictions")
        return (attributes ?? [])
            .flatMap { attribute in attribute.arguments(labeled: "initializes") }
            .map { name in name.trimmedText.filter { character in character != "`" } }
    }

    package var hasSetter: Bool { binding.accessorBlock?.accessor(.set) != nil }

    package var access: Access { Access(declaration.modifiers) ?? .internal }

    /// Whether a memberwise initializer has a parameter for this property.
    ///
    /// Callers can't set a constant or a private variable with a value, or one that has a written value and a private setter.
    package var isMemberwise: Bool {
        guard !isStatic, !isLazy, !isComputed || hasInitAccessor else { return false }
        if !injections.isEmpty { return true }
        if isInitializedByWrapper { return false }
        if hasPrivateSetter, binding.initializer != nil { return false }
        return initialValue == nil || !isConstant && access >= .internal
    }

    private var hasPrivateSetter: Bool {
        [declaration.modifiers.first(.private), declaration.modifiers.first(.fileprivate)].contains {
            modifier in
            modifier?.detail?.detail.text == "set"
        }
    }
}

extension Property {
    package static func properties(of declaration: VariableDeclSyntax) -> [Property] {
        var type: ValueType?
        let properties = declaration.bindings.reversed().map { binding in
            if let annotation = binding.typeAnnotation {
                type = ValueType(annotation.type)
            } else if binding.initializer != nil {
                type = nil
            }
            return Property(declaration: declaration, binding: binding, type: type)
        }
        return properties.reversed()
    }

    /// The parameter of the memberwise initializer that sets this property.
    package var parameter: Parameter? {
        guard isMemberwise, let name, let type else { return nil }
        return Parameter(
            node: Syntax(binding),
            injections: injections,
            attributes: [],
            label: name,
            name: name,
            type: type,
            defaultValue: initialValue,
            ellipsis: nil,
            access: type.namesOnlyStandardTypes ? max(access, .internal) : access
        )
    }
}

extension Property {
    /// Whether a property wrapper gives the property its value.
    ///
    /// The compiler initializes the wrapper of a property without a value if the attribute has arguments, even only
    /// `()`, or if the wrapper has an `init()`. Syntax shows the former; for the latter, the wrappers are listed.
    package var isInitializedByWrapper: Bool {
        // The compiler rejects a wrapper of a constant.
        guard binding.initializer == nil, !isConstant else { return false }
        return declaration.attributes.attributes.contains { attribute in
            !attribute.isNamed("Inject")
                && (attribute.isWrapperWithArguments || Self.selfInitializing.contains(attribute.lastName))
        }
    }

    /// Wrappers with an `init()` whose values can't be set: of AmpouleModules, SwiftUI and SwiftData.
    private static let selfInitializing: Set<String> = [
        "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Injected", "Namespace", "Query",
    ]
}

extension AttributeSyntax {
    /// Whether this is `@Wrapper(…)`; the compiler's own attributes are lowercase.
    fileprivate var isWrapperWithArguments: Bool {
        leftParen != nil && lastName.first?.isLowercase == false
    }
}

extension AccessorBlockSyntax {
    /// Whether these accessors make a property computed; observers don't.
    package var isComputed: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return !list.allSatisfy(\.isObserver)
    }

    package func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let list) = accessors else { return nil }
        return list.first { accessor in accessor.accessorSpecifier.tokenKind == .keyword(keyword) }
    }
}

extension AccessorDeclSyntax {
    fileprivate var isObserver: Bool {
        accessorSpecifier.tokenKind == .keyword(.willSet) || accessorSpecifier.tokenKind == .keyword(.didSet)
    }
}
