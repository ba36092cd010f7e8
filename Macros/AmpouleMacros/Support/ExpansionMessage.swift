/// The parts of the compiler's message that SwiftSyntax passes on slowly.
///
/// SwiftSyntax represents each location as a syntax tree, after it has read the lines of all of the declaration.
struct ExpansionMessage: Sendable {
    /// A piece of source in the message.
    struct Piece: Sendable {
        let text: String
        let fileID: String
        let filePath: String

        /// The location of the first byte of the text.
        let line: Int
        let column: Int
    }

    /// The expanded attribute.
    let attribute: Piece

    /// The declaration with the attribute.
    let declaration: Piece
    let recentReadings: RecentReadings

    /// The message that the plugin handles; `nil` where something else than the compiler expands macros.
    @TaskLocal static var current: ExpansionMessage?
}
