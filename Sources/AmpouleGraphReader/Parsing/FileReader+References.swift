import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records a registering function used as a value, as in `[Lion.register(in:)]`.
    ///
    /// A function that takes a service may register any service, wherever it is called.
    func readRegisteringReference(_ name: DeclReferenceExprSyntax, of access: MemberAccessExprSyntax) {
        guard !access.isCalledWithoutArgumentNames, !access.isBaseOfMember else { return }
        let labels = name.argumentNames?.arguments.map(\.name.text)
        switch (name.baseName.textWithoutBackticks, labels) {
        case ("register", ["in"]):
            noteComponent(registeredBy: ExprSyntax(access), at: access)
        case ("register", nil) where access.base?.withoutEffects.isTypeInUpperCase == true:
            noteComponent(registeredBy: ExprSyntax(access), isLabeled: false, at: access)
        case ("register", nil) where access.base != nil, ("implements", nil) where access.base != nil,
            ("autoregister", _) where access.base != nil, ("contribute", nil) where access.base != nil,
            ("contributes", nil) where access.base != nil:
            noteRegisteringFunction(access)
        case ("register", let labels?), ("forward", let labels?), ("implements", let labels?),
            ("contribute", let labels?), ("contributes", let labels?):
            guard labels.allSatisfy(["_", "name", "factory", "to"].contains) else { return }
            noteRegisteringFunction(access)
        default: break
        }
    }

    /// Records a registering function of the enclosing type used as a value, as in `map(register(in:))`.
    func readRegisteringReference(_ name: DeclReferenceExprSyntax) {
        let functions = ["register", "implements", "autoregister", "contribute", "contributes"]
        guard name.isValue, functions.contains(name.baseName.textWithoutBackticks) else { return }
        if name.argumentNames?.arguments.map(\.name.text) == ["in"] {
            noteComponent(registeredBy: ExprSyntax(name), at: name)
        } else if name.argumentNames != nil || isInExtension {
            noteRegisteringFunction(name)
        }
    }

    private func noteRegisteringFunction(_ node: some SyntaxProtocol) {
        noteUncertainty(node, .functionPassedOn)
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
