import Foundation
import PackagePlugin

/// Checks, in each build of a target, that every dependency of its components can be resolved, and writes the lists for
/// `@AllRegistrations`.
@main
struct AmpouleGraphPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let folder = context.pluginWorkDirectoryURL
        let output = folder.appending(path: "Registrations.swift")
        let request = Request(
            target: target.moduleName,
            modules: ModuleSearch(root: context.package, workDirectory: folder).modules(of: target),
            cache: folder.appending(path: "Declarations.cache").path,
            output: output.path
        )
        let file = folder.appending(path: "Request.json")
        try request.write(to: file)
        return [
            .buildCommand(
                displayName: "Checking the graph of \(target.name)",
                executable: try context.tool(named: "ampoule-graph").url,
                arguments: ["check", file.path],
                inputFiles: [file] + request.modules.flatMap(\.files).map { URL(filePath: $0) },
                outputFiles: [output]
            )
        ]
    }
}
