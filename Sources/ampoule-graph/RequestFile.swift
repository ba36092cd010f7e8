import Foundation

/// A request of a plugin, read from a file.
struct RequestFile {
    let path: String

    /// Reads the request.
    func read<Request: Decodable>(_ type: Request.Type = Request.self) throws -> Request {
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
