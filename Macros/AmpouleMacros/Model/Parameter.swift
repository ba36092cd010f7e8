import SwiftSyntax

/// A parameter of an initializer or of an injected method.
struct Parameter {
    /// What the parameter was read from: a parameter, or a property that becomes one.
    let node: Syntax
    let injections: [Injection]

    /// The attributes besides `@Inject`.
    let attributes: [AttributeSyntax]

    /// The label at the call, or nil if there is none.
    let label: TokenSyntax?

    /// The name inside the function.
    let name: TokenSyntax
    let type: ValueType
    let defaultValue: ExprSyntax?

    /// The dots of a variadic parameter.
    let ellipsis: TokenSyntax?

    /// How visible the parameter's type is at least, as far as its declaration says.
    let access: Access
}

extension Parameter {
    init(_ parameter: FunctionParameterSyntax) {
        let name = parameter.secondName ?? parameter.firstName
        self.init(
            node: Syntax(parameter),
            injections: parameter.attributes.injections,
            attributes: parameter.attributes.attributes.filter { attribute in !attribute.isNamed("Inject") },
            label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.trimmed,
            name: name.trimmed,
            type: ValueType(parameter.type),
            defaultValue: parameter.defaultValue?.value,
            ellipsis: parameter.ellipsis,
            access: .public
        )
    }

    /// Whether the container fills this parameter in.
    var isDependency: Bool { !injections.isEmpty }

    /// The label with its colon, as written at a call.
    var labelText: String {
        label.map { label in "\(label.argumentLabel): " } ?? ""
    }

    /// The label and a name for the inside as a declaration spells them.
    func namesText(inside name: TokenSyntax) -> String {
        guard let label else { return "_ \(name.text)" }
        return label.text == name.text ? label.text : "\(label.text) \(name.text)"
    }
}
