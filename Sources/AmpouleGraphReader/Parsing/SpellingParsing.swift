import AmpouleSyntax
import SwiftSyntax

extension NameSpelling {
    /// Reads the argument that names a registration.
    init(_ expression: ExprSyntax?) {
        guard let expression, !expression.is(NilLiteralExprSyntax.self) else {
            self = .none
            return
        }
        let literal = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        self =
            literal.map(NameSpelling.literal) ?? NameSpelling(pathIn: expression.withoutEffects)
            ?? .expression
    }
}

extension ScopeSpelling {
    /// Reads the argument that names a scope.
    init(_ expression: ExprSyntax?) {
        guard let expression, !expression.is(NilLiteralExprSyntax.self) else {
            self = .unspecified
            return
        }
        if let access = expression.as(MemberAccessExprSyntax.self),
            access.base?.isReference(to: Vocabulary.scope, inModule: Vocabulary.module) != false
        {
            self = .named(access.declName.baseName.textWithoutBackticks)
        } else {
            self = DeclaredLevel.path(expression).map(ScopeSpelling.reference) ?? .expression
        }
    }
}

extension ComponentReference {
    /// Reads an entry of a list: `Horse.self`, or `Networking.sessionComponent`.
    ///
    /// Only types can be listed, so the case of a name doesn't matter.
    init(listed expression: ExprSyntax) {
        if let component = expression.functionComponent {
            self.init(
                type: TypeSpelling(expression: component.surrounding),
                function: component.name.function
            )
        } else {
            self.init(type: expression.typeBeforeSelf.map(TypeSpelling.init(expression:)), function: nil)
        }
    }

    /// Reads a reference to a component: `Horse.self`, or `Networking.sessionComponent`.
    init(_ expression: ExprSyntax) {
        if let component = expression.functionComponent, component.surrounding.mayBeType {
            self.init(
                type: TypeSpelling(expression: component.surrounding),
                function: component.name.function
            )
        } else {
            self.init(type: expression.spelledType, function: nil)
        }
    }

    /// Reads the base of a registering call: `Horse`, or `Networking.sessionComponent`.
    ///
    /// A capitalized name is read as a type; ``Components/find(_:in:scope:)`` looks for a function, too.
    init(registering expression: ExprSyntax) {
        if expression.functionComponent?.name.function.first?.isUppercase == false {
            self.init(expression)
        } else {
            let isType = expression.nameOfType != nil && expression.mayBeType
            self.init(type: isType ? TypeSpelling(expression: expression) : nil, function: nil)
        }
    }
}

extension ExprSyntax {
    /// The expression without effect markers and parentheses.
    var withoutEffects: ExprSyntax {
        if let expression = self.as(TryExprSyntax.self) { return expression.expression.withoutEffects }
        if let expression = self.as(AwaitExprSyntax.self) { return expression.expression.withoutEffects }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            return only.expression.withoutEffects
        }
        return self
    }
}
