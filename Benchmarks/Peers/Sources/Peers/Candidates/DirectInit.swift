// What a person writes without a library. The functions are not inlined, so the caller sees only the protocol.

@inline(never)
func makeCat() -> any Animal {
    Cat()
}

@inline(never)
func makeDog(name: String) -> any Animal {
    Dog(name: name)
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

let barn: any Shelter = Barn()

@inline(never)
func sharedBarn() -> any Shelter {
    barn
}
