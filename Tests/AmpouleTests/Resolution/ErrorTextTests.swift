@testable import Ampoule
import Testing

/// The text of each reason, word for word.
struct ErrorTextTests {
    private let container = Container.silent()

    private func text(of resolve: () throws -> Void) throws -> String {
        try #require(throws: ResolutionError.self, performing: resolve).description
    }

    @Test func nothingRegistered() throws {
        #expect(
            try text { _ = try container.require(Animal.self) } == """
                Nothing is registered for 'Animal'.
                Register it with 'register(Animal.self) { … }' before it is resolved.
                """
        )
    }

    @Test func nothingRegisteredForArguments() throws {
        func request() throws -> any Animal {
            try container.require(Animal.self, arguments: "Lucky", true)
        }

        #expect(
            try text { _ = try request() } == """
                Nothing is registered for 'Animal(String, Bool)'.
                Register it with 'register(Animal.self) { (_, _: String, _: Bool) in … }' before it is resolved.
                """
        )
        container.register(Animal.self) { (_, _: String, _: Bool) in Cat() }
        #expect(try request() is Cat)
    }

    @Test func nothingRegisteredForADependency() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self, name: "dog")) }
        container.register(Collector.self) { resolver in
            _ = try resolver.require(Person.self)
            return Collector(first: Cat(), second: Cat())
        }

        #expect(
            try text { _ = try container.require(Collector.self) } == """
                Nothing is registered for 'Animal named "dog"'.
                Resolution path: Collector → Person → Animal named "dog".
                Register it with 'register(Animal.self, name: "dog") { … }' before it is resolved.
                """
        )
    }

    @Test func whatAsksForAServiceIsNotMeantByIt() throws {
        struct Stables: Sendable {}
        container.register(Stable.self) { resolver in
            _ = try resolver.require(Stables.self)
            return Stable()
        }

        #expect(
            try text { _ = try container.require(Stable.self) } == """
                Nothing is registered for 'Stables'.
                Resolution path: Stable → Stables.
                Register it with 'register(Stables.self) { … }' before it is resolved.
                """
        )
        #expect(try text { _ = try container.require(Stables.self) }.contains("Did you mean 'Stable'?"))
    }

    @Test func registeredWithOtherArguments() throws {
        container.register(Animal.self) { (_, name: String, running: Bool) in
            Horse(name: name, running: running)
        }

        #expect(
            try text { _ = try container.require(Animal.self, arguments: true, "Lucky") } == """
                Nothing is registered for 'Animal(Bool, String)'.
                Registered with other arguments: 'Animal(String, Bool)'.
                """
        )
    }

    @Test func registeredWithTheValueWhereAnOptionalIsPassed() throws {
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }
        let name: String? = "Mimi"

        #expect(
            try text { _ = try container.require(Animal.self, argument: name) } == """
                Nothing is registered for 'Animal(String?)'.
                Registered with other arguments: 'Animal(String)'. 'String?' is not 'String': unwrap the \
                argument before passing it.
                """
        )
    }

    @Test func registeredUnderOtherNames() throws {
        container.register(Animal.self) { _ in Horse() }
        container.register(Animal.self, name: "cat") { _ in Cat() }

        #expect(
            try text { _ = try container.require(Animal.self, name: "dog") } == """
                Nothing is registered for 'Animal named "dog"'.
                Registered without a name: 'Animal'.
                Registered under another name: 'Animal named "cat"'.
                """
        )
    }

    @Test func anOptionalRegistered() throws {
        container.register(Animal?.self) { _ in Cat() }

        #expect(
            try text { _ = try container.require(Animal.self) } == """
                Nothing is registered for 'Animal'.
                Registered: 'Animal?', which is another type than 'Animal'.
                """
        )
    }

    @Test func aSimilarTypeRegistered() throws {
        container.register(ParentType.self) { _ in Mother() }
        struct Parent {}

        #expect(
            try text { _ = try container.require(Parent.self) } == """
                Nothing is registered for 'Parent'.
                Did you mean 'ParentType'?
                """
        )
    }

    @Test func typesOfOneNameAreToldApartByTheirModules() throws {
        enum Zoo { struct Animal {} }
        container.register(Zoo.Animal.self) { _ in Zoo.Animal() }

        let text = try text { _ = try container.require(Animal.self) }

        #expect(text.contains("Zoo"))
        #expect(text.hasSuffix("which is another type than 'AmpouleTests.Animal'."))
    }

    @Test func aCycle() throws {
        container.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
        container.register(ChildType.self) { Daughter(parent: try $0.require(ParentType.self)) }
        container.register(Stable.self) { resolver in
            _ = try resolver.require(ParentType.self)
            return Stable()
        }

        #expect(
            try text { _ = try container.require(Stable.self) } == """
                The dependencies of 'ParentType' form a cycle: ParentType → ChildType → ParentType.
                Inject one of them into a property instead of an initializer: with 'initCompleted', or with \
                '@Inject' on a 'var', in a scope that shares instances.
                """
        )
    }

    @Test func theStackUsedUp() {
        let keys = (1...9).map { RegistrationKey(Animal.self, argumentTypes: Int.self, name: "\($0)") }

        #expect(
            ResolutionError(.tooDeep, key: keys[8], path: keys).description == """
                Resolving 'Animal(Int) named "9"' has exhausted the stack at a depth of 9.
                The resolution path ends with Animal(Int) named "2" → Animal(Int) named "3" → Animal(Int) named "4" \
                → Animal(Int) named "5" → Animal(Int) named "6" → Animal(Int) named "7" → Animal(Int) named "8" \
                → Animal(Int) named "9".
                If these factories call each other endlessly, end the recursion in one of them; otherwise, \
                resolve on a thread with a larger stack.
                """
        )
    }

    @Test func aFailure() throws {
        struct Lost: Error, CustomStringConvertible {
            let description = "the cat is lost"
        }
        container.register(Animal.self) { _ in throw Lost() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(
            try text { _ = try container.require(Animal.self) } == """
                Making 'Animal' has failed: the cat is lost
                """
        )
        #expect(
            try text { _ = try container.require(Person.self) } == """
                Making 'Animal' has failed: the cat is lost
                Resolution path: Person → Animal.
                """
        )
    }

    @Test func aForwardToAnUnrelatedType() throws {
        let cat = container.register(Cat.self) { _ in Cat() }
        container.forward(Person.self, to: cat)
        container.register(Stable.self) { resolver in
            _ = try resolver.require(Person.self)
            return Stable()
        }

        #expect(
            try text { _ = try container.require(Person.self) } == """
                'Person' is forwarded to 'Cat', but the instance made there, a 'Cat', is not a 'Person'.
                Let the component conform to the service, or forward to another registration.
                """
        )
        #expect(try text { _ = try container.require(Stable.self) }.contains("path: Stable → Person."))
    }

    @Test func aForwardOfAProtocolNamesTheClassOfTheInstance() throws {
        container.forward(Person.self, to: container.register(Animal.self) { _ in Cat() })

        #expect(
            try text { _ = try container.require(Person.self) }.contains("there, a 'Cat', is not a 'Person'")
        )
    }

    @Test func theWrongActor() {
        let keys = [RegistrationKey(Person.self), RegistrationKey(Animal.self)]

        #expect(
            ResolutionError(.wrongIsolation(actor: "MainActor"), key: keys[1], path: keys).description == """
                'Animal' can be made on 'MainActor' only, and was requested from elsewhere.
                Resolution path: Person → Animal.
                Resolve it in code that is isolated to 'MainActor', or use the component's typed call, which the \
                compiler checks.
                """
        )
    }

    @Test func aReleasedContainer() throws {
        var container: Container? = Container()
        container?.register(Animal.self) { _ in Cat() }
        let lazy = try #require(container?.resolve(Lazy<Animal>.self))
        container = nil

        #expect(
            try text { _ = try lazy.resolve() } == """
                'Animal' cannot be created, because its container has been released.
                An injected factory, a 'Provider' or a 'Lazy' does not keep its container alive: store the container for \
                as long as it is used, as in 'let container = Container()'. Those of an instance that was made in \
                'withOverrides' work only until the closure returns.
                """
        )
    }

    @Test func aLazyOfAnInstanceThatWasMadeUnderOverridesWorksOnlyMeanwhile() throws {
        let container = Container()
        container.register(Animal.self) { _ in Cat() }
        let lazy = try container.withOverrides {
            $0.override(Animal.self) { _ in Dog() }
        } perform: { () throws -> Lazy<Animal> in
            let used = try container.require(Lazy<Animal>.self)
            #expect(try used.resolve() is Dog)
            return try container.require(Lazy<Animal>.self)
        }

        #expect(try text { _ = try lazy.resolve() }.contains("work only until the closure returns"))
    }

    @Test func anErrorOfAModuleKeepsItsRemedyAndItsMarkOnAnotherPath() {
        let key = RegistrationKey(Animal.self)
        let error = ResolutionError(.unregistered(alternatives: []), key: key)
        error.markAsObserved()
        let changed = error.speakingOfModules(remedy: "Add the module 'Zoo'.").onPath([key, key])

        #expect(changed.description.contains("Add the module 'Zoo'."))
        #expect(changed.isObserved)
        #expect(changed.path == [key, key])
    }
}
