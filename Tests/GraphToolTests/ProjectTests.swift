import AmpouleGraphReader
import Foundation
import Testing

@testable import ampoule_graph

/// The check of targets of Xcode projects, whose dependencies are found by their imports.
final class ProjectTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test(arguments: [
        ("com.apple.product-type.bundle.unit-test", BuildTarget.Kind.test),
        ("com.apple.product-type.bundle.ui-testing", .test),
        ("com.apple.product-type.app-extension", .program),
        ("com.apple.product-type.extensionkit-extension", .program),
        ("com.apple.product-type.application.on-demand-install-capable", .program),
        ("com.apple.product-type.bundle", .library),
    ])
    func theProductTellsWhatATargetIs(product: String, kind: BuildTarget.Kind) {
        let target = BuildTarget(ofProject: "Zoo", name: "Zoo", product: .other(product), files: [])

        #expect(target.kind == kind)
    }

    @Test(arguments: [("Zoo", "Zoo"), ("My Zoo-App", "My_Zoo_App"), ("2nd", "_2nd")])
    func theModuleIsNamedAfterTheTarget(name: String, module: String) {
        #expect(BuildTarget(ofProject: "Zoo", name: name, product: .program, files: []).module == module)
    }

    @Test func onlySwiftFilesAreRead() {
        let files = ["/Zoo/A.swift", "/Zoo/Info.plist", "/build/Debug/Kit.framework"]
        let target = BuildTarget(ofProject: "Zoo", name: "Zoo", product: .program, files: files)

        #expect(target.files == ["/Zoo/A.swift"])
    }

    /// Whether the check finds no problem in a target of a project.
    private func isSilent(
        about checked: String = "Zoo",
        _ targets: [(name: String, product: BuildTarget.ProductKind, source: String)]
    ) throws -> Bool {
        let described = try targets.map { target in
            let file = folder.appending(path: "\(target.name).swift")
            try target.source.write(to: file, atomically: true, encoding: .utf8)
            return BuildTarget(
                ofProject: "Farm",
                name: target.name,
                product: target.product,
                files: [file.path]
            )
        }
        let target = try #require(described.first { $0.name == checked })
        let file = folder.appending(path: "Request.json")
        try Request(checking: target, of: described, in: folder).write(to: file)
        return try CheckCommand(requestAt: file.path).run()
    }

    private func app(imports: String, needs service: String, calls: String = "") -> String {
        """
        import Ampoule
        \(imports)
        @Register
        final class Horse { init(@Inject tack: \(service)) {} }
        @Registrations(Horse.self)
        extension Container {}
        let container = Container()
        container.registerComponents()
        \(calls)
        """
    }

    /// A framework with a list, and one that another one imports.
    private let kit = """
        import Ampoule
        @_exported import Tacks
        @Register(Tack.self)
        public struct Saddle: Tack { public init() {} }
        @Registrations(Saddle.self, named: "registerKit")
        public extension Container {}
        """
    private let tacks = "public protocol Tack {}"

    @Test func aServiceOfAnImportedFrameworkIsFound() throws {
        let targets = [("Kit", BuildTarget.ProductKind.library, kit), ("Tacks", .library, tacks)]
        let calling = app(imports: "import Kit", needs: "any Tack", calls: "container.registerKit()")
        let forgetful = app(imports: "import Kit", needs: "any Tack")

        #expect(try isSilent(targets + [("Zoo", .program, calling)]))
        #expect(try !isSilent(targets + [("Zoo", .program, forgetful)]))
    }

    @Test func whatOtherTargetsOfTheProjectRegisterDoesNotCount() throws {
        let other = """
            import Ampoule
            import Tacks
            let container = Container()
            container.register(Tack.self) { _ in fatalError() }
            """
        let zoo = app(imports: "import Tacks", needs: "any Tack")
        let targets = [("Tacks", BuildTarget.ProductKind.library, tacks), ("Zoo", .program, zoo)]

        #expect(try !isSilent(targets + [("Other", .program, other)]))
        #expect(try !isSilent(targets + [("Other", .library, other)]))
    }

    @Test func aTestFindsWhatTheTestedAppRegisters() throws {
        let zoo = """
            import Ampoule
            import Tacks
            func registerTack(in container: Container) { container.register(Tack.self) { _ in fatalError() } }
            """
        let imports = "@testable import Zoo\nimport Tacks"
        let tests = app(imports: imports, needs: "any Tack", calls: "registerTack(in: container)")
        let unitTest = BuildTarget.ProductKind.other("com.apple.product-type.bundle.unit-test")
        let targets = [("Tacks", BuildTarget.ProductKind.library, tacks), ("ZooTests", unitTest, tests)]

        #expect(try isSilent(about: "ZooTests", targets + [("Zoo", .program, zoo)]))
        #expect(try !isSilent(about: "ZooTests", targets + [("Zoo", .program, "import Tacks")]))
    }

    @Test(arguments: ["URLSession", "[Int]", "any Feature", "() -> Int"])
    func whatAPackageMayRegisterIsLeftOpen(service: String) throws {
        let source = app(imports: "import Features", needs: service, calls: "container.registerFeatures()")

        #expect(try isSilent([("Zoo", .program, source)]))
    }

    @Test func aPackageCannotRegisterWhatTheProjectDeclares() throws {
        let source = app(
            imports: "import Features",
            needs: "any Tack",
            calls: "protocol Tack {}\ncontainer.registerFeatures()"
        )

        #expect(try !isSilent([("Zoo", .program, source)]))
    }
}
