import AmpouleModules
import Testing

/// The forms of `inject` and `@Injected`.
struct InjectTests {
    private let log = Log()

    private let pets = module {
        singleton { Cat() as Animal }
        factory(named: "the dog") { Dog() as Animal }
        factory { (_, x: Int, y: Int) in Tally(x: x, y: y) }
        factory(named: "one") { (_, x: Int) in Tally(x: x, y: 0) }
    }

    private func inScope<Result>(_ body: () throws -> Result) rethrows -> Result {
        try withInjection(from: log.container(of: pets), perform: body)
    }

    @Test func formIsChosenByTheExpectedType() {
        inScope {
            let required: Animal = inject()
            let optional: Animal? = inject()
            let unwrapped: Animal = inject()!
            let cast = inject() as Animal?
            if let bound: Animal = inject() { #expect(bound === required) }
            #expect(required === optional)
            #expect(required === unwrapped)
            #expect(required === cast)
            #expect((inject() ?? Dog() as Animal) === required)
        }
    }

    @Test func namesAndParametersGoTogether() {
        inScope {
            let dog: Animal = inject(named: "the dog")
            let tally: Tally = inject(named: "one", 1)
            let missing: Tally? = inject(named: "two", 1)
            #expect(dog is Dog)
            #expect(tally.value == 1)
            #expect(missing == nil)
        }
        let reason = log.texts.first
        #expect(reason?.contains("Registered under another name: 'Tally(Int) named \"one\"'.") == true)
    }

    @Test func reasonIsThrownByTheContainerOfTheScope() throws {
        try inScope {
            let container = try #require(Injection.container)
            #expect(throws: ResolutionError.self) { try container.require(Stable.self) }
        }
        #expect(log.texts.isEmpty)
    }

    @Test func optionalPropertyIsNilWhereNothingIsRegistered() {
        struct View {
            @Injected var stable: Stable?
            @Injected var cat: Animal?
        }

        inScope {
            #expect(View().stable == nil)
            #expect(View().cat is Cat)
        }
        #expect(
            log.texts == [
                """
                Nothing is registered for 'Stable'.
                Write a 'factory { … }' or a 'singleton { … }' that returns 'Stable' into the module.
                """
            ]
        )
    }

    @Test func optionalPropertyIsNilWhereTheInstanceCannotBeMade() {
        struct NoHay: Error {}
        struct View {
            @Injected var stable: Stable?
        }
        let container = log.container(of: module { factory { () throws -> Stable in throw NoHay() } })

        let stable = withInjection(from: container) { View().stable }

        #expect(stable == nil)
        #expect(log.texts == ["Making 'Stable' has failed: NoHay()"])
    }

    @Test func propertyIsLookedUpAtItsFirstUse() {
        struct View {
            @Injected var animal: Animal
            @Injected(named: "the dog") var dog: Animal
            @Injected(1, 2) var tally: Tally
            @Injected(named: "one", 5) var other: Tally
        }
        let view = View()

        let (animal, dog) = inScope { (view.animal, view.dog) }
        inScope {
            #expect(view.tally.value == 3)
            #expect(view.other.value == 5)
        }

        #expect(animal is Cat)
        // Nothing is looked up any more, so no scope is needed, and the factory makes no other dog.
        #expect(view.animal === animal)
        #expect(view.dog === dog)
    }

    @Test func propertyMayBeOfAClass() {
        class View {
            @Injected var animal: Animal
        }

        #expect(inScope { View().animal } is Cat)
    }
}
