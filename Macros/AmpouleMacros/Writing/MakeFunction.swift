import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The function that contains the real call of an initializer.
    ///
    /// Its parameters have generated names, so that none hides a name in a copied expression. If the library's factory type
    /// calls it, it satisfies a requirement, which has no isolation.
    func makeFunction(_ registration: NumberedRegistration) -> String {
        let parameters = argumentParameters(registration, areWrapped: registration.isAsynchronous)
        let isRequirement = registration.hasArgumentFreeFactory
        let modifiers =
            isRequirement
            ? "\(component.visibility)nonisolated "
            : registration.deprecation + makeFunctionIsolation(registration) + registration.hiddenModifier
        let signature = """
            \(modifiers)static func \(registration.functionName)(\
            \(registration.label) __resolver: \(registration.resolverType)\(parameters)) \
            \(registration.isAsynchronous ? "async " : "")throws -> \(isRequirement ? registration.service : serviceType) {
            """
        // Each directive costs compile time, so as much as possible is on one line.
        if let value = onlyValue(registration) {
            return directive.place("\(signature) \(value) }", at: registration.node)
        }
        let stored = storedArguments(registration)
        let beginning =
            stored.isEmpty
            ? directive.place("\(signature) \(construction(registration))", at: registration.node)
            : """
            \(directive.place(signature, at: registration.node))
            \(stored.joined(separator: "\n"))
            \(directive.place(construction(registration), at: registration.node).indented())
            """
        return """
            \(beginning)
            \(valueCompletion.map { completion in completion.indented() + "\n" } ?? "")\
            \(directive.place("return __component", at: component.serviceNode).indented())
            }
            """
    }

    /// The parameters for the arguments, each after a comma.
    ///
    /// - Parameter areWrapped: Whether each is wrapped. The compiler crashes on function values, other than static
    ///   functions, if functions or tuples among their parameters become a pack.
    func argumentParameters(_ registration: NumberedRegistration, areWrapped: Bool) -> String {
        registration.arguments.enumerated().map { index, argument in
            let type =
                areWrapped
                ? "Ampoule::__Argument<\(copy(argument.type.ofArgument))>" : copy(argument.type.ofParameter)
            return ", _ __argument\(index + 1): \(type)"
        }.joined()
    }

    /// The isolation that the function must state to match that of the call.
    ///
    /// In the type itself, the isolation of the type is inferred. Static members of an actor would have that of a protocol.
    func makeFunctionIsolation(_ registration: NumberedRegistration) -> String {
        let isolation =
            component.kind == .function ? registration.isolation : registration.initializer.isolation
        return isolation?.modifier ?? (component.kind == .actor ? "nonisolated " : "")
    }

    func makeFunctionReference(_ registration: NumberedRegistration) -> String {
        let owner = isPassedAsMethod(registration.isolation) ? functionMethods : component.innerName
        return "\(owner).\(registration.makeFunctionName)"
    }

    /// The functions that prove the conformance of the component to its further services, and to those of the lists
    /// that it contributes to.
    var forwardFunctions: [String] {
        component.forwardedServices.enumerated().map { index, service in
            forwardFunction("service\(index + 1)", forwardedType(service, at: index), at: service)
        }
            + component.contributions.enumerated().map { index, service in
                forwardFunction("contribution\(index + 1)", contributedType(service, at: index), at: service)
            }
    }

    private func forwardFunction(_ label: String, _ type: String, at service: Service) -> String {
        directive.place(
            """
            static func __forward(\(lineage.label(label)) __component: \(component.innerName)) -> \
            \(type) { __component }
            """,
            at: service.expression
        )
    }

    /// The call of the initializer, if its result needs neither completion nor conversion to a service.
    private func onlyValue(_ registration: NumberedRegistration) -> String? {
        guard
            component.services.isEmpty, component.kind != .function, !component.isValueCompleted,
            !registration.initializer.isFailable,
            !registration.initializer.parameters.contains(where: isStoredFirst)
        else { return nil }
        return value(registration)
    }

    private func construction(_ registration: NumberedRegistration) -> String {
        let introducer = component.isValueCompleted ? "var" : "let"
        let construction = "\(introducer) __component = \(value(registration))"
        guard registration.initializer.isFailable else { return construction }
        return "guard \(construction) else { throw Ampoule::__ReturnedNil() }"
    }

    /// The expression that calls the initializer.
    private func value(_ registration: NumberedRegistration) -> String {
        let initializer = registration.initializer
        var argumentCount = 0
        let values = initializer.parameters.map { parameter -> String in
            if parameter.isDependency {
                return parameter.labelText + dependency(parameter, isAwaited: registration.isAsynchronous)
            }
            argumentCount += 1
            let name = isStoredFirst(parameter) ? "__stored" : "__argument"
            return
                "\(parameter.labelText)\(name)\(argumentCount)\(registration.isAsynchronous ? ".value" : "")"
        }
        let call = "\(unsafetyOfCall(of: registration))\(component.callee)(\(values.joined(separator: ", ")))"
        let wait = registration.isAsynchronous ? "await " : ""
        let effect = (initializer.isThrowing || !initializer.dependencies.isEmpty ? "try " : "") + wait
        return effect + call
    }

    /// The statements that report a function which the compiler's own memberwise initializer can't store; that doesn't say why.
    private func storedArguments(_ registration: NumberedRegistration) -> [String] {
        registration.initializer.parameters.filter { parameter in !parameter.isDependency }.enumerated()
            .compactMap { index, parameter in
                guard isStoredFirst(parameter) else { return nil }
                return directive.align(
                    "Ampoule::__stored(__argument\(index + 1)) as \(copy(parameter.type.ofArgument))",
                    below: ["let __stored\(index + 1) ="],
                    with: parameter.node
                )
            }
    }

    private func isStoredFirst(_ parameter: Parameter) -> Bool {
        !component.hasInitializer && component.usesMemberwiseInitializerOfCompiler
            && !parameter.isDependency && parameter.type.mayHideFunction
    }

    private var valueCompletion: String? {
        guard component.isValueCompleted else { return nil }
        let effect = component.isCompletedAsynchronously ? "try await" : "try"
        return "\(effect) \(component.innerName).__complete(__resolver, &__component)"
    }
}

extension Component {
    /// Whether injection after the initializer changes a value rather than an object.
    var isValueCompleted: Bool { hasCompletion && kind != .class && kind != .actor }
}
