import Ampoule

/// What a test knows of a component, written down beside it.
struct Species: Sendable {
    struct Parameter {
        let type: String
        let value: String?

        init(_ type: String, _ value: String? = nil) { (self.type, self.value) = (type, value) }
    }

    let title: String
    let services: [String]
    let name: String?
    let parameters: [Parameter]

    /// Whether a scope of the component's own shares its instances; nil if the container's scope decides.
    let isShared: Bool?
    let register: @Sendable (Container) -> Void

    private init(
        _ title: String,
        _ services: [String],
        name: String? = nil,
        _ parameters: [Parameter],
        isShared: Bool? = nil,
        _ register: @escaping @Sendable (Container) -> Void
    ) {
        (self.title, self.services, self.name, self.parameters) = (title, services, name, parameters)
        (self.isShared, self.register) = (isShared, register)
    }

    static let all = [
        Species("Cat", ["Animal", "Pet"], [Parameter("String", "Mimi")], Fauna.Cat.register),
        Species("Dog", ["Animal", "Pet"], [Parameter("String", "Rex")], Fauna.Dog.register),
        Species(
            "Horse",
            ["Animal"],
            [Parameter("String"), Parameter("Bool", "false"), Parameter("Int", "3")],
            Fauna.Horse.register
        ),
        Species("Cow", ["Animal"], [Parameter("String"), Parameter("Int", "4")], Fauna.Cow.register),
        Species(
            "Parrot",
            ["Animal", "Pet"],
            [Parameter("String", "Polly"), Parameter("Bool", "true"), Parameter("Int", "40")],
            Fauna.Parrot.register
        ),
        Species("Goat", ["Animal", "Pet"], [Parameter("Int", "5")], Fauna.Goat.register),
        Species("Fish", ["Pet"], [], Fauna.Fish.register),
        Species(
            "Donkey",
            ["Pet"],
            [Parameter("String", "Eeyore"), Parameter("Int", "9")],
            isShared: true,
            Fauna.Donkey.register
        ),
        Species(
            "Bee",
            ["Animal", "Pet"],
            name: "summer",
            [Parameter("Int", "1"), Parameter("Bool", "true")],
            Fauna.Bee.register
        ),
        Species(
            "Swallow",
            ["Animal"],
            name: "summer",
            [Parameter("String", "Sally")],
            isShared: true,
            Fauna.Swallow.register
        ),
    ]

    /// The key of all arguments.
    func completeKey(of service: String) -> DefaultArgumentModel.Key? {
        guard services.contains(service) else { return nil }
        return DefaultArgumentModel.Key(service: service, name: name, argumentTypes: parameters.map(\.type))
    }

    /// The values of the arguments that a key leaves out, unless they are none, or one of them has no default value.
    func defaultValues(under key: DefaultArgumentModel.Key) -> [String]? {
        let given = key.argumentTypes.count
        guard services.contains(key.service), name == key.name, given < parameters.count,
            parameters.prefix(given).map(\.type) == key.argumentTypes
        else { return nil }
        let others = parameters.dropFirst(given).map(\.value)
        return others.contains(nil) ? nil : others.compactMap(\.self)
    }
}
