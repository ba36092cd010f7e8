import Testing

@Test(
    arguments: Misuse.all(
        in: """
            ambiguousInitializers: @Register class «Cat» { init() {} ; init(_ name: String, age years: Int) {} }
            mended: @Register class Cat { @Inject init() {} ; init(_ name: String, age years: Int) {} }
            mended: @Register class Cat { init() {} ; @Inject init(_ name: String, age years: Int) {} }

            ambiguousInitializers: @Register class «Cat» {
                init() {}
                /// Names the cat.
                public convenience init(name: String) {}
            }
            mended: @Register class Cat {
                @Inject init() {}
                /// Names the cat.
                public convenience init(name: String) {}
            }
            mended: @Register class Cat {
                init() {}
                /// Names the cat.
                @Inject public convenience init(name: String) {}
            }

            genericInitializer: @Register class Cat { init«<Food>»(food: Food) {} }

            genericInitializer: @Register class Cat<Food> { init() «where Food: Sendable» {} }

            equalArguments: @Register class Cat { @Inject init() {} ; @Inject init«(@Inject stable: Stable)» {} }
            says: This initializer cannot be used, because another one marked with '@Inject' takes no arguments, \
            either, and so has the same registration key; mark only one of them
            mended: @Register class Cat { @Inject init() {} ; init(@Inject stable: Stable) {} }

            equalArguments: @Register class Cat { @Inject init(name: String) {} ; @Inject init«(title: String, \
            @Inject stable: Stable)» {} }
            mended: @Register class Cat { @Inject init(name: String) {} ; init(title: String, @Inject stable: \
            Stable) {} }

            namedMember: @Register class Cat { «@Inject(name: "x")» init() {} }
            mended: @Register class Cat { @Inject init() {} }

            repeatedInjection: @Register class Cat { @Inject «@Inject» init() {} }
            mended: @Register class Cat { @Inject init() {} }

            repeatedInjection: @Register class Cat { init(@Inject «@Inject» stable: Stable) {} }
            mended: @Register class Cat { init(@Inject stable: Stable) {} }

            repeatedInjection: @Register class Cat { @Inject «@Inject» var stable: Stable? }
            mended: @Register class Cat { @Inject var stable: Stable? }

            namedMember: @Register class Cat { «@Inject(name: "x")» func move(stable: Stable) {} }
            mended: @Register class Cat { @Inject func move(stable: Stable) {} }

            parameterNotSupported: @Register class Cat { init(name: «inout» String) {} }

            parameterNotSupported: @Register class Cat { init(names: String«...») {} }
            mended: @Register class Cat { init(names: [String]) {} }

            parameterNotSupported: @Register class Cat { init(name: «@autoclosure» () -> String) {} }

            parameterNotSupported: @Register class Cat { init(toy: «sending» Toy) {} }

            opaqueParameter: @Register class Cat { init(food: «some Food») {} }
            mended: @Register class Cat { init(food: any Food) {} }

            opaqueParameter: @Register class Cat { init(food _: «some Food») {} }
            mended: @Register class Cat { init(food _: any Food) {} }

            unnamedDependency: @Register class Cat { init(@Inject in «_»: Stable) {} }
            mended: @Register class Cat { init(@Inject in: Stable) {} }

            unnamedDependency: @Register class Cat { init(@Inject «_»: Stable) {} }
            mended: @Register class Cat { init(@Inject _ <#name#>: Stable) {} }

            defaultedDependency: @Register class Cat { init(@Inject stable: Stable «= Stable()», name: String) {} }
            mended: @Register class Cat { init(@Inject stable: Stable, name: String) {} }
            mended: @Register class Cat { init(stable: Stable = Stable(), name: String) {} }

            attributedDependency: @Register class Cat { init(@Inject «@Clamped» age: Int) {} }
            mended: @Register class Cat { init(@Inject age: Int) {} }

            opaqueParameter: @Register class Cat { @Inject func move(stable: «some Home») {} }
            mended: @Register class Cat { @Inject func move(stable: any Home) {} }

            defaultedDependency: @Register class Cat { @Inject func move(stable: Stable «= Stable()») {} }
            says: Dependency 'stable' cannot have a default value, because the container always fills it in; \
            remove the value
            mended: @Register class Cat { @Inject func move(stable: Stable) {} }

            parameterNotSupported: @Register class Cat { @Inject func move(stables: Stable«...») {} }
            mended: @Register class Cat { @Inject func move(stables: [Stable]) {} }

            parameterNotSupported: @Register class Cat { init(name: «isolated» Keeper) {} }

            parameterNotSupported: @Register class Cat<each Toy> { init(toys: «repeat each Toy») {} }

            opaqueParameter: @Register class Cat { let names: [String] ; init(_ names: [«some Food»]) {} }
            mended: @Register class Cat { let names: [String] ; init(_ names: [any Food]) {} }
            """
    )
)
func initializersThatAContainerCannotCallAreDiagnosed(misuse: Misuse) throws {
    let expansion = try misuse.check()

    #expect(!expansion.code.contains("__make"))
}
