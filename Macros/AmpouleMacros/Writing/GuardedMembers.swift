import AmpouleSyntax
import SwiftSyntax

// The members repeat the types that the user writes in the declarations of a component. If the compiler doesn't find
// one of them, it reports that in the declaration. It doesn't expand a macro whose argument uses an invalid
// declaration, and is silent about that, so the members are no further errors. Associated types and extensions of the
// library stand in for them.
extension ComponentWriter {
    /// The members in a macro that the compiler expands if the declarations with their types are valid.
    ///
    /// - Parameter hasInitializer: Whether an initializer is among the members.
    /// - Returns: `nil` if the members need no such macro, or can't be in one.
    func guarded(_ members: [String], hasInitializer: Bool) -> [String]? {
        // In a class hierarchy, the members override each other, which stand-ins can't.
        guard !isInHierarchy, let uses = usesOfDeclarations else { return nil }
        let code = members.asDeclarations()
        let signs = code.literalDelimiter
        let use = uses.count == 1 ? uses[0] : "(\(uses.joined(separator: ", ")))"
        let call = """
            #Ampoule::\(hasInitializer ? "__memberwise" : "__members")(using: \(use), \(signs)\"""
            \(code)
            \"""\(signs))
            """
        return (hasInitializer ? [initializerStandIn] : []).compactMap(\.self) + [call]
    }

    /// Expressions that use the declarations with types that the members repeat, except explicit initializers; `nil` if
    /// there are none or if the compiler would warn about a use.
    ///
    /// To find an initializer, the compiler may need all members of a type, such as for `Decodable` or for a superclass.
    /// It would then report the macro, which is one of them, as a circular reference.
    private var usesOfDeclarations: [String]? {
        let properties = component.properties(of: component.memberwiseUse) + component.injectedProperties
        let attributes =
            properties.map(\.declaration.attributes) + component.methods.map(\.declaration.attributes)
            + component.usedInitializers.compactMap { initializer in initializer.declaration?.attributes }
        guard !attributes.contains(where: \.containsDeprecation) else { return nil }
        let function = component.kind == .function ? component.usedInitializers.first : nil
        let calls = [function].compactMap(\.self).map { function in
            "{ try await \(component.callee)(\(arguments(for: function.parameters))) }"
        }
        let instance = "(Ampoule::__Any[] as \(component.ownName))"
        let values = properties.compactMap(\.name).map { name in "\(instance).\(name.text)" }
        let methods = component.methods.map { method in
            """
            { (__component: inout \(component.ownName)) in \
            __component.\(method.declaration.name.text)(\(arguments(for: method.parameters))) }
            """
        }
        let uses = calls + values + methods
        return uses.isEmpty ? nil : uses
    }

    /// The arguments of a call, whose types the compiler infers from the declaration.
    private func arguments(for parameters: [Parameter]) -> String {
        parameters.map { parameter in
            // Known types choose among declarations with the same labels.
            let type = parameter.type.namesOnlyStandardTypes ? " as \(copy(parameter.type.ofArgument))" : ""
            return "\(parameter.labelText)Ampoule::__Any[]\(type)"
        }.joined(separator: ", ")
    }

    /// An initializer without which a class with a skipped one would have none, which is another error.
    private var initializerStandIn: String? {
        guard component.kind == .class || component.kind == .actor else { return nil }
        return "private init(__standIn: Swift::Never) { switch __standIn {} }"
    }
}

extension Component {
    /// The memberwise initializer, if the component uses it.
    fileprivate var memberwiseUse: Initializer? { hasInitializer ? nil : memberwiseInitializer }

    /// The properties that an initializer sets.
    fileprivate func properties(of initializer: Initializer?) -> [Property] {
        let names = Set(initializer?.parameters.map(\.name.text) ?? [])
        return properties.filter { property in property.name.map { names.contains($0.text) } ?? false }
    }
}

extension AttributeListSyntax {
    fileprivate var containsDeprecation: Bool {
        attributes.contains(where: \.isDeprecation)
    }
}

extension String {
    /// The number signs around a literal with this text.
    fileprivate var literalDelimiter: String {
        var longest = 0
        var current = 0
        for byte in utf8 {
            current = byte == UInt8(ascii: "#") ? current + 1 : 0
            longest = max(longest, current)
        }
        return String(repeating: "#", count: longest + 1)
    }
}
