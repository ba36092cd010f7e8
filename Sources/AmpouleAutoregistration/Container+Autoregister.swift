extension Container {
    /// Registers an initializer whose parameters the container resolves.
    ///
    /// ```swift
    /// container.register(Animal.self) { _ in Cat(name: "Mimi") }
    /// container.autoregister(Person.self, initializer: PetOwner.init(pet:))
    /// ```
    ///
    /// Each parameter is a dependency of its type: an optional is `nil` if the service is unregistered, and a `Lazy`
    /// or a `Provider` resolves later. `validate()` and `graph` include the dependencies. Instead of an initializer,
    /// any function can be passed; it may throw. Name and meaning are those of SwinjectAutoregistration.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: A name that distinguishes registrations of the same service.
    ///   - initializer: An initializer that is neither asynchronous nor isolated to an actor.
    ///   - fileID: The file of the call, for the graph.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Returns: The entry of the registration, which configures its scope and completions.
    /// - Complexity: O(*n*), where *n* is the number of parameters.
    @preconcurrency
    @discardableResult
    public func autoregister<Service, each Parameter>(
        _ service: Service.Type,
        name: String? = nil,
        initializer: @escaping @Sendable (repeat each Parameter) throws -> Service,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) -> ServiceEntry<Service> {
        let wiring = Wiring(
            of: service,
            parameters: repeat (each Parameter).self,
            place: Wiring.Place(fileID: fileID, line: line, column: column)
        )
        return register(service, name: name, description: wiring.description) { (resolver: any Resolver) in
            var supply = Supply(resolver, wiring)
            return try initializer(repeat try supply.next((each Parameter).self))
        }
    }

    /// Registers an initializer with one parameter as an argument.
    ///
    /// ```swift
    /// container.autoregister(Person.self, argument: String.self, initializer: PetOwner.init(name:pet:))
    ///
    /// let stephen = container.resolve(Person.self, argument: "Stephen")
    /// ```
    ///
    /// The argument is passed to the first parameter of exactly its type; see
    /// `autoregister(_:name:arguments:initializer:)`.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: A name that distinguishes registrations of the same service and argument.
    ///   - argument: The type of the argument, which a parameter of the initializer must have.
    ///   - initializer: An initializer that is neither asynchronous nor isolated to an actor.
    ///   - fileID: The file of the call, for the graph.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Returns: The entry of the registration, which configures its scope and completions.
    /// - Complexity: O(*n*), where *n* is the number of parameters.
    @preconcurrency
    @discardableResult
    public func autoregister<Service, Argument, each Parameter>(
        _ service: Service.Type,
        name: String? = nil,
        argument: Argument.Type,
        initializer: @escaping @Sendable (repeat each Parameter) throws -> Service,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) -> ServiceEntry<Service> {
        autoregister(
            service,
            name: name,
            arguments: argument,
            initializer: initializer,
            fileID: fileID,
            line: line,
            column: column
        )
    }

    /// Registers an initializer with several parameters as arguments.
    ///
    /// ```swift
    /// container.autoregister(
    ///     Person.self,
    ///     arguments: String.self, String.self,
    ///     initializer: PetOwner.init(firstName:lastName:pet:)
    /// )
    ///
    /// let stephen = container.resolve(Person.self, arguments: "Stephen", "Stone")
    /// ```
    ///
    /// Each argument is used once, in order: it is passed to the first parameter of exactly its type that no earlier
    /// argument has taken. The other parameters are dependencies. An argument without such a parameter traps at the
    /// call of this function.
    ///
    /// - Parameters:
    ///   - service: The type of the service.
    ///   - name: A name that distinguishes registrations of the same service and arguments.
    ///   - firstArgument: The type of the first argument, which a parameter of the initializer must have.
    ///   - argument: The types of the further arguments.
    ///   - initializer: An initializer that is neither asynchronous nor isolated to an actor.
    ///   - fileID: The file of the call, for the graph.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    /// - Returns: The entry of the registration, which configures its scope and completions.
    /// - Complexity: O(*n*·*m*), where *n* is the number of parameters and *m* the number of arguments.
    @preconcurrency
    @discardableResult
    public func autoregister<Service, FirstArgument, each Argument, each Parameter>(
        _ service: Service.Type,
        name: String? = nil,
        arguments firstArgument: FirstArgument.Type,
        _ argument: repeat (each Argument).Type,
        initializer: @escaping @Sendable (repeat each Parameter) throws -> Service,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column
    ) -> ServiceEntry<Service> {
        var argumentTypes: [Any.Type] = [firstArgument]
        for type in repeat each argument { argumentTypes.append(type) }
        let wiring = Wiring(
            of: service,
            parameters: repeat (each Parameter).self,
            arguments: argumentTypes,
            place: Wiring.Place(fileID: fileID, line: line, column: column)
        )
        return register(service, name: name, description: wiring.description) {
            (resolver: any Resolver, first: FirstArgument, argument: repeat each Argument) in
            var supply = Supply(resolver, wiring, first, repeat each argument)
            return try initializer(repeat try supply.next((each Parameter).self))
        }
    }
}
