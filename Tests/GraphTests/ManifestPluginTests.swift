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
        #expect(manifest("modules", before: #"let lint: [Target.PluginUsage] = ["A"]"#).mentioned == ["A"])
        #expect(manifest("modules", before: #"var lint: [Target.PluginUsage] = ["A"]"#).mentioned == nil)
        #expect(manifest("modules", before: "let lint: [Target.PluginUsage] = find()").mentioned == nil)
        #expect(manifest(#"[.target(name: "Farm", plugins: lint)]"#).mentioned == nil)
    }

    @Test(arguments: [
        ("[lint]", #"let lint: Target.PluginUsage = .plugin(name: "A", package: "P")"#),
        ("[lint]", #"let lint = Target.PluginUsage.plugin(name: "A")"#),
        ("[lint]", #"let lint: Target.PluginUsage = "A""#),
        ("lints", #"let lints: [Target.PluginUsage] = [.plugin(name: "A")]"#),
    ])
    func aConstantSpellsPluginsOut(plugins: String, constant: String) {
        let manifest = manifest(#"[.target(name: "Farm", plugins: \#(plugins))]"#, before: constant)

        #expect(manifest.plugins(of: "Farm") == ["A"])
        #expect(manifest.mentioned == ["A"])
    }

    @Test(arguments: [
        #"var lint: Target.PluginUsage = "A""#,
        #"let lint: Target.PluginUsage = isStrict ? "A" : "B""#,
        #"let lint: Target.PluginUsage = "A"; func use(lint: Target.PluginUsage) {}"#,
        #"func use() { let lint: Target.PluginUsage = "A" }"#,
    ])
    func aVariableOrAHiddenConstantDoesNot(declaration: String) {
        let manifest = manifest(#"[.target(name: "Farm", plugins: [lint])]"#, before: declaration)

        #expect(manifest.plugins(of: "Farm") == nil)
        #expect(manifest.mentioned == nil)
    }

    @Test func aPluginThatAManifestDeclaresIsNotUsed() {
        let targets =
            #"[.plugin(name: "A", capability: .buildTool()), .target(name: "Farm", plugins: ["B"])] + tests"#
        let product = #"let product: Product = .plugin(name: "C", targets: ["A"])"#

        #expect(manifest(targets, before: product).mentioned == ["B"])
    }

    @Test func ofSeveralManifestsNoneDecides() {
        let text = #"let package = Package(name: "Zoo", targets: [.target(name: "Farm", plugins: ["A"])])"#

        #expect(ManifestPlugins([text, text]).plugins(of: "Farm") == nil)
        #expect(ManifestPlugins([text, text]).mentioned == ["A"])
        #expect(ManifestPlugins([]).mentioned == nil)
    }
}
