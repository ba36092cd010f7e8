/// A service type and a list of argument types, identified by one word.
///
/// A service without arguments identifies itself: instantiating a generic type for it would cost more than the rest of
/// a registration.
@usableFromInline
enum KeySignature: Sendable {
    /// A service that is made without arguments.
    case service(Any.Type)

    /// Any other signature.
    case composed(any ComposedSignature.Type)

    /// The word that identifies the signature.
    @inlinable
    @inline(__always)
    var identity: ObjectIdentifier {
        switch self {
        case .service(let type): ObjectIdentifier(type)
        case .composed(let type): ObjectIdentifier(type)
        }
    }

    var serviceType: Any.Type {
        switch self {
        case .service(let type): type
        case .composed(let type): type.serviceType
        }
    }

    var argumentTypes: [Any.Type] {
        switch self {
        case .service: []
        case .composed(let type): type.argumentTypes
        }
    }

    /// Calls a visitor with the types of the signature.
    func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        func visit<Service>(_ service: Service.Type) -> Visitor.Result {
            visitor.visit(Signature<Service>.self)
        }
        return switch self {
        case .service(let type): visit(type)
        case .composed(let type): type.accept(visitor)
        }
    }

    var takesNoArguments: Bool { argumentTypes.isEmpty }
}

/// A type that represents a service type and a list of argument types.
///
/// One metatype identifies the combination, so that keys compare and hash a single word. A tuple type can't: it doesn't
/// distinguish a single argument that is a tuple from several arguments.
@usableFromInline
protocol ComposedSignature: SendableMetatype {
    static var serviceType: Any.Type { get }
    static var argumentTypes: [Any.Type] { get }

    /// Calls a visitor with the types of the signature.
    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result
}

/// A visitor of the types that a signature represents.
@usableFromInline
protocol SignatureVisitor {
    associatedtype Result

    /// Visits the signature of a service and its argument types.
    func visit<Service, each Argument>(_ signature: Signature<Service, repeat each Argument>.Type) -> Result
}

/// The signature of keys for `Service` with arguments of the given types.
@usableFromInline
struct Signature<Service, each Argument>: ComposedSignature {
    /// The signature as keys store it: the service alone if there are no arguments.
    @inlinable
    @inline(__always)
    static var ofKey: KeySignature {
        for _ in repeat (each Argument).self { return .composed(Self.self) }
        return .service(Service.self)
    }

    @usableFromInline
    static var serviceType: Any.Type { Service.self }

    @usableFromInline
    static var argumentTypes: [Any.Type] {
        var types: [Any.Type] = []
        repeat types.append((each Argument).self)
        return types
    }

    @usableFromInline
    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        visitor.visit(Self.self)
    }
}

/// The signature of an unregistered component.
///
/// It differs from the signature of the service, and between components, since two may have the same service.
struct ComponentSignature<Component, OfService: ComposedSignature>: ComposedSignature {
    static var serviceType: Any.Type { OfService.serviceType }
    static var argumentTypes: [Any.Type] { OfService.argumentTypes }

    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        OfService.accept(visitor)
    }
}
