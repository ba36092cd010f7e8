import AmpouleSyntax
import SwiftSyntax

extension Component {
    /// The parameters take values that a container can pass.
    var parameterViolations: [DiagnosticMessage] {
        usedInitializers.flatMap(\.parameters).flatMap { parameter in
            parameter.violations(isDependency: parameter.isDependency)
        } + methods.flatMap(\.parameters).flatMap { parameter in parameter.violations(isDependency: true) }
    }
}

extension Parameter {
    fileprivate func violations(isDependency isPassed: Bool) -> [DiagnosticMessage] {
        var messages = passingViolations
        messages += type.written.opaqueTypes.map { type in .opaqueParameter(self, type) }
        guard isPassed, let node = node.as(FunctionParameterSyntax.self) else { return messages }
        messages += node.defaultValue.map { clause in [.defaultedDependency(self, clause)] } ?? []
        // The compiler itself refuses an attribute of a type before the name.
        messages += attributes.filter { attribute in !attribute.isOfType }
            .map { attribute in .attributedDependency(self, attribute) }
        if isDependency, name.isWildcard { messages.append(.unnamedDependency(node)) }
        return messages
    }

    private var passingViolations: [DiagnosticMessage] {
        let attributed = type.written.as(AttributedTypeSyntax.self)
        let specifiers = attributed.map { Array($0.specifiers) + Array($0.lateSpecifiers) } ?? []
        let refused = specifiers.compactMap { element in element.as(SimpleTypeSpecifierSyntax.self) }
            .map(\.specifier).filter { keyword in ["inout", "isolated", "sending"].contains(keyword.text) }
        let autoclosure = attributed?.attributes.named("autoclosure").first
        let pack = type.written.as(PackExpansionTypeSyntax.self)
        var kinds: [(SyntaxProtocol, String)] = refused.map { keyword in (keyword, "'\(keyword.text)'") }
        if let ellipsis { kinds.append((ellipsis, "variadic")) }
        if let autoclosure { kinds.append((autoclosure, "an autoclosure")) }
        if let pack { kinds.append((pack, "a pack")) }
        if let inside = (attributed?.baseType ?? type.written).packInside { kinds.append(inside) }
        return kinds.map { node, kind in
            .parameterNotSupported(self, because: Syntax(node), kind)
        }
    }
}

extension TypeSyntax {
    /// The pack in a tuple or a function, either of which the compiler cannot hand on, and which of them it is.
    fileprivate var packInside: (SyntaxProtocol, kind: String)? {
        let tuple = self.as(TupleTypeSyntax.self)
        let elements = tuple?.elements ?? self.as(FunctionTypeSyntax.self)?.parameters
        let pack = elements?.map(\.type).first { type in type.is(PackExpansionTypeSyntax.self) }
        return pack.map { type in (type, kind: "\(tuple == nil ? "a function" : "a tuple") of a pack") }
    }

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
