import AmpouleSyntax
import SwiftSyntax

extension Variables.Value {
    /// Reads an instance of a type.
    init(_ type: TypeSyntax) {
        if let some = type.as(SomeOrAnyTypeSyntax.self) {
            self.init(some.constraint)
            return
        }
        let spelling = TypeSpelling(type)
        self = (spelling.wrapped(by: ["Optional"]) ?? spelling).path.map(Self.instance) ?? .unknown
    }

    /// Reads the value of an expression.
    ///
    /// - Parameter scope: The scope of the expression.
    init(_ expression: ExprSyntax, in scope: LexicalScope.Index?) {
        let expression = expression.withoutWrappers
        if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
            self.init(reference.baseName.textWithoutBackticks, in: scope)
        } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            self.init(access.declName.baseName.textWithoutBackticks, of: base.withoutWrappers, in: scope)
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            call.nameOfCreatedType == "Optional", call.arguments.count == 1,
            let wrapped = call.arguments.first
        {
            // The conversion to an optional doesn't change the value.
            self.init(wrapped.expression, in: scope)
        } else if let call = expression.as(FunctionCallExprSyntax.self) {
            self.init(resultOf: call, in: scope)
        } else if let sequence = expression.as(SequenceExprSyntax.self), let type = sequence.lastCastType {
            // A resolver that is cast may be the container of any level.
            self = .opened(in: Self(type), .unknown)
        } else {
            self = .unknown
        }
    }

    /// Reads the result of a call.
    private init(resultOf call: FunctionCallExprSyntax, in scope: LexicalScope.Index?) {
        if let type = call.nameOfCreatedType {
            self =
                call.createsOutermostContainer
                ? .created(type)
                : type == Vocabulary.container ? .child(type) : .instance(type)
        } else if let name = call.calledName, call.calledExpression.is(MemberAccessExprSyntax.self),
            Vocabulary.functionsThatReturnContainers.contains(name)
        {
            // The container of a level and a copy are containers if the one that they are made of is.
            let base = Self(baseOf: call, in: scope)
            self = Vocabulary.function(name, may: .opensLevel) ? base.opening(with: call, in: scope) : base
        } else if let name = call.calledName, call.calledExpression.is(MemberAccessExprSyntax.self),
            Vocabulary.functionsThatReturnEntries.contains(name)
        {
            self = .entry(of: Self(baseOf: call, in: scope))
        } else {
            let isMember = call.calledExpression.is(MemberAccessExprSyntax.self)
            self = call.calledName.map { .result($0, scope: isMember ? nil : scope) } ?? .unknown
        }
    }

    /// The container of a level that a call opens in this container.
    func opening(with call: FunctionCallExprSyntax, in scope: LexicalScope.Index?) -> Self {
        let level = call.arguments.first.flatMap { DeclaredLevel.path($0.expression) }
        return .opened(in: self, DeclaredOpening(level: level, scope: scope))
    }

    /// The value of a variable that may be assigned again.
    var assignable: Self {
        switch self {
        case .created(let type): .instance(type)
        case .child(let type): .opened(in: .instance(type), .unknown)
        case .opened(let container, _): .opened(in: container, .unknown)
        case .asynchronous(let container): .asynchronous(of: container.assignable)
        case .variable, .member, .memberOfType: .assignable(self)
        default: self
        }
    }

    private init(_ name: String, in scope: LexicalScope.Index?) {
        self = name.first?.isUppercase == true ? .unknown : .variable(name, scope: scope)
    }

    private init(_ name: String, of base: ExprSyntax, in scope: LexicalScope.Index?) {
        if base.nameOfType == "Self" {
            self = .member(name, of: .variable("self", scope: scope))
        } else if base.isTypeInUpperCase {
            self = base.pathOfType.map { type in .memberOfType(name, of: type) } ?? .unknown
        } else if name == Vocabulary.otherResolver {
            self = .asynchronous(of: Self(base, in: scope))
        } else {
            self = .member(name, of: Self(base, in: scope))
        }
    }
}

extension FunctionCallExprSyntax {
    /// The type that the call creates, with its qualifiers, if its name is capitalized.
    var nameOfCreatedType: String? {
        let type = createdType
        return type.isTypeInUpperCase ? type.pathOfType : nil
    }

    /// Whether this creates a container that is in no other.
    var createsOutermostContainer: Bool {
        nameOfCreatedType == Vocabulary.container && argument("parent") == nil
    }

    /// The called expression, without an `init`.
    var createdType: ExprSyntax {
        guard let access = calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text == "init"
        else { return calledExpression }
        return base
    }
}

extension ExprSyntax {
    /// Whether this is a literal, which is neither a type nor a level.
    var isLiteral: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .arrayExpr,
            .dictionaryExpr, .nilLiteralExpr, .regexLiteralExpr, .closureExpr, .keyPathExpr:
            true
        default: false
        }
    }

    /// Whether this may be a type as a value, if it is a parameter of a generic function.
    var mayBeMetatype: Bool {
        if isLiteral { return false }
        // The expected type is not known, so it has no implicit members.
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.mayBeMetatype ?? false }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.mayBeMetatype }
        return true
    }

    /// Whether this is a capitalized name, which usually names a type.
    var isTypeInUpperCase: Bool { nameOfType?.first?.isUppercase == true }

    /// The name of a type with its qualifiers.
    var pathOfType: String? {
        var names: [String] = []
        var next: ExprSyntax? = self
        while let expression = next, let name = expression.nameOfType {
            names.insert(name, at: 0)
            next = expression.as(MemberAccessExprSyntax.self)?.base
        }
        // A module selector ('Farm::Horse') is detected in the text, since older parsers have no node for it.
        let isOfOtherModule = Vocabulary.resolvingTypes.contains(names.last ?? "") && isInOtherModule
        return names.isEmpty || next != nil || isOfOtherModule ? nil : names.pathOfType
    }

    private var isInOtherModule: Bool {
        let text = trimmedText
        return text.contains("::") && !text.hasPrefix("\(Vocabulary.module)::")
    }
}

extension SequenceExprSyntax {
    /// The type of a trailing `as`, `as?` or `as!` cast.
    fileprivate var lastCastType: TypeSyntax? {
        let elements = Array(elements)
        guard
            elements.count >= 3, let type = elements.last?.as(TypeExprSyntax.self),
            elements[elements.count - 2].is(UnresolvedAsExprSyntax.self)
        else { return nil }
        return type.type
    }
}
