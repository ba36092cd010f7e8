import SwiftSyntax

extension Component {
    /// Whether the compiler's own memberwise initializer of a structure takes the parameters that the component needs, and can be
    /// called where the component can be.
    ///
    /// A member that a macro writes would take its place, and the arguments of other macros, such as `#Preview`, don't see such a
    /// member.
    package var usesMemberwiseInitializerOfCompiler: Bool {
        kind == .structure && !hasInitializer && access <= .internal && hasPlainAttributes
            && members.allSatisfy(\.isSameInMemberwiseInitializer)
    }

    /// Whether no attribute of the type can be a macro that adds properties.
    private var hasPlainAttributes: Bool {
        declaration.attributes.allSatisfy { attribute in
            guard let attribute = attribute.as(AttributeSyntax.self) else { return false }
            return ["Register", "MainActor", "available"].contains(where: attribute.isNamed)
        }
    }
}

extension DeclSyntax {
    /// Whether the declaration adds the same parameters to the compiler's memberwise initializer as to the one of a component.
    fileprivate var isSameInMemberwiseInitializer: Bool {
        guard !self.is(IfConfigDeclSyntax.self), !self.is(MacroExpansionDeclSyntax.self) else { return false }
        guard let variable = self.as(VariableDeclSyntax.self) else { return true }
        let properties = Property.properties(of: variable)
        if properties.allSatisfy({ property in
            property.isStatic || property.isComputed && !property.hasInitAccessor
        }) {
            return true
        }
        let attributes = variable.attributes.allSatisfy { attribute in
            attribute.as(AttributeSyntax.self)?.isNamed("Inject") == true
        }
        return attributes && !variable.modifiers.contains(.lazy)
            && properties.allSatisfy { property in
                let isSetByDeclaration = property.isConstant && property.initialValue != nil
                return property.name != nil && property.access >= .internal && !property.hasInitAccessor
                    && (isSetByDeclaration
                        ? property.injections.isEmpty : property.type != nil || !property.isMemberwise)
            }
    }
}
