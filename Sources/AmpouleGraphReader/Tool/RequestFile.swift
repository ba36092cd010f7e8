import Foundation

/// A request of a plugin, read from a file.
package struct RequestFile {
    private let path: String

    /// - Parameter path: The path of the file.
    package init(path: String) {
        self.path = path
    }

    /// Reads the request.
    package func read<Request: Decodable>(_ type: Request.Type = Request.self) throws -> Request {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ToolError("There is no request at '\(path)'.")
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw ToolError("The request at '\(path)' cannot be read: \(error).")
        }
    }
}
