import Foundation

/// Writes the sources of a trick.
@main
struct TrickWriter {
    static func main() throws {
        let source = """
            import Ampoule

            @Register(Trick.self)
            struct Juggling: Trick {
                let name = "juggling"
                init() {}
            }
            """
        try source.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
    }
}
