import Foundation
import PackagePlugin

/// Draws the components of a package: `swift package graph`.
///
/// The tool does everything; the plugin tells it which sources there are. No permission is asked for: what is
/// drawn is printed, and a page is written to the plugin's own folder.
@main
struct AmpouleGraphCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folder = context.pluginWorkDirectoryURL
        let search = ModuleSearch(root: context.package, workDirectory: folder)
        let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        var modules: [String: Request.Module] = [:]
        for module in targets.flatMap({ search.modules(of: $0) }) { modules[module.name] = module }
        let drawn = targets.filter { modules[$0.moduleName] != nil }
        let request = DrawRequest(
            targets: drawn.map(\.moduleName).sorted(),
            tests: drawn.filter { $0.kind == .test }.map(\.moduleName).sorted(),
            modules: modules.values.sorted { $0.name < $1.name },
            root: context.package.directoryURL.path,
            cache: folder.appending(path: "Declarations.cache").path,
            page: folder.appending(path: "graph.html").path
        )
        let file = folder.appending(path: "DrawRequest.json")
        try JSONEncoder().encode(request).write(to: file)

        let process = Process()
        process.executableURL = try context.tool(named: "ampoule-graph").url
        process.arguments = ["draw", file.path] + arguments
        try process.run()
        process.waitUntilExit()
        // The tool has said why; the plugin fails in the same way, without a word of its own.
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

/// A request to the tool about the package, in the format that the tool reads.
private struct DrawRequest: Encodable {
    let targets: [String]
    let tests: [String]
    let modules: [Request.Module]
    let root: String
    let cache: String
    let page: String
}
