import Foundation
import TestSupport
import Testing

/// Public components in another module.
///
/// A call is as visible as the property or the initializer that has its arguments. A list proves a component whose dependencies it sees.
struct HiddenCallTests {
    @Test(arguments: [
        (
            "let watts: Int",
            "property 'watts' isn't public, so only its module can create this component; make it 'public'"
        ),
        (
            "public let volts = 230; private let watts: Int",
            "property 'watts' isn't public, so only its module can create this component; make it 'public'"
        ),
        (
            "package let watts: Int",
            "property 'watts' isn't public, so only its package can create this component; make it 'public'"
        ),
        (
            "init(watts: Int) {}",
            "the initializer isn't public, so only its module can create this component; make it 'public'"
        ),
        ("public let watts: Int", nil), ("public init(watts: Int) {}", nil),
    ])
    func aCallFromAnotherModuleNamesWhatIsNotPublic(members: String, reason: String?) async throws {
        let library = """
            import Ampoule

            @Register public struct Light: Sendable { \(members) }

            @Registrations(Light.self) extension Container {}

            func light(in container: Container) -> Light { container.light(watts: 3) }
            """
        let client = """
            import Ampoule
            import Lights

            func light(in container: Container) -> Light { container.factory(for: Light.self)(watts: 3) }
            """
        let output = try await output(compiling: client, against: library)
        let errors = Diagnostic.all(in: output).filter { diagnostic in diagnostic.severity != .note }
        #expect(
            errors.map(\.text)
                == [reason.map { "'callAsFunction(watts:)' is unavailable: \($0)" }].compactMap(\.self)
        )
        #expect(errors.allSatisfy { error in error.line == 4 })
    }

    @Test(
        arguments: TestLoad.sample(of: ["", "@Register "], oneOf: 1),
        [
            ("init", "Lamp.self", "other modules can't see its dependencies"),
            ("public init", "Lamp.self", "no registration for 'Wire'"),
            ("public init", "Lamp.self, Wire.self", nil),
        ]
    )
    func aListProvesASubclassOfAnotherModuleWhoseDependenciesItSees(
        superclass: String,
        lamp: (initializer: String, list: String, error: String?)
    ) async throws {
        let library = """
            import Ampoule

            @Register \(lamp.initializer.dropLast(4))struct Wire: Sendable {}
            \(superclass)open class Light { public init() {} }
            @Register public final class Lamp: Light { \(lamp.initializer)(@Inject wire: Wire) { super.init() } }
            """
        let client = "import Ampoule; import Lights; @Registrations(\(lamp.list)) extension Container {}"
        let output = try await output(compiling: client, against: library)
        let errors = Diagnostic.all(in: output).filter { diagnostic in diagnostic.severity != .note }
        #expect(errors.count == (lamp.error == nil ? 0 : 1))
        #expect(errors.allSatisfy { error in error.line == 5 && error.text.contains(lamp.error ?? "") })
    }

    private func output(compiling client: String, against library: String) async throws -> String {
        let compiler = try Compiler.current.get()
        let flags = ["-parse-as-library", "-swift-version", "6"]
        return try await withTemporaryFile(named: "Lights.swift", source: library) { library in
            let folder = URL(filePath: library).deletingLastPathComponent().path
            let module = ["-package-name", "lights", "-emit-module", "-o", folder + "/Lights.swiftmodule"]
            let output = try await compiler.output(files: [library], module: "Lights", flags: flags + module)
            #expect(output == "")
            return try await withTemporaryFile(named: "Client.swift", source: client) { client in
                try await compiler.output(file: client, flags: flags + ["-I", folder])
            }
        }
    }
}
