import Testing

/// Services that the elements of a module require, but only other modules contain.
struct ModuleElementTests {
    private let animals = """
        import Ampoule
        import AmpouleModules
        protocol Animal: Sendable {}
        struct Cat: Animal { init(_ needs: Any...) {} }
        struct Kennel: Sendable { init(_ needs: Any...) {} }

        """

    private func problems(_ code: String) -> [String] {
        Sources().with("Zoo", source: animals + code).report().problems.map { problem in
            "\(problem.location?.line ?? 0) \(problem.kind)"
        }
    }

    private let component = "@Register struct Owner { @Inject let pet: any Animal }"
    private let closure = "factory { m in Kennel(try m.require(Animal.self)) }"

    @Test(arguments: [
        "let pets = module { factory { Cat() as Animal } }",
        "let pets = module { singleton { Cat() as Animal } }",
        "func pets() -> Module { module { if isOn { factory { Cat() as Animal } } } }",
        "@Register(Animal.self) struct Dog: Animal {}; let pets = module { Dog.self }",
        "let pets = module { factory { Cat() as Animal } }; let all = module(using: pets) {}",
    ])
    func aModuleDoesNotFindElementsOfOthers(pets: String) {
        #expect(
            problems("\(pets)\n\(component)\nlet owners = module { Owner.self }") == ["7 missingRegistration"]
        )
        #expect(problems("\(pets)\nlet owners = module { \(closure) }") == ["7 missingRegistration"])
    }

    @Test(arguments: [
        "let owners = module { factory { Cat() as Animal }; Owner.self; factory { m in Kennel(try m.require(Animal.self)) } }",
        "let owners = module(using: pets) { Owner.self; factory { m in Kennel(try m.require(Animal.self)) } }",
        "let owners = module { Owner.self }; func add() { owners.container.register(Animal.self) { _ in Cat() } }",
        "let owners = module { Owner.self }; func add(_ c: Container) { c.register(Animal.self) { _ in Cat() } }",
        "let box = Container { $0.register(Kennel.self) { r in Kennel(try r.require(Animal.self)) } }",
        "let owners = module { factory { m in Kennel(m.resolve(Animal.self)) } }",
        "@Register struct Pen { @Inject let pet: (any Animal)? }; let owners = module { Pen.self }",
    ])
    func itMayFindOthers(owners: String) {
        let pets = "let pets = module { factory { Cat() as Animal } }"

        #expect(problems("\(pets)\n\(component)\n\(owners)") == [])
    }

    @Test func aComponentInAListToo() {
        let code = """
            let pets = module { factory { Cat() as Animal } }
            \(component)
            @Registrations(Owner.self) extension Container {}
            let owners = module { Owner.self }
            let zoo = Container { $0.registerComponents() }
            """

        #expect(problems(code) == [])
    }
}
