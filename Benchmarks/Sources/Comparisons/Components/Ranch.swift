import Ampoule

// A ranch of four stables with four stalls each: a tree of 1 + 4 + 16 components.

protocol Building: Sendable {
    var rent: Int { get }
}

protocol Ranch: Building {}

protocol NorthStable: Building {}
protocol FirstNorthStall: Building {}
protocol SecondNorthStall: Building {}
protocol ThirdNorthStall: Building {}
protocol FourthNorthStall: Building {}

protocol EastStable: Building {}
protocol FirstEastStall: Building {}
protocol SecondEastStall: Building {}
protocol ThirdEastStall: Building {}
protocol FourthEastStall: Building {}

protocol SouthStable: Building {}
protocol FirstSouthStall: Building {}
protocol SecondSouthStall: Building {}
protocol ThirdSouthStall: Building {}
protocol FourthSouthStall: Building {}

protocol WestStable: Building {}
protocol FirstWestStall: Building {}
protocol SecondWestStall: Building {}
protocol ThirdWestStall: Building {}
protocol FourthWestStall: Building {}

@Register(Ranch.self)
final class HorseRanch: Ranch {
    let north: any NorthStable
    let east: any EastStable
    let south: any SouthStable
    let west: any WestStable
    var rent: Int { north.rent + east.rent + south.rent + west.rent }

    init(
        @Inject north: any NorthStable,
        @Inject east: any EastStable,
        @Inject south: any SouthStable,
        @Inject west: any WestStable
    ) {
        (self.north, self.east, self.south, self.west) = (north, east, south, west)
    }
}

// MARK: - North

@Register(NorthStable.self)
final class NorthWing: NorthStable {
    let first: any FirstNorthStall
    let second: any SecondNorthStall
    let third: any ThirdNorthStall
    let fourth: any FourthNorthStall
    var rent: Int { first.rent + second.rent + third.rent + fourth.rent }

    init(
        @Inject first: any FirstNorthStall,
        @Inject second: any SecondNorthStall,
        @Inject third: any ThirdNorthStall,
        @Inject fourth: any FourthNorthStall
    ) {
        (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }
}

@Register(FirstNorthStall.self)
final class FirstNorthBox: FirstNorthStall {
    let rent = 1

    init() {}
}

@Register(SecondNorthStall.self)
final class SecondNorthBox: SecondNorthStall {
    let rent = 1

    init() {}
}

@Register(ThirdNorthStall.self)
final class ThirdNorthBox: ThirdNorthStall {
    let rent = 1

    init() {}
}

@Register(FourthNorthStall.self)
final class FourthNorthBox: FourthNorthStall {
    let rent = 1

    init() {}
}

// MARK: - East

@Register(EastStable.self)
final class EastWing: EastStable {
    let first: any FirstEastStall
    let second: any SecondEastStall
    let third: any ThirdEastStall
    let fourth: any FourthEastStall
    var rent: Int { first.rent + second.rent + third.rent + fourth.rent }

    init(
        @Inject first: any FirstEastStall,
        @Inject second: any SecondEastStall,
        @Inject third: any ThirdEastStall,
        @Inject fourth: any FourthEastStall
    ) {
        (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }
}

@Register(FirstEastStall.self)
final class FirstEastBox: FirstEastStall {
    let rent = 1

    init() {}
}

@Register(SecondEastStall.self)
final class SecondEastBox: SecondEastStall {
    let rent = 1

    init() {}
}

@Register(ThirdEastStall.self)
final class ThirdEastBox: ThirdEastStall {
    let rent = 1

    init() {}
}

@Register(FourthEastStall.self)
final class FourthEastBox: FourthEastStall {
    let rent = 1

    init() {}
}

// MARK: - South

@Register(SouthStable.self)
final class SouthWing: SouthStable {
    let first: any FirstSouthStall
    let second: any SecondSouthStall
    let third: any ThirdSouthStall
    let fourth: any FourthSouthStall
    var rent: Int { first.rent + second.rent + third.rent + fourth.rent }

    init(
        @Inject first: any FirstSouthStall,
        @Inject second: any SecondSouthStall,
        @Inject third: any ThirdSouthStall,
        @Inject fourth: any FourthSouthStall
    ) {
        (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }
}

@Register(FirstSouthStall.self)
final class FirstSouthBox: FirstSouthStall {
    let rent = 1

    init() {}
}

@Register(SecondSouthStall.self)
final class SecondSouthBox: SecondSouthStall {
    let rent = 1

    init() {}
}

@Register(ThirdSouthStall.self)
final class ThirdSouthBox: ThirdSouthStall {
    let rent = 1

    init() {}
}

@Register(FourthSouthStall.self)
final class FourthSouthBox: FourthSouthStall {
    let rent = 1

    init() {}
}

// MARK: - West

@Register(WestStable.self)
final class WestWing: WestStable {
    let first: any FirstWestStall
    let second: any SecondWestStall
    let third: any ThirdWestStall
    let fourth: any FourthWestStall
    var rent: Int { first.rent + second.rent + third.rent + fourth.rent }

    init(
        @Inject first: any FirstWestStall,
        @Inject second: any SecondWestStall,
        @Inject third: any ThirdWestStall,
        @Inject fourth: any FourthWestStall
    ) {
        (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }
}

@Register(FirstWestStall.self)
final class FirstWestBox: FirstWestStall {
    let rent = 1

    init() {}
}

@Register(SecondWestStall.self)
final class SecondWestBox: SecondWestStall {
    let rent = 1

    init() {}
}

@Register(ThirdWestStall.self)
final class ThirdWestBox: ThirdWestStall {
    let rent = 1

    init() {}
}

@Register(FourthWestStall.self)
final class FourthWestBox: FourthWestStall {
    let rent = 1

    init() {}
}

// MARK: -

@Registrations(
    HorseRanch.self,
    NorthWing.self,
    FirstNorthBox.self,
    SecondNorthBox.self,
    ThirdNorthBox.self,
    FourthNorthBox.self,
    EastWing.self,
    FirstEastBox.self,
    SecondEastBox.self,
    ThirdEastBox.self,
    FourthEastBox.self,
    SouthWing.self,
    FirstSouthBox.self,
    SecondSouthBox.self,
    ThirdSouthBox.self,
    FourthSouthBox.self,
    WestWing.self,
    FirstWestBox.self,
    SecondWestBox.self,
    ThirdWestBox.self,
    FourthWestBox.self,
    named: "registerRanch"
)
extension Container {}
