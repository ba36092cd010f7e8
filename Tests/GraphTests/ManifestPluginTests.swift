import AmpouleGraphReader
import Testing

/// Which plugins a manifest has targets use.
struct ManifestPluginTests {
    private func manifest(_ targets: String, before: String = "", behind: String = "") -> ManifestPlugins {
        ManifestPlugins(["\(before)\nlet package = Package(name: \"Zoo\", targets: \(targets))\n\(behind)"])
    }

    @Test(arguments: [
        (#"[.target(name: "Farm")]"#, []),
        (#"[.target(name: "Farm", plugins: [])]"#, []),
        (#"[.target(name: "Farm", plugins: ["A", "B"])]"#, ["A", "B"]),
        (
            #"[.target(name: "Farm", plugins: [.plugin(name: "A", package: "P"), .plugin(name: "B")])]"#,
            ["A", "B"]
        ),
        (
            #"[.executableTarget(name: "Zoo", dependencies: [.target(name: "Farm")], plugins: ["C"]), .testTarget(name: "Farm", plugins: ["A"])]"#,
            ["A"]
        ),
    ])
    func spelledOutPluginsAreKnownInTheirOrder(targets: String, plugins: [String]) {
        #expect(manifest(targets).plugins(of: "Farm") == plugins)
        #expect(manifest(targets).mentioned?.isSuperset(of: plugins) == true)
    }

    @Test(arguments: [
        (#"farmTargets"#, "", ""),
        (#"[.target(name: "Farm")] + more"#, "", ""),
        (#"[farm]"#, #"let farm = Target.target(name: "Farm")"#, ""),
        (#"[.target(name: "Farm", plugins: linters)]"#, "", ""),
        (#"[.target(name: "Farm", plugins: [linter])]"#, "", ""),
        (#"[.target(name: name)]"#, "", ""),
        (#"[.target(name: "Farm")]"#, "", "package.targets[0].plugins = []"),
        (#"[.target(name: "Farm")]"#, "", "for target in package.targets { add(to: target) }"),
        (#"[.target(name: "Barn")]"#, "", ""),
    ])
    func pluginsThatAreNotSpelledOutAreNotKnown(targets: String, before: String, behind: String) {
        #expect(manifest(targets, before: before, behind: behind).plugins(of: "Farm") == nil)
    }

    @Test func whatAManifestMentionsIsKnownWithoutItsTargets() {
        let helper = #"func module(_ name: String) -> Target { .target(name: name, plugins: ["A", "B"]) }"#

        #expect(manifest(#"[module("Farm")]"#, before: helper).mentioned == ["A", "B"])
        #expect(manifest("modules", before: #"let lint: [Target.PluginUsage] = ["A"]"#).mentioned == nil)
        #expect(manifest(#"[.target(name: "Farm", plugins: lint)]"#).mentioned == nil)
    }

    @Test func ofSeveralManifestsNoneDecides() {
        let text = #"let package = Package(name: "Zoo", targets: [.target(name: "Farm", plugins: ["A"])])"#

        #expect(ManifestPlugins([text, text]).plugins(of: "Farm") == nil)
        #expect(ManifestPlugins([text, text]).mentioned == ["A"])
        #expect(ManifestPlugins([]).mentioned == nil)
    }
}
