import AmpouleGraphReader
import Foundation

extension CheckCommand.Request {
    /// The request of a command line.
    init(_ options: CheckOptions) throws {
        let list = options.list.map { URL(filePath: $0).standardizedFileURL.path }
        var owners: [String: String] = [:]
        func module(
            _ module: CheckOptions.Module,
            _ kind: SourceModule.Kind,
            hasDependents: Bool? = nil
        ) throws -> SourceModule {
            var files: [String] = []
            for file in try module.paths.flatMap(Self.files) {
                let path = URL(filePath: file).standardizedFileURL.path
                guard path != list, owners[path] != module.name else { continue }
                if let owner = owners[path] {
                    throw ToolError("'\(file)' belongs to '\(owner)' and to '\(module.name)'.")
                }
                owners[path] = module.name
                files.append(file)
            }
            // Settings that the command line doesn't tell may give a module a default isolation.
            return SourceModule(
                name: module.name,
                kind: kind,
                files: files,
                dependencies: module.dependencies,
                mayIsolateByDefault: true,
                hasDependents: hasDependents
            )
        }
        self.init(
            target: options.target.name,
            modules: try [
                module(
                    options.target,
                    options.isLibrary ? .library : .program,
                    hasDependents: options.hasNoDependents ? false : nil
                )
            ] + options.dependencies.map { try module($0, .library) },
            cache: options.cache.map { URL(filePath: $0).appending(path: "Declarations").path },
            output: options.list,
            followsImports: true,
            unchecked: options.unchecked
        )
    }

    /// The Swift files in a folder and those inside it, in order, or the file itself.
    private static func files(at path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ToolError("There is no file or folder '\(path)'.")
        }
        guard isFolder.boolValue else {
            guard path.hasSuffix(".swift") else { throw ToolError("'\(path)' is no Swift file.") }
            return [path]
        }
        let content = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let files = content.filter { file in
            file.hasSuffix(".swift") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        guard !files.isEmpty else { throw ToolError("There is no Swift file in '\(path)'.") }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        return files.sorted().map { "\(folder)/\($0)" }
    }
}
