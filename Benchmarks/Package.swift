// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "AmpouleBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Ampoule", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(name: "Heap"),
        .target(
            name: "Comparisons",
            dependencies: [
                "Heap",
                .product(name: "Ampoule", package: "Ampoule"),
                .product(name: "Benchmark", package: "benchmark"),
            ]
        ),
        .executableTarget(name: "Compare", dependencies: ["Comparisons"]),
    ]
)
