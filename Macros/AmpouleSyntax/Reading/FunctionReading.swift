import SwiftSyntax

extension Component {
    /// Reads a function marked `@Provides`, right or wrong.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - attribute: The `@Provides` to read.
    ///   - surroundings: The declarations around the function, innermost first.
    package init(_ function: FunctionDeclSyntax, attribute: AttributeSyntax, surroundings: [Syntax]) {
        self.init(
            attribute: attribute,
            declaration: function,
            kind: .function,
            name: .identifier(FunctionComponentName(function: function.name.textWithoutBackticks).type),
            surroundings: surroundings,
            members: [],
            services: [],
            registrationName: attribute.argument(labeled: "name"),
            scope: attribute.argument(labeled: "scope"),
            initializers: [Initializer(function)],
            properties: [],
            methods: []
        )
    }
}
