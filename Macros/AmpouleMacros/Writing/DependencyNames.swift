import AmpouleSyntax
import SwiftSyntax

// The function that calls the initializer and the description of the component both need the name of a dependency. They
// share a property with an expression for it, so that the compiler reports a mistake in the expression once more than in the
// attribute, at the same column, and not for each use.
extension ComponentWriter {
    /// The properties with the names of dependencies that are not literals.
    var dependencyNames: [String] {
        namesOfDependencies.enumerated().map { index, name in
            // The list of registrations indents its members.
            let column = (directive.place(of: name)?.column ?? 1) - 1 - "    ".count
            let header = "static var dependencyName\(index + 1): Swift::String {"
            let value = String(repeating: " ", count: max(column, 0)) + copy(name)
            return "\(directive.place(value, below: [header], at: name))\n}"
        }
    }

    /// An expression for the name of a dependency.
    func dependencyName(_ name: ExprSyntax) -> String {
        guard let index = namesOfDependencies.firstIndex(where: { other in other.id == name.id }) else {
            return copy(name)
        }
        return "\(component.innerName).__Registrations.dependencyName\(index + 1)"
    }

    /// The expressions for the names of dependencies, without literals.
    ///
    /// Several properties can share one attribute.
    private var namesOfDependencies: [ExprSyntax] {
        let parameters =
            component.usedInitializers.flatMap(\.parameters) + component.methods.flatMap(\.parameters)
        let injections = parameters.flatMap(\.injections) + component.injectedProperties.flatMap(\.injections)
        return injections.compactMap(\.name).reduce(into: []) { names, name in
            if name.is(StringLiteralExprSyntax.self) || names.contains(where: { $0.id == name.id }) { return }
            names.append(name)
        }
    }
}
