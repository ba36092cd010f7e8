/// The decorators of a list that is being registered, which come after all other components.
///
/// A component decorates the registrations that exist, and an included list may decorate what the program registers.
final class PendingDecorations: Sendable {
    /// The decorations of the list that the current task registers.
    @TaskLocal private static var current: PendingDecorations?

    private let container: ObjectIdentifier
    private let decorations = SanitizedMutex<[@Sendable () -> Void]>([])

    private init(of container: Container) {
        self.container = ObjectIdentifier(container)
    }

    /// Performs a decoration at the end of the list that is being registered in a container, or else at once.
    static func perform(in container: Container, _ decoration: @escaping @Sendable () -> Void) {
        guard let current, current.container == ObjectIdentifier(container) else { return decoration() }
        current.decorations.withLock { decorations in decorations.append(decoration) }
    }

    /// Performs the decorations of a list, and of those that it registers, after it.
    fileprivate static func performAll(in container: Container, after list: () -> Void) {
        guard current?.container != ObjectIdentifier(container) else { return list() }
        let pending = PendingDecorations(of: container)
        $current.withValue(pending, operation: list)
        for decoration in pending.decorations.withLock({ decorations in decorations }) { decoration() }
    }
}

extension Container {
    /// Registers the components of a list, decorators last.
    ///
    /// Do not use it directly; generated code does.
    public func __registerList(_ components: () -> Void) {
        PendingDecorations.performAll(in: self, after: components)
    }

    /// Registers the components of a list that replaces others, which are no mistake then.
    ///
    /// Do not use it directly; generated code does.
    public func __registerReplacing(_ components: () -> Void) {
        core.registrar.replacing(components)
    }
}
