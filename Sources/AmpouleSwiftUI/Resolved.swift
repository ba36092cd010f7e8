#if canImport(SwiftUI)
import Ampoule
import Observation
import SwiftUI

/// A property of a view that is resolved once, and kept for the life of the view's identity.
///
/// ```swift
/// struct AgendaView: View {
///     @Resolved private var agenda: AgendaModel
///
///     var body: some View {
///         List(agenda.owners, id: \.self) { owner in Text(owner) }
///     }
/// }
/// ```
///
/// The view resolves the instance from the nearest container when its `body` first reads the property, and keeps it as `@State`
/// keeps a value: updates of the view return the same instance, and a new identity resolves again. A component that is
/// `@Observable` updates the views that read it, and `$agenda` has bindings to its properties. A component of the main actor can be
/// resolved, since views are.
///
/// Read the property in `body`, and in what `body` calls. Don't read it in the initializer of the view, which has no environment.
///
/// An optional is `nil` if nothing is registered. Any other failure traps, with the description of a
/// ``ViewResolutionError``, which names the levels that the views around have opened. ``AsyncResolved`` shows a view for the error
/// instead, and resolves asynchronous components.
@MainActor
@propertyWrapper
public struct Resolved<Value>: DynamicProperty {
    @Environment(\.nearestContainer) private var container
    @State private var instance = ResolvedInstance<Value>()
    private let resolve: @MainActor (Container) throws -> Value

    /// Resolves a service without arguments.
    ///
    /// ```swift
    /// @Resolved private var agenda: AgendaModel
    /// @Resolved(name: "dog") private var animal: any Animal
    /// @Resolved private var tracker: Tracker?
    /// ```
    ///
    /// - Parameter name: The name of the registration.
    public init(name: String? = nil) {
        resolve = { container in try container.require(Value.self, name: name) }
    }

    /// Resolves a service with arguments.
    ///
    /// ```swift
    /// struct OwnerView: View {
    ///     @Resolved private var owner: OwnerModel
    ///
    ///     init(id: Int) { _owner = Resolved(arguments: id) }
    /// }
    /// ```
    ///
    /// The static types of the arguments are part of the key. An instance keeps its arguments: give the view another identity, by
    /// `id(_:)`, to resolve it with others.
    ///
    /// - Parameters:
    ///   - name: The name of the registration.
    ///   - first: The first argument.
    ///   - argument: The other arguments.
    public init<First, each Argument>(
        name: String? = nil,
        arguments first: First,
        _ argument: repeat each Argument
    ) {
        resolve = { container in
            try container.require(Value.self, name: name, arguments: first, repeat each argument)
        }
    }

    /// Resolves by a typed call.
    ///
    /// ```swift
    /// @Resolved({ $0.ownerModel(id: 7) }) private var owner: OwnerModel
    /// ```
    ///
    /// A typed call traps on an error at its own line. With `try $0.ownerModel.make(id: 7)`, the message also names the levels that
    /// the views around have opened.
    ///
    /// - Parameter resolve: Resolves the instance; is called once for each identity of the view.
    public init(_ resolve: @escaping @MainActor (Container) throws -> Value) {
        self.resolve = resolve
    }

    /// Resolves by a typed call of a component of a level.
    ///
    /// ```swift
    /// @Resolved(in: Session.self, { $0.profileModel() }) private var profile: ProfileModel
    /// ```
    ///
    /// The compiler checks that the level has the component. That a view around has opened the level is found when the view is shown.
    ///
    /// - Parameters:
    ///   - level: The level whose container is asked: the nearest one around the view.
    ///   - resolve: Resolves the instance; is called once for each identity of the view.
    public init<Level: ContainerLevel>(
        in level: Level.Type,
        _ resolve: @escaping @MainActor (LevelContainer<Level>) throws -> Value
    ) {
        self.resolve = { container in try resolve(try container.require(LevelContainer<Level>.self)) }
    }

    /// Resolves by a property of the container.
    ///
    /// ```swift
    /// extension Container {
    ///     @MainActor var agenda: AgendaModel { agendaModel() }
    /// }
    ///
    /// @Resolved(\.agenda) private var agenda: AgendaModel
    /// ```
    ///
    /// - Parameter keyPath: The key path of the property, which is read once for each identity of the view.
    public init(_ keyPath: KeyPath<Container, Value>) {
        resolve = { container in container[keyPath: keyPath] }
    }

    /// The instance.
    public var wrappedValue: Value {
        do {
            return try instance.value(in: container, by: resolve)
        } catch {
            fatalError(error.description)
        }
    }

    /// The bindings to the properties of an observable instance.
    ///
    /// ```swift
    /// TextField("Name", text: $profile.name)
    /// ```
    public var projectedValue: Bindings { Bindings(instance: wrappedValue) }
}

extension Resolved {
    /// The bindings to the properties of an instance.
    @MainActor
    @dynamicMemberLookup
    public struct Bindings {
        fileprivate let instance: Value
    }
}

extension Resolved.Bindings where Value: AnyObject & Observable {
    /// The binding to a property of the instance.
    ///
    /// - Parameter keyPath: The key path of the property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Bindable(instance)[dynamicMember: keyPath]
    }
}

/// The instance of a ``Resolved`` property.
@MainActor
final class ResolvedInstance<Value> {
    private var value: Value?

    nonisolated init() {}

    /// The instance, resolved if this is the first call.
    func value(
        in container: Container?,
        by resolve: (Container) throws -> Value
    ) throws(ViewResolutionError) -> Value {
        if let value { return value }
        guard let container else { throw ViewResolutionError(Value.self, in: nil, cause: nil) }
        do {
            let made = try resolve(container)
            value = .some(made)
            return made
        } catch {
            throw ViewResolutionError(Value.self, in: container, cause: error)
        }
    }
}
#endif
