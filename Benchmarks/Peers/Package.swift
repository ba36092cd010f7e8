// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "AmpoulePeers",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Ampoule", path: "../.."),
        .package(name: "AmpouleBenchmarks", path: ".."),
        .package(url: "https://github.com/hmlongco/Factory", from: "3.2.0"),
        .package(url: "https://github.com/Swinject/Swinject", from: "2.10.0"),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Peers",
            dependencies: [
                .product(name: "Ampoule", package: "Ampoule"),
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "FactoryKit", package: "Factory"),
                .product(name: "Measuring", package: "AmpouleBenchmarks"),
                .product(name: "Swinject", package: "Swinject"),
            ]
        )
    ]
)
