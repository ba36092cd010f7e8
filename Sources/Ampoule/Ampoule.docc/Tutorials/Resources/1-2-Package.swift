// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Clinic",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://example.com/Ampoule.git", from: "1.0.0")
    ],
    targets: [
        .executableTarget(
            name: "Clinic",
            dependencies: [.product(name: "Ampoule", package: "Ampoule")]
        )
    ]
)
