/// The registration generated for a component, independent of its service and argument types.
@usableFromInline
final class ComponentTemplate: Sendable {
    // The properties that every call reads come first, so that they share a cache line.

    /// The address of the component's own factory, which identifies it.
    @usableFromInline
    let factoryAddress: UInt

    let service: Any.Type

    /// Whether the key has no name, so that the signature alone identifies it.
    @usableFromInline
    let hasPlainKey: Bool

    let key: RegistrationKey

    /// The hash of the key, stored because hashing a name is slow.
    let keyHash: Int

    /// The option of the component's key while it is unregistered.
    let ownOption: OptionBox

    let factory: CommonFactory
    let attributes: Registration.Attributes
    let completions: (any AnyCompletions)?

    /// The scope; `nil` for the default scope of the container.
    let scope: ObjectScope?
    let forwards: [__Forward]

    /// Describes a registration.
    ///
    /// - Parameters:
    ///   - key: The key of the registration.
    ///   - factory: The synchronous factory, which throws if the component is asynchronous.
    ///   - attributes: The attributes of each registration made from this template.
    ///   - completions: The closures that complete an instance.
    ///   - scope: The scope; `nil` for the default scope of the container.
    ///   - forwards: The further services that forward to this one.
    init(
        key: RegistrationKey,
        factory: UntypedFactory,
        attributes: Registration.Attributes,
        completions: (any AnyCompletions)? = nil,
        scope: ObjectScope?,
        forwards: [__Forward]
    ) {
        self.key = key
        service = key.serviceType
        keyHash = key.tableHash
        hasPlainKey = key.isPlain
        self.factory = CommonFactory(factory)
        factoryAddress = UInt(bitPattern: self.factory.address)
        self.attributes = attributes
        ownOption = OptionBox(
            UnregisteredOption(component: attributes.origin.map { ObjectIdentifier($0.component) })
        )
        self.completions = completions
        self.scope = scope
        self.forwards = forwards
    }

    /// Whether the component is asynchronous, by its own factory or by that of the complete key.
    var isAsynchronous: Bool {
        attributes.shortenedKey?.shorterKey?.isComponentAsynchronous
            ?? (attributes.asynchronousFactory != nil)
    }

    /// Makes a registration of the component, without adding it to a container.
    func makeRegistration(under key: RegistrationKey, defaultScope: ObjectScope) -> Registration {
        Registration(
            key: key,
            factory: factory.factory,
            componentFactory: factory,
            scope: scope ?? defaultScope,
            completions: completions,
            attributes: attributes
        )
    }

    /// Registers the component, and the further services that forward to it.
    ///
    /// - Parameter service: The service of the template.
    func register<Service>(_ service: Service.Type, in container: Container) {
        let core = container.core
        let registration = makeRegistration(under: key, defaultScope: core.defaultObjectScope)
        let entry: ServiceEntry<Service>
        if let shorterKey = registration.shorterKey {
            shorterKey.register(service, in: core)
            entry = ServiceEntry(registration: registration, registrar: core.registrar)
        } else {
            entry = core.registrar.file(registration)
        }
        for forward in forwards { forward.register(core, entry) }
    }
}

extension ComponentTemplate {
    /// The key of the component while it is unregistered.
    var ownKey: RegistrationKey {
        RegistrationKey(signature: key.signature, name: key.name, optionBox: ownOption)
    }
}
