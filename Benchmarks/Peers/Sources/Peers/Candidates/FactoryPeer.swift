import FactoryKit

typealias FactoryContainer = FactoryKit.Container

extension FactoryContainer {
    var cat: FactoryKit.Factory<any Animal> { self { Cat() } }
    var dog: ParameterFactory<String, any Animal> { self { name in Dog(name: name) } }
    var barn: FactoryKit.Factory<any Shelter> { self { Barn() }.singleton }
    var firstMare: FactoryKit.Factory<any FirstAncestor> { self { FirstMare(mother: self.secondMare()) } }
    var secondMare: FactoryKit.Factory<any SecondAncestor> { self { SecondMare(mother: self.thirdMare()) } }
    var thirdMare: FactoryKit.Factory<any ThirdAncestor> { self { ThirdMare(mother: self.fourthMare()) } }
    var fourthMare: FactoryKit.Factory<any FourthAncestor> { self { FourthMare(mother: self.fifthMare()) } }
    var fifthMare: FactoryKit.Factory<any FifthAncestor> { self { FifthMare(mother: self.sixthMare()) } }
    var sixthMare: FactoryKit.Factory<any SixthAncestor> { self { SixthMare(mother: self.seventhMare()) } }
    var seventhMare: FactoryKit.Factory<any SeventhAncestor> {
        self { SeventhMare(mother: self.eighthMare()) }
    }
    var eighthMare: FactoryKit.Factory<any EighthAncestor> { self { EighthMare(mother: self.ninthMare()) } }
    var ninthMare: FactoryKit.Factory<any NinthAncestor> { self { NinthMare(mother: self.tenthMare()) } }
    var tenthMare: FactoryKit.Factory<any TenthAncestor> { self { TenthMare() } }
}
