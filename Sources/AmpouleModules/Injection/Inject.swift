/// Resolves a service from the current scope, or returns `nil`; the expected type determines the service.
///
/// ```swift
/// class View {
///     let service: Service? = inject()
///     let counter: Counter? = inject(1, 2)
/// }
/// ```
///
/// Parameters select the definition by their number and static types, at run time. If none matches, the log lists the
/// registered alternatives.
///
/// - Parameters:
///   - name: The name of the factory or singleton.
///   - parameter: The parameters.
/// - Returns: The instance, or `nil` if the resolution fails, which is logged.
/// - Complexity: O(1) on average, not counting the factory.
@inlinable
public func inject<Service, each Parameter>(
    named name: String? = nil,
    _ parameter: repeat each Parameter
) -> Service? {
    guard let container = Injection.container else {
        let key = RegistrationKey(Service.self, argumentTypes: repeat (each Parameter).self, name: name)
        let message = LogMessage.notStarted(key)
        Container.messageHandler?(message.level, message.description)
        return nil
    }
    return container.get(named: name, repeat each parameter)
}

/// Resolves a service from the current scope, or traps with the reason; the expected type determines the service.
///
/// ```swift
/// class View {
///     let service: Service = inject()
///     let counter: Counter = inject(1, 2)
/// }
/// ```
///
/// `try Injection.container?.require(Service.self)` throws the reason instead.
///
/// - Parameters:
///   - name: The name of the factory or singleton.
///   - parameter: The parameters.
///   - file: The file to name in the trap.
///   - line: The line to name in the trap.
/// - Returns: The instance.
/// - Complexity: O(1) on average, not counting the factory.
@inlinable
@_disfavoredOverload
public func inject<Service, each Parameter>(
    named name: String? = nil,
    _ parameter: repeat each Parameter,
    file: StaticString = #fileID,
    line: UInt = #line
) -> Service {
    guard let container = Injection.container else {
        let key = RegistrationKey(Service.self, argumentTypes: repeat (each Parameter).self, name: name)
        fatalError(LogMessage.notStarted(key).description, file: file, line: line)
    }
    return container.get(named: name, repeat each parameter, file: file, line: line)
}
