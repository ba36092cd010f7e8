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
            expansion.linesWithoutProof == [
                "nonisolated var horse: Horse.Factory { .init(__resolver: .container(self)) }",
                "nonisolated var urlCache: Pets.URLCache.Factory { .init(__resolver: .container(self)) }",
                "nonisolated var crate: Crate<Int>.Factory { .init(__resolver: .container(self)) }",
                "nonisolated func registerComponents() {",
                "Ampoule::__Type<Horse>.Itself.register(in: self)",
                "Ampoule::__Type<Pets.URLCache>.Itself.register(in: self)",
                "Ampoule::__Type<Crate<Int>>.Itself.register(in: self)",
                "}",
            ]
        )
    }

    @Test func aListStatesWhatItProvidesAndHasItsComponentsRequestTheirDependencies() throws {
        let expansion = try Expansion(
            "@Registrations(Crate<Int>.self, provided: [Food.self]) extension Container {}"
        )

        #expect(
            expansion.proof == [
                "@available(*, deprecated) func __proof() {",
                "@_disfavoredOverload func registrationForThisKey<Key>(_: Key) -> Ampoule::__Missing {}",
                "func registrationForThisKey(_: Crate<Int>.__ProvidedKey) "
                    + "-> Crate<Int>.__ArgumentFreeRegistration.__Making {}",
                "func registrationForThisKey(_: Crate<Int>.__SecondKey) "
                    + "-> Crate<Int>.__ArgumentFreeRegistration.__Making {}",
                "func registrationForThisKey(_: Ampoule::__Plain<(Food)>) -> Ampoule::__Synchronous {}",
                "let __lists = Ampoule::__NoLists.self",
                "_ = __lists",
                "do { let __keys = Ampoule::__keys(Ampoule::__Type<Crate<Int>>.Itself.__Dependencies.self); "
                    + "_ = (__keys, Ampoule::__Type<Crate<Int>>.Itself.__prove(Ampoule::__Of<Crate<Int>>())) }",
                "}",
            ]
        )
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
        "provided: []", "provided: [Animal.self]", #"providedNamed: ["dry": Food.self]"#, "unchecked: .error",
    ])
    func aListWithoutComponentsMayStateWhatTheCheckNeedsToKnow(argument: String) throws {
        let expansion = try Expansion("@Registrations(\(argument)) extension Container {}")

        #expect(expansion.diagnostics.isEmpty)
        #expect(expansion.lines.contains("nonisolated func registerComponents() {"))
    }

    @Test(arguments: [
        "@AllRegistrations extension Container {}",
        "@Ampoule::AllRegistrations(provided: []) extension Container {}",
        #"@AllRegistrations(named: "registerPets") public extension Ampoule.Resolver {}"#,
        "@Ampoule.AllRegistrations extension Ampoule::Container {}",
    ])
    func aListOfAllComponentsIsLeftToThePlugin(source: String) throws {
        let expansion = try Expansion(source)

        #expect(expansion.code.isEmpty)
        #expect(expansion.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ".note", ".warning", ".error", "UncheckedSeverity.error", "Ampoule.UncheckedSeverity.error",
    ])
    func howUncheckedPartsAreReportedChangesNothingThatIsWritten(severity: String) throws {
        let plain = try Expansion("@Registrations(Horse.self) extension Container {}")
        let strict = try Expansion(
            "@Registrations(Horse.self, unchecked: \(severity)) extension Container {}"
        )

        #expect(strict.lines == plain.lines)
        #expect(strict.diagnostics.isEmpty)
    }

    @Test func whatIsProvidedFromOutsideIsNotRegistered() throws {
        let plain = try Expansion("@Registrations(Horse.self) extension Container {}")
        let provided = try Expansion(
            "@Registrations(Horse.self, provided: [Food.self, (any Animal).self, [Int].self], providedNamed: [\"dry\": Food.self]) extension Container {}"
        )

        let contract = provided.lines.filter { line in line.hasSuffix("-> Ampoule::__Synchronous {}") }
        #expect(
            contract == [
                "func registrationForThisKey(_: Ampoule::__Plain<(Food)>) -> Ampoule::__Synchronous {}",
                "func registrationForThisKey(_: Ampoule::__Plain<((any Animal))>) -> Ampoule::__Synchronous {}",
                "func registrationForThisKey(_: Ampoule::__Plain<([Int])>) -> Ampoule::__Synchronous {}",
                "func registrationForThisKey(_: Ampoule::__Key<(Food), Ampoule::__Name.d.r.y>) "
                    + "-> Ampoule::__Synchronous {}",
            ]
        )
        #expect(provided.lines.filter { line in !contract.contains(line) } == plain.lines)
        #expect(provided.diagnostics.isEmpty)
    }
}

extension Expansion {
    /// The statements that the compiler checks and leaves out.
    fileprivate var proof: [String] {
        Array(lines.drop { line in line != "#Ampoule::__proof {" }.dropFirst().prefix { line in line != "}" })
            + ["}"]
    }

    fileprivate var linesWithoutProof: [String] {
        guard let start = lines.firstIndex(of: "#Ampoule::__proof {") else { return lines }
        return Array(lines[..<start] + lines[(start + proof.count + 2)...])
    }
}
