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

    private let component: Any.Type
    private let own = OnceReference<OwnKey>()

    let factory: CommonFactory
    let attributes: Registration.Attributes
    let completions: (any AnyCompletions)?

    /// The scope; `nil` for the default scope of the container.
    let scope: ObjectScope?
    let forwards: [__Forward]

    /// Describes a registration.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - key: The key of the registration.
    ///   - factory: The synchronous factory, which throws if the component is asynchronous.
    ///   - attributes: The attributes of each registration made from this template.
    ///   - completions: The closures that complete an instance.
    ///   - scope: The scope; `nil` for the default scope of the container.
    ///   - forwards: The further services that forward to this one.
    init(
        _ component: Any.Type,
        key: RegistrationKey,
        factory: UntypedFactory,
        attributes: Registration.Attributes,
        completions: (any AnyCompletions)? = nil,
        scope: ObjectScope?,
        forwards: [__Forward]
    ) {
        self.component = component
        self.key = key
        service = key.serviceType
        keyHash = key.tableHash
        hasPlainKey = key.isPlain
        self.factory = CommonFactory(factory)
        factoryAddress = UInt(bitPattern: self.factory.address)
        self.attributes = attributes
        self.completions = completions
        self.scope = scope
        self.forwards = forwards
    }

    /// Describes a registration under a shorter key, which forwards to the complete key.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - service: The service.
    ///   - complete: The template of the complete key.
    ///   - shorterKey: The shorter key.
    convenience init<Service>(
        _ component: Any.Type,
        _ service: Service.Type,
        shortening complete: ComponentTemplate,
        to shorterKey: some ShorterKey
    ) {
        precondition(
            shorterKey.completeKey(of: service) == complete.key,
            "The default values are those of the arguments that are left out"
        )
        self.init(
            component,
            key: shorterKey.key(of: service),
            factory: shorterKey.factory(of: service),
            attributes: shorterKey.attributes(of: service),
            scope: .transient,
            forwards: complete.forwards
        )
    }

    /// Whether the component is asynchronous, by its own factory or by that of the complete key.
    var isAsynchronous: Bool {
        attributes.shorterKey?.isComponentAsynchronous ?? (attributes.asynchronousFactory != nil)
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
        if let shorterKey = attributes.shorterKey {
            shorterKey.register(service, in: core)
            entry = ServiceEntry(registration: registration, registrar: core.registrar)
        } else {
            entry = core.registrar.file(registration)
        }
        for forward in forwards { forward.register(core, entry) }
    }
}

extension ComponentTemplate {
    fileprivate final class OwnKey: Sendable {
        let key: RegistrationKey

        init(_ key: RegistrationKey) {
            self.key = key
        }
    }

    /// The key of the component while it is unregistered.
    ///
    /// Made when it is first needed, since its type takes longer than all else that registering a component does.
    var ownKey: RegistrationKey {
        own.made {
            func signature<Component>(_ component: Component.Type) -> KeySignature {
                .composed(key.signature.accept(OwnSignature<Component>()))
            }
            let signature = _openExistential(component, do: signature)
            return OwnKey(RegistrationKey(signature: signature, name: key.name, optionBox: nil))
        }
        .key
    }

    /// The identity of the own key's signature; `nil` as long as that key isn't needed, and nothing is stored under it.
    var ownIdentity: ObjectIdentifier? {
        @inline(__always)
        get { own.read { $0.key.signature.identity } }
    }

    /// The hash of the own key, which has the same name as the other one.
    @inline(__always)
    func ownHash(_ identity: ObjectIdentifier) -> Int {
        keyHash ^ key.signature.identity.tableHash ^ identity.tableHash
    }
}

/// Makes the type that stands for the own key of a component.
private struct OwnSignature<Component>: SignatureVisitor {
    func visit<Service, each Argument>(
        _ signature: Signature<Service, repeat each Argument>.Type
    ) -> any ComposedSignature.Type {
        ComponentSignature<Component, Signature<Service, repeat each Argument>>.self
    }
}
