import Foundation
import PackagePlugin

/// Checks, in each build of a target, that every dependency of its components can be resolved, and writes the lists for
/// `@AllRegistrations`.
@main
struct AmpouleGraphPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let folder = context.pluginWorkDirectoryURL
        let targets = PackageTargets(of: context.package, workDirectory: folder, checking: target)
        guard let checked = targets.all.first(where: { $0.id == target.id }) else { return [] }
        let request = Request(
            checking: checked,
            of: targets.all,
            in: folder,
            outputs: targets.outputs.path,
            generation: targets.generation
        )
        let tool = try context.tool(named: Request.tool).url
        return [try request.command(named: target.name, in: folder, tool: tool)]
    }
}

extension Request {
    /// The name of the tool that checks targets.
    static let tool = "ampoule-graph"

    /// Writes the request, and returns the command that fulfils it.
    func command(named name: String, in folder: URL, tool: URL) throws -> Command {
        let file = folder.appending(path: "Request.json")
        try write(to: file)
        return .buildCommand(
            displayName: "Checking the graph of \(name)",
            executable: tool,
            arguments: ["check", file.path],
            inputFiles: [file] + modules.flatMap(\.files).map { URL(filePath: $0) },
            outputFiles: [URL(filePath: output)]
        )
    }
}
