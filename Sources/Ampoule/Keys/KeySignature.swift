/// A service type and a list of argument types, identified by one word.
///
/// A service without arguments identifies itself, since instantiating a generic type for it would take the runtime
/// longer than the rest of a registration.
@usableFromInline
enum KeySignature: Sendable {
    /// A service that is made without arguments.
    case service(Any.Type)

    /// Everything else.
    case composed(any ComposedSignature.Type)

    /// Identifies the signature.
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

    /// Opens the types of the signature for a visitor.
    func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        func visit<Service>(_ service: Service.Type) -> Visitor.Result {
            visitor.visit(Signature<Service>.self)
        }
        return switch self {
        case .service(let type): visit(type)
        case .composed(let type): type.accept(visitor)
        }
    }

    var takesNoArguments: Bool {
        switch self {
        case .service: true
        case .composed(let type): type.takesNoArguments
        }
    }
}

/// A type that stands for a service type and a list of argument types.
///
/// One metatype identifies the combination, so keys are compared and hashed as a single word. A tuple type
/// would not do: a single argument that is a tuple would equal several arguments.
@usableFromInline
protocol ComposedSignature: SendableMetatype {
    static var serviceType: Any.Type { get }
    static var argumentTypes: [Any.Type] { get }
    static var takesNoArguments: Bool { get }

    /// Opens the types of the signature for a visitor.
    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result
}

/// Receives the types that a signature stands for.
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
    static var takesNoArguments: Bool {
        for _ in repeat (each Argument).self { return false }
        return true
    }

    @usableFromInline
    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        visitor.visit(Self.self)
    }
}

/// The signature under which a component is found that nobody registered.
///
/// It differs from that of the service, and for each component, since two may have the same service.
@usableFromInline
struct ComponentSignature<Component, Service, each Argument>: ComposedSignature {
    @usableFromInline
    static var serviceType: Any.Type { Service.self }
    @usableFromInline
    static var argumentTypes: [Any.Type] { Signature<Service, repeat each Argument>.argumentTypes }
    @usableFromInline
    static var takesNoArguments: Bool { Signature<Service, repeat each Argument>.takesNoArguments }

    @usableFromInline
    static func accept<Visitor: SignatureVisitor>(_ visitor: Visitor) -> Visitor.Result {
        visitor.visit(Signature<Service, repeat each Argument>.self)
    }
}
