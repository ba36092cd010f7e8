// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "Zoo",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: Context.environment["AMPOULE_URL"] ?? "", from: "1.0.0")],
    targets: [
        .target(
            name: "Farm",
            dependencies: ["Ampoule"],
            plugins: [.plugin(name: "AmpouleListPlugin", package: "Ampoule")]
        ),
        .executableTarget(
            name: "Zoo",
            dependencies: ["Ampoule", "Farm"],
            plugins: [.plugin(name: "AmpouleListPlugin", package: "Ampoule")]
        ),
        .executableTarget(
            name: "Circus",
            dependencies: ["Ampoule"],
            plugins: ["TrickPlugin", .plugin(name: "AmpouleListPlugin", package: "Ampoule")]
        ),
        .executableTarget(name: "TrickWriter"),
        .plugin(name: "TrickPlugin", capability: .buildTool(), dependencies: ["TrickWriter"]),
    ],
    swiftLanguageModes: [.v6]
)
