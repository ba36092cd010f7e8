import AmpouleSyntax
import SwiftSyntax

/// The parameters take values that a container can pass.
struct ParameterRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let initializers = component.usedInitializers.flatMap(\.parameters)
        let methods = component.methods.flatMap(\.parameters)
        return initializers.flatMap { parameter in
            violations(in: parameter, isDependency: parameter.isDependency)
        }
            + methods.flatMap { parameter in violations(in: parameter, isDependency: true) }
    }

    private static func violations(in parameter: Parameter, isDependency: Bool) -> [DiagnosticMessage] {
        var messages = passing(parameter)
        messages += parameter.type.written.opaqueTypes.map { type in .opaqueParameter(parameter, type) }
        guard isDependency, let node = parameter.node.as(FunctionParameterSyntax.self) else {
            return messages
        }
        messages += node.defaultValue.map { clause in [.defaultedDependency(parameter, clause)] } ?? []
        // The compiler itself refuses an attribute of a type before the name.
        messages += parameter.attributes.filter { attribute in !attribute.isOfType }
            .map { attribute in .attributedDependency(parameter, attribute) }
        if parameter.isDependency, parameter.name.isWildcard { messages.append(.unnamedDependency(node)) }
        return messages
    }

    private static func passing(_ parameter: Parameter) -> [DiagnosticMessage] {
        let attributed = parameter.type.written.as(AttributedTypeSyntax.self)
        let specifiers = attributed?.specifiers.compactMap { element in
            element.as(SimpleTypeSpecifierSyntax.self)
        }
        let late = attributed?.lateSpecifiers.compactMap { element in
            element.as(SimpleTypeSpecifierSyntax.self)
        }
        let refused = ((specifiers ?? []) + (late ?? [])).filter { specifier in
            ["inout", "isolated", "sending"].contains(specifier.specifier.text)
        }
        let autoclosure = attributed?.attributes.attributes.first { attribute in
            attribute.isNamed("autoclosure")
        }
        let pack = parameter.type.written.as(PackExpansionTypeSyntax.self)
        return refused.map { specifier in
            .parameterNotSupported(parameter, because: specifier, "'\(specifier.specifier.text)'")
        }
            + [
                parameter.ellipsis.map { dots in .parameterNotSupported(parameter, because: dots, "variadic")
                },
                autoclosure.map { attribute in
                    .parameterNotSupported(parameter, because: attribute, "an autoclosure")
                },
                pack.map { type in .parameterNotSupported(parameter, because: type, "a pack") },
                (attributed?.baseType ?? parameter.type.written).packInside.map { type, kind in
                    .parameterNotSupported(parameter, because: type, "\(kind) of a pack")
                },
            ].compactMap(\.self)
    }
}

extension TypeSyntax {
    /// The pack in a tuple or a function, either of which the compiler cannot hand on, and which of them it is.
    fileprivate var packInside: (TypeSyntax, kind: String)? {
        let tuple = self.as(TupleTypeSyntax.self)
        let elements = tuple?.elements ?? self.as(FunctionTypeSyntax.self)?.parameters
        let pack = elements?.map(\.type).first { type in type.is(PackExpansionTypeSyntax.self) }
        return pack.map { type in (type, kind: tuple == nil ? "a function" : "a tuple") }
    }

    /// The opaque types in this type.
    var opaqueTypes: [SomeOrAnyTypeSyntax] {
        guard mayContain("some") else { return [] }
        let finder = OpaqueTypeFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.types
    }
}

/// Collects `some` types.
private final class OpaqueTypeFinder: SyntaxVisitor {
    var types: [SomeOrAnyTypeSyntax] = []

    override func visit(_ type: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        guard type.someOrAnySpecifier.tokenKind == .keyword(.some) else { return .visitChildren }
        types.append(type)
        return .skipChildren
    }
}
