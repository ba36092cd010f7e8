import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records a registering function used as a value, as in `[Lion.register(in:)]`.
    ///
    /// A function that takes a service may register any service, wherever it is called.
    func readRegisteringReference(_ name: DeclReferenceExprSyntax, of access: MemberAccessExprSyntax) {
        guard !access.isCalledWithoutArgumentNames, !access.isBaseOfMember else { return }
        let labels = name.argumentNames?.arguments.map(\.name.text)
        let function = name.baseName.textWithoutBackticks
        let mayRegisterComponent = Vocabulary.function(function, may: .registersComponent)
        if mayRegisterComponent, labels == ["in"] {
            noteComponent(registeredBy: ExprSyntax(access), at: access)
        } else if mayRegisterComponent, labels == nil,
            access.base?.withoutEffects.isTypeInUpperCase == true
        {
            noteComponent(registeredBy: ExprSyntax(access), isLabeled: false, at: access)
        } else if access.base != nil, Vocabulary.mayRegisterAnyService(function, labels: labels) {
            noteUncertainty(access, .functionPassedOn)
            noteCondition(access.base.map { Variables.Value($0, in: scope) } ?? .unknown)
        }
    }

    /// Records a registering function of the enclosing type used as a value, as in `map(register(in:))`.
    func readRegisteringReference(_ name: DeclReferenceExprSyntax) {
        let function = name.baseName.textWithoutBackticks
        guard name.isValue, Vocabulary.mayRegisterAnyService(function, labels: nil) else { return }
        if name.argumentNames?.arguments.map(\.name.text) == ["in"] {
            noteComponent(registeredBy: ExprSyntax(name), at: name)
        } else if name.argumentNames != nil || isInExtension {
            noteUncertainty(name, .functionPassedOn)
            noteCondition(.variable("self", scope: scope))
        }
    }

    /// Whether the current position is among the members of an extension.
    var isInExtension: Bool {
        var next = scope
        while let current = next {
            if case .extension = declarations.scopes[current].kind { return true }
            next = declarations.scopes[current].parent
        }
        return false
    }
}

extension MemberAccessExprSyntax {
    /// Whether this is called by a name without argument labels.
    fileprivate var isCalledWithoutArgumentNames: Bool {
        declName.argumentNames == nil
            && parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(self).id
    }

    /// Whether a member of this value is used; functions have no members.
    fileprivate var isBaseOfMember: Bool {
        parent?.as(MemberAccessExprSyntax.self)?.base?.id == Syntax(self).id
    }
}

extension DeclReferenceExprSyntax {
    /// Whether this is neither called nor the name of a member.
    fileprivate var isValue: Bool {
        guard let parent, !parent.is(MemberAccessExprSyntax.self),
            !parent.is(KeyPathPropertyComponentSyntax.self)
        else { return false }
        let isCalled = parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(self).id
        return !isCalled || argumentNames != nil
    }
}
