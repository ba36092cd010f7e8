import Testing

struct RegistrationsExpansionTests {
    @Test func aListOnContainerGetsAccessorsAndAFunction() throws {
        let expansion = try Expansion(
            """
            @Registrations(Horse.self, Pets.URLCache.self, Crate<Int>.self)
            extension Container {}
            """
        )

        #expect(
            expansion.linesOfRegistration == [
                "nonisolated var horse: Horse.Factory { .init(__resolver: .container(self)) }",
                "nonisolated var urlCache: Pets.URLCache.Factory { .init(__resolver: .container(self)) }",
                "nonisolated var crate: Crate<Int>.Factory { .init(__resolver: .container(self)) }",
                "nonisolated func registerComponents() {",
                "self.__registerList {",
                "Ampoule::__Type<Horse>.Itself.register(in: self)",
                "Ampoule::__Type<Pets.URLCache>.Itself.register(in: self)",
                "Ampoule::__Type<Crate<Int>>.Itself.register(in: self)",
                "}",
                "}",
            ]
        )
    }

    @Test func theProgramsListHasMembersForTheListsOfLevels() throws {
        let expansion = try Expansion(
            "@Registrations(Crate<Int>.self, including: Pets.self, provided: [Food.self]) public extension Container {}"
        )

        #expect(
            expansion.linesForLevels == [
                "internal struct",
                "__MainLists__Crate_Int__Crate_Int__1: Pets {}",
                "internal nonisolated static func __mainLists(_: Ampoule::__Of<Crate<Int>> = .init()) -> __MainLists__Crate_Int__Crate_Int__1.Type "
                    + "{ Swift::fatalError() }",
                "internal nonisolated static func __mainProvider(_: Crate<Int>.__ProvidedKey, _: Ampoule::__OfMain) -> Ampoule::__Node<Crate<Int>, "
                    + "Ampoule::__Made<Crate<Int>.__ArgumentFreeRegistration.__Making, Crate<Int>.__Isolation>> "
                    + "{ Swift::fatalError() }",
                "internal nonisolated static func __mainProviderOfAnyName(_: Crate<Int>.__AnyNameKey, _: Ampoule::__OfMain, "
                    + "_: Swift::Void = ()) -> "
                    + "Ampoule::__Node<Crate<Int>, "
                    + "Ampoule::__Made<Crate<Int>.__ArgumentFreeRegistration.__Making, Crate<Int>.__Isolation>> "
                    + "{ Swift::fatalError() }",
                "internal nonisolated static func __mainProvider(_: Ampoule::__Key<(Food), Ampoule::__Unnamed>, _: Ampoule::__OfMain) -> "
                    + "Ampoule::__Node<Ampoule::__Key<(Food), Ampoule::__Unnamed>, Ampoule::__MadeAnywhere> { Swift::fatalError() }",
            ]
        )
    }

    @Test func aListOfALevelHasAccessorsOnItsContainers() throws {
        let expansion = try Expansion(
            "@Registrations(Horse.self, including: Pets.self) extension Ampoule.LevelContainer<Visits.Visit> {}"
        )

        #expect(
            expansion.lines.contains(
                "nonisolated var horse: Horse.Factory { .init(__resolver: .container(self.container)) }"
            )
        )
        #expect(
            expansion.lines.suffix(7)
                == [
                    "nonisolated static func registerComponents(in container: Ampoule::Container) {",
                    "let __registrar = Ampoule::LevelContainer<Visits.Visit>.registrations(in: container)",
                    "__registrar.__registerList {",
                    "var __lists = Ampoule::__RegisteredLists()",
                    "Ampoule::LevelContainer<Visits.Visit>.__register(Ampoule::__Of<Pets>(), &__lists, in: __registrar)",
                    "Ampoule::__Type<Horse>.Itself.register(in: __registrar)",
                    "}",
                    "}",
                ].suffix(7)
        )
        #expect(expansion.lines.contains("typealias __Container2 = Visits.Visit.Outer.__Container"))
        #expect(expansion.lines.contains("let __lists2 = __Container2.__mainLists()"))
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test func aListStatesWhatItProvidesAndHasItsComponentsRequestTheirDependencies() throws {
        let expansion = try Expansion(
            "@Registrations(Crate<Int>.self, provided: [Food.self]) extension Container {}"
        )

        let dependencies = expansion.proof.filter { line in line.hasPrefix("let dependency") }
        #expect(
            expansion.proof.filter { line in
                !line.hasPrefix("let dependency") && !line.hasPrefix("let others")
            }
                == [
                    "#Ampoule::__proof {",
                    "@available(*, deprecated) func __proof() {",
                    "typealias __Container1 = Ampoule::Container",
                    "typealias __Container2 = Ampoule::__Nowhere",
                    "typealias __Container3 = Ampoule::__Nowhere",
                    "typealias __Container4 = Ampoule::__Nowhere",
                    "typealias __Component1 = Crate<Int>",
                    "typealias __Provided1 = Ampoule::__Key<(Food), Ampoule::__Unnamed>",
                    "func registrationForThisKey(_: __Component1.__ProvidedKey) {}",
                    "func registrationForThisKey(_: __Component1.__SecondKey) {}",
                    "func registrationForThisKey(_: __Provided1) {}",
                    "nonisolated enum DependencyCycle {",
                    "nonisolated struct",
                    "Crate: Ampoule::__Provider {",
                    "typealias __Making = Ampoule::__Made<__Component1.__ArgumentFreeRegistration.__Making, "
                        + "__Component1.__Isolation>",
                    "typealias __List1 = __Component1.__Dependencies.List",
                    "typealias __List2 = __List1.Rest",
                    "typealias __List3 = __List2.Rest",
                    "typealias __List4 = __List3.Rest",
                    "typealias __List5 = __List4.Rest",
                    "typealias __List6 = __List5.Rest",
                    "}",
                    "}",
                    "nonisolated enum __Providers {",
                    "static func registrationForThisKey(_: __Component1.__ProvidedKey, _: Ampoule::__Priority1) "
                        + "-> DependencyCycle.Crate {}",
                    "static func registrationForThisKey(_: __Component1.__SecondKey, _: Ampoule::__Priority1) "
                        + "-> DependencyCycle.Crate {}",
                    "static func registrationForAnyName(_: __Component1.__AnyNameKey, _: Swift::Void = ()) "
                        + "-> DependencyCycle.Crate {}",
                    "static func registrationForThisKey(_: __Provided1, _: Ampoule::__Priority2) "
                        + "-> Ampoule::__MadeAnywhere {}",
                    "@_disfavoredOverload static func registrationForThisKey<Key>(_: Key, _: Ampoule::__Priority0) "
                        + "-> Ampoule::__Missing {}",
                    "@_disfavoredOverload static func registrationForAnyName<Key>(_: Key) -> Ampoule::__Missing {}",
                    "static let __proof: Swift::Void = { func __proof() {",
                    "let __lists = __MainLists__Crate_Int__Crate_Int__1.self",
                    "func __eachList() -> __MainLists__Crate_Int__Crate_Int__1.Type {}",
                    "let __lists2 = __Container2.__mainLists()",
                    "let __lists3 = __Container3.__mainLists()",
                    "let __lists4 = __Container4.__mainLists()",
                    "let __question = Ampoule::__OfMain()",
                    "_ = (__lists, __lists2, __lists3, __lists4, __question)",
                    "do { typealias __Isolation = __Component1.__Isolation; "
                        + "let __dependencies = __Component1.__Dependencies.self; "
                        + "let __edges = Ampoule::__value(of: DependencyCycle.Crate.self); "
                        + "let __verdict = Ampoule::__verdict(__dependencies, __edges.dependency1, "
                        + "__edges.dependency2, __edges.dependency3, __edges.dependency4, "
                        + "(__edges.others.0, __edges.others.1))",
                    "__Component1.__prove(Ampoule::__Of<__Component1>(), __verdict) }",
                    "} }()",
                    "}",
                    "}",
                    "}",
                ]
        )
        #expect(dependencies.count == 4)
        #expect(
            dependencies.first == "let dependency1 = __List1.Within<__Providers>"
                + ".registrationForThisKey(__List1.edge, Ampoule::__priority)"
        )
    }

    @Test func aListOnResolverIsProvedByLocalFunctions() throws {
        let expansion = try Expansion("@Registrations(Crate<Int>.self) extension Resolver {}")

        #expect(
            expansion.proof.contains(
                "func registrationForThisKey(_: __Component1.__ProvidedKey, _: Ampoule::__Priority1) -> "
                    + "Ampoule::__Made<__Component1.__ArgumentFreeRegistration.__Making, __Component1.__Isolation> {}"
            )
        )
        #expect(!expansion.code.contains("DependencyCycle"))
    }

    @Test func aListOnResolverRegistersInContainersOnly() throws {
        let expansion = try Expansion(
            #"@Ampoule.Registrations(Horse.self, named: "registerPets") extension Ampoule.Resolver {}"#
        )

        #expect(
            expansion.lines.contains("nonisolated func registerPets() where Self == Ampoule::Container {")
        )
    }

    @Test func everyAccessorIsPlacedAtTheLineOfItsComponent() throws {
        let expansion = try Expansion(
            """
            @Registrations(
                Horse.self,
                Cat.self
            )
            extension Container {}
            """
        )

        #expect(
            expansion.code.contains(
                """
                #sourceLocation(file: "Pets.swift", line: 2)
                /// Makes instances of ``Cat``.
                nonisolated var cat:
                """
            )
        )
    }

    @Test(arguments: [
        ("Horse.self", "Horse"),
        ("Pets.Wild.Lynx.self", "Pets/Wild/Lynx"),
        ("Crate<Pets.Cat>.self", "Crate"),
        ("Networking.sessionComponent", "Networking/session"),
    ])
    func everyAccessorRefersToItsComponent(component: String, link: String) throws {
        let expansion = try Expansion("\n@Registrations(\(component)) extension Container {}")

        #expect(expansion.code.contains("/// Makes instances of ``\(link)``.\nnonisolated var"))
    }

    @Test func theOtherAccessorsOfAMisusedListAreWritten() throws {
        let expansion = try Expansion("@Registrations(Horse.self, cat) extension Container {}")

        #expect(expansion.identifiers == ["componentNotLiteral"])
        #expect(expansion.lines.contains { line in line.hasPrefix("nonisolated var horse") })
    }

    @Test(arguments: [
        "provided: []", "provided: [Animal.self]", #"providedNamed: ["dry": Food.self]"#,
    ])
    func aListWithoutComponentsMayStateWhatOthersNeedToKnow(argument: String) throws {
        let expansion = try Expansion("@Registrations(\(argument)) extension Container {}")

        #expect(expansion.diagnostics.isEmpty)
        #expect(expansion.lines.contains("nonisolated func registerComponents() {"))
    }

    @Test(arguments: [
        "@AllRegistrations extension Container {}",
        "@Ampoule::AllRegistrations(provided: []) extension Container {}",
        #"@AllRegistrations(named: "registerPets") public extension Ampoule.Resolver {}"#,
        "@Ampoule.AllRegistrations extension Ampoule::Container {}",
        "@AllRegistrations(including: Pets.self) extension LevelContainer<Visit> {}",
    ])
    func aListOfAllComponentsIsLeftToThePlugin(source: String) throws {
        let expansion = try Expansion(source)

        #expect(expansion.lines.isEmpty)
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test func aListWithPublicComponentsHasAPublicFunction() throws {
        let list = "Horse.self, public: Stable.self"

        #expect(
            try Expansion("@Registrations(\(list)) extension Container {}").lines
                .contains("public nonisolated func registerComponents() {")
        )
        #expect(
            try Expansion("@Registrations(\(list), as: Pets.self) extension Container {}").lines
                .contains("nonisolated func registerPets() {")
        )
    }

    @Test func whatIsProvidedFromOutsideIsNotRegistered() throws {
        let plain = try Expansion("@Registrations(Horse.self) extension Container {}")
        let provided = try Expansion(
            "@Registrations(Horse.self, provided: [Food.self, (any Animal).self, [Int].self], providedNamed: [\"dry\": Food.self]) extension Container {}"
        )

        #expect(
            provided.proof.filter { line in line.hasPrefix("typealias __Provided") } == [
                "typealias __Provided1 = Ampoule::__Key<(Food), Ampoule::__Unnamed>",
                "typealias __Provided2 = Ampoule::__Key<((any Animal)), Ampoule::__Unnamed>",
                "typealias __Provided3 = Ampoule::__Key<([Int]), Ampoule::__Unnamed>",
                "typealias __Provided4 = Ampoule::__Key<(Food), (name_dry: (), ())>",
            ]
        )
        #expect(
            provided.proof.filter { line in !line.contains("__Provided") }
                == plain.proof.filter { line in !line.contains("__Provided") }
        )
        #expect(provided.linesOfRegistration == plain.linesOfRegistration)
        #expect(provided.diagnostics.isEmpty)
    }
}

extension Expansion {
    /// The statements that the compiler checks and leaves out.
    fileprivate var proof: [String] {
        Array(
            lines.drop { line in line != "#Ampoule::__proof {" }.prefix { line in
                line != "self.__registerList {"
            }
        )
    }

    /// The accessors, and the function that registers.
    fileprivate var linesOfRegistration: [String] {
        guard let start = lines.firstIndex(of: "#Ampoule::__proof {") else {
            return lines.filter(isOfRegistration)
        }
        return (lines[..<start] + lines[(start + proof.count)...]).filter(isOfRegistration)
    }

    /// The members of the program's list on which lists of levels depend.
    fileprivate var linesForLevels: [String] { lines.filter { line in !isOfRegistration(line) } }

    private func isOfRegistration(_ line: String) -> Bool {
        line != "internal struct"
            && ![
                "__mainLists(", "__mainProvider(", "__mainProviderOfAnyName(", "struct __MainLists",
                "__MainLists_",
            ].contains { name in
                line.contains(name) && !line.hasPrefix("let ") && !line.hasPrefix("func __each")
            }
    }
}
