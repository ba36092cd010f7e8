import AmpouleSyntax
import SwiftSyntax

extension ClosureExprSyntax {
    /// The call that takes the closure as an argument, and the label of that argument.
    var receivingCall: (call: FunctionCallExprSyntax, label: String?)? {
        if let call = parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id {
            return (call, nil)
        }
        if let element = parent?.as(MultipleTrailingClosureElementSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, element.label.text)
        }
        guard
            let argument = parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return (call, argument.label?.text)
    }

    /// Whether a container calls the closure with a resolver, to make, to decorate or to complete an instance.
    var isFactory: Bool {
        guard let (call, label) = receivingCall, let function = call.calledName else { return false }
        switch Vocabulary.registeringMeaning(of: function) {
        case .registersClosure, .contributesClosure: return label == nil || label == "factory"
        case .overrides: return label == nil || ["factory", "returning", "with"].contains(label)
        case .makesElement: return call.calledExpression.is(DeclReferenceExprSyntax.self)
        default: break
        }
        if Vocabulary.function(function, may: .decorates) { return label == nil || label == "with" }
        return label == nil && isCompletion
    }

    /// Whether a container calls the closure with a resolver to complete an instance.
    var isCompletion: Bool {
        receivingCall?.call.calledName.map { Vocabulary.function($0, may: .completes) } ?? false
    }

    /// Whether the closure is called where it is written: `{ … }()`.
    var isCalledAtOnce: Bool {
        parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(self).id
    }

    /// Whether the function of a container calls the closure, and throws its errors.
    ///
    /// A function with a common name may be another's, which may catch the errors. It passes no container then, so a request
    /// of the parameter is one of a container's function.
    ///
    /// - Parameter asked: The part of a request in the closure that names the resolver.
    func isCalledInPlace(for asked: Syntax) -> Bool {
        guard let function = receivingCall?.call.calledName else { return false }
        guard !Vocabulary.commonNames.contains(function) else {
            return usesOfFirstParameter.contains { use in
                asked.position <= use.position && use.endPosition <= asked.endPosition
            }
        }
        return Vocabulary.function(function, may: .opensLevelInClosure)
            || Vocabulary.function(function, may: .passesContainer)
    }

    /// The calls of the constant of a body that holds the closure; `nil` if it may be called elsewhere.
    var callsOfConstant: [FunctionCallExprSyntax]? {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
            binding.initializer?.value.id == Syntax(self).id,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.textWithoutBackticks,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.let),
            let block = variable.parent?.parent?.as(CodeBlockItemListSyntax.self),
            block.parent?.is(SourceFileSyntax.self) == false
        else { return nil }
        let finder = ReferenceFinder(name)
        finder.walk(block)
        let calls = finder.found.map { reference in
            reference.parent?.as(FunctionCallExprSyntax.self).flatMap { call in
                call.calledExpression.id == Syntax(reference).id ? call : nil
            }
        }
        return calls.contains(nil) ? nil : calls.compactMap(\.self)
    }

    /// The uses of the first parameter, without those in nested closures that have one of the same name.
    var usesOfFirstParameter: [DeclReferenceExprSyntax] {
        guard let name = nameOfFirstParameter else { return [] }
        let finder = ReferenceFinder(name)
        finder.walk(statements)
        return finder.found
    }

    /// The name of the first parameter, `$0` if the parameters have no names; `nil` if it is not used.
    fileprivate var nameOfFirstParameter: String? {
        switch signature?.parameterClause {
        case .simpleInput(let parameters): parameters.first?.name.textWithoutBackticks
        case .parameterClause(let clause):
            clause.parameters.first.map { ($0.secondName ?? $0.firstName).textWithoutBackticks }
        case nil: "$0"
        @unknown default: nil
        }
    }
}

/// Finds the uses of a name.
private final class ReferenceFinder: SyntaxVisitor {
    private let name: String
    private(set) var found: [DeclReferenceExprSyntax] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.textWithoutBackticks == name,
            node.keyPathInParent != \MemberAccessExprSyntax.declName
        {
            found.append(node)
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.nameOfFirstParameter == name ? .skipChildren : .visitChildren
    }
}

extension Variables.Value {
    /// The first argument that a closure is called with, if the called function determines it.
    ///
    /// - Parameter scope: The scope of the closure.
    init(firstParameterOf closure: ClosureExprSyntax, in scope: LexicalScope.Index?) {
        guard let (call, label) = closure.receivingCall else {
            self = .unknown
            return
        }
        let function = call.calledName ?? ""
        if call.nameOfCreatedType == Vocabulary.container, label == nil || label == "registeringClosure" {
            self =
                call.createsOutermostContainer
                ? .created(Vocabulary.container) : .child(Vocabulary.container)
        } else if Vocabulary.function(function, may: .opensLevelInClosure), label == nil {
            // The container of a level is one if the outer container is.
            self = Self(baseOf: call, in: scope).opening(with: call, in: scope)
        } else if Vocabulary.function(function, may: .opensLevelForViews), label == nil || label == "opened",
            let level = call.arguments.first, level.label == nil, DeclaredLevel.path(level.expression) != nil
        {
            // The container around the views is any container.
            self = Self.instance(Vocabulary.container).opening(with: call, in: scope)
        } else if Vocabulary.function(function, may: .passesContainer) {
            let isTrait = call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
            if isTrait, label == "overriding" || label == nil {
                self = .instance(Vocabulary.container)
            } else if !isTrait, label == nil || label == "closure" {
                self.init(baseOf: call, in: scope)
            } else {
                self = .unknown
            }
        } else if closure.isFactory, Vocabulary.registeringMeaning(of: function) == .makesElement {
            // The type of an argument is written, as that of a resolver need not be.
            self = .instance(Vocabulary.resolver)
        } else if closure.isFactory, let registration = call.registration {
            // The resolver passed to a factory is the container or one of its children.
            self = .opened(in: Self(baseOf: registration, in: scope), .unknown)
        } else if closure.isCompletion {
            self = .resolver(ofEntry: Self(baseOf: call, in: scope))
        } else {
            self = .unknown
        }
        if closure.isFactory || function == Vocabulary.functionThatContinuesGraphs, closure.isAsynchronous {
            self = .asynchronous(of: self)
        }
    }

    /// Reads the base of a call.
    ///
    /// - Parameter scope: The scope of the call.
    init(baseOf call: FunctionCallExprSyntax, in scope: LexicalScope.Index?) {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            self = .variable("self", scope: scope)
            return
        }
        self = access.base.map { Self($0, in: scope) } ?? .unknown
    }
}

extension FunctionCallExprSyntax {
    /// Whether this overrides a service, with a closure that takes a resolver, rather than a component.
    private var replacesService: Bool {
        if argument("name") != nil || calledName == "requireOverride" { return true }
        let type = arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
        return type?.trimmedText.hasPrefix("(any ") ?? false
    }

    /// The call that registers or decorates something with a resolver that this is, or that it is chained to.
    ///
    /// An override may take the arguments of a component instead.
    var registration: FunctionCallExprSyntax? {
        if let calledName {
            switch Vocabulary.registeringMeaning(of: calledName) {
            case .registersClosure, .registersInitializer, .contributesClosure: return self
            case .overrides: return replacesService ? self : nil
            default: break
            }
            if Vocabulary.function(calledName, may: .decorates) { return self }
        }
        let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
        return base?.withoutWrappers.as(FunctionCallExprSyntax.self)?.registration
    }
}
