import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// Functions with the same name, one for each used initializer, with its argument types.
    ///
    /// Two initializers with the same types have the same registration key, so a call of one would run the other. Only
    /// the compiler can decide whether two spellings name the same type: it reports the second function as a
    /// redeclaration, at the second initializer.
    var argumentTypesFunctions: [String] {
        let registrations = registrations
        return registrations.filter { registration in
            !registration.arguments.isEmpty
                && registrations.contains { other in
                    other.number != registration.number
                        && other.arguments.count == registration.arguments.count
                }
        }.map { registration in
            let parameters = registration.arguments.map { argument in
                "_: Ampoule::__Type<\(copy(argument.type.ofArgument))>.Type"
            }
            return directive.place(
                """
                \(registration.nestedModifier)static func initializerWithArgumentsOfTypes(\
                \(parameters.joined(separator: ", "))) {}
                """,
                at: registration.node
            )
        }
    }
}
