#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension AmpouleGraphPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let project = context.xcodeProject
        let folder = context.pluginWorkDirectoryURL
        let request = Request(
            checking: BuildTarget(target, of: project),
            of: project.targets.map { BuildTarget($0, of: project) },
            in: folder
        )
        let tool = try context.tool(named: Request.tool).url
        return [try request.command(named: target.displayName, in: folder, tool: tool)]
    }
}

extension BuildTarget {
    /// A target of a project.
    fileprivate init(_ target: XcodeTarget, of project: XcodeProject) {
        let kind: ProductKind =
            switch target.product?.kind {
            case .application?, .executable?: .program
            case .framework?, .library?: .library
            case .other(let identifier)?: .other(identifier)
            case nil: .none
            @unknown default: .none
            }
        self.init(
            ofProject: project.displayName,
            name: target.displayName,
            product: kind,
            files: target.inputFiles.map(\.url.path)
        )
    }
}
#endif
