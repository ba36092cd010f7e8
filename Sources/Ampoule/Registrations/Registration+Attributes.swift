extension Registration {
    /// Attributes that few registrations have, stored apart to save memory.
    package final class Attributes: Sendable {
        let origin: ComponentOrigin?

        /// The dependencies of a factory, if the code that registers it describes them.
        package let factoryDescription: FactoryDescription?

        /// The ``AsynchronousFactory`` of the same types, if there is one.
        let asynchronousFactory: (any AnyAsynchronousFactory)?

        /// The isolation of the instances of a closure that overrides a component.
        let statedIsolation: InstanceIsolation?

        /// The component that a closure overrides.
        let overridden: ComponentOrigin.Identity?

        /// The registration that this one forwards to.
        let target: Target?

        /// The decorator, if this registration is one.
        package let decoration: Decorated?
        let shortenedKey: ShortenedKey?

        init(
            origin: ComponentOrigin? = nil,
            factoryDescription: FactoryDescription? = nil,
            asynchronousFactory: (any AnyAsynchronousFactory)? = nil,
            statedIsolation: InstanceIsolation? = nil,
            overridden: ComponentOrigin.Identity? = nil,
            target: Target? = nil,
            decoration: Decorated? = nil,
            shortenedKey: ShortenedKey? = nil
        ) {
            self.origin = origin
            self.factoryDescription = factoryDescription
            self.asynchronousFactory = asynchronousFactory
            self.statedIsolation = statedIsolation
            self.overridden = overridden
            self.target = target
            self.decoration = decoration
            self.shortenedKey = shortenedKey
            target?.registration.owner.retain()
            decoration?.replaced?.registration.owner.retain()
        }

        /// Whether the factory is asynchronous, so that the synchronous one only throws; that of a shorter key may be either.
        var isAsynchronous: Bool { asynchronousFactory != nil && shortenedKey?.shorterKey == nil }
    }

    /// The isolation of the instances, if the code that registers the factory states it.
    var isolation: InstanceIsolation? { describedOrigin?.isolation ?? attributes?.statedIsolation }

    /// Whether the factory is asynchronous.
    package var isAsynchronous: Bool { attributes?.isAsynchronous ?? false }

    /// The complete key, if the key omits arguments that have default values.
    package var shortenedKey: ShortenedKey? { attributes?.shortenedKey }

    /// The shorter key that forwards to the complete one, also asynchronously, if there is a single complete key.
    var shorterKey: (any ShorterKey)? { shortenedKey?.shorterKey }

    /// The component that the registration is generated for, if any.
    package var origin: ComponentOrigin? { attributes?.origin }

    /// The component that describes the dependencies: the registered one, or the one that decorates.
    package var describedOrigin: ComponentOrigin? { origin ?? attributes?.decoration?.component?.origin }

    /// The registration that this one forwards to, if it does.
    package var target: Registration? { attributes?.target?.registration }

    /// The registration of the same container that this one has replaced, and decorates; see ``Core/decorated(by:)``.
    package var decorated: Registration? { attributes?.decoration?.replaced?.registration }

    /// Whether this one decorates what requests find without it, whatever that is when they ask.
    var decoratesOuter: Bool { attributes?.decoration.map { $0.replaced == nil } ?? false }

    /// A decorator, with the registration that it has replaced.
    package struct Decorated: Sendable {
        let decoration: any Decoration

        /// The component that decorates, if one does.
        package var component: DecoratingComponent? { decoration.component }

        /// The registration of the same container that the decorator has replaced.
        ///
        /// If it has replaced none, it decorates the registration that a request finds without it.
        let replaced: Target?
    }
}

/// A registration to resolve without a lookup, such as one that others forward to, or decorate.
///
/// It leaves each resolution to the registration that stands for it in the current task, as a container does to its core. Only
/// code that describes or copies registrations reads it from the registrations that lead to it.
package struct Target: Sendable {
    fileprivate let registration: Registration

    @inline(__always)
    package init(_ registration: Registration) {
        self.registration = registration
    }

    var key: RegistrationKey { registration.key }

    var isAsynchronous: Bool { registration.isAsynchronous }

    /// Whether requests may have to wait for the instance.
    var mayBeAwaited: Bool { registration.isAsynchronous || registration.shorterKey != nil }

    /// The attributes of a registration that forwards to this one.
    func attributesOfForward(_ factory: (any AnyAsynchronousFactory)?) -> Registration.Attributes {
        guard registration.shorterKey != nil else {
            return Registration.Attributes(asynchronousFactory: factory, target: self)
        }
        // It leads to the complete key, as the shorter one does.
        return Registration.Attributes(
            origin: registration.origin,
            asynchronousFactory: factory,
            shortenedKey: registration.shortenedKey
        )
    }

    /// Whether others lead to the registration, and its container is closed.
    @inline(__always)
    var isOfClosedOwner: Bool { registration.isOfClosedOwner }

    /// The registration to resolve in the current task: a copy, or the given one.
    @inline(__always)
    var active: Registration { registration.active }

    /// The registration to resolve, if nothing diverts resolutions in the program; the caller owns it.
    @inline(__always)
    var undiverted: Pinned<Registration>? { Diversion.mayApply ? nil : Pinned(registration) }
}

/// The isolation of the instances of a registration.
struct InstanceIsolation: Sendable {
    /// The actor that instances are made on, if any.
    let actor: (any Actor)?

    /// Whether instances may cross between actors.
    let isSendable: Bool
}

/// An ``AsynchronousFactory``, whatever its service and argument types.
protocol AnyAsynchronousFactory: AnyObject, Sendable {}

/// A key without the last arguments of a component, which have default values.
///
/// A registration under it evaluates the default values and resolves the complete key. It thereby finds any
/// registration of that key, and shares instances as that registration does.
protocol ShorterKey: Sendable {
    /// Whether the component is asynchronous; a registration that overrides it may differ.
    var isComponentAsynchronous: Bool { get }

    /// The registration under the shorter key of a service, which resolves the complete one.
    func registration<Service>(of service: Service.Type) -> Registration

    /// The registration under a shorter key that is ambiguous between several complete ones.
    func ambiguousRegistration<Service>(of service: Service.Type, meaning keys: [RegistrationKey])
        -> Registration

    /// The decoration of the complete key that a decoration of the shorter key means.
    func completing(_ decoration: any Decoration) -> any Decoration

    /// The asynchronous factory that resolves the complete key of a service, whether the registration there is
    /// asynchronous or not: an ``AsynchronousFactory`` of the arguments that the shorter key has.
    func asynchronousFactory<Service>(of service: Service.Type) -> any AnyAsynchronousFactory
}

/// The complete key, or keys, that a registration under a shorter key forwards to.
package struct ShortenedKey: Sendable {
    /// The complete keys: that of one component, or those of several, so that the shorter key is ambiguous.
    package let keys: [RegistrationKey]

    /// The shorter key, if there is a single complete one.
    var shorterKey: (any ShorterKey)?

    package var isAmbiguous: Bool { keys.count > 1 }

    /// The complete key, unless the shorter one is ambiguous.
    package var complete: RegistrationKey? { isAmbiguous ? nil : keys.first }
}

/// The component that a registration is generated for; other registrations have none.
package struct ComponentOrigin: Sendable {
    /// The component, a `Registrable` type.
    package let component: any SendableMetatype.Type

    /// The number of the component's initializer, counted from 1.
    package let number: Int

    /// The actor that instances are made on, if any; synchronously, unless the component is asynchronous.
    package var actor: (any Actor)?

    /// Whether instances are made and injected only on ``actor``, or on no actor if it is `nil`.
    package var isIsolationKnown = false

    /// Whether instances may cross between actors.
    var isSendable = false

    /// Whether instances of exactly this type may be ``Closable``, as far as the module of the component tells.
    let mayBeClosable: Bool

    /// Identifies one initializer of one component.
    package struct Identity: Hashable {
        let component: ObjectIdentifier
        let number: Int
    }

    package var identity: Identity { Identity(component: ObjectIdentifier(component), number: number) }

    /// The isolation of the instances.
    var isolation: InstanceIsolation { InstanceIsolation(actor: actor, isSendable: isSendable) }
}

/// The dependencies of a factory that no macro registers, for the component graph.
///
/// Other modules of the package create one if they resolve the dependencies of a factory themselves.
package final class FactoryDescription: Sendable {
    /// The types that the container resolves, each with the number of its parameter, counted from 1.
    let parameterTypes: [(number: Int, type: Any.Type)]

    /// The call that registers the factory.
    package let location: DescribedLocation

    /// Describes a factory.
    ///
    /// - Parameters:
    ///   - parameterTypes: The types that the container resolves, each with the number of its parameter.
    ///   - location: The call that registers the factory.
    package init(parameterTypes: [(number: Int, type: Any.Type)], location: DescribedLocation) {
        self.parameterTypes = parameterTypes
        self.location = location
    }
}

/// A decorator, which wraps the instances of another registration.
///
/// A registration with a decoration resolves the decorated one, and has a scope of its own. So a shared instance is
/// decorated once, and the decorated registration shares and completes its instances as it did before.
protocol Decoration: Sendable {
    /// The component that decorates, if one does.
    var component: DecoratingComponent? { get }

    /// Makes the registration of the decorator.
    ///
    /// - Parameters:
    ///   - decorated: The registration whose instances are decorated.
    ///   - isReplaced: Whether the decorator replaces it; otherwise, it decorates what requests find without it.
    ///   - key: The key of both.
    func registration(
        decorating decorated: Registration,
        isReplaced: Bool,
        under key: RegistrationKey
    ) -> Registration

    /// This decoration for a registration whose arguments the decorator takes only in part.
    ///
    /// - Parameter argumentType: The types of the arguments, which begin with those that the decorator takes.
    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration
}

/// A component that decorates.
package struct DecoratingComponent: Sendable {
    package let origin: ComponentOrigin

    /// The complete key that the component is resolved under, where another registration may override it.
    package let key: RegistrationKey
}

/// A location in the sources, which descriptions of components and factories state.
package struct DescribedLocation: Sendable {
    /// The module and the name of the file, as `#fileID` has them.
    package let file: String

    /// The line, counted from 1.
    package let line: Int

    /// The column, counted from 1 in UTF-8 code units, as the compiler counts.
    package let column: Int

    /// Describes a location.
    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    /// Parses a line and a column separated by a colon.
    init?(_ position: Substring, in file: String) {
        let numbers = position.split(separator: ":").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] > 0 else { return nil }
        self.init(file: file, line: numbers[0], column: numbers[1])
    }
}

/// The asynchronous factory of a registration.
///
/// It runs on the caller's actor, so arguments and result need not be `Sendable`. A factory that is isolated to
/// another actor switches to it itself.
final class AsynchronousFactory<Service, each Argument>: AnyAsynchronousFactory {
    typealias Make =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, repeat each Argument) async throws -> Service

    let make: Make

    init(_ make: @escaping Make) {
        self.make = make
    }

    /// A synchronous factory that rejects each call with an error.
    var refusal: UntypedFactory {
        UntypedFactory { (_: any Resolver, _: repeat each Argument) throws -> Service in
            throw Refusal(reason: .asynchronous)
        }
    }
}

extension AsynchronousFactory {
    /// The factory of an asynchronous registration of these types.
    ///
    /// - Parameter attributes: The attributes of the registration.
    static func of(_ attributes: Registration.Attributes?) -> AsynchronousFactory {
        let factory =
            attributes?.asynchronousFactory
            ?? attributes?.shortenedKey?.shorterKey?.asynchronousFactory(of: Service.self)
        // Only registrations that have one of the two are made asynchronously.
        guard let factory else {
            preconditionFailure("The registration is not asynchronous")
        }
        return known(factory, as: AsynchronousFactory.self)
    }
}
