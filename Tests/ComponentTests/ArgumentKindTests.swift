import Ampoule
import Testing

/// Arguments that are functions, tuples and optionals of them, of components that are generic or stand in extensions.
struct ArgumentKindTests {
    private let container = Container()

    @Test func aComponentInAnExtensionTakesAFunction() {
        let onLaugh: () -> String = { "ha" }
        FunctionCircus.Clown.register(in: container)

        #expect(container.factory(for: FunctionCircus.Clown.self)(onLaugh: onLaugh).onLaugh() == "ha")
        #expect(container.resolve(FunctionCircus.Clown.self, argument: onLaugh)?.onLaugh() == "ha")
    }

    @Test func aGenericComponentTakesFunctionsAndTuples() {
        let double: (Int) -> Int = { number in number * 2 }
        let pair: (Int, String) = (3, "three")
        let missing: ((Int) -> Int)? = nil
        CircusJuggler<Int>.register(in: container)

        let typed = container.factory(for: CircusJuggler<Int>.self)(
            trick: double,
            ball: pair,
            encore: missing
        )
        let keyed = container.resolve(CircusJuggler<Int>.self, arguments: double, pair, missing)

        for juggler in [typed, keyed] {
            #expect(juggler?.trick(4) == 8)
            #expect(juggler?.ball.1 == "three")
            #expect(juggler?.encore == nil)
        }
    }

    @Test func anAsynchronousComponentTakesFunctionsAndTuples() async throws {
        let double: @Sendable (Int) -> Int = { number in number * 2 }

        let typed = await container.factory(for: CircusAcrobat<Int>.self)(trick: double, ball: (3, "three"))
        let sum = try await FunctionCircus.sumComponent.Factory(resolver: container)(of: double, (1, 2))

        #expect(typed.trick(typed.ball.0) == 6)
        #expect(sum == 6)
    }

    @Test func aProvidedFunctionInAGenericTypeTakesFunctionsAndTuples() throws {
        let ticket = TicketPacking<Int>.ticketComponent.Factory(resolver: container)

        #expect(try ticket.make(print: { number in "\(number)" }, (7, 1)) == "7 1")
    }

    @Test func aTypeOfAnArgumentMayBeThatOfAStaticOrUnavailableProperty() {
        let horses = container.factory(for: MembersOfArgumentTypes.Horse.self)

        #expect(horses(gait: .trot).gait == .trot)
        #expect(horses().gait == .walk)
    }

    @Test func aPropertyWrapperWrapsAnArgumentOnce() throws {
        let cannons = container.factory(for: FunctionCircus.Cannon.self)

        #expect(cannons(range: 3).range == 6)
        #expect(try cannons.make(range: 3).range == FunctionCircus.Cannon(range: 3).range)
    }
}

private enum FunctionCircus {
    @propertyWrapper
    struct Doubled {
        let wrappedValue: Int

        init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 }
    }

    @Register
    struct Cannon {
        let range: Int
        init(@Doubled range: Int) { self.range = range }
    }
}

extension FunctionCircus {
    @Register
    fileprivate final class Clown {
        let onLaugh: () -> String
        init(onLaugh: @escaping () -> String) { self.onLaugh = onLaugh }
    }

    @Provides fileprivate static func sum(
        of function: @escaping @Sendable (Int) -> Int,
        _ pair: (Int, Int)?
    ) async throws -> Int {
        function(pair?.0 ?? 0) + function(pair?.1 ?? 0)
    }
}

@Register
private final class CircusJuggler<Number> {
    let trick: (Number) -> Number
    let ball: (Number, String)
    let encore: ((Number) -> Number)?

    init(trick: @escaping (Number) -> Number, ball: (Number, String), encore: ((Number) -> Number)?) {
        (self.trick, self.ball, self.encore) = (trick, ball, encore)
    }
}

@Register
private final class CircusAcrobat<Number> {
    let trick: @Sendable (Number) -> Number
    let ball: (Number, String)

    init(trick: @escaping @Sendable (Number) -> Number, ball: (Number, String)) async {
        (self.trick, self.ball) = (trick, ball)
    }
}

private enum TicketPacking<Content> {
    @Provides
    static func ticket(print: @escaping (Content) -> String, _ seat: (Content, Int)) -> String {
        "\(print(seat.0)) \(seat.1)"
    }
}

/// Members with the type of an argument that not all code may use.
private enum MembersOfArgumentTypes {
    enum Gait { case walk, trot }

    @Register
    final class Horse {
        static let usual: Gait = .walk
        static var all: [Gait] { [.walk, .trot] }

        @available(*, unavailable, renamed: "gait")
        var pace: Gait { gait }

        let gait: Gait

        init(gait: Gait = Horse.usual, others: [Gait] = []) { self.gait = gait }
    }
}
