// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "Kennel",
    platforms: [.macOS(.v15), .iOS(.v18)],
    dependencies: [.package(name: "Ampoule", path: "../..")],
    targets: [
        .target(
            name: "Kennel",
            dependencies: [.product(name: "AmpouleSwiftUI", package: "Ampoule")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(name: "KennelMain", dependencies: ["Kennel"]),
        .testTarget(
            name: "KennelTests",
            dependencies: [
                "Kennel", .product(name: "AmpouleGraph", package: "Ampoule"),
                .product(name: "AmpouleSwiftUI", package: "Ampoule"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
