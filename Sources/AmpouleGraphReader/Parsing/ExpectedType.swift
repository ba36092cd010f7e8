import AmpouleSyntax
import SwiftSyntax

/// The type that the code around an expression expects of it.
enum ExpectedType: Hashable {
    /// A type that isn't optional.
    case type(TypeSpelling)

    /// A type that need not be unwrapped: `T!`.
    case unwrapped(TypeSpelling)

    /// An optional.
    case optional

    /// The expression alone doesn't show it, as for an argument.
    case unknown

    /// Whether the type is written, and isn't optional.
    var isType: Bool { if case .type = self { true } else { false } }

    init(of expression: ExprSyntax) {
        var node = Syntax(expression)
        while let parent = node.parent {
            switch parent.as(SyntaxEnum.self) {
            case .tryExpr, .awaitExpr, .labeledExpr, .labeledExprList: node = parent
            case .tupleExpr(let tuple) where tuple.elements.count == 1: node = parent
            case .exprList(let elements):
                self.init(of: node, in: Array(elements))
                return
            case .initializerClause(let clause):
                self.init(of: clause)
                return
            case .returnStmt, .codeBlockItem:
                self.init(ofResult: parent)
                return
            case .forceUnwrapExpr, .optionalChainingExpr, .optionalBindingCondition:
                self = .optional
                return
            default:
                self = .unknown
                return
            }
        }
        self = .unknown
    }

    /// Reads the operator behind an operand: `as T` or `??`.
    private init(of operand: Syntax, in elements: [ExprSyntax]) {
        self = .unknown
        guard let place = elements.firstIndex(where: { $0.id == operand.id }), elements.count > place + 2
        else {
            return
        }
        if let cast = elements[place + 1].as(UnresolvedAsExprSyntax.self) {
            if cast.questionOrExclamationMark == nil, let type = elements[place + 2].as(TypeExprSyntax.self) {
                self.init(type.type)
            }
        } else if elements[place + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
            self = .optional
        }
    }

    /// Reads the type of a variable with an initial value; without one, the functions that return an optional are
    /// preferred.
    private init(of clause: InitializerClauseSyntax) {
        if clause.parent?.is(OptionalBindingConditionSyntax.self) == true {
            self = .optional
        } else if let binding = clause.parent?.as(PatternBindingSyntax.self) {
            if let type = binding.typeAnnotation?.type { self.init(type) } else { self = .optional }
        } else {
            self = .unknown
        }
    }

    /// Reads the type that the function or the variable around a statement returns, if it returns the value of this one.
    private init(ofResult statement: Syntax) {
        self = .unknown
        if statement.is(CodeBlockItemSyntax.self),
            statement.parent?.children(viewMode: .sourceAccurate).count != 1
        {
            return
        }
        for node in sequence(first: statement, next: \.parent) {
            if let function = node.as(FunctionDeclSyntax.self) {
                if let type = function.signature.returnClause?.type { self.init(type) }
                return
            }
            if let binding = node.as(PatternBindingSyntax.self) {
                if let type = binding.typeAnnotation?.type, binding.accessorBlock != nil { self.init(type) }
                return
            }
            switch node.as(SyntaxEnum.self) {
            case .returnStmt, .codeBlockItem, .codeBlockItemList, .codeBlock, .accessorDecl,
                .accessorDeclList,
                .accessorBlock:
                break
            default: return
            }
        }
    }

    private init(_ type: TypeSyntax) {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType: self = .optional
        case .implicitlyUnwrappedOptionalType(let type): self = .unwrapped(TypeSpelling(type.wrappedType))
        default: self = .type(TypeSpelling(type))
        }
    }
}
