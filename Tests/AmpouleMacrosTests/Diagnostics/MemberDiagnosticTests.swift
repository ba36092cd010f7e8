import Testing

@Test(
    arguments: Misuse.all(
        in: """
            actorMember: @Register actor Cat { @Inject var «stable»: Stable? ; init() {} }

            actorMember: @Register actor Cat { @Inject func «move»(stable: Stable) {} }

            staticMethod: @Register class Cat { @Inject «static» func move(stable: Stable) {} }
            mended: @Register class Cat { @Inject func move(stable: Stable) {} }

            asynchronousMethod: @Register class Cat { @Inject func move(stable: Stable) «async» throws {} }
            mended: @Register class Cat { @Inject func move(stable: Stable) throws {} }

            genericMethod: @Register class Cat { @Inject func move«<Home>»(stable: Home) {} }

            staticMethod: @Register class Cat { @Inject «class» func move(stable: Stable) {} }
            mended: @Register class Cat { @Inject func move(stable: Stable) {} }

            genericMethod: @Register class Cat { @Inject func move«<Home>»(stable: Stable) where Home: Stable {} }

            untypedProperty: @Register struct Cat { var «age» = 3 }
            mended: @Register struct Cat { var age: <#Type#> = 3 }
            mended: @Register struct Cat { private var age = 3 }

            destructuredProperty: @Register struct Cat { let «(age, weight)»: (Int, Int) }

            constantProperty: @Register struct Cat { @Inject «let» stable: Stable = Stable() }
            mended: @Register struct Cat { @Inject var stable: Stable = Stable() }

            constantProperty: @Register class Cat { @Inject «let» stable: Stable ; init() {} }
            mended: @Register class Cat { @Inject var stable: Stable ; init() {} }

            untypedProperty: @Register class Cat { @Inject var «stable» = Stable() ; init() {} }
            mended: @Register class Cat { @Inject var stable: <#Type#> = Stable() ; init() {} }

            staticProperty: @Register class Cat { @Inject «static» var stable: Stable? }
            mended: @Register class Cat { @Inject var stable: Stable? }

            lazyProperty: @Register class Cat { @Inject «lazy» var stable: Stable = Stable() }

            unownedProperty: @Register class Cat { @Inject «unowned» var stable: Stable ; init() {} }
            mended: @Register class Cat { @Inject weak var stable: Stable? ; init() {} }

            unownedProperty: @Register class Cat { @Inject «unowned(unsafe)» let stable: any Stable ; }
            mended: @Register class Cat { @Inject let stable: any Stable ; }
            mended: @Register class Cat { @Inject weak var stable: (any Stable)? ; }

            readOnlyProperty: @Register class Cat { @Inject var «stable»: Stable { Stable() } }

            destructuredProperty: @Register class Cat { var «(age, weight)» = (3, 4) }

            destructuredProperty: @Register struct Cat { @Inject var «(age, weight)»: (Int, Int) ; init() {} }
            """
    )
)
func membersThatCannotBeInjectedAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
