import AmpouleSyntax
import SwiftSyntax

extension FileReader {
    /// Records the autoclosures of a function, and whether it may hide the function of a library's list.
    func readCatching(_ function: FunctionDeclSyntax) {
        let (name, parameters) = (
            function.name.textWithoutBackticks, function.signature.parameterClause.parameters
        )
        if parameters.contains(where: { $0.type.trimmedText.contains("@autoclosure") }) {
            declarations.functionsWithAutoclosures.insert(name)
        }
        guard parameters.isEmpty, let scope, case .extension(let type) = declarations.scopes[scope].kind,
            Vocabulary.resolvingTypes.contains(type.path ?? "")
        else { return }
        declarations.plainContainerFunctions.insert(name)
    }

    /// Records the autoclosures of an initializer, by the name of its type.
    func readCatching(_ initializer: InitializerDeclSyntax) {
        let parameters = initializer.signature.parameterClause.parameters
        guard parameters.contains(where: { $0.type.trimmedText.contains("@autoclosure") }), let scope else {
            return
        }
        let type: String? =
            switch declarations.scopes[scope].kind {
            case .local: nil
            case .type(let index): declarations.types[index].name
            case .extension(let spelling): spelling.lastName
            }
        declarations.functionsWithAutoclosures.formUnion([type, "init"].compactMap(\.self))
    }

    /// Records the functions whose errors a `try?` catches, or a `try` passes on.
    func readCaught(_ node: TryExprSyntax) {
        let names = node.expression.calledNames
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: declarations.caughtFunctions.formUnion(names)
        case nil:
            guard let function = Syntax(node).throwingFunction else { return }
            for name in names where name != function {
                declarations.propagations.insert(Propagation(function: function, called: name))
            }
        default: break
        }
    }
}

extension ExprSyntax {
    /// The names of the functions that the expression calls, without those in closures.
    fileprivate var calledNames: Set<String> {
        let finder = CalledNameFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.names
    }
}

/// Finds the names of called functions.
private final class CalledNameFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledName { names.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Syntax {
    /// The name of the function that throws an error thrown here; `nil` if code in between may catch it.
    fileprivate var throwingFunction: String? {
        var node = self
        while let parent = node.parent {
            if let function = parent.as(FunctionDeclSyntax.self) { return function.name.textWithoutBackticks }
            if parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return nil }
            if let statement = parent.as(DoStmtSyntax.self), !statement.catchClauses.isEmpty,
                statement.body.id == node.id
            {
                return nil
            }
            node = parent
        }
        return nil
    }

    /// The outermost function, initializer or accessor around this; `nil` if there is none.
    var outermostBody: SyntaxIdentifier? {
        var found: SyntaxIdentifier?
        var next = parent
        while let node = next {
            if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
                || node.is(AccessorBlockSyntax.self)
            {
                found = node.id
            }
            next = node.parent
        }
        return found
    }

    /// Whether the function around this returns a `Bool` or an optional.
    var isInFunctionOfOptional: Bool {
        var next = parent
        while let node = next {
            if node.is(ClosureExprSyntax.self) { return false }
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.mayBeRefusal ?? false
            }
            if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.typeAnnotation?.type.mayBeRefusal ?? false
            }
            next = node.parent
        }
        return false
    }
}

extension TypeSyntax {
    fileprivate var mayBeRefusal: Bool { self.is(OptionalTypeSyntax.self) || trimmedText == "Bool" }
}

extension FunctionCallExprSyntax {
    /// Whether the result is compared with `nil`.
    var isComparedWithNil: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let elements = parent.as(ExprListSyntax.self) {
                return elements.contains { $0.is(NilLiteralExprSyntax.self) }
            }
            switch parent.as(SyntaxEnum.self) {
            case .tryExpr, .awaitExpr, .tupleExpr, .labeledExpr, .labeledExprList: node = parent
            default: return false
            }
        }
        return false
    }
}
