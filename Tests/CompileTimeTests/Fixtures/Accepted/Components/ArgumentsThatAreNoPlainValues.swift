// flags: -swift-version 6
// flags: -swift-version 5
// flags: -default-isolation MainActor
// flags: -enable-upcoming-feature NonisolatedNonsendingByDefault
import Ampoule

typealias Trick = (Int) -> Void
typealias Twins<Value> = (Value, Value)

enum Circus {}

extension Circus {
    @Register
    final class Clown {
        let onLaugh: () -> Void
        init(onLaugh: @escaping () -> Void) { self.onLaugh = onLaugh }
    }

    @Register
    struct Poster {
        let act: AnyClass
        let other: AnyObject.Type
    }

    @Register
    struct Juggler {
        init(trick: @escaping Trick, balls: Twins<Int>, encore: Trick?, nothing: Void) {}
    }

    @Register
    @MainActor
    final class Director {
        init(onShow: @escaping () -> Void, seats: (row: Int, name: String)) {}
    }

    @Register
    @MainActor
    final class Guest {
        init(onShow: @escaping () -> Void, seats: (row: Int, name: String)) async {}
    }

    @Register
    actor Cashier {
        init(onSale: @escaping @Sendable () -> Void, seats: (row: Int, name: String)) {}
    }

    @Provides
    static func ticket(print: @escaping (Int) -> Void, _ seat: (Int, Int)?) -> String { "" }

    @Provides static func program(
        print: @escaping @Sendable (Int) async throws -> Int,
        _ seat: (Int, Int)?
    ) async throws -> [String] { [] }
}

@Register
final class Crate<Content> {
    init(onOpen: ((Content) -> Void)?, refill: @escaping () -> Content, first: (Content, [Content])) {}
}

@Register
final class Parcel<Content> {
    init(onOpen: ((Content) -> Void)?, refill: @escaping () -> Content, first: (Content, [Content])) async {}
    @Inject func send(by clown: Circus.Clown.Factory) async {}
}

@Register
class Basket<Content> {
    init(first: (Content, Int)) {}
    @Inject func carry(_ clown: Circus.Clown.Factory) {}
}

@Register
final class FruitBasket: Basket<String> {
    override init(first: (String, Int)) { super.init(first: first) }
}

enum Packing<Content> {
    @Provides
    static func label(print: @escaping (Content) -> Void, _ first: (Content, Int)?) throws -> String { "" }

    @Provides
    static func stamp(print: @escaping (Content) -> Void, _ first: (Content, Int)?) async throws -> Int { 1 }
}

@Register
final class Show {
    init(open: @escaping () -> Void, seats: (Int, String), acts: [() -> Void], encore: (() -> Void)?) async {}
}
