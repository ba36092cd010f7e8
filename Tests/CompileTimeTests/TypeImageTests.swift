import Ampoule
import Foundation
import TestSupport
import Testing

/// A module that is linked into two libraries declares each of its types twice.
@Suite(.serialized)
struct TypeImageTests {
    /// The kinds of services; each number is an index into what the library passes to the test.
    enum Kind: Int, CaseIterable { case existential, composition, structure, `class`, enumeration, generic }

    @Test(arguments: Kind.allCases)
    func theErrorSaysThatTheTypesDiffer(kind: Kind) throws {
        let libraries = try TwinLibraries.current.get()
        let name = String(reflecting: libraries.first.types[kind.rawValue])

        let text = try Self.miss(
            of: libraries.first.types[kind.rawValue],
            registered: libraries.second.types[kind.rawValue]
        )

        #expect(text.hasPrefix("Nothing is registered for '\(name.replacing("Clinic.", with: ""))'."))
        #expect(
            text.hasSuffix(
                """

                Registered: '\(name)', which is another type of the same name: link the module that declares it into \
                one image only.
                """
            )
        )
    }

    @Test func aTypeOfTheSameLibraryIsFound() throws {
        let owner = try TwinLibraries.current.get().first.types[Kind.structure.rawValue]

        let text = try Self.miss(of: owner, registered: owner)

        #expect(text.hasPrefix("Making 'Owner' has failed: CancellationError"))
    }

    private static func miss(of requested: Any.Type, registered: Any.Type) throws -> String {
        let container = Container()
        func register<Service>(_ service: Service.Type) {
            container.register(service) { _ in throw CancellationError() }
        }
        func require<Service>(_ service: Service.Type) throws { _ = try container.require(service) }
        register(registered)
        return try #require(throws: ResolutionError.self) { try require(requested) }.description
    }
}
