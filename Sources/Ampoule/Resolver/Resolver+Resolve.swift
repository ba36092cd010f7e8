extension Resolver {
    /// The instance of a service made without arguments, or nil.
    ///
    /// ```swift
    /// let animal = container.resolve(Animal.self)
    /// let dog = container.resolve(Animal.self, name: "dog")
    /// ```
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
        guard let container = borrowedContainer else {
            return askRequirementIfAny(serviceType, name: name)
        }
        let step = container.step(to: serviceType, name: name)
        if step.hasInstance {
            let instance: Service = step.copyInstance()
            return instance
        }
        guard step.hasEnteredFactory else { return container.finishIfAny(step, to: serviceType, name: name) }
        return step.makeIfAny(by: TypedFactory<Service>.self, reportingTo: self) { factory in
            try factory.pointee(self)
        }
    }

    /// The instance of a service made from one argument, or nil.
    ///
    /// ```swift
    /// let spirit = container.resolve(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key: a `String?` finds no factory that takes a
    /// `String`, and an animal in a variable of the type `any Animal` none that takes a `Cat`.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type that the argument counts as: its static type unless another is given.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func resolve<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) -> Service? {
        guard let container = borrowedContainer else {
            return askRequirementIfAny(serviceType, name: name, argument)
        }
        let step = container.step(to: serviceType, argumentTypes: Argument.self, name: name)
        guard step.hasEnteredFactory else { return container.finishIfAny(step, to: serviceType, name: name, argument) }
        return step.makeIfAny(by: TypedFactory<Service, Argument>.self, reportingTo: self) { factory in
            try (factory.pointee.make as (any Resolver, Argument) throws -> Service)(self, argument)
        }
    }

    /// The instance of a service made from several arguments, or nil.
    ///
    /// ```swift
    /// let lucky = container.resolve(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key.
    ///
    /// Why there is no instance is written to the log of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The arguments for the factory.
    ///   - argumentTypes: The types that the arguments count as, as a tuple: their static types unless others are
    ///     given.
    /// - Returns: The instance, or nil if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from what the factory does.
    @inlinable
    @inline(__always)
    public func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) -> Service? {
        guard let container = borrowedContainer else {
            return askRequirementIfAny(serviceType, name: name, repeat each argument)
        }
        let step = container.step(to: serviceType, argumentTypes: repeat (each Argument).self, name: name)
        guard step.hasEnteredFactory else {
            return container.finishIfAny(step, to: serviceType, name: name, repeat each argument)
        }
        return step.makeIfAny(by: TypedFactory<Service, repeat each Argument>.self, reportingTo: self) {
            factory in
            try factory.pointee(self, repeat each argument)
        }
    }
}

/// Calls with two and three arguments, which need no parameter pack: each function that a pack passes copies
/// the arguments, so the compiler prefers these where the number of arguments is known.
///
/// The compiler passes the value inside an existential as a value of its dynamic type where a generic parameter
/// is used only once. The last parameter uses each a second time, so that the static type counts. The form for
/// any number of arguments has that parameter, too, since the compiler finds the others ambiguous beside it otherwise.
extension Resolver {
    /// The instance of a service made from two arguments, or nil.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    public func resolve<Service, First, Second>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ second: Second,
        as argumentTypes: (First, Second).Type = (First, Second).self
    ) -> Service? {
        guard let container = borrowedContainer else {
            return askRequirementIfAny(serviceType, name: name, first, second)
        }
        let step = container.step(to: serviceType, argumentTypes: First.self, Second.self, name: name)
        guard step.hasEnteredFactory else {
            return container.finishIfAny(step, to: serviceType, name: name, first, second)
        }
        return step.makeIfAny(by: TypedFactory<Service, First, Second>.self, reportingTo: self) { factory in
            try (factory.pointee.make as (any Resolver, First, Second) throws -> Service)(self, first, second)
        }
    }

    /// The instance of a service made from three arguments, or nil.
    @_documentation(visibility: internal)
    @inlinable
    @inline(__always)
    public func resolve<Service, First, Second, Third>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ second: Second,
        _ third: Third,
        as argumentTypes: (First, Second, Third).Type = (First, Second, Third).self
    ) -> Service? {
        guard let container = borrowedContainer else {
            return askRequirementIfAny(serviceType, name: name, first, second, third)
        }
        let step = container.step(
            to: serviceType,
            argumentTypes: First.self,
            Second.self,
            Third.self,
            name: name
        )
        guard step.hasEnteredFactory else {
            return container.finishIfAny(step, to: serviceType, name: name, first, second, third)
        }
        return step.makeIfAny(by: TypedFactory<Service, First, Second, Third>.self, reportingTo: self) {
            factory in
            try (factory.pointee.make as (any Resolver, First, Second, Third) throws -> Service)(
                self,
                first,
                second,
                third
            )
        }
    }
}
