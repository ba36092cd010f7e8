import Testing

/// Components that are found without the arguments that have default values.
struct AmbiguityTests {
    private func problems(_ code: String, list: String = "Cat.self, Dog.self") -> [String] {
        let source = """
            import Ampoule
            protocol Animal {}
            @Register struct Keeper { @Inject let animal: any Animal }
            @Registrations(\(list), Keeper.self) extension Container {}
            func start(_ c: Container) { c.registerComponents() }
            \(code)
            """
        return Sources().with("Zoo", source: source).problems()
    }

    private let cat = "@Register((any Animal).self) struct Cat: Animal { init(name: String = \"\") {} }\n"
    private let dog = "@Register((any Animal).self) struct Dog: Animal { init(age: Int = 3) {} }\n"

    @Test func severalComponentsOfOneListAreAmbiguous() {
        #expect(problems(cat + dog) == ["Zoo.swift:3 ambiguousKey"])
    }

    @Test func severalInitializersOfOneComponentAreAmbiguous() {
        let cat = """
            @Register((any Animal).self) struct Cat: Animal {
                @Inject init(name: String = "") {}
                @Inject init(age: Int = 3) {}
            }
            """
        #expect(problems(cat, list: "Cat.self") == ["Zoo.swift:3 ambiguousKey"])
    }

    @Test func aComponentOfItsOwnServiceIsMadeWhereItIsNotRegistered() {
        let source = """
            import Ampoule
            @Register struct Cat {
                @Inject init(name: String = "") {}
                @Inject init(age: Int = 3) {}
            }
            @Register struct Keeper { @Inject let cat: Cat }
            @Registrations(Cat.self) extension Container {}
            func start(_ c: Container, _ d: Container) {
                c.registerComponents()
                Keeper.register(in: d)
            }
            """
        #expect(Sources().with("Zoo", source: source).problems() == [])
    }

    @Test func aRequestIsAmbiguous() {
        let request = "func go(_ c: Container) throws { _ = try c.require((any Animal).self) }"
        #expect(problems(cat + dog + request) == ["Zoo.swift:3 ambiguousKey", "Zoo.swift:8 ambiguousKey"])
    }

    @Test(arguments: [
        // One of them is registered elsewhere, too, perhaps in a child.
        "func more(_ c: Container) { Cat.register(in: c) }",
        "@Registrations(Dog.self, named: \"more\") extension Container {}\nfunc go(_ c: Container) { c.more() }",
        // Something else is registered without arguments.
        "func more(_ c: Container) { c.register((any Animal).self) { _ in Cat() } }",
        "#if DEBUG\nfunc more(_ c: Container) { c.register((any Animal).self) { _ in Cat() } }\n#endif",
        "func more(_ c: Container) { c.register(service) { _ in make() } }",
    ])
    func whatMayBeFoundIsNotAmbiguous(code: String) {
        #expect(problems(cat + dog + code) == [])
    }

    @Test func componentsOfTwoListsAreNotAmbiguous() {
        let list = "@Registrations(Dog.self, named: \"more\") extension Container {}"
        let call = "\nfunc go() { Container().more() }"

        #expect(problems(cat + dog + list + call, list: "Cat.self") == [])
    }

    @Test(arguments: [
        "@Register((any Animal).self) struct Dog: Animal { init(name: Name = \"\") {} }",
        "@Register((any Animal).self, name: \"dog\") struct Dog: Animal { init(age: Int = 3) {} }",
        "@Register((any Animal).self) struct Dog: Animal { init(age: Int, name: String = \"\") {} }",
        "#if DEBUG\n@Register((any Animal).self) struct Dog: Animal { init(age: Int = 3) {} }\n#endif",
    ])
    func whatMayHaveAnotherKeyIsNotAmbiguous(dog: String) {
        #expect(problems(cat + dog) == [])
    }
}
