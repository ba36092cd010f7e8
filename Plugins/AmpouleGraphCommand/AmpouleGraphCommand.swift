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
        let targets = PackageTargets(of: context.package, workDirectory: folder)
        let modules = Request.modules(
            for: context.package.targets.map(\.id),
            of: TargetGraph(targets.all),
            generation: targets.generation
        )
        let names = Set(modules.map(\.name))
        let drawn = targets.all.filter { $0.isOwn && $0.kind != .other && names.contains($0.module) }
        let request = DrawRequest(
            targets: drawn.map(\.module).sorted(),
            tests: drawn.filter { $0.kind == .test }.map(\.module).sorted(),
            modules: modules,
            root: context.package.directoryURL.path,
            cache: folder.appending(path: "Declarations").path,
            page: folder.appending(path: "graph.html").path
        )
        let file = folder.appending(path: "DrawRequest.json")
        try JSONEncoder().encode(request).write(to: file)

        let process = Process()
        process.executableURL = try context.tool(named: "ampoule-graph-draw").url
        process.arguments = [file.path] + arguments
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
