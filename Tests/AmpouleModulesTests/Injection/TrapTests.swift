import AmpouleModules
import Testing

/// What programs end with that inject what is not there.
struct TrapTests {
    private func text(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    /// How the text of a trap begins.
    private func trap(atLine line: UInt) -> String {
        "AmpouleModulesTests/TrapTests.swift:\(line): Fatal error: "
    }

    @Test func injectTrapsWithTheWholeReasonAtTheLineOfTheCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            startInjection {
                modules {
                    module { factory { (_, name: String) in Cat(name: name) } }
                }
            }
            Mistake.injectTheWrongParameter()
        }

        #expect(
            text(of: result).hasPrefix(
                trap(atLine: Mistake.lineOfTheWrongParameter) + """
                    Nothing is registered for 'Cat(Int)'.
                    Registered with other arguments: 'Cat(String)'.
                    """
            )
        )
    }

    @Test func injectTrapsWhereInjectionIsNotRunning() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Mistake.injectTheWrongParameter()
        }

        #expect(
            text(of: result).hasPrefix(
                trap(atLine: Mistake.lineOfTheWrongParameter)
                    + "Injection is not running, so 'Cat(Int)' cannot be resolved. Call 'startInjection"
            )
        )
    }

    @Test func propertyTrapsAtItsOwnLine() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            startInjection { modules { module {} } }
            _ = Mistake.View().cat
        }

        #expect(
            text(of: result).hasPrefix(
                trap(atLine: Mistake.lineOfTheProperty) + "Nothing is registered for 'Cat'."
            )
        )
    }

    @Test func optionalsDoNotTrapWhereInjectionIsNotRunning() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let cat: Cat? = inject()
            precondition(cat == nil && Mistake.View().possibleCat == nil)
        }

        let message = "Ampoule: Injection is not running, so 'Cat' cannot be resolved."
        #expect(text(of: result).ranges(of: message).count == 2)
    }

    @Test func getTrapsInsideOfAFactory() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let _: PetOwner? = Mistake.owners.get()
        }

        #expect(
            text(of: result).hasPrefix(
                trap(atLine: Mistake.lineOfTheFactory) + """
                    Nothing is registered for 'Animal'.
                    Resolution path: PetOwner → Animal.
                    """
            )
        )
    }
}

/// What the programs do wrong, and in which lines.
private enum Mistake {
    static func injectTheWrongParameter() {
        let _: Cat = inject(1)
    }
    static let lineOfTheWrongParameter: UInt = #line - 2

    struct View {
        @Injected var cat: Cat
        @Injected var possibleCat: Cat?
    }
    static let lineOfTheProperty: UInt = #line - 3

    static let owners = module {
        factory { module in PetOwner(pet: module.get()) }
    }
    static let lineOfTheFactory: UInt = #line - 2
}
