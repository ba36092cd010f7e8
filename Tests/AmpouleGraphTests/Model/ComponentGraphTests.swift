import AmpouleGraph
import Foundation
import Testing

struct ComponentGraphTests {
    @Test func nodesAreSortedWhateverTheirOrder() {
        let horse = Node(id: "Horse", services: ["Animal"])
        let cat = Node(id: "Cat", services: ["Animal"])
        let stable = Node(id: "Stable", services: ["Stable"])

        let graph = ComponentGraph(nodes: [horse, stable, cat])

        #expect(graph.nodes.map(\.id) == ["Cat", "Horse", "Stable"])
        #expect(graph == ComponentGraph(nodes: [stable, cat, horse]))
    }

    @Test(arguments: 0..<20) func everyNodeIsFoundByItsIdentifier(count: Int) {
        let ids = (0..<count).map { Node.ID("Horse\($0)") }
        let graph = ComponentGraph(nodes: ids.map { Node(id: $0, services: ["Animal"]) })

        for id in ids { #expect(graph[id]?.id == id) }
        #expect(graph["Horse"] == nil)
        #expect(graph["Horse99"] == nil)
    }

    @Test func levelsAreSortedAndFoundByTheirNames() {
        let graph = ComponentGraph(levels: [Level(name: "session"), Level(name: "request", outer: "session")])

        #expect(graph.levels.map(\.name) == ["request", "session"])
        #expect(graph.level(named: "request")?.outer == "session")
        #expect(graph.level(named: "document") == nil)
    }

    @Test func aGraphWithoutLevelsIsEncodedWithoutThem() throws {
        let text = """
            {"nodes":[{"areDependenciesKnown":true,"arguments":[],"dependencies":[],"id":"Cat",\
            "isAsynchronous":false,"registeredBy":[],"scope":"weak","services":["Cat"]}]}
            """
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys

        let graph = try JSONDecoder().decode(ComponentGraph.self, from: Data(text.utf8))

        #expect(graph.levels == [])
        #expect(graph["Cat"]?.scope == .weak)
        #expect(String(decoding: try encoder.encode(graph), as: UTF8.self) == text)
    }

    @Test func anIdentifierIsSpelledAsItsKey() {
        #expect(Node.ID("Stable") == "Stable")
        #expect(Node.ID("Horse", arguments: ["String", "Bool"]) == "Horse(String, Bool)")
        #expect(Node.ID("Animal", name: "dog") == "Animal named \"dog\"")
        #expect(Node.ID("Animal", arguments: ["Int"], name: "dog") == "Animal(Int) named \"dog\"")
    }

    @Test(arguments: [
        (Dependency.Need.required, false, false), (.optional, true, false),
        (.deferred, false, false), (.deferred, true, true),
    ])
    func whetherADependencyIsOptionalIsEncodedWhereTheNeedDoesNotTell(
        need: Dependency.Need,
        isOptional: Bool,
        isEncoded: Bool
    ) throws {
        let dependency = Dependency(
            label: "owner",
            type: "Owner",
            need: need,
            isOptional: isOptional,
            provider: .missing
        )

        let data = try JSONEncoder().encode(dependency)

        #expect(String(decoding: data, as: UTF8.self).contains("isOptional") == isEncoded)
        #expect(try JSONDecoder().decode(Dependency.self, from: data) == dependency)
    }

    @Test(arguments: [false, true])
    func whenAWrapperLooksForItsServiceIsEncoded(isOnInjection: Bool) throws {
        var dependency = Dependency(label: "owner", type: "LaterOwner", need: .deferred, provider: .missing)
        dependency.isLookedUpOnInjection = isOnInjection

        let data = try JSONEncoder().encode(dependency)

        #expect(
            String(decoding: data, as: UTF8.self).contains("isLookedUpOnInjection") == isOnInjection
        )
        #expect(try JSONDecoder().decode(Dependency.self, from: data) == dependency)
    }

    @Test func aCustomScopeOfABuiltInNameStaysDifferent() throws {
        let custom = ObjectScope(storageFactory: GraphStorage.init, description: "transient")
        let container = Container { $0.register(Int.self) { _ in 1 }.inObjectScope(custom) }
        let scopes = container.graph.nodes.map(\.scope) + [.transient]
        #expect(scopes == [.custom("transient"), .transient])

        let decoded = try JSONDecoder().decode([Scope].self, from: JSONEncoder().encode(scopes))

        #expect(decoded == scopes)
    }

    @Test func aProviderWithoutItsNodeIsNoProvider() {
        let text = #"{"kind": "node", "nodes": []}"#

        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Provider.self, from: Data(text.utf8))
        }
    }

    @Test func placesAreOrderedByFileLineAndColumn() {
        let places = [("A.swift", 1, 1), ("A.swift", 1, 2), ("A.swift", 2, 1), ("B.swift", 1, 1)]
            .map { Location(file: $0.0, line: $0.1, column: $0.2) }

        #expect(places.reversed().sorted() == places)
        #expect(places[2].description == "A.swift:2:1")
    }
}
