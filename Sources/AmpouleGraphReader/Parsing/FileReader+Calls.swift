import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Notes down what a call registers, if it does.
    func readCall(_ call: FunctionCallExprSyntax) {
        if call.arguments.contains(where: { argument in argument.label?.text == "defaultObjectScope" }) {
            declarations.setsDefaultScope = true
        }
        guard let name = call.calledName else { return }
        declarations.usedNames.insert(name)
        if call.arguments.isEmpty, call.trailingClosure == nil { declarations.calledNames.insert(name) }
        switch name {
        case "register": readRegistration(call)
        case "forward": note(DeclaredRegistration.readingOfForward(call, in: place(of: call)), at: call)
        case "factory" where importsModules, "singleton" where importsModules:
            note(DeclaredRegistration.readingOfElement(call, in: place(of: call)), at: call)
        default: break
        }
    }

    /// Notes down a function that a list may have written, and that is handed on rather than called.
    func readReference(_ node: MemberAccessExprSyntax) {
        if node.parent?.is(FunctionCallExprSyntax.self) != true {
            declarations.calledNames.insert(node.declName.baseName.textWithoutBackticks)
        }
    }

    /// Notes down a component that stands in a module as an element.
    func readElement(_ node: CodeBlockItemSyntax) {
        guard
            importsModules, case .expr(let expression) = node.item,
            expression.is(MemberAccessExprSyntax.self)
        else { return }
        let component = ComponentReference(expression)
        guard component.type != nil else { return }
        noteComponent(component, at: node)
    }

    /// Notes down that a macro of somebody else may register something.
    func readMacro(_ name: TokenSyntax, at node: Syntax) {
        guard !KnownNames.macros.contains(name.textWithoutBackticks) else { return }
        noteUncertainty(node, "what the macro '#\(name.textWithoutBackticks)' writes may register anything")
    }

    private func readRegistration(_ call: FunctionCallExprSyntax) {
        if call.arguments.count == 1, call.arguments.first?.label?.text == "in" {
            let component = (call.calledExpression.as(MemberAccessExprSyntax.self)?.base)
                .map(ComponentReference.init(registering:))
            if let component, component.type != nil {
                noteComponent(component, at: call)
            } else {
                noteUncertainty(call, "which component is registered is not spelled out")
            }
        } else {
            note(DeclaredRegistration.reading(of: call, in: place(of: call)), at: call)
        }
    }

    private func note(_ reading: DeclaredRegistration.Reading?, at call: FunctionCallExprSyntax) {
        switch reading {
        case .registration(let registration): declarations.registrations.append(registration)
        case .unspelled: noteUncertainty(call, "which service is registered is not spelled out")
        case nil: break
        }
    }

    private func noteComponent(_ component: ComponentReference, at node: some SyntaxProtocol) {
        declarations.componentRegistrations.append(
            ComponentRegistrationCall(
                component: component,
                scope: scope,
                isConditional: isConditional,
                position: position(node)
            )
        )
    }

    private func place(of call: FunctionCallExprSyntax) -> DeclaredRegistration.Place {
        let name = call.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
        return DeclaredRegistration.Place(
            scope: scope,
            isConditional: isConditional,
            position: position(name ?? Syntax(call))
        )
    }
}

extension FunctionCallExprSyntax {
    /// The last name of what is called.
    fileprivate var calledName: String? {
        if let access = calledExpression.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.textWithoutBackticks
        }
        return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.textWithoutBackticks
    }
}
