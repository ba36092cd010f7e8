import AmpouleAutoregistration
import Testing

/// What ends a program.
struct TrapTests {
    private func text(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func anArgumentWithoutAParameterTrapsAtTheLineOfTheCall() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Mistake.registerASurplusArgument()
        }

        #expect(
            text(of: result).hasPrefix(
                """
                AmpouleAutoregistrationTests/TrapTests.swift:\(Mistake.line): Fatal error: 'Animal' cannot be autoregistered \
                with an argument of the type 'Int': its initializer has no parameter of that type. The parameters are \
                '(String)'; name the types of arguments exactly as the initializer does.
                """
            )
        )
    }

    @Test func anOptionalOfTheTypeIsAnotherType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Container().autoregister(String.self, argument: String.self) { (name: String?) in name ?? "" }
        }

        #expect(text(of: result).contains("has no parameter of that type. The parameters are '(String?)'"))
    }

    @Test func moreArgumentsOfATypeThanParametersTrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Container().autoregister(Animal.self, arguments: String.self, String.self) { (name: String) in
                Cat(name: name)
            }
        }

        #expect(text(of: result).contains("its initializer has only one parameter of that type."))
    }

    @Test func anOperatorTrapsWithTheWholeReason() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = Container()
            container.register(Person.self) { resolver in PetOwner(pet: resolver~>) }
            _ = container ~> Person.self
        }

        #expect(
            text(of: result).contains(
                """
                Fatal error: Nothing is registered for 'Animal'.
                Resolution path: Person → Animal.
                """
            )
        )
    }
}

/// A program's mistake, and its line, which a macro's closure does not tell.
private enum Mistake {
    static func registerASurplusArgument() {
        Container().autoregister(Animal.self, argument: Int.self, initializer: Cat.init(name:))
    }
    static let line: UInt = #line - 2
}
