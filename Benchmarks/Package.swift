// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "AmpouleBenchmarks",
    platforms: [.macOS(.v15)],
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
                .product(name: "Ampoule", package: "Ampoule"),
                .product(name: "Benchmark", package: "benchmark"),
            ]
        ),
        .target(name: "Heap"),
        .target(name: "AllocationCounter"),
        .executableTarget(name: "Compare", dependencies: ["Comparisons"]),
        .executableTarget(name: "CountAllocations", dependencies: ["AllocationCounter", "Comparisons"]),
        .executableTarget(
            name: "Ratios",
            dependencies: [
                "Comparisons",
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Ratios",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
    ]
)
