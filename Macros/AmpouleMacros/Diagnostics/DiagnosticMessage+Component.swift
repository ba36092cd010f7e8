import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// `@Register` on a declaration that makes no instances.
    static func protocolNotSupported(_ attribute: AttributeSyntax) -> Self {
        Self(
            at: attribute,
            "'@Register' cannot be applied to a protocol, because a protocol has no instances of its own; "
                + "apply it to the types that conform to it",
            fixIts: [.remove("Remove '@Register'", attribute)]
        )
    }

    /// An enumeration without an initializer.
    static func enumerationWithoutInitializer(_ component: Component) -> Self {
        Self(
            at: component.name,
            "Enumeration '\(component.name.textWithoutBackticks)' cannot be a component, because nothing says "
                + "which case to make; add an initializer that does"
        )
    }

    /// A type that can't be copied.
    static func noncopyable(_ suppressed: SuppressedTypeSyntax, of component: Component) -> Self {
        let clause = component.inheritanceClause
        return Self(
            at: suppressed,
            "Component '\(component.name.textWithoutBackticks)' cannot be '\(suppressed.trimmed)', because a "
                + "container stores and returns copies of what it creates; remove '\(suppressed.trimmed)'",
            fixIts: clause.map { clause in [.remove(suppressed, from: clause)] } ?? [],
            allowsStandIn: false
        )
    }

    /// A private type inside another type.
    static func privateNested(_ modifier: DeclModifierSyntax, of component: Component) -> Self {
        Self(
            at: modifier,
            "Nested component '\(component.name.textWithoutBackticks)' cannot be 'private', because the extension "
                + "that '@Register' writes is at file scope and cannot see it; make it 'fileprivate'",
            fixIts: [.replace("Replace 'private' with 'fileprivate'", modifier, with: "fileprivate")],
            allowsStandIn: false
        )
    }

    /// A type inside a private type that is inside another type.
    static func privateSurrounding(
        _ name: String,
        _ modifier: DeclModifierSyntax,
        of component: Component
    ) -> Self {
        Self(
            at: component.name,
            "Component '\(component.name.textWithoutBackticks)' cannot be nested in '\(name)', because the "
                + "extension that '@Register' writes is at file scope and cannot see the private type; make "
                + "'\(name)' 'fileprivate'",
            fixIts: [.replace("Make '\(name)' 'fileprivate'", modifier, with: "fileprivate")],
            allowsStandIn: false
        )
    }

    /// A member of a name that the generated code needs.
    static func reservedMember(
        _ name: TokenSyntax,
        labels: String = "",
        of component: Component
    ) -> Self {
        Self(
            at: name,
            "Component '\(component.name.textWithoutBackticks)' cannot declare '\(name.textWithoutBackticks)\(labels)', "
                + "because '@Register' writes a member of that name; rename it",
            allowsStandIn: false
        )
    }

    /// A component that has the name of a generated member.
    static func reservedName(_ component: Component) -> Self {
        let name = component.name.textWithoutBackticks
        return Self(
            at: component.name,
            "A component cannot be named '\(name)', because '@Register' writes a nested type of that name; rename it",
            allowsStandIn: false
        )
    }

    /// A copied reference to `Factory`, which means the generated type there.
    static func shadowedFactory(_ token: TokenSyntax, in component: Component) -> Self {
        let name = component.name.textWithoutBackticks
        return Self(
            at: token,
            "'\(token.textWithoutBackticks)' is ambiguous here, because '\(component.macroName)' writes a nested type "
                + "'\(name).\(token.textWithoutBackticks)'; write the name with the module or type it is declared in",
            // Without a stand-in, a type that the stand-in can't replace means what the user wrote.
            allowsStandIn: !token.isNoStructure && token.parent?.is(DeclReferenceExprSyntax.self) != true
        )
    }

    /// A name in the attribute that a member hides in generated code.
    static func hiddenName(_ token: TokenSyntax, in component: Component) -> Self {
        Self(
            at: token,
            "'\(token.textWithoutBackticks)' is ambiguous here, because component "
                + "'\(component.name.textWithoutBackticks)' declares a member with that name; write the name with the "
                + "module or type it is declared in"
        )
    }

    /// A condition that asks for modules after several others.
    static func tooManyConditions(_ condition: ExprSyntax) -> Self {
        Self(
            at: condition,
            "'@Register' cannot cover all combinations of the conditions in this type, because a macro cannot "
                + "determine which modules can be imported; put the members under fewer conditions",
            allowsStandIn: false
        )
    }

    /// A second `@Register`.
    static func repeatedRegister(_ attribute: AttributeSyntax) -> Self {
        Self(
            at: attribute,
            "'@Register' is applied more than once, but a type is one component; list all its services in one "
                + "'@Register'",
            fixIts: [.remove("Remove this '@Register'", attribute)]
        )
    }

    /// A type that conforms to what components conform to without the macro.
    static func foreignConformance(_ component: Component) -> Self {
        let name = component.name.textWithoutBackticks
        return Self(
            at: component.attribute,
            "'\(name)' cannot be made a component, because it already conforms to 'Registrable' without '@Register'; "
                + "remove that conformance",
            allowsStandIn: false
        )
    }
}

extension FixIt {
    fileprivate static func remove(_ type: SuppressedTypeSyntax, from clause: InheritanceClauseSyntax)
        -> FixIt
    {
        let title = "Remove '\(type.trimmed)'"
        let remaining = clause.inheritedTypes.filter { element in element.type != TypeSyntax(type) }
        guard let last = remaining.last else { return replace(title, clause, with: "") }
        let types =
            remaining.dropLast() + [
                last.with(\.trailingComma, nil).with(\.trailingTrivia, clause.trailingTrivia)
            ]
        return replace(title, clause, with: clause.with(\.inheritedTypes, InheritedTypeListSyntax(types)))
    }
}
