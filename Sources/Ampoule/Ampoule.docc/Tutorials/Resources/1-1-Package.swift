// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Clinic",
    platforms: [.macOS(.v15)],
    targets: [
        .executableTarget(name: "Clinic")
    ]
)
