import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The typed call of an asynchronous initializer.
    func asynchronousCallFunction(_ registration: NumberedRegistration) -> String {
        let optional = registration.initializer.isFailable ? "Optional" : ""
        let unsafety = unsafety(of: registration)
        let body =
            registration.isThrowing
            ? "try await \(unsafety)self.resolver.__make\(optional)(\(values(registration)))"
            : "await \(unsafety)self.resolver.__call\(optional)(\(values(registration)), file: __file, line: __line)"
        return function(
            "callAsFunction",
            registration,
            throws: registration.isThrowing,
            result: registration.typedResult,
            body: placed(body, for: registration)
        )
    }

    /// The typed call of an asynchronous initializer that throws a `ResolutionError`.
    func asynchronousMakeCall(_ registration: NumberedRegistration) -> String {
        function(
            "make",
            registration,
            throws: true,
            result: registration.service,
            body: placed(
                "try await \(unsafety(of: registration))self.resolver.__make(\(values(registration)))",
                for: registration
            )
        )
    }

    private func values(_ registration: NumberedRegistration) -> String {
        let names = namedArguments(registration).map(\.name.reference)
        return ([registration.reference] + names).joined(separator: ", ")
    }
}
