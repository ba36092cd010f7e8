/// A way to declare a component.
struct ComponentForm: ProgramForm {
    enum Kind: Sendable {
        case value, `class`, actor
    }

    let name: String
    let clarity: Clarity
    let kind: Kind

    /// Whether it can have dependencies that are made asynchronously, or on a global actor.
    let hasInitializer: Bool

    /// Whether its instances can be passed to other threads even if it has dependencies.
    let isSendable: Bool

    /// Whether it is a function rather than a type.
    let isFunction: Bool

    /// Whether it can implement a service that its kind can implement.
    let canImplement: @Sendable (Service) -> Bool

    /// Declares the component in a file.
    let declare: @Sendable (Page, ComponentPlan) -> Component

    init(
        _ name: String,
        _ kind: Kind,
        clarity: Clarity = .exact,
        hasInitializer: Bool = true,
        isSendable: Bool = true,
        isFunction: Bool = false,
        where canImplement: @escaping @Sendable (Service) -> Bool = { _ in true },
        declare: @escaping @Sendable (Page, ComponentPlan) -> Component
    ) {
        self.name = name
        self.clarity = clarity
        self.kind = kind
        self.hasInitializer = hasInitializer
        self.isSendable = isSendable
        self.isFunction = isFunction
        self.canImplement = canImplement
        self.declare = declare
    }

    static let all: [ComponentForm] = [
        .structure, .structureWithInitializer, .finalClass, .classWithInitializer, .classWithProperties,
        .classWithMethod, .subclass, .generic,
        .actor, .enumeration, .nested, .nestedInExtension, .severalInitializers, .conditionalMembers,
        .provided,
    ]

    /// Whether a component of this form can implement a service.
    func suits(_ service: Service) -> Bool {
        if isFunction { return true }
        guard service.conformance != nil, canImplement(service) else { return false }
        if service.isSuperclass { return kind == .class && name != ComponentForm.finalClass.name }
        return !service.isClassBound || kind != .value
    }
}
