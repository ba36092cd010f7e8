import Ampoule

// A chain of ten components, each of which injects the next one.

protocol Ancestor: Sendable {
    var generation: Int { get }
}

protocol FirstAncestor: Ancestor {}
protocol SecondAncestor: Ancestor {}
protocol ThirdAncestor: Ancestor {}
protocol FourthAncestor: Ancestor {}
protocol FifthAncestor: Ancestor {}
protocol SixthAncestor: Ancestor {}
protocol SeventhAncestor: Ancestor {}
protocol EighthAncestor: Ancestor {}
protocol NinthAncestor: Ancestor {}
protocol TenthAncestor: Ancestor {}

@Register(FirstAncestor.self, scope: .transient)
final class FirstMare: FirstAncestor {
    let mother: any SecondAncestor
    let generation = 1

    init(@Inject mother: any SecondAncestor) { self.mother = mother }
}

@Register(SecondAncestor.self, scope: .transient)
final class SecondMare: SecondAncestor {
    let mother: any ThirdAncestor
    let generation = 2

    init(@Inject mother: any ThirdAncestor) { self.mother = mother }
}

@Register(ThirdAncestor.self, scope: .transient)
final class ThirdMare: ThirdAncestor {
    let mother: any FourthAncestor
    let generation = 3

    init(@Inject mother: any FourthAncestor) { self.mother = mother }
}

@Register(FourthAncestor.self, scope: .transient)
final class FourthMare: FourthAncestor {
    let mother: any FifthAncestor
    let generation = 4

    init(@Inject mother: any FifthAncestor) { self.mother = mother }
}

@Register(FifthAncestor.self, scope: .transient)
final class FifthMare: FifthAncestor {
    let mother: any SixthAncestor
    let generation = 5

    init(@Inject mother: any SixthAncestor) { self.mother = mother }
}

@Register(SixthAncestor.self, scope: .transient)
final class SixthMare: SixthAncestor {
    let mother: any SeventhAncestor
    let generation = 6

    init(@Inject mother: any SeventhAncestor) { self.mother = mother }
}

@Register(SeventhAncestor.self, scope: .transient)
final class SeventhMare: SeventhAncestor {
    let mother: any EighthAncestor
    let generation = 7

    init(@Inject mother: any EighthAncestor) { self.mother = mother }
}

@Register(EighthAncestor.self, scope: .transient)
final class EighthMare: EighthAncestor {
    let mother: any NinthAncestor
    let generation = 8

    init(@Inject mother: any NinthAncestor) { self.mother = mother }
}

@Register(NinthAncestor.self, scope: .transient)
final class NinthMare: NinthAncestor {
    let mother: any TenthAncestor
    let generation = 9

    init(@Inject mother: any TenthAncestor) { self.mother = mother }
}

@Register(TenthAncestor.self, scope: .transient)
final class TenthMare: TenthAncestor {
    let generation = 10

    init() {}
}
