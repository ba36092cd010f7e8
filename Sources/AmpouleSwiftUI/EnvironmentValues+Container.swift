#if canImport(SwiftUI)
import Ampoule
import Foundation
import SwiftUI

extension EnvironmentValues {
    /// The nearest container: that of the nearest `level(_:_:)` or `container(_:)` around the view.
    ///
    /// ```swift
    /// struct BookingButton: View {
    ///     @Environment(\.container) private var container
    ///
    ///     var body: some View {
    ///         Button("Book") { container.resolve(Bookings.self)?.book() }
    ///     }
    /// }
    /// ```
    ///
    /// Prefer ``Resolved``, which shows what a view needs.
    ///
    /// Traps if there is none, with a message that says where to put it. In a preview, it is an empty container instead, from
    /// which nothing can be resolved, and the message goes to the message handler.
    public var container: Container {
        get { nearestContainer ?? .missing(inPreview: ProcessInfo.processInfo.isPreview) }
        set { nearestContainer = newValue }
    }

    /// The nearest container; `nil` if there is none.
    var nearestContainer: Container? {
        get { self[NearestContainer.self] }
        set { self[NearestContainer.self] = newValue }
    }
}

private struct NearestContainer: EnvironmentKey {
    static let defaultValue: Container? = nil
}

extension ProcessInfo {
    /// Whether Xcode runs the program to show a preview.
    fileprivate var isPreview: Bool { environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" }
}

extension Container {
    /// Returns an empty container for a preview without one, and traps elsewhere.
    ///
    /// - Parameters:
    ///   - isPreview: Whether Xcode shows a preview.
    ///   - handler: Receives where to put a container, if this returns.
    static func missing(
        inPreview isPreview: Bool,
        reportingTo handler: ((LogLevel, String) -> Void)? = Container.messageHandler
    ) -> Container {
        let message = ViewResolutionError(service: nil, levels: [], cause: nil).description
        guard isPreview else { fatalError(message) }
        handler?(.error, message)
        return Container()
    }
}
#endif
