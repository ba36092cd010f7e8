import Testing

/// What the tool reads of calls of `autoregister`, wherever and however they are written.
struct AutoregistrationTests {
    private let owner = """
        import AmpouleAutoregistration
        protocol Animal: Sendable {}
        struct Cat: Animal { init() {} }
        @Register struct PetOwner { @Inject let pet: any Animal }
        func start(_ container: Container) { PetOwner.register(in: container) }

        """

    @Test(arguments: [
        "func go(_ c: Container) { c.autoregister(Animal.self, initializer: Cat.init) }",
        "func go(_ c: Container) { c.autoregister((any Animal).self) { Cat() } }",
        "func go(_ c: Container) { c.autoregister(Cat.self, initializer: Cat.init).implements(Animal.self) }",
        "func go(_ c: Container?) { (c?.autoregister(Cat.self) { Cat() })?.implements(Animal.self) }",
        "extension Container { func go() { autoregister(Animal.self, initializer: Cat.init) } }",
        "func go(_ c: Container) { let f: F = c.autoregister; f(Animal.self, nil, make) }",
        "extension Container { func go() { let f: F = autoregister; f(Animal.self, nil, make) } }",
        "func go<S>(_ c: Container, _ s: S.Type) { c.autoregister(s, initializer: make) }",
        "func go(_ c: Container) { for s in services { c.autoregister(s, initializer: make) } }",
    ])
    func itProvidesTheServiceOrMayDoSo(code: String) {
        #expect(Sources().with("Zoo", source: owner + code).problems() == [])
    }

    @Test(arguments: [
        "func go(_ c: Container) { c.autoregister(Cat.self, initializer: Cat.init) }",
        "func go(_ c: Container) { c.autoregister(Animal.self, name: \"cat\", initializer: Cat.init) }",
        "func go(_ c: Container) { c.autoregister(in: yard) }",
    ])
    func anotherKeyDoesNotProvideIt(code: String) {
        let problems = Sources().with("Zoo", source: owner + code).problems()

        #expect(problems == ["Zoo.swift:4 missingRegistration"])
    }

    @Test(arguments: [
        "argument: String.self, initializer: Cat.init",
        "arguments: String.self, Int.self, initializer: Cat.init",
        "argument: String.self) { Cat(name: $0) ",
    ])
    func anInitializerWithArgumentsNeedsThem(arguments: String) {
        let end = arguments.contains("{") ? "}" : ")"
        let code = "func go(_ c: Container) { c.autoregister(Animal.self, \(arguments)\(end) }"
        let problems = Sources().with("Zoo", source: owner + code).problems()

        #expect(problems == ["Zoo.swift:4 needsArguments"])
    }

    @Test func theResolverOfACompletionIsTheContainer() {
        let source = """
            import AmpouleAutoregistration
            protocol Animal: Sendable {}
            struct Cat: Sendable { init() {} }
            let shared = Container()
            func go() {
                shared.autoregister(Cat.self) { Cat() }.initCompleted { r, _ in r.resolve(Animal.self)! }
            }
            """

        #expect(Sources().with("Zoo", source: source).problems() == ["Zoo.swift:6 missingRegistration"])
    }

    @Test func operatorsRequestAndRegisterNothing() {
        let code = """
            func go(_ c: Container) {
                let cat: Animal = c~>
                _ = PetOwner(pet: c ~> Animal.self)
                _ = c ~> (Animal.self, name: "cat")
            }
            """

        let problems = Sources().with("Zoo", source: owner + code).problems()
        #expect(problems == [4, 7, 8, 9].map { "Zoo.swift:\($0) missingRegistration" })
    }
}
