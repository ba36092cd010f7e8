import SwiftSyntax
import SwiftSyntaxMacros

/// Moves what the compiler says of generated code to the user's line.
struct LineDirective {
    let context: any MacroExpansionContext

    /// Puts `code`, on a single line, at the line of `node`.
    func place(_ code: String, at node: some SyntaxProtocol) -> String {
        guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
        else {
            return code
        }
        return """
            #sourceLocation(file: \(location.file), line: \(location.line))
            \(code)
            #sourceLocation()
            """
    }
}
