// swift-tools-version: 6.3
// The article "Building" explains how the macros find SwiftSyntax, and what the flags are for.

import CompilerPluginSupport
import Foundation
import PackageDescription

func isSet(_ variable: String, to value: String = "1") -> Bool { Context.environment[variable] == value }

// MARK: - SwiftSyntax

/// The folder with the toolchain's SwiftSyntax, beside the library that this manifest is linked with.
///
/// It is `nil`, and the macros are built on the swift-syntax package, if there is none, or if the environment asks for that.
let toolchainSyntax: String? = {
    #if canImport(Darwin)
    let images = (0..<_dyld_image_count()).compactMap { index in _dyld_get_image_name(index) }
    let libraries = images.map { String(cString: $0) }.joined(separator: "\n")
    #else
    // 'String(contentsOfFile:)' takes a short read for the end, and the kernel hands this file out in pieces.
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let libraries = String(decoding: maps ?? Data(), as: UTF8.self)
    #endif
    guard !isSet("AMPOULE_SWIFT_SYNTAX", to: "package"),
        let library = libraries.firstMatch(of: /(\/.*)\/pm\/ManifestAPI\/libPackageDescription/)
    else { return nil }
    let folder = String(library.1) + "/host"
    let module = folder + "/SwiftCompilerPluginMessageHandling.swiftmodule"
    return FileManager.default.fileExists(atPath: module) ? folder : nil
}()

/// The user's cache of translated modules, which the manifest's own compilation has made, unless it can't be written to.
///
/// The toolchain ships SwiftSyntax as text, whose translation takes as long as all else that is built for the macros.
let moduleCache = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
    .map { caches in caches.appending(path: "clang/ModuleCache").path }
    .filter(FileManager.default.isWritableFile).prefix(1).flatMap { cache in ["-module-cache-path", cache] }

/// Has a target be compiled with SwiftSyntax.
func withSyntax(_ target: Target) -> Target {
    var settings = [unoptimized] + (target.type == .test ? [] : [withoutDebugInformation])
    if let toolchainSyntax {
        settings.append(.unsafeFlags(["-I", toolchainSyntax] + moduleCache))
        let linking = ["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax]
        if target.type != .regular { target.linkerSettings = [.unsafeFlags(linking)] }
    } else {
        settings.append(.define("AMPOULE_SWIFT_SYNTAX_PACKAGE"))
        target.dependencies += [
            "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion",
            "SwiftDiagnostics", "SwiftParser", "SwiftIfConfig", "SwiftCompilerPlugin",
        ].map { .product(name: $0, package: "swift-syntax") }
    }
    target.swiftSettings = settings
    return target
}

// MARK: - Flags

/// Keeps the modules of the toolchain out of the index: the first target to import one would index all of it.
let leanIndex: SwiftSetting = .unsafeFlags(["-index-ignore-system-modules"])

/// Leaves out optimizations that take longer than they save: macros run for milliseconds, and a graph is checked once.
let unoptimized: SwiftSetting = .unsafeFlags(["-Onone"], .when(configuration: .release))

/// Lets the linker leave out what a program doesn't use of a library, which makes a stripped program a seventh smaller.
///
/// Otherwise the compiler marks everything public as used. What a dynamic library exports stays.
let strippable: SwiftSetting = .unsafeFlags(
    ["-Xfrontend", "-internalize-at-link", "-Xfrontend", "-function-sections"],
    .when(configuration: .release)
)

/// Saves a fifth of the time of compiling the macros, and a tenth of that of the tests.
///
/// The package manager adds `-g` after the flags of a package, so only a flag of the frontend has an effect.
let withoutDebugInformation: SwiftSetting = .unsafeFlags(["-Xfrontend", "-gnone"])

/// Compiles each target as a whole, which saves a fifth of the processor time of a clean build.
///
/// Each file has an object of its own, as the package manager expects, because of `-num-threads`. Swift Build, which Xcode uses and
/// later package managers will, also expects a dependency file of each, and fails without it.
#if os(Linux) && compiler(<6.4)
let wholeModules =
    isSet("AMPOULE_INCREMENTAL")
    ? [] : ["-wmo", "-no-emit-module-separately-wmo", "-disable-batch-mode", "-num-threads", "4"]
#else
let wholeModules: [String] = []
#endif

// MARK: - Package

let libraries = [
    "Ampoule", "AmpouleGraph", "AmpouleModules", "AmpouleAutoregistration", "AmpoulePictures",
    "AmpouleTesting", "AmpouleSwiftUI",
]

func tests(_ name: String, of tested: [Target.Dependency], excluding files: [String] = []) -> Target {
    .testTarget(name: name, dependencies: tested + ["TestSupport"], exclude: files)
}

/// A library that only tests use.
func testLibrary(_ name: String, uses libraries: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: libraries, path: "Tests/\(name)")
}

let package = Package(
    name: "Ampoule",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2), .macCatalyst(.v18)],
    products: libraries.map { name in .library(name: name, targets: [name]) } + [
        .executable(name: "ampoule-list", targets: ["ampoule-list"]),
        .plugin(name: "AmpouleListPlugin", targets: ["AmpouleListPlugin"]),
    ],
    dependencies: toolchainSyntax != nil
        ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax", "603.0.0"..<"700.0.0")],
    targets: [
        .target(name: "Ampoule", dependencies: ["AmpouleMacros"]),
        .target(name: "AmpouleGraph", dependencies: ["Ampoule"], swiftSettings: [unoptimized]),
        .target(name: "AmpoulePictures", dependencies: ["AmpouleGraph"]),
        .target(name: "AmpouleModules", dependencies: ["AmpouleGraph"]),
        .target(name: "AmpouleAutoregistration", dependencies: ["Ampoule"]),
        .target(name: "AmpouleTesting", dependencies: ["AmpouleGraph"]),
        .target(name: "AmpouleSwiftUI", dependencies: ["Ampoule"]),
        .executableTarget(name: "PetShop", dependencies: ["Ampoule"]),
        withSyntax(.target(name: "AmpouleSyntax", path: "Macros/AmpouleSyntax")),
        withSyntax(
            .macro(name: "AmpouleMacros", dependencies: ["AmpouleSyntax"], path: "Macros/AmpouleMacros")
        ),
        withSyntax(.executableTarget(name: "ampoule-list", dependencies: ["AmpouleSyntax"])),
        .plugin(name: "AmpouleListPlugin", capability: .buildTool(), dependencies: ["ampoule-list"]),
        testLibrary("TestSupport"),
        testLibrary("Specification", uses: ["Ampoule", "TestSupport"]),
        .executableTarget(
            name: "SpecificationRunner",
            dependencies: ["Specification", "TestSupport"],
            path: "Tests/SpecificationRunner"
        ),
        testLibrary("ProgramFarm"),
        testLibrary("ProgramForest"),
        tests("AmpouleTests", of: ["AmpouleGraph"]),
        tests("AmpouleGraphTests", of: ["AmpouleGraph", "AmpoulePictures"]),
        tests("AmpouleModulesTests", of: ["AmpouleModules"]),
        tests("AmpouleAutoregistrationTests", of: ["AmpouleAutoregistration", "AmpoulePictures"]),
        tests("AmpouleTestingTests", of: ["AmpouleModules", "AmpouleTesting"]),
        tests("SpecificationTests", of: ["Specification"]),
        tests("ComponentTests", of: ["AmpouleGraph"]),
        withSyntax(tests("ListToolTests", of: ["ampoule-list"])),
        // They compile the macros themselves, by a link to their folder: if tests depend on macros, the package manager
        // builds all that they use twice, once for the machine that builds.
        withSyntax(tests("AmpouleMacrosTests", of: ["AmpouleSyntax"], excluding: ["Macros/Plugin.swift"])),
        tests(
            "GraphTests",
            of: ["AmpouleAutoregistration", "AmpouleModules", "ProgramFarm", "ProgramForest"]
        ),
        tests("CompileTimeTests", of: libraries.map { .byName(name: $0) }, excluding: ["Fixtures"]),
    ],
    swiftLanguageModes: [.v6]
)

// A target takes the place of SwiftUI on Linux. A package that depends on this one must not find a module of that name.
if isSet("AMPOULE_STAND_INS") {
    let standIn = Target.target(name: "SwiftUI", path: "Tests/SwiftUIStandIn", exclude: ["README.md"])
    package.targets.first { $0.name == "AmpouleSwiftUI" }?.dependencies.append("SwiftUI")
    package.targets += [standIn, tests("AmpouleSwiftUITests", of: ["AmpouleSwiftUI", "SwiftUI"])]
}

// 'AMPOULE_TESTS' names the test targets to build, such as under a sanitizer.
if let names = Context.environment["AMPOULE_TESTS"]?.split(separator: ",") {
    package.targets.removeAll { target in target.type == .test && !names.contains(target.name[...]) }
}

for target in package.targets where target.type != .plugin {
    var settings = target.swiftSettings ?? []
    settings += [leanIndex, .unsafeFlags(wholeModules, .when(configuration: .debug))]
    // The recorder of issues is found by its name only.
    if libraries.contains(target.name), target.name != "AmpouleTesting" { settings.append(strippable) }
    if target.type == .test { settings.append(withoutDebugInformation) }
    // The optimizer of Swift 6.3 fails on these tests; what they test is optimized all the same.
    if target.name == "AmpouleTests" { settings.append(unoptimized) }
    if target.name == "GraphTests" { settings.append(.define("AMPOULE_UNPROVED_LISTS")) }
    target.swiftSettings = settings
}
