// swift-tools-version: 6.3

import CompilerPluginSupport
import Foundation
import PackageDescription

#if canImport(Darwin)
import Darwin
#endif

// MARK: - SwiftSyntax

/// Where the macros take SwiftSyntax from.
///
/// Every Swift toolchain ships a build of SwiftSyntax, the one the compiler itself parses with. Using it saves a clean
/// build the compilation of swift-syntax, and cannot conflict with another package's version. Where a toolchain ships
/// none, or where `AMPOULE_SWIFT_SYNTAX=package` is set in the environment, the macros are built on the swift-syntax
/// package.
enum SwiftSyntaxOrigin {
    case toolchain(directory: String)
    case package

    static let current: SwiftSyntaxOrigin =
        if Context.environment["AMPOULE_SWIFT_SYNTAX"] != "package", let directory = toolchainDirectory {
            .toolchain(directory: directory)
        } else {
            .package
        }

    /// The toolchain's `usr/lib/swift/host`, found from the library that this very manifest is linked with.
    ///
    /// The `swift` on the search path may be a version manager's shim, so its location says nothing.
    private static var toolchainDirectory: String? {
        let suffix = "/pm/ManifestAPI/libPackageDescription"
        for path in loadedLibraries {
            guard let range = path.range(of: suffix, options: .backwards) else { continue }
            let directory = path[..<range.lowerBound] + "/host"
            let module = directory + "/SwiftCompilerPluginMessageHandling.swiftmodule"
            if FileManager.default.fileExists(atPath: String(module)) { return String(directory) }
        }
        return nil
    }

    private static var loadedLibraries: [String] {
        #if canImport(Darwin)
        return (0..<_dyld_image_count()).compactMap { index in
            _dyld_get_image_name(index).map { String(cString: $0) }
        }
        #else
        // 'String(contentsOfFile:)' takes a short read for the end, and the kernel hands this file out in pieces.
        let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
        let maps = String(decoding: data ?? Data(), as: UTF8.self)
        return maps.split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
        #endif
    }
}

// MARK: - Light builds

/// The module cache that the compiler has for each user.
///
/// The toolchain ships the modules of SwiftSyntax as text, which the compiler translates before it uses them. That takes
/// as long as everything else that is built for the macros, and the result is lost with the build folder, unless it is
/// kept here.
enum ModuleCache {
    /// The flags that make the compiler use the cache; none where it cannot be written to.
    static var flags: [String] {
        #if os(Linux)
        let files = FileManager.default
        guard let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first else { return [] }
        let folders = ["clang/ModuleCache", "clang", ""].map { path in caches.appending(path: path).path }
        let existing = folders.first { folder in files.fileExists(atPath: folder) }
        guard let existing, files.isWritableFile(atPath: existing) else { return [] }
        return ["-module-cache-path", folders[0]]
        #else
        return []
        #endif
    }
}

/// Keeps the modules of the toolchain out of the index of a target: the first target to import one indexes all of it.
let leanIndex: SwiftSetting = .unsafeFlags(["-index-ignore-system-modules"])

/// Leaves out optimizations that take longer than they save: the macros run for milliseconds, and the graph is checked
/// once in the life of a program.
let unoptimized: SwiftSetting = .unsafeFlags(["-Onone"], .when(configuration: .release))

/// Compiles a target without debug information, which saves a fifth of the time.
///
/// Users don't debug the macros and the tool. The package manager adds `-g` after the flags of a package, so only a flag
/// of the frontend has an effect. To keep debug information, set `AMPOULE_DEBUG_INFORMATION=1` in the environment.
let withoutDebugInformation: [SwiftSetting] =
    Context.environment["AMPOULE_DEBUG_INFORMATION"] == "1" ? [] : [.unsafeFlags(["-Xfrontend", "-gnone"])]

// MARK: - Macros

let packageDependencies: [Package.Dependency]
let macroDependencies: [Target.Dependency]
let macroSwiftSettings: [SwiftSetting]
let macroLinkerSettings: [LinkerSetting]

switch SwiftSyntaxOrigin.current {
case .toolchain(let directory):
    packageDependencies = []
    macroDependencies = []
    macroSwiftSettings = [.unsafeFlags(["-I", directory] + ModuleCache.flags), leanIndex, unoptimized]
    macroLinkerSettings = [.unsafeFlags(["-L", directory, "-Xlinker", "-rpath", "-Xlinker", directory])]
case .package:
    packageDependencies = [.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"700.0.0")]
    macroDependencies = [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftIfConfig", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
    ]
    macroSwiftSettings = [.define("AMPOULE_SWIFT_SYNTAX_PACKAGE"), unoptimized]
    macroLinkerSettings = []
}

// MARK: - Stand-ins

/// Whether a target takes the place of SwiftUI, for those who work on this package where there is none.
///
/// Only the environment can tell: a package that depends on this one must not find a module of that name.
let hasStandIns: Bool = {
    #if os(Linux)
    return Context.environment["AMPOULE_STAND_INS"] == "1"
    #else
    return false
    #endif
}()

let standInForSwiftUI: [Target.Dependency] = hasStandIns ? ["SwiftUI"] : []

// MARK: - Package

let package = Package(
    name: "Ampoule",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2), .macCatalyst(.v18)],
    products: [
        .library(name: "Ampoule", targets: ["Ampoule"]),
        .library(name: "AmpouleModules", targets: ["AmpouleModules"]),
        .library(name: "AmpouleAutoregistration", targets: ["AmpouleAutoregistration"]),
        .library(name: "AmpoulePictures", targets: ["AmpoulePictures"]),
        .library(name: "AmpouleTesting", targets: ["AmpouleTesting"]),
        .library(name: "AmpouleSwiftUI", targets: ["AmpouleSwiftUI"]),
        .executable(name: "PetShop", targets: ["PetShop"]),
        .executable(name: "ampoule-list", targets: ["ampoule-list"]),
        .plugin(name: "AmpouleListPlugin", targets: ["AmpouleListPlugin"]),
    ],
    dependencies: packageDependencies,
    targets: [
        .target(
            name: "Ampoule",
            dependencies: ["AmpouleGraph", "AmpouleMacros"],
            swiftSettings: [leanIndex]
        ),
        .target(name: "AmpouleGraph", swiftSettings: [leanIndex, unoptimized]),
        .target(name: "AmpoulePictures", dependencies: ["AmpouleGraph"]),
        .target(name: "AmpouleModules", dependencies: ["Ampoule"]),
        .target(name: "AmpouleAutoregistration", dependencies: ["Ampoule"]),
        .target(name: "AmpouleTesting", dependencies: ["Ampoule"]),
        .target(name: "AmpouleSwiftUI", dependencies: ["Ampoule"] + standInForSwiftUI),
        .executableTarget(name: "PetShop", dependencies: ["Ampoule"]),
        .target(
            name: "AmpouleSyntax",
            dependencies: macroDependencies,
            path: "Macros/AmpouleSyntax",
            swiftSettings: macroSwiftSettings + withoutDebugInformation
        ),
        .executableTarget(
            name: "ampoule-list",
            dependencies: ["AmpouleSyntax"] + macroDependencies,
            swiftSettings: macroSwiftSettings + withoutDebugInformation,
            linkerSettings: macroLinkerSettings
        ),
        .plugin(name: "AmpouleListPlugin", capability: .buildTool(), dependencies: ["ampoule-list"]),
        .macro(
            name: "AmpouleMacros",
            dependencies: ["AmpouleSyntax"] + macroDependencies,
            path: "Macros/AmpouleMacros",
            swiftSettings: macroSwiftSettings + withoutDebugInformation,
            linkerSettings: macroLinkerSettings
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "Specification",
            dependencies: ["Ampoule", "TestSupport"],
            path: "Tests/Specification"
        ),
        .executableTarget(
            name: "SpecificationRunner",
            dependencies: ["Specification"],
            path: "Tests/SpecificationRunner"
        ),
        .target(name: "ProgramFarm", path: "Tests/ProgramModules/Farm"),
        .target(name: "ProgramForest", path: "Tests/ProgramModules/Forest"),
        .testTarget(name: "AmpouleTests", dependencies: ["Ampoule", "TestSupport"]),
        .testTarget(
            name: "AmpouleGraphTests",
            dependencies: ["AmpouleGraph", "AmpoulePictures", "TestSupport"]
        ),
        .testTarget(
            name: "ListToolTests",
            dependencies: ["ampoule-list"],
            swiftSettings: macroSwiftSettings,
            linkerSettings: macroLinkerSettings
        ),
        .testTarget(name: "AmpouleModulesTests", dependencies: ["AmpouleModules", "TestSupport"]),
        .testTarget(
            name: "AmpouleAutoregistrationTests",
            dependencies: ["AmpouleAutoregistration", "AmpoulePictures", "TestSupport"]
        ),
        .testTarget(
            name: "AmpouleTestingTests",
            dependencies: ["AmpouleModules", "AmpouleTesting", "TestSupport"]
        ),
        .testTarget(name: "SpecificationTests", dependencies: ["Specification"]),
        .testTarget(name: "ComponentTests", dependencies: ["Ampoule", "TestSupport"]),
        .testTarget(
            name: "AmpouleMacrosTests",
            dependencies: ["AmpouleMacros", "AmpouleSyntax"] + macroDependencies,
            swiftSettings: macroSwiftSettings,
            linkerSettings: macroLinkerSettings
        ),
        .testTarget(
            name: "GraphTests",
            dependencies: [
                "Ampoule", "AmpouleAutoregistration", "AmpouleModules", "ProgramFarm", "ProgramForest",
                "TestSupport",
            ],
            swiftSettings: [.define("AMPOULE_UNPROVED_LISTS")]
        ),
        .testTarget(
            name: "CompileTimeTests",
            dependencies: [
                "Ampoule", "AmpouleAutoregistration", "AmpouleModules", "AmpoulePictures", "AmpouleTesting",
                "TestSupport",
            ] + (hasStandIns ? ["AmpouleSwiftUI"] : []),
            exclude: ["Fixtures"],
            swiftSettings: hasStandIns ? [.define("AMPOULE_STAND_INS")] : []
        ),
    ],
    swiftLanguageModes: [.v6]
)

if hasStandIns {
    package.targets += [
        .target(name: "SwiftUI", path: "Tests/SwiftUIStandIn", exclude: ["README.md"]),
        .testTarget(name: "AmpouleSwiftUITests", dependencies: ["AmpouleSwiftUI", "SwiftUI", "TestSupport"]),
        .target(
            name: "Kennel",
            dependencies: ["AmpouleSwiftUI"],
            path: "Examples/Kennel/Sources/Kennel",
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .executableTarget(
            name: "KennelMain",
            dependencies: ["Kennel"],
            path: "Examples/Kennel/Sources/KennelMain"
        ),
        .testTarget(
            name: "KennelTests",
            dependencies: ["Kennel", "AmpouleSwiftUI", "SwiftUI"],
            path: "Examples/Kennel/Tests/KennelTests",
            swiftSettings: [.defaultIsolation(MainActor.self), .define("AMPOULE_STAND_INS")]
        ),
    ]
}

// MARK: - Light tests

// Compiles the tests without debug information, which saves a tenth of the time. To keep it, set
// 'AMPOULE_DEBUG_INFORMATION=1' in the environment.
for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + withoutDebugInformation
}

// MARK: - Fewer tests

// Leaves out the test targets that 'AMPOULE_TESTS' does not name, for those who run some of them only, such as under a
// sanitizer: with '--test-product AmpoulePackageTests', what only the others need is not built.
if let names = Context.environment["AMPOULE_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { target in target.type == .test && !names.contains(target.name) }
}
