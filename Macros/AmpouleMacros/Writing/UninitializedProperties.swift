import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The proof that the injected properties which no initializer sets are optional.
    ///
    /// The compiler reports others where the initializer ends, and doesn't say what to write. It does so after all other errors, so
    /// that there is one.
    var uninitializedProof: String? {
        let checks = component.injectedProperties.compactMap { property -> String? in
            guard component.isUninitialized(property), let name = property.name?.text,
                let type = property.type
            else { return nil }
            let spelling = type.written.trimmedText
            let implicit = type.written.is(IdentifierTypeSyntax.self) ? "\(spelling)!" : "(\(spelling))!"
            let message = """
                it is injected after the initializer, and has no value until then; write 'var \(name): \(implicit)', or inject it \
                into the initializer
                """
            return """
                do {
                func \(name)<Value>(_: Value?.Type) {}
                @_disfavoredOverload @available(*, unavailable, message: "\(message)")
                func \(name)<Value>(_: Value.Type) {}
                \(directive.align("\(name)((\(copy(type.ofArgument))).self)", with: property.binding.pattern))
                }
                """
        }
        guard !checks.isEmpty else { return nil }
        return "private nonisolated static func __proveInjected() {\n\(checks.joined(separator: "\n"))\n}"
    }
}

extension Component {
    /// Whether nothing sets an injected property before the initializer ends, as far as the declaration shows.
    fileprivate func isUninitialized(_ property: Property) -> Bool {
        guard hasInitializer, !property.isComputed, property.initialValue == nil,
            property.type?.isOptional == false,
            let name = property.name?.textWithoutBackticks,
            property.declaration.attributes.allSatisfy({ attribute in
                attribute.as(AttributeSyntax.self)?.isNamed("Inject") == true
            })
        else { return false }
        return !initializers.contains { initializer in
            initializer.declaration?.tokens(viewMode: .sourceAccurate).contains { token in
                token.textWithoutBackticks == name
            } ?? false
        }
    }
}
