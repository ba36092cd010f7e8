import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The typed calls of a registration.
    func typedCalls(_ registration: NumberedRegistration) -> [String] {
        [callFunction(registration), unavailableCall(registration) ?? "", makeCall(registration)]
    }

    /// The typed call with the signature of the initializer.
    private func callFunction(_ registration: NumberedRegistration) -> String {
        let unsafety = unsafety(of: registration)
        let arguments = namedArguments(registration)
        let call: String
        if registration.isAsynchronous || registration.initializer.isFailable {
            let values = ([registration.reference] + arguments.map(\.name.reference)).joined(separator: ", ")
            let wait = registration.isAsynchronous ? "await " : ""
            let optional = registration.initializer.isFailable ? "Optional" : ""
            call = "try \(wait)\(unsafety)self.resolver.__make\(optional)(\(values))"
        } else {
            let values = arguments.map { argument, name in argument.labelText + name.reference }
            call = "try \(unsafety)self.make(\(values.joined(separator: ", ")))"
        }
        let body = placed(registration.isThrowing ? call : "return \(call)", for: registration)
        return function(
            "callAsFunction",
            registration,
            throws: registration.isThrowing,
            result: registration.typedResult,
            body: registration.isThrowing ? body : trapping(body)
        )
    }

    private func trapping(_ body: String) -> String {
        """
        do throws(Ampoule::ResolutionError) {
        \(body.indented())
        } catch {
            self.resolver.__trap(error, file: __file, line: __line)
        }
        """
    }

    /// The typed call that throws a `ResolutionError`.
    ///
    /// It calls the initializer directly unless another factory overrides it.
    private func makeCall(_ registration: NumberedRegistration) -> String {
        let names = namedArguments(registration).map(\.name.reference)
        let body =
            registration.isAsynchronous ? asynchronousMake(registration, names) : make(registration, names)
        return function("make", registration, throws: true, result: registration.service, body: body)
    }

    private func asynchronousMake(_ registration: NumberedRegistration, _ names: [String]) -> String {
        let values = ([registration.reference] + names).joined(separator: ", ")
        return placed(
            "try await \(unsafety(of: registration))self.resolver.__make(\(values))",
            for: registration
        )
    }

    private func make(_ registration: NumberedRegistration, _ names: [String]) -> String {
        // The use of a memberwise initializer itself reports an argument that can't be stored.
        let pass = registration.initializer.declaration == nil ? "Ampoule::__passed" : "Ampoule::__stored"
        let values = zip(registration.arguments, names).map { argument, name in
            argument.type.mayHideFunction ? "\(pass)(\(name))" : name
        }
        let unsafety = unsafety(of: registration)
        let others = ([registration.reference, "by: __step"] + values).joined(separator: ", ")
        let own = (["\(registration.label): self.resolver"] + names).joined(separator: ", ")
        let callOthers = "return try \(unsafety)self.__resolver.__make(\(others))"
        let callOwn = "return __step.end(with: try \(unsafety)\(component.innerName).__make(\(own)))"
        return """
            let __step = \(unsafety)\(registration.reference).__begin(by: self.__resolver)
            guard __step.isOwn else {
            \(placed(callOthers, for: registration).indented())
            }
            do {
            \(placed(callOwn, for: registration).indented())
            } catch {
                throw __step.end(failingWith: error)
            }
            """
    }

    /// A statement that passes arguments, or calls a function with the isolation of the initializer.
    func placed(_ statement: String, for registration: NumberedRegistration) -> String {
        directive.place(statement, at: registration.node)
    }

    /// A typed call, whose signature is placed at the initializer, since it repeats types of that.
    func function(
        _ name: String,
        _ registration: NumberedRegistration,
        throws isThrowing: Bool,
        result: String,
        body: String
    ) -> String {
        let location = ["__file: Swift::StaticString = #fileID", "__line: Swift::UInt = #line"]
        let parameters = namedArguments(registration).map(parameter) + (isThrowing ? [] : location)
        let signature = """
            \(deprecations(of: registration))\(registration.isolation?.modifier ?? "")\(registration.modifier)\
            func \(name)(\(parameters.joined(separator: ", ")))\(registration.isAsynchronous ? " async" : "")\
            \(isThrowing ? " throws(Ampoule::ResolutionError)" : "") -> \(result) {
            """
        return """
            \(directive.place(signature, below: documentation(of: registration), at: registration.node))
            \(body.indented())
            }
            """
    }

    /// The arguments of a typed call, with their internal names.
    func namedArguments(
        _ registration: NumberedRegistration
    ) -> [(argument: Parameter, name: TokenSyntax)] {
        registration.arguments.enumerated().map { index, argument in
            (argument, innerName(of: argument, at: index))
        }
    }

    /// The internal name of an argument: the user's, unless that is `_` or hides a name that the call uses.
    private func innerName(of argument: Parameter, at index: Int) -> TokenSyntax {
        let used = [
            "self", "__step", "__file", "__line", "Ampoule", "Swift", component.name.textWithoutBackticks,
        ]
        guard argument.name.isWildcard || used.contains(argument.name.textWithoutBackticks) else {
            return argument.name
        }
        return .identifier("__argument\(index + 1)")
    }

    func parameter(_ parameter: Parameter, named name: TokenSyntax) -> String {
        // The caller needs a result builder, which only functions have. The initializer itself applies a property wrapper.
        let attributes =
            parameter.type.isFunction ? parameter.attributes.filter { attribute in !attribute.isOfType } : []
        let prefix = attributes.map { attribute in attribute.trimmedText + " " }.joined()
        let value = parameter.defaultValue.map { value in " = \(copy(value))" } ?? ""
        return
            "\(prefix)\(parameter.namesText(inside: name)): \(copy(parameter.type.ofParameter))\(value)"
    }
}
