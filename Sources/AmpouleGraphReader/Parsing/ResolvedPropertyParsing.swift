import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records the request that the attribute `@Resolved` makes for the type of its property.
    ///
    /// An initializer of the view may replace it, and a closure may request anything.
    func readResolvedProperty(_ node: AttributeSyntax) {
        guard node.isResolved, let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.textWithoutBackticks,
            variable.bindings.count == 1, !variable.isAssigned("_\(name)")
        else { return }
        let arguments = node.arguments?.as(LabeledExprListSyntax.self)
        let labels = arguments?.map { argument in argument.label?.text } ?? []
        guard labels.first != .some(nil) else { return }
        requests.append(
            RequestInFile(
                reading: DeclaredRequest.Reading(
                    kind: labels.contains("arguments") ? .serviceWithArguments : .service,
                    service: TypeSpelling(type),
                    name: NameSpelling(arguments?.first { $0.label?.text == "name" }?.expression)
                ),
                value: .instance(Vocabulary.resolvedProperty),
                scope: scope,
                isConditional: isConditional,
                position: position(node)
            )
        )
    }
}

extension AttributeSyntax {
    /// Whether this is the attribute of a view's property that is resolved.
    fileprivate var isResolved: Bool {
        if let member = attributeName.as(MemberTypeSyntax.self) {
            return member.name.text == Vocabulary.resolvedProperty
                && member.baseType.trimmedText == Vocabulary.moduleOfViews
        }
        return attributeName.as(IdentifierTypeSyntax.self)?.name.text == Vocabulary.resolvedProperty
    }
}

extension VariableDeclSyntax {
    /// Whether the type uses the storage of a property wrapper, which an initializer may assign.
    fileprivate func isAssigned(_ storage: String) -> Bool {
        guard let members = parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
        return members.tokens(viewMode: .sourceAccurate).contains { $0.text == storage }
    }
}
