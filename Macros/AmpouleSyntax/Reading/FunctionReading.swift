import SwiftSyntax

extension Component {
    /// Reads a function marked `@Provides`, valid or not.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - attribute: The `@Provides` to read.
    ///   - surroundings: The declarations around the function, innermost first.
    ///   - module: The name of the module, where it is known.
    package init(
        _ function: FunctionDeclSyntax,
        attribute: AttributeSyntax,
        surroundings: [Syntax],
        module: String? = nil
    ) {
        self.init(
            attribute: attribute,
            declaration: function,
            kind: .function,
            name: .identifier(FunctionComponentName(function: function.name.textWithoutBackticks).type),
            surroundings: surroundings,
            module: module,
            members: [],
            isNameHidden: false,
            services: [],
            registrationName: attribute.argument(labeled: "name"),
            scope: attribute.argument(labeled: "scope"),
            contributions: [],
            decorations: [],
            initializers: [Initializer(function)],
            properties: [],
            methods: []
        )
        determineDerivedProperties()
    }
}
