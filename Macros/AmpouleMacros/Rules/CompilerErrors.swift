import AmpouleSyntax
import SwiftSyntax

extension Component {
    /// The compiler accepts the declarations that the members repeat, as far as the syntax shows it.
    var compilerErrors: [DiagnosticMessage] {
        let initializers = usedInitializers.filter { $0.declaration != nil }.map(\.parameters)
        var nodes: [Syntax] = []
        for parameters in initializers + methods.map(\.parameters) {
            nodes += parameters.filter(\.hasSyntaxError).map(\.node)
            nodes += parameters.repeated { parameter in parameter.name }.map(\.node)
        }
        let properties = properties.filter { property in !property.isStatic }
        let refused = properties.filter { property in property.lacksType || property.hasSyntaxError }
        let others = properties.repeated { property in property.name }
        nodes += (refused + others).map { property in Syntax(property.binding) }
        nodes += serviceExpressions.filter(\.isMetatypeOnly).map { service in Syntax(service) }
        nodes += redeclaredInitializers.compactMap(\.declaration).map { Syntax($0.callee) }
        return nodes.map { node in .compilerError(at: node) }
    }

    /// The initializers with the signature of an earlier one, as far as the spelling shows it.
    var redeclaredInitializers: [Initializer] {
        guard initializers.count > 1 else { return [] }
        return initializers.repetitions(of: \.signature).map(\.repeated)
    }
}

extension Sequence {
    /// The elements with the name of an earlier one.
    fileprivate func repeated(by name: (Element) -> TokenSyntax?) -> [Element] {
        repetitions { element in
            name(element).flatMap { name in name.isWildcard ? nil : name.textWithoutBackticks }
        }.map(\.repeated)
    }

    /// The elements with the same `key` as an earlier element, each with that element.
    func repetitions<Key: Hashable>(of key: (Element) -> Key?) -> [(first: Element, repeated: Element)] {
        var known: [Key: Element] = [:]
        return compactMap { element in
            guard let key = key(element) else { return nil }
            guard let first = known[key] else {
                known[key] = element
                return nil
            }
            return (first, element)
        }
    }
}

extension Initializer {
    /// The parts in which two initializers must differ; `nil` for one that isn't available in all versions of the language or a system.
    fileprivate var signature: [String]? {
        guard let declaration, !declaration.attributes.contains("available") else { return nil }
        let parts = parameters.flatMap { parameter in
            [parameter.label?.textWithoutBackticks ?? "_", parameter.type.written.trimmedText]
        }
        let clauses = [
            declaration.genericParameterClause?.trimmedText, declaration.genericWhereClause?.trimmedText,
        ]
        return parts + clauses.map { clause in clause ?? "" } + [isAsynchronous ? "async" : ""]
    }
}

extension ExprSyntax {
    /// Whether this is a type such as `Animal.Type`, which is no value without `.self`.
    fileprivate var isMetatypeOnly: Bool {
        self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "Type"
    }
}

extension Parameter {
    fileprivate var hasSyntaxError: Bool { type.written.hasError || defaultValue?.hasError == true }
}

extension Property {
    fileprivate var hasSyntaxError: Bool {
        type?.written.hasError == true || binding.initializer?.hasError == true
    }

    /// Whether the declaration has no type, and neither a value nor a wrapper from which the compiler infers one.
    var lacksType: Bool {
        type == nil && binding.initializer == nil && name != nil
            && declaration.attributes.attributes.allSatisfy { attribute in attribute.isNamed("Inject") }
    }
}
