import AmpouleAutoregistration
import AmpoulePictures
import Testing

/// What the graph and `validate()` know of autoregistered initializers.
struct GraphTests {
    private let container = Container()

    private func node(_ id: ComponentGraph.Node.ID) throws -> ComponentGraph.Node {
        try #require(container.graph.nodes.first { $0.id == id })
    }

    @Test func dependenciesAreKnown() throws {
        container.register(Animal.self) { _ in Cat() }
        container.autoregister(Person.self, initializer: PetOwner.init)

        let owner = try node("Person")
        #expect(owner.areDependenciesKnown)
        #expect(owner.dependencies.map(\.label) == ["parameter 1"])
        #expect(owner.dependencies.map(\.service) == ["Animal"])
        #expect(owner.dependencies.map(\.provider) == [.node("Animal")])
        #expect(container.graph.closureCount == 1)
    }

    @Test func argumentsAreNoDependencies() throws {
        container.register(Stable.self) { _ in Stable() }
        container.autoregister(Animal.self, arguments: String.self, Bool.self, initializer: Horse.init)

        let horse = try node("Animal(String, Bool)")
        #expect(horse.dependencies.map(\.label) == ["parameter 2"])
        #expect(horse.dependencies.map(\.service) == ["Stable"])
    }

    @Test func theLocationIsThatOfTheCall() throws {
        let line = #line + 1
        container.autoregister(Stable.self, initializer: Stable.init)

        let stable = try node("Stable")
        #expect(stable.location?.file == "AmpouleAutoregistrationTests/GraphTests.swift")
        #expect(stable.location?.line == line)
        #expect(stable.module == "AmpouleAutoregistrationTests")
    }

    @Test func wrappersAreLookedThrough() throws {
        container.autoregister(Int.self) {
            (stable: Stable?, lazy: Lazy<Well>, foals: Foal.Factory, own: any Resolver) in 0
        }

        let dependencies = try node("Int").dependencies
        #expect(dependencies.map(\.type) == ["Stable?", "Lazy<Well>", "Factory", "Resolver"])
        #expect(dependencies.map(\.need) == [.optional, .deferred, .deferred, .required])
        #expect(
            dependencies.map(\.provider) == [.missing, .node("Well"), .node("Foal(String)"), .outside]
        )
        try container.validate()
    }

    @Test func aPictureShowsTheDependencies() {
        container.register(Animal.self) { _ in Cat() }
        container.autoregister(Person.self, initializer: PetOwner.init)

        let lines = container.graph.picture(.tree).split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
        #expect(lines.contains { $0.hasPrefix("Person graph GraphTests.swift:") })
        #expect(lines.contains("└─ parameter 1: Animal graph, closure"))
    }

    @Test(arguments: [ObjectScope.container, .transient])
    func whatAnotherContainerMakesIsValidatedByThat(_ scope: ObjectScope) throws {
        let owner = Container()
        let entry = owner.autoregister(Person.self, initializer: PetOwner.init).inObjectScope(scope)
        container.forward(Person.self, to: entry)
        if scope === ObjectScope.container {
            try container.validate()
        } else {
            #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        }
        #expect(throws: ComponentGraph.ValidationError.self) { try owner.validate() }

        owner.register(Animal.self) { _ in Cat() }
        try owner.validate()
        #expect((container.resolve(Person.self) != nil) == (scope === ObjectScope.container))
    }

    @Test func aMissingDependencyIsFoundByValidation() {
        let line = #line + 1
        container.autoregister(Person.self, initializer: PetOwner.init)

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.missingRegistration])
        #expect(error?.problems.first?.location?.line == line)
        #expect(
            error?.problems.first?.message == "no registration for 'Animal', required by 'Person'"
        )
    }

    @Test func aDependencyThatTakesArgumentsIsFoundByValidation() {
        container.autoregister(Animal.self, argument: String.self, initializer: Cat.init(name:))
        container.autoregister(Person.self, initializer: PetOwner.init)

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.needsArguments])
    }

    @Test func aCircleIsFoundByValidation() {
        container.autoregister(Int.self) { (number: Double) in Int(number) }
        container.autoregister(Double.self) { (number: Int) in Double(number) }

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(
            error?.problems.first.map { [$0.message, $0.notes[0].message] }
                == [
                    "dependency cycle: Int → Double → Int",
                    "inject 'Lazy<Int>' for 'parameter 1' of 'Double'",
                ]
        )
    }

    @Test func anAsynchronousDependencyIsFoundByValidation() {
        container.register(Animal.self) { _ async in Cat() }
        container.autoregister(Person.self, initializer: PetOwner.init)

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.asynchronousDependency])
    }
}
