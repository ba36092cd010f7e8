// What a person writes who wires components by hand: the calls of their initializers. The functions are not
// inlined, so that the caller sees nothing but the protocol.

@inline(never)
func makeCat() -> any Animal {
    Cat()
}

@inline(never)
func makeDog(name: String) -> any Animal {
    Dog(name: name)
}

@inline(never)
func makeHorse(name: String, running: Bool) -> any Animal {
    Horse(name: name, running: running)
}

@inline(never)
func makeParrot(name: String, age: Int, singing: Bool) -> any Animal {
    Parrot(name: name, age: age, singing: singing)
}

/// A level as a person writes it: an object that holds the value, and keeps what belongs to the level.
final class Visit: Sendable {
    let patient: Patient
    let record: any Record

    init(patient: Patient) {
        self.patient = patient
        record = VisitRecord(patient: patient)
    }
}

@inline(never)
func makeVisit(of patient: Patient) -> Visit {
    Visit(patient: patient)
}

@inline(never)
func makeAncestor() -> any FirstAncestor {
    let ninth = NinthMare(mother: TenthMare())
    let eighth = EighthMare(mother: ninth)
    let seventh = SeventhMare(mother: eighth)
    let sixth = SixthMare(mother: seventh)
    let fifth = FifthMare(mother: sixth)
    let fourth = FourthMare(mother: fifth)
    let third = ThirdMare(mother: fourth)
    let second = SecondMare(mother: third)
    return FirstMare(mother: second)
}

@inline(never)
func makeRanch() -> any Ranch {
    HorseRanch(
        north: NorthWing(
            first: FirstNorthBox(),
            second: SecondNorthBox(),
            third: ThirdNorthBox(),
            fourth: FourthNorthBox()
        ),
        east: EastWing(
            first: FirstEastBox(),
            second: SecondEastBox(),
            third: ThirdEastBox(),
            fourth: FourthEastBox()
        ),
        south: SouthWing(
            first: FirstSouthBox(),
            second: SecondSouthBox(),
            third: ThirdSouthBox(),
            fourth: FourthSouthBox()
        ),
        west: WestWing(
            first: FirstWestBox(),
            second: SecondWestBox(),
            third: ThirdWestBox(),
            fourth: FourthWestBox()
        )
    )
}

/// An instance that everybody shares.
let barn: any Shelter = Barn()

@inline(never)
func sharedBarn() -> any Shelter {
    barn
}
