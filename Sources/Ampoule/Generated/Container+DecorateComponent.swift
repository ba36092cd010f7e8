/// The functions by which generated code registers a component that decorates a service.
extension Container {
    /// Registers a component as a decorator; traps at the given line if there is nothing to decorate.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// - Parameters:
    ///   - registration: The registration of the component, whose first argument is the instance to decorate.
    ///   - passed: Converts an instance of the service to that argument.
    ///   - service: Converts the component to the service.
    ///   - file: The file of the component.
    ///   - line: The line of the component.
    public func __decorate<Service, Decorated, Component, each Argument>(
        by registration: ComponentRegistration<Component, Decorated, repeat each Argument>,
        passing passed: __Conversion<Service, Decorated>,
        as service: __Conversion<Component, Service>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let awaited = AwaitedComponent<Component, Decorated, repeat each Argument>(registration.template)
        decorate(by: awaited, passing: passed, as: service, file, line) {
            (resolver: any Resolver, instance: Service, argument: repeat each Argument) in
            service(try resolver.__make(registration, passed(instance), repeat each argument))
        }
    }

    /// Registers an asynchronous component as a decorator; traps at the given line if there is nothing to decorate.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// - Parameters:
    ///   - registration: The registration of the component, whose first argument is the instance to decorate.
    ///   - passed: Converts an instance of the service to that argument.
    ///   - service: Converts the component to the service.
    ///   - file: The file of the component.
    ///   - line: The line of the component.
    public func __decorate<Service, Decorated, Component, each Argument>(
        by registration: AsynchronousComponentRegistration<Component, Decorated, repeat each Argument>,
        passing passed: __Conversion<Service, Decorated>,
        as service: __Conversion<Component, Service>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let awaited = AwaitedComponent<Component, Decorated, repeat each Argument>(registration.template)
        decorate(by: awaited, passing: passed, as: service, file, line, nil)
    }

    private func decorate<Service, Decorated, Component, each Argument>(
        by awaited: AwaitedComponent<Component, Decorated, repeat each Argument>,
        passing passed: __Conversion<Service, Decorated>,
        as service: __Conversion<Component, Service>,
        _ file: StaticString,
        _ line: UInt,
        _ decorate: ClosureDecoration<Service, repeat each Argument>.Decorate?
    ) {
        let component = awaited.template
        let decoration = ClosureDecoration<Service, repeat each Argument>(
            decorate,
            awaited: { (resolver: AsynchronousResolver, instance: Service, argument: repeat each Argument) in
                service(try await awaited.make(by: resolver, passed(instance), repeat each argument))
            },
            component: DecoratingComponent(component)
        )
        let registrar = core.registrar
        guard !registrar.isCollecting else {
            registrar.set(component.makeRegistration(under: component.key, defaultScope: .transient))
            return
        }
        let key = RegistrationKey(
            Service.self,
            argumentTypes: repeat (each Argument).self,
            name: component.key.name
        )
        PendingDecorations.perform(in: self) {
            do throws(ResolutionError) {
                let _: ServiceEntry<Service> = try self.core.decorate(key, by: decoration)
            } catch {
                trap(error, file: file, line: line)
            }
        }
    }
}

extension DecoratingComponent {
    /// Describes the component of a template; `nil` if that has none.
    fileprivate init?(_ template: ComponentTemplate) {
        guard let origin = template.attributes.origin else { return nil }
        self.init(origin: origin, key: template.attributes.shortenedKey?.keys.first ?? template.key)
    }
}

/// A conversion of an instance to another type, written by a macro as a function that returns its argument.
///
/// Do not use it directly; generated code does.
public struct __Conversion<Source, Result>: @unchecked Sendable {
    // Unchecked because the function's type does not declare it thread-safe. A macro writes it, it captures nothing and
    // calls no code of the user, so it may run anywhere, although its declaration may inherit an actor.
    private let function: (Source) -> Result

    /// Describes a function that returns its argument.
    public init(_ function: @escaping @isolated(any) (Source) -> Result) {
        self.function = unsafeBitCast(function, to: ((Source) -> Result).self)
    }

    func callAsFunction(_ source: Source) -> Result { function(source) }
}
