import Ampoule
import Testing

/// Components with a member of their own name.
struct HiddenNameTests {
    @Test func aCaseMayHaveTheNameOfItsComponent() {
        #expect(Container().factory(for: Season.self)(month: 7) == .Season(7))
    }

    @Test func aNestedTypeMayHaveTheNameOfItsComponent() throws {
        let container = Container()
        Nest.register(in: container)
        Nest.Cage.register(in: container)

        let nest = container.factory(for: Nest.self)()
        let cage = try container.require(Nest.Cage.self, argument: "gold")

        #expect(nest.eggs.count == 1)
        #expect(cage.color == "gold")
        #expect(cage.nest?.eggs.count == 1)
    }

    @Test func aPropertyOrAFunctionMayHaveTheNameOfItsComponent() async throws {
        let egg = Container().factory(for: Nest.Egg.self)()
        let shell = try await Container().factory(for: Shell<Int>.self).make(thickness: 3)

        #expect(egg.Egg == 1)
        #expect(shell.thickness == 3)
    }

    @Test func aSubclassMayHaveAMemberOfItsName() throws {
        let container = Container()
        Nest.register(in: container)
        Nest.Egg.register(in: container)
        let wide = WideShell<String>.Factory(resolver: container)
        let shell = wide(width: "wide")

        #expect(shell.width == "wide")
        #expect(shell.nest != nil)
        #expect(shell.egg != nil)
    }

    @Test func aProvidedFunctionMayStandBesideATypeOfTheNameOfItsType() {
        #expect(Container().factory(for: Tools<Int>.sawComponent)() == 3)
    }
}

@Register private enum Season: Equatable {
    case Season(Int)

    init(month: Int) { self = .Season(month) }
}

@Register private final class Nest {
    enum Nest {}

    private(set) var eggs: [Egg] = []

    init(@Inject egg: Egg) {}

    @Inject func warm(egg: Egg) { eggs = [egg] }

    @Register struct Egg {
        let Egg: Int

        init() { Egg = 1 }
    }

    @Register final class Cage {
        struct Cage {}

        let color: String
        @Inject var nest: HiddenNameTests.OuterNest?

        init(color: String) { self.color = color }
    }
}

extension HiddenNameTests {
    fileprivate typealias OuterNest = Nest
}

@Register private final class Shell<Content: Sendable> {
    static func Shell() {}

    let thickness: Int

    init(thickness: Int) async { self.thickness = thickness }
}

@Register private class AnyShell {
    class AnyShell {}

    @Inject var nest: Nest?

    init() {}
}

@Register private final class WideShell<Width>: AnyShell {
    class WideShell {}

    let width: Width
    @Inject var egg: Nest.Egg?

    init(width: Width) { self.width = width }
}

private enum Tools<Number: BinaryInteger> {
    struct Tools {}

    @Provides static func saw() -> Number { 3 }
}
