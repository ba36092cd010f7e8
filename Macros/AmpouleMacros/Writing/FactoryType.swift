import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The type whose calls make the component.
    var factoryType: String {
        let access = component.access.modifier
        let calls = registrations.flatMap { registration in
            [callFunction(registration), makeCall(registration)]
        }
        return """
            \(access)\(isFactoryNonisolated ? "nonisolated " : "")struct Factory: \
            nonisolated Ampoule.ComponentFactory, Swift.Sendable {
                \(access)typealias __Component = \(component.name.text)

                \(access)nonisolated let resolver: any Ampoule.Resolver

                \(access)nonisolated init(resolver: any Ampoule.Resolver) { self.resolver = resolver }

            \(calls.asDeclarations().indented())
            }
            """
    }

    /// Whether the factory must not take on the default isolation of its module.
    ///
    /// An actor never does, nor does a type that says so.
    private var isFactoryNonisolated: Bool {
        switch component.isolation {
        case .nonisolated, .globalActor: true
        case nil: component.kind == .actor
        }
    }

    private func callFunction(_ registration: NumberedRegistration) -> String {
        let optional = registration.initializer.isFailable ? "Optional" : ""
        if registration.isThrowing {
            return function(
                "callAsFunction",
                registration,
                throws: true,
                result: registration.typedResult,
                body: "try self.resolver.__make\(optional)"
            )
        }
        return function(
            "callAsFunction",
            registration,
            throws: false,
            result: registration.typedResult,
            body: "self.resolver.__call\(optional)"
        )
    }

    private func makeCall(_ registration: NumberedRegistration) -> String {
        function(
            "make",
            registration,
            throws: true,
            result: registration.service,
            body: "try self.resolver.__make"
        )
    }

    private func function(
        _ name: String,
        _ registration: NumberedRegistration,
        throws isThrowing: Bool,
        result: String,
        body: String
    ) -> String {
        let location = ["__file: Swift.StaticString = #fileID", "__line: Swift.UInt = #line"]
        let names = registration.arguments.enumerated().map { index, argument in
            innerName(of: argument, at: index)
        }
        let parameters = zip(registration.arguments, names).map(parameter) + (isThrowing ? [] : location)
        let values =
            [registration.reference] + names.map(\.reference)
            + (isThrowing ? [] : ["file: __file", "line: __line"])
        return directive.place(
            """
            \(registration.access.modifier)\(registration.isolation?.modifier ?? "")\
            func \(name)(\(parameters.joined(separator: ", ")))\
            \(isThrowing ? " throws(Ampoule.ResolutionError)" : "") -> \(result) \
            { \(body)(\(values.joined(separator: ", "))) }
            """,
            at: registration.node
        )
    }

    /// The name of an argument inside the typed call, which is the user's unless that hides what is used there.
    private func innerName(of argument: Parameter, at index: Int) -> TokenSyntax {
        let used = ["self", "__file", "__line", "Ampoule", "Swift", component.name.textWithoutBackticks]
        guard used.contains(argument.name.textWithoutBackticks) else { return argument.name }
        return .identifier("__argument\(index + 1)")
    }

    private func parameter(_ parameter: Parameter, named name: TokenSyntax) -> String {
        let attributes = parameter.attributes.map { attribute in attribute.trimmedDescription + " " }.joined()
        let value = parameter.defaultValue.map { value in " = \(copy(value))" } ?? ""
        return
            "\(attributes)\(parameter.namesText(inside: name)): \(copy(parameter.type.ofParameter))\(value)"
    }
}
