import Testing

/// Bodies in which nothing is registered, and of which the names matter all the same.
struct OmittedUsesTests {
    private let horse = """
        import Ampoule
        protocol Food {}
        @Register
        public final class Horse { init(@Inject food: any Food) {} }

        """

    @Test func theCallOfAListIsSeenInABodyWithoutAnythingElse() {
        let list = "@Registrations(Horse.self, named: \"prepare\") extension Container {}\n"
        let call = "func open(_ stable: Stable) { stable.box.prepare(); stable.box.close() }\n"

        #expect(
            Sources().with("Zoo", source: horse + list + call).problems() == [
                "Zoo.swift:4 missingRegistration"
            ]
        )
        #expect(Sources().with("Zoo", source: horse + list).problems() == [])
    }

    @Test func theUseOfALibraryIsSeenThroughBodiesThatRegisterNothing() {
        let farm = """
            @Registrations(Horse.self, named: "prepare") extension Container {}
            public enum Farm {
                public static func open(_ stable: Stable) { stable.box.prepare(); stable.box.close() }
            }
            """
        let market = """
            import Farm
            public enum Market {
                public static func visit(_ stable: Stable) { Farm.open(stable); stable.box.close() }
            }
            """
        let sources = Sources()
            .with("Farm", .library, source: horse + farm)
            .with("Market", .library, using: "Farm", source: market)
        let visit = "import Market\nfunc begin(_ stable: Stable) { Market.visit(stable); stable.close() }"
        let nothing = "import Market\nfunc begin(_ stable: Stable) { stable.rest(); stable.close() }"

        #expect(
            sources.with("Zoo", using: "Farm", "Market", source: visit).problems() == [
                "Farm.swift:4 missingRegistration"
            ]
        )
        #expect(sources.with("Zoo", using: "Farm", "Market", source: nothing).problems() == [])
    }

    @Test(arguments: [
        "let box = Container()\nfunc feed() { box.horse().feed(); let age = 3; print(age) }",
        "typealias Box = Container\nfunc feed() { let box = Box(); box.horse().feed(); print(box) }",
        "typealias Box = Container\nstruct Farm { let box: Box; func feed() { box.horse().feed(); print(box) } }",
        "typealias Box = Container\nextension Box { func feed() { self.horse().feed(); print(self) } }",
        "extension Container { func feed() { self.horse().feed(); print(self) } }",
    ])
    func theAccessorOfAListThatIsNotCalledIsSeen(use: String) {
        let list = "@Registrations(Horse.self) extension Container {}\n"

        #expect(
            Sources().with("Zoo", source: horse + list + use).problems() == [
                "Zoo.swift:4 missingRegistration"
            ]
        )
        #expect(Sources().with("Zoo", source: horse + list).problems() == [])
    }
}
