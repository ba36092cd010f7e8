import Ampoule
import TestSupport
import Testing

typealias SendableComponent = Registrable & SendableMetatype

/// Which components a container closes is decided where they are compiled: each answer agrees with that of a cast.
struct ClosabilityTests {
    private let container = Container()
    private let closings = Notebook<String>()

    init() { container.register(Notebook<String>.self, instance: closings) }

    @Test(
        arguments: [
            OwnGate.self, ExtendedGate.self, ServiceGate.self, PlainGate.self, ClosableSubclassGate.self,
            PlainSubclassGate.self, InheritingGate.self, StructGate.self, PlainStructGate.self,
            ActorGate.self,
            GenericGate<Int>.self, ConditionalGate<Int>.self, ConditionalGate<String>.self,
            Yard.NestedGate.self,
            Meadow<Int>.NestedGate.self, Meadow<String>.NestedGate.self, AsynchronousGate.self,
        ] as [any SendableComponent.Type]
    )
    func aComponentIsClosedExactlyIfItConforms(component: any SendableComponent.Type)
        async throws
    {
        component.register(in: container)
        try await container.makeSharedInstances()

        try await container.close()

        #expect(closings.entries == (component is any Closable.Type ? ["closed"] : []))
    }

    @Test func whatReplacesAComponentIsClosedByItsOwnType() async throws {
        PlainGate.register(in: container)
        container.override(PlainGate.self) { GateOfATest(closings: closings) }
        _ = try container.require(PlainGate.self)

        try await container.close()

        #expect(closings.entries == ["closed"])
    }

    @Test func whatAFunctionReturnsIsClosedByItsType() async throws {
        Yard.barrierComponent.register(in: container)
        _ = try container.require((any Hurdle).self)

        try await container.close()

        #expect(closings.entries == ["closed"])
    }

    /// The answer is that of a component whose conformance is in another module.
    @Test func aConformanceInAnotherModuleIsNamedInADebugBuild() async throws {
        let messages = Notebook<String>()
        container.messageHandler = { _, message in messages.write(message) }
        ForeignGate.register(in: container)
        _ = try container.require(ForeignGate.self)
        _ = try container.require(ForeignGate.self)

        try await container.close()

        #if DEBUG
        let text = """
            'ForeignGate' is never closed: its component conforms to 'Closable' in another module than its own.
            Declare the conformance in the module of the component.
            """
        #expect(messages.entries == [text])
        #else
        #expect(messages.entries == [])
        #endif
    }
}

// MARK: - Components

private protocol Hurdle: Sendable {
    var closings: Notebook<String> { get }
}

/// A protocol that leads to a conformance.
private protocol ClosingGate: Hurdle, Closable {}

extension ClosingGate {
    func close() { closings.write("closed") }
}

@Register(scope: .container)
private final class OwnGate: ClosingGate {
    @Inject let closings: Notebook<String>
}

@Register(scope: .container)
private final class ExtendedGate: Hurdle {
    @Inject let closings: Notebook<String>
}

extension ExtendedGate: Closable {
    func close() { closings.write("closed") }
}

@Register((any Hurdle).self, scope: .container)
private final class ServiceGate: ClosingGate {
    @Inject let closings: Notebook<String>
}

@Register(scope: .container)
private class PlainGate: Hurdle, @unchecked Sendable {
    @Inject let closings: Notebook<String>
}

/// No component, so that it replaces the instance of one.
private final class GateOfATest: PlainGate, ClosingGate, @unchecked Sendable {}

/// Inherits the conformance to 'Registrable' from a component that isn't closed.
@Register(scope: .container)
private final class ClosableSubclassGate: PlainGate, ClosingGate, @unchecked Sendable {
    override init(@Inject closings: Notebook<String>) { super.init(closings: closings) }
}

@Register(scope: .container)
private final class PlainSubclassGate: PlainGate, @unchecked Sendable {
    override init(@Inject closings: Notebook<String>) { super.init(closings: closings) }
}

private class ClosingBase: ClosingGate, @unchecked Sendable {
    let closings: Notebook<String>
    init(closings: Notebook<String>) { self.closings = closings }
}

@Register(scope: .container)
private final class InheritingGate: ClosingBase, @unchecked Sendable {
    override init(@Inject closings: Notebook<String>) { super.init(closings: closings) }
}

@Register(scope: .container)
private struct StructGate: ClosingGate {
    @Inject let closings: Notebook<String>
}

@Register(scope: .container)
private struct PlainStructGate: Hurdle {
    @Inject let closings: Notebook<String>
}

@Register(scope: .container)
private actor ActorGate: Closable {
    @Inject let closings: Notebook<String>
    func close() { closings.write("closed") }
}

@Register(scope: .container)
private final class GenericGate<Wood: Sendable>: ClosingGate {
    @Inject let closings: Notebook<String>
}

@Register(scope: .container)
private final class ConditionalGate<Wood: Sendable>: Hurdle {
    @Inject let closings: Notebook<String>
}

extension ConditionalGate: Closable where Wood: BinaryInteger {
    func close() { closings.write("closed") }
}

private enum Yard {
    @Register(scope: .container)
    final class NestedGate: ClosingGate {
        @Inject let closings: Notebook<String>
    }

    @Provides(scope: .container)
    static func barrier(@Inject closings: Notebook<String>) -> any Hurdle { GateOfATest(closings: closings) }
}

private enum Meadow<Grass: Sendable> {
    @Register(scope: .container)
    final class NestedGate: Hurdle {
        @Inject let closings: Notebook<String>
    }
}

extension Meadow.NestedGate: Closable where Grass: BinaryInteger {
    func close() { closings.write("closed") }
}

@Register(scope: .container)
private final class AsynchronousGate: ClosingGate {
    let closings: Notebook<String>
    init(@Inject closings: Notebook<String>) async { self.closings = closings }
}

@Register(scope: .container)
private final class ForeignGate: ClosingGate {
    static var __mayBeClosable: Bool { false }
    @Inject let closings: Notebook<String>
}
