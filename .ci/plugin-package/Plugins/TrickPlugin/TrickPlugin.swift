import PackagePlugin

/// Generates a component.
@main
struct TrickPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "Juggling.swift")
        return [
            .buildCommand(
                displayName: "Writing a trick",
                executable: try context.tool(named: "TrickWriter").url,
                arguments: [output.path],
                outputFiles: [output]
            )
        ]
    }
}
