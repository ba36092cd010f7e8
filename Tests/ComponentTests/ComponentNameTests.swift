import Ampoule
import Testing

struct ComponentNameTests {
    private let container = Container()

    @Test func anAccessorMayHaveTheNameOfItsComponent() {
        container.registerPets()

        let phone: iPhone = container.iPhone(owner: "Anna")
        let cat: 猫 = container.猫(name: "Mimi")
        let emoji: 🐱 = container.🐱()

        #expect(phone.owner == "Anna")
        #expect(cat.name == "Mimi")
        #expect(emoji.phoneCase.color == "blue")
    }

    @Test func aFunctionMayHaveANameInUpperCase() {
        container.registerPets()

        #expect(container.leash(2) == Leash(length: 2))
    }

    @Test func anAccessorDoesNotHideTheTypesOfOtherLists() {
        container.registerMorePets()

        #expect(container.resolve(iPhone.Case.self)?.color == "blue")
    }

    @Test func aComponentMayHaveTheNameOfAMemberOfTheContainer() {
        container.registerPets()

        let logger: Logger = container.logger(level: 3)

        #expect(logger.level == 3)
    }

    @Test func namesMayBeRaw() throws {
        container.registerRawNames()

        let pet = try container.`house cat`.make(`given name`: "Mimi", in: 3)
        let food = container.`wet food`(`grams a day`: 100)

        #expect(pet.`given name` == "Mimi")
        #expect(pet.`has eaten`)
        #expect(food.grams == 100)
    }
}

// MARK: - Names in any case

@Register private struct iPhone {
    let owner: String

    @Register struct Case {
        let color: String

        init() { color = "blue" }
    }
}

@Register(scope: .container)
private struct 猫 {
    let name: String
}

@Register private struct 🐱 {
    let phoneCase: iPhone.Case

    init(@Inject phoneCase: iPhone.Case) { self.phoneCase = phoneCase }
}

@Register private final class Logger {
    let level: Int
}

private struct Leash: Equatable {
    let length: Int
}

private enum Tools {
    @Provides static func Leash(_ length: Int) -> Leash { ComponentTests.Leash(length: length) }
}

@Registrations(
    iPhone.self,
    猫.self,
    🐱.self,
    Logger.self,
    Tools.LeashComponent,
    named: "registerPets",
    provided: [iPhone.Case.self]
)
private extension Container {}

@Registrations(iPhone.Case.self, named: "registerMorePets")
private extension Resolver {}

// MARK: - Raw names

private enum `Pet food` {
    @Provides static func `wet food`(`grams a day` grams: Int) -> Food { Food(grams: grams) }

    struct Food {
        let grams: Int
    }
}

@Register private final class `house cat` {
    let `given name`: String
    private(set) var `has eaten` = false
    @Inject var `best friend`: Friend?

    init(`given name` name: String, in `animal shelter`: Int, @Inject `best friend` friend: Friend) {
        `given name` = name
    }

    @Inject func `feed by`(`a friend`: Friend, _ `another one`: Friend) { `has eaten` = true }
}

@Register private struct Friend {}

@Registrations(`house cat`.self, Friend.self, `Pet food`.`wet foodComponent`, named: "registerRawNames")
private extension Container {}
