import Foundation
import PackagePlugin

/// Writes the list of all components of a target in each build, for `@AllRegistrations`.
@main
struct AmpouleListPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let sources = target.sourceFiles.filter { file in file.type == .source }.map(\.url)
        return [
            command(
                for: target.name,
                files: sources + target.pluginGeneratedSources,
                in: context.pluginWorkDirectoryURL,
                tool: try context.tool(named: "ampoule-list").url
            )
        ]
    }

    /// The command that writes the list of a target.
    private func command(for target: String, files: [URL], in folder: URL, tool: URL) -> Command {
        let files = files.filter { file in file.pathExtension == "swift" }.sorted { $0.path < $1.path }
        // A module can't have two files of one name.
        let taken = Set(files.map { file in file.lastPathComponent.lowercased() })
        var name = "AmpouleRegistrations"
        while taken.contains("\(name).swift".lowercased()) { name += "_" }
        let output = folder.appending(path: "\(name).swift")
        return .buildCommand(
            displayName: "Listing the components of \(target)",
            executable: tool,
            arguments: ["--output", output.path] + files.map(\.path),
            inputFiles: files,
            outputFiles: [output]
        )
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension AmpouleListPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        [
            command(
                for: target.displayName,
                files: target.inputFiles.map(\.url),
                in: context.pluginWorkDirectoryURL,
                tool: try context.tool(named: "ampoule-list").url
            )
        ]
    }
}
#endif
