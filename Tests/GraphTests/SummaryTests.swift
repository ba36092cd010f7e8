import Testing

/// What the check says of the places on which it is silent.
struct SummaryTests {
    @Test func eachPlaceOfSilenceIsNamed() {
        let source = """
            import Ampoule
            protocol Animal {}
            protocol Food {}
            @Register struct PetOwner {
                @Inject let pet: any Animal
                @Inject let food: any Food
            }
            @Register struct Unicorn {}
            @Register struct Dragon {}
            func start(_ c: Container) throws {
                PetOwner.register(in: c)
                c.register(service) { _ in make() }
                c.register(Int.self, factory: one)
                c.register(String.self, factory: text); c.register(Bool.self, factory: isOne)
                _ = try c.require(Int.self)
                _ = try c.require(Food.self)
                c.register(Cat.self, factory: makeCat).implements(Pet.self)
                c.register(Dog.self) { r in Dog(r) }
                c.register(Pig.self) { r in Pig(r.resolve(food)!) }
                c.register(Cow.self) { r in Cow(r.resolve(Dog.self)!) }
                c.register(Hen.self, instance: hen)
            }
            """

        #expect(
            Sources().with("Zoo", source: source).report().description == """
                1 of 3 components and 0 of 4 requests checked; 2 of their dependencies not checked; \
                6 factories not checked.
                Zoo.swift:12:5: note: Not everything is checked, because which service is registered is not spelled out.
                Zoo.swift:5:5: note: 'pet' of 'PetOwner' is not checked, because any service may be registered at \
                'Zoo.swift:12:5'.
                Zoo.swift:6:5: note: 'food' of 'PetOwner' is not checked, because any service may be registered at \
                'Zoo.swift:12:5'.
                Zoo.swift:15:15: note: The request for 'Int' is not checked, because the arguments of the \
                registration at 'Zoo.swift:13:7' are not written.
                Zoo.swift:16:15: note: The requests for 'Food' and 'Dog' are not checked, each because \
                any service may be registered at 'Zoo.swift:12:5', in the lines 16 and 20.
                Zoo.swift:19:39: note: The request for 'food' is not checked, because 'food' may be any type.
                Zoo.swift:8:18: note: 'Unicorn' and 'Dragon' are not checked, each because nothing that is called \
                registers it, in the lines 8 and 9.
                Zoo.swift:13:7: note: The factories of 'Int', 'String', 'Bool' and 'Cat' are not checked, \
                each because a function makes the instances, in the lines 13, 14 and 17.
                Zoo.swift:18:37: note: The factory of 'Dog' is not checked, because it passes on its resolver.
                Zoo.swift:19:37: note: The factory of 'Pig' is not checked, because it requests a service that is \
                not spelled out.
                """
        )
    }

    @Test func whatIsLeftOutOfASummaryIsInAFile() throws {
        let needs = (1...30).map { number in "    @Inject let animal\(number): any Animal" }
        let source = """
            import Ampoule
            protocol Animal {}
            @Register struct PetOwner {
            \(needs.joined(separator: "\n"))
            }
            func start(_ c: Container) {
                PetOwner.register(in: c)
                c.register(service) { _ in make() }
            }
            """
        let report = Sources().with("Zoo", source: source).report()
        let lines = try #require(report.summary(upTo: 20, allIn: "Summary.txt")).split(separator: "\n")

        #expect(lines.count { $0.contains("of 'PetOwner' is not checked, because") } == 20)
        #expect(
            lines[21].hasPrefix("Zoo.swift:23:5: note: 'animal20' of 'PetOwner' is not checked, because ")
        )
        #expect(lines[22] == "note: … and 10 more; all of them are in 'Summary.txt'.")
        #expect(report.description.split(separator: "\n").count == 32)
        #expect(report.summary(upTo: 30, allIn: "Summary.txt") == nil)
    }

    @Test func whatCanBeToldAllIsALine() {
        let source = """
            import Ampoule
            @Register struct Horse {}
            func start(_ c: Container) throws { Horse.register(in: c); _ = try c.require(Horse.self) }
            """

        #expect(
            Sources().with("Zoo", source: source).report().description == "1 component and 1 request checked."
        )
    }

    @Test func requestsAloneAreCounted() {
        let source = "import Ampoule\nfunc start(_ c: Container) throws { _ = try c.require(Container.self) }"

        #expect(Sources().with("Zoo", source: source).report().description == "1 request checked.")
    }

    @Test func aFactoryAloneIsNamed() {
        let source = "import Ampoule\nfunc start(_ c: Container) { c.register(Int.self) { r in make(r) } }"

        #expect(
            Sources().with("Zoo", source: source).report().description == """
                There are no components or requests to check; 1 factory not checked.
                Zoo.swift:2:63: note: The factory of 'Int' is not checked, because it passes on its resolver.
                """
        )
    }

    @Test func theComponentsOfALibraryAreForProgramsToCheck() {
        let library = "import Ampoule\n@Register public struct Horse {}"
        let sources = Sources().with("Farm", .library, source: library)

        #expect(
            sources.report(on: "Farm").description == """
                0 of 1 components checked.
                Farm.swift:2:25: note: 'Horse' is not checked, because no list of 'Farm' with 'provided:' contains it.
                """
        )
        #expect(
            sources.with("Zoo", using: "Farm", source: "import Farm").report().description
                == "There are no components or requests to check."
        )
    }

    @Test func eachReasonIsNamed() {
        let calls = (1...12).map { _ in "c.register(service) { _ in make() }" }.joined(separator: "\n")
        let source = "import Ampoule\n@Register struct Horse {}\nfunc start(_ c: Container) {\n\(calls)\n}"
        let lines = Sources().with("Zoo", source: source).report().description.split(separator: "\n")

        #expect(lines.count { $0.contains("which service is registered is not spelled out") } == 12)
    }
}
