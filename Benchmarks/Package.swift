// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "AmpouleBenchmarks",
    platforms: [.macOS(.v15)],
    products: [
        // The package 'Peers' measures with it, too.
        .library(name: "Measuring", targets: ["Measuring"])
    ],
    dependencies: [
        .package(name: "Ampoule", path: ".."),
        // Without its traits, it needs no allocator of its own; it counts no allocations then.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .target(
            name: "Comparisons",
            dependencies: [
                "Heap",
                "Measuring",
                .product(name: "Ampoule", package: "Ampoule"),
                .product(name: "Benchmark", package: "benchmark"),
            ]
        ),
        .target(name: "Heap"),
        .target(name: "Measuring"),
        .target(name: "AllocationCounter"),
        .executableTarget(name: "Compare", dependencies: ["Comparisons", "Measuring"]),
        .executableTarget(name: "CountAllocations", dependencies: ["AllocationCounter", "Comparisons"]),
        .executableTarget(
            name: "Ratios",
            dependencies: [
                "Comparisons",
                "Measuring",
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Ratios",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ]
)
