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
        if registration.isThrowing {
            return function("callAsFunction", registration, throws: true, body: "try self.resolver.__make")
        }
        return function("callAsFunction", registration, throws: false, body: "self.resolver.__call")
    }

    private func makeCall(_ registration: NumberedRegistration) -> String {
        function("make", registration, throws: true, body: "try self.resolver.__make")
    }

    private func function(
        _ name: String,
        _ registration: NumberedRegistration,
        throws isThrowing: Bool,
        body: String
    ) -> String {
        let location = ["__file: Swift.StaticString = #fileID", "__line: Swift.UInt = #line"]
        let parameters = registration.arguments.map(parameter) + (isThrowing ? [] : location)
        let values =
            [registration.reference] + registration.arguments.map(\.name.reference)
            + (isThrowing ? [] : ["file: __file", "line: __line"])
        return directive.place(
            """
            \(registration.access.modifier)\(registration.isolation?.modifier ?? "")\
            func \(name)(\(parameters.joined(separator: ", ")))\
            \(isThrowing ? " throws(Ampoule.ResolutionError)" : "") -> \(component.registeredService) \
            { \(body)(\(values.joined(separator: ", "))) }
            """,
            at: registration.node
        )
    }

    private func parameter(_ parameter: Parameter) -> String {
        let attributes = parameter.attributes.map { attribute in attribute.trimmedDescription + " " }.joined()
        let value = parameter.defaultValue.map { value in " = \(copy(value))" } ?? ""
        return "\(attributes)\(parameter.namesText): \(copy(parameter.type.ofParameter))\(value)"
    }
}
