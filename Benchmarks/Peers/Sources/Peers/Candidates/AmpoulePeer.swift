import Ampoule

@Registrations(
    Cat.self,
    Dog.self,
    Barn.self,
    FirstMare.self,
    SecondMare.self,
    ThirdMare.self,
    FourthMare.self,
    FifthMare.self,
    SixthMare.self,
    SeventhMare.self,
    EighthMare.self,
    NinthMare.self,
    TenthMare.self,
    named: "registerComponents"
)
extension Container {}
