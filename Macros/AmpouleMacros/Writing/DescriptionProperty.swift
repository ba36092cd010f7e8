import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

extension ComponentWriter {
    /// The property that describes the component for the component graph.
    ///
    /// One literal contains all that the syntax shows, and the types of the dependencies are generic arguments. The
    /// compiler checks this quickly, and the program only evaluates it on demand.
    var descriptionProperty: String {
        let dependencies = describedDependencies
        let type = requiredDependencies.isEmpty ? "\(emptyDescriptionType)" : "__Dependencies"
        let text = ([declaration] + dependencies.map(text)).joined(separator: "\n")
        var arguments = dependencies.compactMap(\.name).map(dependencyName)
        if lineage.isInheriting { arguments.append("inheriting: super.__description") }
        arguments.append("text: \"\"\"")
        let unsafety = unsafety(ofDescribed: dependencies.map(\.type))
        let value = """
            \(unsafety)\(type).of(\(arguments.joined(separator: ", "))
            \(text.indented())
                \"\"\")
            """
        let node = dependencies.first?.node ?? Syntax(component.attribute)
        return """
            \(typeMemberModifiers)var __description: Ampoule::__ComponentDescription {
            \(directive.place(value, at: node).indented())
            }
            """
    }

    /// The empty description of a component whose declaration is invalid.
    var emptyDescription: String {
        """
        \(typeMemberModifiers)var __description: Ampoule::__ComponentDescription { \
        \(emptyDescriptionType).of(text: "") }
        """
    }

    private var emptyDescriptionType: String {
        "Ampoule::__Description<\(component.innerName), Ampoule::__NoEdge>"
    }

    /// The file, the position in it and the kind of the declaration.
    private var declaration: String {
        let node = component.function?.name ?? component.name
        // The file is a separate line of the text.
        let file = directive.fileID(of: node)?.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(file?.escapedInLiteral ?? "")\n\(position(of: node)) \(component.kind.text)"
    }

    /// The kind and the location of the injection; its label; its type.
    private func text(of dependency: DescribedDependency) -> String {
        let type = dependency.type.trimmedText.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        return "\(dependency.injection) \(position(of: dependency.node))\n\(dependency.label)\n"
            + type.escapedInLiteral
    }

    private func position(of node: some SyntaxProtocol) -> String {
        directive.place(of: node)?.text ?? "0:0"
    }
}

// MARK: - Dependencies

/// A dependency in the description of its component.
struct DescribedDependency {
    /// The number of its initializer, or a letter for property and method injection; then further letters.
    let injection: String

    /// The number of the registration whose initializer takes it; `nil` if it is injected afterwards.
    let registration: Int?
    let label: String
    let type: TypeSyntax

    /// The type as only generated code names it; `nil` for the written one.
    var generatedType: String?

    /// The type in the declaration.
    let typeNode: Syntax

    let name: ExprSyntax?

    /// The `@Inject`, or the parameter if there is none.
    let node: Syntax

    /// Whether the container can wait for the dependency.
    let isAwaited: Bool
}

extension ComponentWriter {
    /// The dependencies in the order in which they are injected.
    var describedDependencies: [DescribedDependency] {
        registrations.flatMap { registration in
            registration.initializer.dependencies.map { parameter in
                dependency(
                    parameter,
                    injection: "\(registration.number)",
                    registration: registration.number,
                    of: parameter.injections.first,
                    isAwaited: registration.isAsynchronous
                )
            }
        } + component.injectedProperties.compactMap(dependency)
            + component.methods.flatMap { method in
                method.parameters.map { parameter in
                    dependency(
                        parameter,
                        injection: "m",
                        of: method.injections.first,
                        isAwaited: component.isCompletedAsynchronously
                    )
                }
            }
    }

    private func dependency(
        _ parameter: Parameter,
        injection: String,
        registration: Int? = nil,
        of marking: Injection?,
        isAwaited: Bool
    ) -> DescribedDependency {
        let name = parameter.injections.first?.name
        let attribute = (parameter.injections.first ?? marking)?.attribute
        return DescribedDependency(
            injection: injection + letters(parameter.type, name: name),
            registration: registration,
            label: (parameter.label ?? parameter.name).textWithoutBackticks,
            type: parameter.type.ofDependency,
            typeNode: Syntax(parameter.type.writtenBase),
            name: name,
            node: attribute.map { attribute in Syntax(attribute) } ?? parameter.node,
            isAwaited: isAwaited
        )
    }

    private func dependency(_ property: Property) -> DescribedDependency? {
        guard let name = property.name, let type = property.type, let injection = property.injections.first
        else { return nil }
        let isWeak = property.declaration.modifiers.contains(.weak)
        return DescribedDependency(
            injection: "p" + letters(type, name: injection.name) + (isWeak ? "w" : ""),
            registration: nil,
            label: name.textWithoutBackticks,
            type: type.ofDependency,
            typeNode: Syntax(type.writtenBase),
            name: injection.name,
            node: Syntax(injection.attribute),
            isAwaited: component.isCompletedAsynchronously
        )
    }

    /// `n` for a named registration, `g` for the type of a generic parameter.
    private func letters(_ type: ValueType, name: ExprSyntax?) -> String {
        let isGeneric = component.genericParameterNames.contains(type.ofDependency.trimmedText)
        return (name == nil ? "" : "n") + (isGeneric ? "g" : "")
    }
}

extension Component {
    /// The generic parameters of the type and of its enclosing types.
    fileprivate var genericParameterNames: Set<String> {
        let clauses = ([Syntax(declaration)] + surroundings).compactMap { node in
            node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        }
        return Set(clauses.flatMap(\.parameters).map(\.name.text))
    }
}

extension Component.Kind {
    fileprivate var text: String {
        switch self {
        case .class: "class"
        case .structure: "structure"
        case .actor: "actor"
        case .enumeration: "enumeration"
        case .function: "function"
        }
    }
}

extension ValueType {
    /// The type in the declaration, without attributes.
    fileprivate var writtenBase: TypeSyntax { written.as(AttributedTypeSyntax.self)?.baseType ?? written }
}
