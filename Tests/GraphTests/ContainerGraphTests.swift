import Ampoule
import AmpouleGraph
import TestSupport
import Testing

private protocol Animal: Sendable {}

@Register((any Animal).self)
private final class Cat: Animal {
    static let count = Counter()

    init() {
        Self.count.increment()
    }
}

@Register(scope: .container)
private final class PetOwner: Sendable {
    let pet: (any Animal)?
    let shelter: Shelter

    init(@Inject pet: (any Animal)?, @Inject shelter: Shelter) {
        (self.pet, self.shelter) = (pet, shelter)
        Cat.count.increment()
    }
}

@Register(scope: .container)
private final class Shelter: Sendable {
    init() {
        Cat.count.increment()
    }
}

@Register
private struct Rider: Sendable {
    @Inject let horse: Horse
}

private struct Horse: Sendable {}

struct ContainerGraphTests {
    private let container = Container()

    @Test func aGraphHasTheComponentsWithTheirNeeds() throws {
        PetOwner.register(in: container)
        let graph = container.graph

        #expect(graph.nodes.map(\.id.rawValue) == ["PetOwner", "Shelter"])
        let owner = try #require(graph["PetOwner"])
        #expect(owner.scope == .container)
        #expect(owner.module == "GraphTests")
        #expect(owner.kind == .class)
        #expect(owner.dependencies.map(\.label) == ["pet", "shelter"])
        #expect(owner.dependencies.map(\.need) == [.optional, .required])
        #expect(owner.dependencies.map(\.provider) == [.missing, .node("Shelter")])
        #expect(graph["Shelter"]?.isRegistered == false)
    }

    @Test func neitherGraphNorValidationMakesAnInstance() throws {
        PetOwner.register(in: container)
        Cat.register(in: container)
        container.register(Horse.self) { _ in
            Issue.record("A factory was called")
            return Horse()
        }
        let before = Cat.count.count
        let description = container.description

        _ = container.graph
        _ = try? container.validate()
        #expect(Cat.count.count == before)
        #expect(container.description == description)
    }

    @Test func validationListsEveryProblemAndCountsClosures() throws {
        Rider.register(in: container)
        container.register(Int.self) { _ in 1 }

        let error = try #require(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error.problems.map(\.kind) == [.missingRegistration])
        #expect(error.closureCount == 1)
        #expect(
            error.description.hasPrefix(
                "Found 1 problem in the graph of 1 component.\nGraphTests/ContainerGraphTests.swift:"
            )
        )
        #expect(error.description.hasSuffix("The dependencies of 1 closure are unknown."))
    }

    @Test func aClosureProvides() throws {
        Rider.register(in: container)
        container.register(Horse.self) { _ in Horse() }

        let graph = try container.validate()
        #expect(graph["Rider"]?.dependencies.first?.provider == .node("Horse"))
        #expect(graph["Horse"]?.areDependenciesKnown == false)
    }

    @Test func aChildFindsWhatItsParentHasAndNotTheOtherWayRound() throws {
        let parent = Container()
        Rider.register(in: parent)
        let child = Container(parent: parent)
        child.register(Horse.self) { _ in Horse() }

        try child.validate()
        #expect(throws: ComponentGraph.ValidationError.self) { try parent.validate() }
    }

    @Test func anAssemblerValidatesItsContainer() throws {
        struct RiderAssembly: Assembly {
            func assemble(container: Container) { Rider.register(in: container) }
        }
        let assembler = Assembler([RiderAssembly()])

        #expect(throws: ComponentGraph.ValidationError.self) { try assembler.validate() }
        #expect(assembler.graph.nodes.count == 1)
    }

    @Test func aForwardUnderAnotherNameIsANodeThatHandsOn() throws {
        let entry = container.register(Horse.self) { _ in Horse() }
        container.forward((any Animal).self, name: "horse", to: entry)
        container.forward(Any.self, to: entry)

        let graph = container.graph
        #expect(graph["Horse"]?.services == ["Horse", "Any"])
        #expect(graph[#"Animal named "horse""#]?.dependencies.first?.provider == .node("Horse"))
        #expect(graph[#"Animal named "horse""#]?.areDependenciesKnown == true)
    }

    @Test func aComponentIsInNobodysWayWhenItIsRegisteredAgainOrReplacedByAClosure() throws {
        Cat.register(in: container)
        Cat.register(in: container)
        try container.validate()

        container.register((any Animal).self) { _ in Cat() }
        try container.validate()
    }

    @Test func anAsynchronousClosureIsTold() {
        container.register(Horse.self) { (_: AsynchronousResolver) async in Horse() }
        Rider.register(in: container)

        #expect(container.graph["Horse"]?.isAsynchronous == true)
        #expect(container.graph.problems.map(\.kind) == [.asynchronousDependency])
    }

    @Test func validatingWhileOthersRegisterIsSafe() async {
        await withTaskGroup { group in
            for task in 0..<4 {
                group.addTask {
                    for number in 0..<TestLoad.count(200) {
                        if task % 2 == 0 {
                            container.register(Horse.self, name: "\(number)") { _ in Horse() }
                            Rider.register(in: container)
                        } else {
                            _ = container.graph.problems
                        }
                    }
                }
            }
        }
        #expect(container.graph.nodes.count == TestLoad.count(200) + 1)
    }
}
