import SwiftSyntax
import SwiftSyntaxMacros

extension Component {
    /// Reads a function marked `@Provides`, right or wrong.
    init(
        _ function: FunctionDeclSyntax,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        self.init(
            attribute: attribute,
            declaration: function,
            kind: .function,
            name: .identifier(FunctionComponentName(function: function.name.textWithoutBackticks).type),
            surroundings: context.lexicalContext,
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
