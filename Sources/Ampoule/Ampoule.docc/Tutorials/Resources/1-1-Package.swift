// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "Clinic",
    platforms: [.macOS(.v15)],
    targets: [
        .executableTarget(name: "Clinic")
    ]
)
