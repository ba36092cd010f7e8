#if canImport(SwiftUI)
import Ampoule
import SwiftUI

/// A view that resolves asynchronously, and shows the instance once there is one.
///
/// ```swift
/// AsyncResolved(Report.self) { report in
///     ReportView(report: report)
/// } placeholder: {
///     ProgressView()
/// } failure: { error in
///     Text(error.description)
/// }
/// ```
///
/// The view resolves from the nearest container when it appears, and keeps the instance for the life of its identity. It shows the
/// placeholder until then, and the failure if there is an error. A view that goes meanwhile cancels the resolution, and
/// resolves again when it comes back.
///
/// Synchronous components can be resolved, too. ``Resolved`` needs no placeholder for them.
public struct AsyncResolved<Value, Content: View, Placeholder: View, Failure: View>: View {
    private enum Phase {
        case pending
        case success(Value)
        case failure(ViewResolutionError)
    }

    @Environment(\.nearestContainer) private var container
    @State private var phase = Phase.pending
    private let resolve: @MainActor (Container) async throws -> Value
    private let content: (Value) -> Content
    private let placeholder: () -> Placeholder
    private let failure: (ViewResolutionError) -> Failure

    /// Resolves a service without arguments.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: The name of the registration.
    ///   - content: Makes the view for the instance.
    ///   - placeholder: Makes the view to show until there is an instance.
    ///   - failure: Makes the view for an error.
    public init(
        _ service: Value.Type,
        name: String? = nil,
        @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder,
        @ViewBuilder failure: @escaping (ViewResolutionError) -> Failure
    ) {
        self.init(
            { container in try await container.asynchronous.require(service, name: name) },
            content: content,
            placeholder: placeholder,
            failure: failure
        )
    }

    /// Resolves by a typed call.
    ///
    /// ```swift
    /// AsyncResolved({ try await $0.report.make(month: 3) }) { report in
    ///     ReportView(report: report)
    /// } placeholder: {
    ///     ProgressView()
    /// } failure: { error in
    ///     Text(error.description)
    /// }
    /// ```
    ///
    /// The typed call `await $0.report(month: 3)` traps on an error; `make` throws it, and the view shows the failure.
    ///
    /// - Parameters:
    ///   - resolve: Resolves the instance.
    ///   - content: Makes the view for the instance.
    ///   - placeholder: Makes the view to show until there is an instance.
    ///   - failure: Makes the view for an error.
    public init(
        _ resolve: @escaping @MainActor (Container) async throws -> Value,
        @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder,
        @ViewBuilder failure: @escaping (ViewResolutionError) -> Failure
    ) {
        self.resolve = resolve
        (self.content, self.placeholder, self.failure) = (content, placeholder, failure)
    }

    /// Resolves by a typed call of a component of a level.
    ///
    /// ```swift
    /// AsyncResolved(in: Session.self, { try await $0.report.make(month: 3) }) { report in
    ///     ReportView(report: report)
    /// } placeholder: {
    ///     ProgressView()
    /// } failure: { error in
    ///     Text(error.description)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - level: The level whose container is asked: the nearest one around the view.
    ///   - resolve: Resolves the instance.
    ///   - content: Makes the view for the instance.
    ///   - placeholder: Makes the view to show until there is an instance.
    ///   - failure: Makes the view for an error.
    public init<Level: ContainerLevel>(
        in level: Level.Type,
        _ resolve: @escaping @MainActor (LevelContainer<Level>) async throws -> Value,
        @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder,
        @ViewBuilder failure: @escaping (ViewResolutionError) -> Failure
    ) {
        self.init(
            { container in try await resolve(try container.require(LevelContainer<Level>.self)) },
            content: content,
            placeholder: placeholder,
            failure: failure
        )
    }

    /// The content, the placeholder, or the failure.
    public var body: some View {
        Group {
            switch phase {
            case .pending: placeholder()
            case .success(let value): content(value)
            case .failure(let error): failure(error)
            }
        }
        .task { await load() }
    }

    /// Resolves the instance, unless the view has one; it appears again after another view has covered it.
    private func load() async {
        guard case .pending = phase else { return }
        do throws(ViewResolutionError) {
            phase = .success(try await resolved())
        } catch {
            if !Task.isCancelled { phase = .failure(error) }
        }
    }

    private func resolved() async throws(ViewResolutionError) -> Value {
        guard let container else { throw ViewResolutionError(Value.self, in: nil, cause: nil) }
        do {
            return try await resolve(container)
        } catch {
            throw ViewResolutionError(Value.self, in: container, cause: error)
        }
    }
}
#endif
