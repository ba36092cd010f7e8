import AmpouleGraphReader
import AmpouleGraphScanner
import Foundation

/// The outcome of the last check of a target, which holds until a file changes on which it depends.
///
/// An outcome belongs to a request, to a build of this executable, and to the folder that relative paths refer to.
struct OutcomeCache {
    private let path: String

    /// The bytes that the file begins with if its outcome is that of the request.
    private let key: Data

    /// The stamps of the read files, from before they are read.
    private let inputs: String

    /// The paths of the files that the check writes.
    private let outputs: [String]

    private struct Content: Codable {
        let inputs: String
        let outputs: String
        let outcome: CheckOutcome
    }

    /// Opens the cache for a request; `nil` if the request asks for none, or the executable is unknown.
    init?(of request: CheckCommand.Request, version: DeclarationCache.Version? = .current) {
        guard let version, let folder = request.cache else { return nil }
        let inputs = request.modules.flatMap(\.inputFiles) + (request.unread ?? []).flatMap(\.inputFiles)
        let encoder = CompactEncoder()
        do {
            try encoder.encode(version)
            try encoder.encode(FileManager.default.currentDirectoryPath)
            try encoder.encode(request)
            try encoder.encode(inputs)
        } catch {
            return nil
        }
        path = "\(folder)/\(request.target).outcome"
        key = Data(encoder.bytes)
        self.inputs = FileStamp.text(ofFilesAt: inputs)
        outputs = [request.output, request.summary].compactMap(\.self)
    }

    /// The outcome; `nil` if there is none, or if a file has changed since.
    var outcome: CheckOutcome? {
        guard let data = FileManager.default.contents(atPath: path), data.prefix(key.count) == key,
            let content = try? CompactDecoder([UInt8](data.dropFirst(key.count))).decode(Content.self),
            content.inputs == inputs, content.outputs == FileStamp.text(ofFilesAt: outputs)
        else { return nil }
        return content.outcome
    }

    /// Writes an outcome.
    ///
    /// A failure isn't reported: without the cache, the target is checked again.
    func write(_ outcome: CheckOutcome) {
        let encoder = CompactEncoder()
        let content = Content(
            inputs: inputs,
            outputs: FileStamp.text(ofFilesAt: outputs),
            outcome: outcome
        )
        guard (try? encoder.encode(content)) != nil else { return }
        try? FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        FileReplacement.replace(path, with: [UInt8](key) + encoder.bytes)
    }
}
