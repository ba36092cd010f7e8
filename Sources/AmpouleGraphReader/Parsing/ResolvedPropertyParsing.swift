import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records the request that the attribute `@Resolved` or `@Injected` makes for the type of its property.
    ///
    /// An initializer of the type may replace it, and a closure may request anything.
    func readResolvedProperty(_ node: AttributeSyntax) {
        guard let wrapper = node.resolvedProperty,
            let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first, let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.textWithoutBackticks,
            variable.bindings.count == 1, !variable.isAssigned("_\(name)")
        else { return }
        let arguments = node.arguments?.as(LabeledExprListSyntax.self)
        let labels = arguments?.map { argument in argument.label?.text } ?? []
        let isOfViews = wrapper == Vocabulary.resolvedProperty
        guard !isOfViews || labels.first != .some(nil) else { return }
        // Those of modules take their arguments without labels.
        let takesArguments = labels.contains("arguments") || labels.contains(nil)
        let values = arguments?.filter { argument in argument.label == nil }.map(\.expression.typeOfLiteral)
        requests.append(
            RequestInFile(
                reading: DeclaredRequest.Reading(
                    kind: takesArguments ? .serviceWithArguments : .service,
                    service: TypeSpelling(type),
                    name: NameSpelling(
                        arguments?.first { ["name", "named"].contains($0.label?.text) }?.expression
                    ),
                    arguments: isOfViews || labels.contains("as") ? nil : values ?? []
                ),
                value: .instance(wrapper),
                scope: scope,
                isConditional: isConditional,
                position: position(node)
            )
        )
    }
}

extension AttributeSyntax {
    /// The name of this attribute, if it is that of a property that is resolved.
    fileprivate var resolvedProperty: String? {
        let member = attributeName.as(MemberTypeSyntax.self)
        let name = (member?.name ?? attributeName.as(IdentifierTypeSyntax.self)?.name)?.text
        guard let name, let module = Vocabulary.resolvedProperties[name],
            member.map({ $0.baseType.trimmedText == module }) != false
        else { return nil }
        return name
    }
}

extension VariableDeclSyntax {
    /// Whether the type uses the storage of a property wrapper, which an initializer may assign.
    fileprivate func isAssigned(_ storage: String) -> Bool {
        guard let members = parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
        return members.tokens(viewMode: .sourceAccurate).contains { $0.text == storage }
    }
}
