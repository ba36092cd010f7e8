// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "Client",
    platforms: [.macOS(.v15)],
    dependencies: [.package(url: Context.environment["AMPOULE_URL"] ?? "", from: "1.0.0")],
    targets: [
        .target(name: "Farm", dependencies: ["Ampoule"]),
        .executableTarget(
            name: "Client",
            dependencies: ["Farm", "Ampoule", .product(name: "AmpouleAutoregistration", package: "Ampoule")]
        ),
        .executableTarget(
            name: "Threads",
            dependencies: ["Ampoule", .product(name: "AmpouleModules", package: "Ampoule")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
