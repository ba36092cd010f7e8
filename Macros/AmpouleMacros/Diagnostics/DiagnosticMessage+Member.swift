import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// An injected method of the type.
    static func staticMethod(_ method: Method, _ modifier: DeclModifierSyntax) -> Self {
        Self(
            at: modifier,
            "Method '\(method.text)' cannot be injected, because it belongs to the type instead of an instance; "
                + "remove '\(modifier.trimmed)'",
            fixIts: [.remove("Remove '\(modifier.trimmed)'", modifier)]
        )
    }

    /// An injected asynchronous method of a component that is made synchronously.
    static func asynchronousMethod(_ method: Method, _ token: TokenSyntax) -> Self {
        Self(
            at: token,
            "Method '\(method.text)' cannot be injected, because it is 'async' while the initializer of the component "
                + "is not; mark the initializer 'async', too, or remove 'async' here",
            fixIts: [.remove("Remove 'async'", token)]
        )
    }

    /// An injected generic method.
    static func genericMethod(_ method: Method, _ clause: some SyntaxProtocol) -> Self {
        Self(
            at: clause,
            "Method '\(method.text)' cannot be injected, because nothing says what its generic parameters are; "
                + "write the types of its dependencies"
        )
    }

    /// An injected method of an actor.
    static func actorMember(_ method: Method) -> Self {
        Self(
            at: method.declaration.name,
            "Method '\(method.text)' of an actor cannot be injected, because only the actor itself may call it "
                + "without waiting; make its dependencies parameters of the initializer"
        )
    }
}

extension Method {
    fileprivate var text: String { declaration.name.textWithoutBackticks }
}

extension DiagnosticMessage {
    /// A property whose type only the compiler knows.
    static func untypedProperty(_ property: Property, name: TokenSyntax) -> Self {
        var fixIts = [FixIt.replace("Add a type", property.binding.pattern, with: "\(name.text): <#Type#>")]
        if property.injections.isEmpty {
            fixIts.append(
                .insert("Make it 'private'", "private ", before: property.declaration.bindingSpecifier)
            )
        }
        let remedy = property.injections.isEmpty ? "add a type, or make the property 'private'" : "add a type"
        return Self(
            at: property.binding.pattern,
            "The type of property '\(name.textWithoutBackticks)' is only inferred, but '@Register' writes code with "
                + "it; \(remedy)",
            fixIts: fixIts
        )
    }

    /// A property declared in a tuple.
    static func destructuredProperty(_ property: Property) -> Self {
        Self(
            at: property.binding.pattern,
            "'\(property.binding.pattern.trimmed)' declares several properties at once, but '@Register' writes "
                + "code that sets each of them; declare each by itself"
        )
    }

    /// An injected property that belongs to the type.
    static func staticProperty(_ property: Property, _ modifier: DeclModifierSyntax) -> Self {
        Self(
            at: modifier,
            "Property '\(property.text)' cannot be injected, because it belongs to the type instead of an instance; "
                + "remove '\(modifier.trimmed)'",
            fixIts: [.remove("Remove '\(modifier.trimmed)'", modifier)]
        )
    }

    /// An injected property that makes its own value.
    static func lazyProperty(_ property: Property, _ modifier: DeclModifierSyntax) -> Self {
        Self(
            at: modifier,
            "Property '\(property.text)' cannot be injected, because a lazy property makes its own value; remove "
                + "'lazy' and its value, or use 'Lazy' as its type"
        )
    }

    /// An injected property that does not keep its value alive.
    static func unownedProperty(
        _ property: Property,
        _ modifier: DeclModifierSyntax,
        in component: Component
    ) -> Self {
        // An initializer of the component doesn't set the property, which has a value only if it is optional.
        let canBeStrong = !component.hasInitializer || property.type?.isOptional == true
        return Self(
            at: modifier,
            "Property '\(property.text)' cannot be injected, because an unowned reference traps if nothing else "
                + "retains its instance; make it a strong reference, or 'weak' and optional",
            fixIts: [
                canBeStrong ? .remove("Remove '\(modifier.trimmed)'", modifier) : nil,
                makeWeak(property, modifier),
            ].compactMap(\.self)
        )
    }

    private static func makeWeak(_ property: Property, _ modifier: DeclModifierSyntax) -> FixIt? {
        guard let type = property.binding.typeAnnotation?.type else { return nil }
        let keyword = property.declaration.bindingSpecifier
        let isOptional = property.type?.isOptional == true
        let isSimple = type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
        let optional = isSimple ? "\(type.trimmed)?" : "(\(type.trimmed))?"
        return .replaceAll(
            "Make it 'weak' and optional",
            [(Syntax(modifier), "weak"), (Syntax(keyword), "var")]
                + (isOptional ? [] : [(Syntax(type), optional)])
        )
    }

    /// An injected property that can't be assigned.
    static func readOnlyProperty(_ property: Property) -> Self {
        Self(
            at: property.binding.pattern,
            "Property '\(property.text)' cannot be injected, because it is computed and has no setter; add one, or "
                + "inject a stored property"
        )
    }

    /// An injected constant.
    static func constantProperty(_ property: Property) -> Self {
        let reason =
            property.binding.initializer == nil
            ? "the component's own initializer sets it; mark its parameter with '@Inject' there, or"
            : "it already has a value;"
        return Self(
            at: property.declaration.bindingSpecifier,
            "Constant '\(property.text)' cannot be injected, because \(reason) make it a variable",
            fixIts: [.replace("Replace 'let' with 'var'", property.declaration.bindingSpecifier, with: "var")]
        )
    }

    /// An injected property of an actor.
    static func actorMember(_ property: Property) -> Self {
        Self(
            at: property.binding.pattern,
            "Property '\(property.text)' of an actor cannot be injected, because only the actor itself may set it; "
                + "make it a parameter of the initializer"
        )
    }
}

extension Property {
    /// The name, or what stands in its place.
    fileprivate var text: String { name?.textWithoutBackticks ?? binding.pattern.trimmedText }
}
