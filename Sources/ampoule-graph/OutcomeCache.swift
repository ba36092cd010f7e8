import AmpouleGraphReader
import AmpouleGraphScanner
import Foundation

/// The outcome of the last check of a target, which holds until the declarations change on which it depends.
///
/// An outcome belongs to a request, to a build of this executable, and to the folder that relative paths refer to.
struct OutcomeCache {
    private let request: CheckCommand.Request
    private let path: String

    /// The caches of the declarations, in which a check finds what has been read again to compare it.
    let caches: CacheFolders

    /// The bytes that the file begins with if its outcome is that of the request.
    private let key: Data

    /// The paths of all files on which a check depends.
    private let inputs: [String]

    /// The stamps of these files, from before they are read.
    private let stamps: String

    /// The paths of the files that the check writes.
    private let outputs: [String]

    private struct Content: Codable {
        /// The stamps of the files, each in its line.
        let inputs: String
        let outputs: String

        /// The versions of the source files, each in its line, which is empty if it is unknown.
        let versions: String
        let outcome: CheckOutcome
    }

    /// Opens the cache for a request; `nil` if the request asks for none, or the executable is unknown.
    init?(of request: CheckCommand.Request, version: DeclarationCache.Version? = .current) {
        guard let version, let folder = request.cache else { return nil }
        let inputs = request.modules.inputFiles + (request.unread ?? []).flatMap(\.inputFiles)
        let encoder = CompactEncoder()
        do {
            try encoder.encode(version)
            try encoder.encode(FileManager.default.currentDirectoryPath)
            try encoder.encode(request)
            try encoder.encode(inputs)
        } catch {
            return nil
        }
        self.request = request
        caches = CacheFolders(own: folder, outputs: request.outputs)
        path = "\(folder)/\(request.target).outcome"
        key = Data(encoder.bytes)
        self.inputs = inputs
        stamps = FileStamp.text(ofFilesAt: inputs)
        outputs = [request.output, request.summary].compactMap(\.self)
    }

    /// The outcome; `nil` if there is none, or if something has changed since on which it depends.
    var outcome: CheckOutcome? {
        guard let data = FileManager.default.contents(atPath: path), data.prefix(key.count) == key,
            let content = try? CompactDecoder([UInt8](data.dropFirst(key.count))).decode(Content.self),
            content.outputs == FileStamp.text(ofFilesAt: outputs)
        else { return nil }
        guard content.inputs != stamps else { return content.outcome }
        guard declarationsAreEqual(to: content) else { return nil }
        write(content.outcome, versions: content.versions)
        return content.outcome
    }

    /// Writes an outcome.
    ///
    /// - Parameters:
    ///   - outcome: The outcome of a check.
    ///   - reading: What the check has read.
    func write(_ outcome: CheckOutcome, of reading: SourceReading) {
        let versions = sources.map { path in reading.version(of: path)?.text ?? "" }
        write(outcome, versions: versions.joined(separator: "\n"))
    }

    /// The paths of the source files.
    private var sources: [String] { request.modules.flatMap(\.files) }

    /// Writes an outcome.
    ///
    /// A failure isn't reported: without the cache, the target is checked again.
    private func write(_ outcome: CheckOutcome, versions: String) {
        let encoder = CompactEncoder()
        let content = Content(
            inputs: stamps,
            outputs: FileStamp.text(ofFilesAt: outputs),
            versions: versions,
            outcome: outcome
        )
        guard (try? encoder.encode(content)) != nil else { return }
        try? FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        FileReplacement.replace(path, with: [UInt8](key) + encoder.bytes)
    }

    /// Whether all files that have changed are source files that declare what they declared before.
    private func declarationsAreEqual(to content: Content) -> Bool {
        guard let changed = changedFiles(since: content.inputs) else {
            return false
        }
        let versions = content.versions.split(separator: "\n", omittingEmptySubsequences: false)
        let sources = sources
        guard versions.count == sources.count else { return false }
        var known: [String: Substring] = [:]
        for (path, version) in zip(sources, versions) where changed.contains(path) { known[path] = version }
        guard known.count == changed.count, !known.values.contains("") else { return false }
        let reading = SourceReading(
            again: known.mapValues { FileVersion.isWhole(text: $0) },
            of: request.modules.map(\.withPossibleSources),
            caches: caches
        )
        return known.allSatisfy { path, version in
            reading.version(of: path).map { $0.text == version } == true
        }
    }

    /// The files whose stamps have changed; `nil` if one has been created or removed.
    private func changedFiles(since old: String) -> Set<String>? {
        let lines = stamps.split(separator: "\n")
        let oldLines = old.split(separator: "\n")
        guard lines.count == inputs.count, oldLines.count == inputs.count else { return nil }
        var changed: Set<String> = []
        for (path, (line, oldLine)) in zip(inputs, zip(lines, oldLines)) where line != oldLine {
            guard line != "-", oldLine != "-" else { return nil }
            changed.insert(path)
        }
        return changed
    }
}
