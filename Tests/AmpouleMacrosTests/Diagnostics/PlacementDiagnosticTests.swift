import Testing

@Test(
    arguments: Misuse.all(
        in: """
            injectedKind: «@Inject» class Cat {}
            says: '@Inject' cannot be applied to a class; it goes before a property, a method or an initializer of \
            a component, or before a parameter
            mended: class Cat {}

            injectedOutsideComponent: «@Inject» var cat: Cat?
            mended: var cat: Cat?

            injectedOutsideComponent: class Cat { «@Inject» var stable: Stable? }
            mended: class Cat { var stable: Stable? }

            injectedInExtension: extension Cat { «@Inject» func move(stable: Stable) {} }
            mended: extension Cat { func move(stable: Stable) {} }

            injectedKind: @Register class Cat { «@Inject» subscript(stable: Stable) -> Int { 3 } }
            mended: @Register class Cat { subscript(stable: Stable) -> Int { 3 } }

            injectedOutsideComponent: func run() { «@Inject» var cat: Cat }
            mended: func run() { var cat: Cat }

            injectedOutsideComponent: class Pets { func run() {} ; enum Wild { «@Inject» init() {} } }
            mended: class Pets { func run() {} ; enum Wild { init() {} } }

            providedKind: enum Farm { «@Provides» struct Cat {} }
            mended: enum Farm { @Register struct Cat {} }

            providedKind: enum Farm { «@Provides» static var cat: Cat { Cat() } }

            providedOutsideType: «@Provides» func cat() -> Cat { Cat() }

            providedByInstance: enum Farm { @Provides public func «cat»() -> Cat { Cat() } }
            mended: enum Farm { @Provides public static func cat() -> Cat { Cat() } }

            providedNothing: enum Farm { @Provides static func «cat»() {} }

            opaqueResult: enum Farm { @Provides static func cat() -> «some Animal» { Cat() } }
            mended: enum Farm { @Provides static func cat() -> any Animal { Cat() } }
            """
    )
)
func misplacedAttributesOfMembersAreDiagnosed(misuse: Misuse) throws {
    try misuse.check()
}
