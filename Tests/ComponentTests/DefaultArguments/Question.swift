import Ampoule
import Testing

/// A service, and what tests need to know of it at run time.
struct Asked<Service>: Sendable {
    let title: String
    let fake: @Sendable (Origin) -> Service
    let creature: @Sendable (Service) -> any Creature
}

/// A key of the universe that tests ask about, with arguments.
protocol AnyQuestion: Sendable {
    var key: DefaultArgumentModel.Key { get }

    /// The arguments as an ``Origin`` has them.
    var texts: [String] { get }

    /// Registers a fake under the key.
    func register(asNumber number: Int, _ scope: ObjectScope, in container: Container)

    /// Compares all forms of resolution with the model.
    func check(_ fauna: RandomFauna)
}

struct Question<Service, each Argument: Sendable>: AnyQuestion {
    let service: Asked<Service>
    let name: String?
    let arguments: (repeat each Argument)

    init(_ service: Asked<Service>, name: String?, _ argument: repeat each Argument) {
        (self.service, self.name, arguments) = (service, name, (repeat each argument))
    }

    var key: DefaultArgumentModel.Key {
        var types: [String] = []
        repeat types.append(String(describing: (each Argument).self))
        return DefaultArgumentModel.Key(service: service.title, name: name, argumentTypes: types)
    }

    var texts: [String] { Self.texts(repeat each arguments) }

    private static func texts(_ argument: repeat each Argument) -> [String] {
        var texts: [String] = []
        repeat texts.append(String(describing: each argument))
        return texts
    }

    func register(asNumber number: Int, _ scope: ObjectScope, in container: Container) {
        let fake = service.fake
        container.register(Service.self, name: name) { (_: any Resolver, argument: repeat each Argument) in
            fake(Origin("Registration \(number)", Self.texts(repeat each argument)))
        }
        .inObjectScope(scope)
    }

    func check(_ fauna: RandomFauna) {
        for (place, container) in fauna.containers.enumerated() {
            let answer = fauna.model.answer(to: key, with: texts, from: place)
            check(container, fauna, answer)
            guard key.argumentTypes.isEmpty else { continue }
            checkDependencies(of: container, fauna, answer)
        }
    }

    private func check(_ container: Container, _ fauna: RandomFauna, _ answer: DefaultArgumentModel.Answer) {
        let required = Outcome { () throws(ResolutionError) in
            try container.require(Service.self, name: name, arguments: repeat each arguments)
        }
        let optional = Outcome { () throws(ResolutionError) in
            try container.require(Service?.self, name: name, arguments: repeat each arguments)
        }
        compare(required, optional, with: answer, fauna)
        compare(
            container.resolve(Service.self, name: name, arguments: repeat each arguments),
            container.resolve(Lazy<Service>.self, name: name, arguments: repeat each arguments),
            container.resolve(Provider<Service>.self, name: name, arguments: repeat each arguments),
            with: answer,
            fauna
        )
    }

    // MARK: - Dependencies

    private func checkDependencies(
        of container: Container,
        _ fauna: RandomFauna,
        _ answer: DefaultArgumentModel.Answer
    ) {
        let plain = Outcome(depth: 2) { () throws(ResolutionError) in try held(Service.self, by: container) }
        let optional = Outcome(depth: 2) { () throws(ResolutionError) in
            try held(Service?.self, by: container)
        }
        compare(plain, optional, with: answer, fauna)
        compare(
            container.resolve(Service.self, name: name),
            try? held(Lazy<Service>.self, by: container),
            try? held(Provider<Service>.self, by: container),
            with: answer,
            fauna
        )
    }

    /// What is injected into a component.
    private func held<Held>(_ type: Held.Type, by container: Container) throws(ResolutionError) -> Held {
        if name == nil { return try container.factory(for: Fauna.Holder<Held>.self).make().held }
        return try container.factory(for: Fauna.SummerHolder<Held>.self).make().held
    }

    // MARK: - Comparing

    private func compare(
        _ outcome: Outcome<Service>,
        _ optional: Outcome<Service?>,
        with answer: DefaultArgumentModel.Answer,
        _ fauna: RandomFauna
    ) {
        switch (answer, outcome, optional) {
        case (.instance(let registration, let arguments), .instance(let one), .instance(.some(let other))):
            fauna.check(service.creature(one), from: registration, arguments)
            fauna.check(service.creature(other), from: registration, arguments)
        case (.missing, .missing, .instance(nil)), (.ambiguous, .ambiguous, .instance(nil)): break
        case (.ambiguousFurtherOn, .failure, .failure): break
        default: Issue.record("\(key): \(outcome) and \(optional) instead of \(answer)")
        }
    }

    private func compare(
        _ instance: Service?,
        _ lazy: Lazy<Service>?,
        _ provider: Provider<Service>?,
        with answer: DefaultArgumentModel.Answer,
        _ fauna: RandomFauna
    ) {
        switch (answer, instance, lazy, provider) {
        case (.instance(let registration, let arguments), let instance?, let lazy?, let provider?):
            fauna.check(service.creature(instance), from: registration, arguments)
            let first = service.creature(lazy.instance)
            fauna.check(first, from: registration, arguments)
            #expect(first === service.creature(lazy.instance))
            for _ in 0..<2 {
                fauna.check(service.creature(provider.instance), from: registration, arguments)
            }
        case (.missing, nil, nil, nil), (.ambiguous, nil, nil, nil), (.ambiguousFurtherOn, nil, _?, _?): break
        default:
            Issue.record("\(key): \(instance as Any), \(lazy as Any), \(provider as Any), not \(answer)")
        }
    }
}

/// What becomes of a resolution.
private enum Outcome<Service> {
    case instance(Service)
    case missing
    case ambiguous
    case failure(ResolutionError)

    /// - Parameter depth: The length of the path to what is asked for.
    init(depth: Int = 1, _ resolve: () throws(ResolutionError) -> Service) {
        do {
            self = .instance(try resolve())
        } catch {
            guard case .unregistered(let alternatives) = error.reason, error.path.count == depth else {
                self = .failure(error)
                return
            }
            if case .ambiguous = alternatives.first { self = .ambiguous } else { self = .missing }
        }
    }
}

/// The keys that tests ask about.
enum Questions {
    private static let animal = Asked<any Fauna.Animal>(
        title: "Animal",
        fake: { origin in Fauna.Fake(origin) },
        creature: { animal in animal }
    )
    private static let pet = Asked<any Fauna.Pet>(
        title: "Pet",
        fake: { origin in Fauna.Fake(origin) },
        creature: { pet in pet }
    )

    static let all: [any AnyQuestion] = [nil, "summer"].flatMap { name in
        questions(about: animal, name: name) + questions(about: pet, name: name)
    }

    private static func questions<Service>(about service: Asked<Service>, name: String?) -> [any AnyQuestion]
    {
        [
            Question(service, name: name),
            Question(service, name: name, "Lucky"),
            Question(service, name: name, 7),
            Question(service, name: name, "Lucky", 7),
            Question(service, name: name, "Lucky", true),
            Question(service, name: name, 7, true),
            Question(service, name: name, "Lucky", true, 7),
            Question(service, name: name, true),
        ]
    }
}
