import Ampoule

@Register
class Cat: Pet {
    let lives: Int

    init(name: String, lives: Int = 9) {
        self.lives = lives
        super.init(name: name)
    }

    override func describe() -> String { "\(name), \(lives) lives" }
}

@Register
final class Kitten: Cat {
    let weeks: Int

    init(weeks: Int) {
        self.weeks = weeks
        super.init(name: "Kitten")
    }

    override func describe() -> String { "\(super.describe()), \(weeks) weeks" }
}

protocol Rideable {
    var rider: String? { get }
}

@Register((any Rideable).self)
class Pony: Horse, Rideable {
    @Inject var saddle: Saddle?
    let rider: String? = nil

    override init() {}

    @Inject func groom() { log.append("Pony.groom") }
}

@Register
final class Foal: Pony {
    override init() {}
}

@Register(scope: .container)
final class Leader: Horse, @unchecked Sendable {
    override init() {}
}

@Register
final class Aviary: Coop<[String]> {
    init(birds: [String]) { super.init(content: birds) }
}

@Register
final class LabeledCoop<Animal>: Coop<[Animal]> {
    let label: String

    init(label: String) {
        self.label = label
        super.init(content: [])
    }
}

@MainActor
@Register
final class Button: View {
    let title: String

    init(title: String) {
        self.title = title
        super.init()
    }

    @Inject func style() { log.append("Button.style") }
}

@MainActor
@Register
final class Panel: Model {
    override nonisolated init() {}

    @Inject func show() { steps.append("Panel.show") }
}

@Register
struct Owner {
    @Inject var foal: Foal
    @Inject var horse: Horse
    let kittens: Kitten.Factory

    init(@Inject foal: Foal, @Inject horse: Horse, @Inject kittens: Kitten.Factory) {
        self.foal = foal
        self.horse = horse
        self.kittens = kittens
    }
}

@Registrations(
    Kitten.self,
    Cat.self,
    Pet.self,
    Horse.self,
    Pony.self,
    Foal.self,
    Leader.self,
    Aviary.self,
    Button.self,
    View.self,
    Panel.self,
    Barn.self,
    Saddle.self,
    named: "registerFamily"
)
extension Container {}
