import Testing

@Test(
    arguments: Misuse.all(
        in: #"""
            serviceNotLiteral: @Register(«animal») class Cat {}

            repeatedService: @Register(Animal.self, Pet.self, «Animal.self») class Cat {}
            mended: @Register(Animal.self, Pet.self) class Cat {}

            serviceNotLiteral: @Register(contributesTo: «check») class Cat {}

            repeatedContribution: @Register(contributesTo: Check.self, Report.self, «Check.self») class Cat {}
            mended: @Register(contributesTo: Check.self, Report.self) class Cat {}

            contributionWithArguments: @Register(contributesTo: «Check.self») class Cat { init(name: String, age: \#
            Int = 1) {} }

            emptyName: @Register(name: «""») class Cat {}
            mended: @Register() class Cat {}

            emptyName: @Register(Animal.self, name: «""») class Cat {}
            mended: @Register(Animal.self) class Cat {}

            interpolatedName: @Register(name: «"a\(1)"») class Cat {}

            emptyName: @Register class Cat { init(@Inject(name: «""») stable: Stable) {} }
            mended: @Register class Cat { init(@Inject() stable: Stable) {} }

            interpolatedName: @Register class Cat { init(@Inject(name: «"a\(b)"») stable: Stable) {} }

            emptyName: @Register class Cat { @Inject(name: «""») var stable: Stable? }
            mended: @Register class Cat { @Inject() var stable: Stable? }
            """#
    )
)
func servicesAndNamesAreToBeSpelledOut(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
