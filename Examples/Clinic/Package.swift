// swift-tools-version: 6.3

import PackageDescription

let ampoule: Target.Dependency = .product(name: "Ampoule", package: "Ampoule")
let pictures = Target.Dependency.product(name: "AmpoulePictures", package: "Ampoule")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

/// Whether `load` builds the program that is wired by hand.
let isComparing = Context.environment["CLINIC_BY_HAND"] != nil

/// The modules whose internal types that program uses; the packages that both programs use are built as ever.
let modules = ["ClinicChips", "ClinicDomain", "ClinicPersistence", "ClinicReminders", "ClinicWeb"]

/// The program wired by hand.
let byHand: [Target] =
    isComparing
    ? [
        .executableTarget(
            name: "ClinicByHand",
            dependencies: [
                "ClinicChips", "ClinicDomain", "ClinicPersistence", "ClinicReminders", "ClinicWeb", ampoule,
                logging,
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Load/ClinicByHand"
        )
    ]
    : []

let package = Package(
    name: "Clinic",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Ampoule", path: "../.."),
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.1.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(
            url: "https://github.com/apple/swift-configuration",
            from: "1.4.0",
            traits: ["CommandLineArguments"]
        ),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(
            name: "ClinicDomain",
            dependencies: [ampoule]
        ),
        .target(
            name: "ClinicChips",
            dependencies: [
                "ClinicDomain", ampoule, logging,
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
            ]
        ),
        .target(
            name: "ClinicPersistence",
            dependencies: ["ClinicDomain", ampoule, logging, .product(name: "GRDB", package: "GRDB.swift")]
        ),
        .target(
            name: "ClinicWeb",
            dependencies: [
                "ClinicDomain", ampoule, pictures, logging,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ]
        ),
        .target(
            name: "ClinicReminders",
            dependencies: [
                "ClinicDomain", ampoule, logging,
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .executableTarget(
            name: "Clinic",
            dependencies: [
                "ClinicChips", "ClinicDomain", "ClinicPersistence", "ClinicReminders", "ClinicWeb", ampoule,
                pictures, logging,
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "ClinicTests",
            dependencies: [
                "Clinic", "ClinicChips", "ClinicDomain", "ClinicPersistence", "ClinicReminders", "ClinicWeb",
                pictures,
                .product(name: "AmpouleTesting", package: "Ampoule"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
            ]
        ),
    ] + byHand,
    swiftLanguageModes: [.v6]
)

if isComparing {
    for target in package.targets where modules.contains(target.name) {
        target.swiftSettings = [.unsafeFlags(["-enable-testing"])]
    }
}
