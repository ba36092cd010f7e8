import SwiftSyntax

/// A parameter of an initializer or of an injected method.
package struct Parameter {
    /// The syntax of the parameter, or of the property that becomes one.
    package let node: Syntax
    package let injections: [Injection]

    /// The attributes besides `@Inject`.
    package let attributes: [AttributeSyntax]

    /// The label at the call; `nil` if there is none.
    package let label: TokenSyntax?

    /// The name inside the function.
    package let name: TokenSyntax
    package let type: ValueType
    package let defaultValue: ExprSyntax?

    /// The dots of a variadic parameter.
    package let ellipsis: TokenSyntax?

    /// The lowest possible access level of the parameter's type, as far as its declaration states it.
    package let access: Access
}

extension Parameter {
    package init(_ parameter: FunctionParameterSyntax) {
        let name = parameter.secondName ?? parameter.firstName
        self.init(
            node: Syntax(parameter),
            injections: parameter.attributes.injections,
            attributes: parameter.attributes.attributes.filter { attribute in !attribute.isNamed("Inject") },
            label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.withoutTrivia,
            name: name.withoutTrivia,
            type: ValueType(parameter.type),
            defaultValue: parameter.defaultValue?.value,
            ellipsis: parameter.ellipsis,
            access: .public
        )
    }

    /// Whether the container fills this parameter in.
    package var isDependency: Bool { !injections.isEmpty }

    /// The label with its colon, as a call spells it.
    package var labelText: String {
        label.map { label in "\(label.argumentLabel): " } ?? ""
    }

    /// The label and an internal name, as a declaration spells them.
    package func namesText(inside name: TokenSyntax) -> String {
        guard let label else { return "_ \(name.declaredParameter)" }
        return label.text == name.text
            ? label.declaredParameter : "\(label.declaredParameter) \(name.declaredParameter)"
    }
}

/// An `@Inject` as written on a parameter, a property, a method or an initializer.
package struct Injection {
    package let attribute: AttributeSyntax

    package var name: ExprSyntax? { attribute.argument(labeled: "name") }
}

extension AttributeListSyntax {
    package var injections: [Injection] {
        named("Inject").map(Injection.init)
    }
}
