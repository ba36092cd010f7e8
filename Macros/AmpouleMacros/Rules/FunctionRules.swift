import AmpouleSyntax
import SwiftSyntax

extension Component {
    /// The function can be called without an instance, and returns a service.
    var providingViolations: [DiagnosticMessage] {
        guard let function else { return [] }
        return [placementViolation(of: function), resultViolation(of: function)].compactMap(\.self)
    }

    private func placementViolation(of function: FunctionDeclSyntax) -> DiagnosticMessage? {
        guard let surrounding = surroundings.first?.asProtocol((any DeclGroupSyntax).self) else {
            return .providedOutsideType(attribute)
        }
        if let name = surrounding.nameOfProtocol { return .providedInProtocol(function, name) }
        return function.modifiers.ofType == nil ? .providedByInstance(function) : nil
    }

    private func resultViolation(of function: FunctionDeclSyntax) -> DiagnosticMessage? {
        guard let type = resultType, !type.isVoid else { return .providedNothing(function) }
        return type.opaqueTypes.first.map { type in .opaqueResult(of: function, type) }
    }
}

extension DeclGroupSyntax {
    /// The name of the protocol that this declares or extends, where the syntax shows that it does.
    fileprivate var nameOfProtocol: String? {
        if let declaration = self.as(ProtocolDeclSyntax.self) { return declaration.name.textWithoutBackticks }
        guard let type = self.as(ExtensionDeclSyntax.self) else { return nil }
        let isConstrained = type.genericWhereClause?.requirements.contains(where: \.isAboutSelf) == true
        return isConstrained || type.extendedType.isReference(to: "Resolver", inModule: "Ampoule")
            ? type.extendedType.trimmedText : nil
    }
}

extension GenericRequirementSyntax {
    /// Whether this constrains `Self`, which only extensions of protocols do.
    fileprivate var isAboutSelf: Bool {
        switch requirement {
        case .conformanceRequirement(let requirement): requirement.leftType.trimmedText == "Self"
        case .sameTypeRequirement(let requirement): requirement.leftType.trimmedText == "Self"
        default: false
        }
    }
}
