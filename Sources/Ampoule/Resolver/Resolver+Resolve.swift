extension Resolver {
    /// Resolves a service without arguments, or returns `nil`.
    ///
    /// ```swift
    /// let animal = container.resolve(Animal.self)
    /// let dog = container.resolve(Animal.self, name: "dog")
    /// ```
    ///
    /// If there is no instance, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or `nil` if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    @inline(__always)
    public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
        let step = step(to: serviceType, name: name)
        if step.hasInstance {
            let instance: Service = step.copyInstance()
            return instance
        }
        guard step.hasEnteredFactory else {
            return finishIfAny(step, name: name, in: borrowedContainer, of: self)
        }
        return step.makeIfAny(by: TypedFactory<Service>.self, reportingTo: self) { factory in
            try factory.value(self)
        }
    }

    /// Resolves a service with one argument, or returns `nil`.
    ///
    /// ```swift
    /// let spirit = container.resolve(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key: a `String?` finds no factory that takes a `String`, and an
    /// argument of the static type `any Animal` finds none that takes a `Cat`.
    ///
    /// If there is no instance, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type of the argument in the key; by default its static type.
    /// - Returns: The instance, or `nil` if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    @inline(__always)
    public func resolve<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) -> Service? {
        let step = step(to: serviceType, argumentTypes: Argument.self, name: name)
        guard step.hasEnteredFactory else {
            return finishIfAny(step, name: name, in: borrowedContainer, of: self, argument)
        }
        return step.makeIfAny(by: TypedFactory<Service, Argument>.self, reportingTo: self) { factory in
            try (factory.value.make as (any Resolver, Argument) throws -> Service)(self, argument)
        }
    }

    /// Resolves a service with several arguments, or returns `nil`.
    ///
    /// ```swift
    /// let lucky = container.resolve(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key.
    ///
    /// If there is no instance, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The arguments for the factory.
    ///   - argumentTypes: The types of the arguments in the key, as a tuple; by default their static types.
    /// - Returns: The instance, or `nil` if there is no registration or its factory fails.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    @inline(__always)
    public func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) -> Service? {
        let step = step(to: serviceType, argumentTypes: repeat (each Argument).self, name: name)
        guard step.hasEnteredFactory else {
            return finishIfAny(step, name: name, in: borrowedContainer, of: self, repeat each argument)
        }
        return step.makeIfAny(by: TypedFactory<Service, repeat each Argument>.self, reportingTo: self) {
            factory in
            try factory.value(self, repeat each argument)
        }
    }
}

extension Resolver {
    /// Resolves a service without arguments, or throws an error with the reason.
    ///
    /// ```swift
    /// let animal = try container.require(Animal.self)
    /// let dog = try container.require(Animal.self, name: "dog")
    /// ```
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the dependencies form a
    ///   cycle.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    @inline(__always)
    public func require<Service>(_ serviceType: Service.Type, name: String? = nil) throws(ResolutionError)
        -> Service
    {
        let step = step(to: serviceType, name: name)
        guard step.hasEnteredFactory else {
            return try finish(step, name: name, in: borrowedContainer, of: self)
        }
        return try step.make(by: TypedFactory<Service>.self) { factory in
            try factory.value(self)
        }
    }

    /// Resolves a service with one argument, or throws an error with the reason.
    ///
    /// ```swift
    /// let spirit = try container.require(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key: a `String?` finds no factory that takes a `String`, and an
    /// argument of the static type `any Animal` finds none that takes a `Cat`.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type of the argument in the key; by default its static type.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the dependencies form a
    ///   cycle.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    @inline(__always)
    public func require<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) throws(ResolutionError) -> Service {
        let step = step(to: serviceType, argumentTypes: Argument.self, name: name)
        guard step.hasEnteredFactory else {
            return try finish(step, name: name, in: borrowedContainer, of: self, argument)
        }
        return try step.make(by: TypedFactory<Service, Argument>.self) { factory in
            try (factory.value.make as (any Resolver, Argument) throws -> Service)(self, argument)
        }
    }

    /// Resolves a service with several arguments, or throws an error with the reason.
    ///
    /// ```swift
    /// let lucky = try container.require(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The arguments for the factory.
    ///   - argumentTypes: The types of the arguments in the key, as a tuple; by default their static types.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if its factory throws, or if the dependencies form a
    ///   cycle.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    @inline(__always)
    public func require<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) throws(ResolutionError) -> Service {
        let step = step(to: serviceType, argumentTypes: repeat (each Argument).self, name: name)
        guard step.hasEnteredFactory else {
            return try finish(step, name: name, in: borrowedContainer, of: self, repeat each argument)
        }
        return try step.make(by: TypedFactory<Service, repeat each Argument>.self) { factory in
            try factory.value(self, repeat each argument)
        }
    }
}

/// Overloads for two and three arguments, which need no parameter pack. Each function that a pack passes through copies
/// the arguments; where the number of arguments is known, the compiler prefers these overloads.
///
/// The compiler opens an existential argument, and passes its dynamic type, where a generic parameter is used only
/// once. The last parameter uses each one a second time, so that the static type counts. The overload for any number of
/// arguments has that parameter, too: otherwise, the compiler finds these overloads ambiguous beside it.
@_documentation(visibility: internal)
extension Resolver {
    /// Resolves a service with two arguments, or returns `nil`.
    @inlinable
    @inline(__always)
    public func resolve<Service, First, Second>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ second: Second,
        as argumentTypes: (First, Second).Type = (First, Second).self
    ) -> Service? {
        let step = step(to: serviceType, argumentTypes: First.self, Second.self, name: name)
        guard step.hasEnteredFactory else {
            return finishIfAny(step, name: name, in: borrowedContainer, of: self, first, second)
        }
        return step.makeIfAny(by: TypedFactory<Service, First, Second>.self, reportingTo: self) { factory in
            try (factory.value.make as (any Resolver, First, Second) throws -> Service)(self, first, second)
        }
    }

    /// Resolves a service with three arguments, or returns `nil`.
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
        typealias Make = (any Resolver, First, Second, Third) throws -> Service
        let step = step(to: serviceType, argumentTypes: First.self, Second.self, Third.self, name: name)
        guard step.hasEnteredFactory else {
            return finishIfAny(step, name: name, in: borrowedContainer, of: self, first, second, third)
        }
        return step.makeIfAny(by: TypedFactory<Service, First, Second, Third>.self, reportingTo: self) {
            factory in
            try (factory.value.make as Make)(self, first, second, third)
        }
    }

    /// Resolves a service with two arguments, or throws an error with the reason.
    @inlinable
    @inline(__always)
    public func require<Service, First, Second>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ second: Second,
        as argumentTypes: (First, Second).Type = (First, Second).self
    ) throws(ResolutionError) -> Service {
        let step = step(to: serviceType, argumentTypes: First.self, Second.self, name: name)
        guard step.hasEnteredFactory else {
            return try finish(step, name: name, in: borrowedContainer, of: self, first, second)
        }
        return try step.make(by: TypedFactory<Service, First, Second>.self) { factory in
            try (factory.value.make as (any Resolver, First, Second) throws -> Service)(self, first, second)
        }
    }

    /// Resolves a service with three arguments, or throws an error with the reason.
    @inlinable
    @inline(__always)
    public func require<Service, First, Second, Third>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ second: Second,
        _ third: Third,
        as argumentTypes: (First, Second, Third).Type = (First, Second, Third).self
    ) throws(ResolutionError) -> Service {
        typealias Make = (any Resolver, First, Second, Third) throws -> Service
        let step = step(to: serviceType, argumentTypes: First.self, Second.self, Third.self, name: name)
        guard step.hasEnteredFactory else {
            return try finish(step, name: name, in: borrowedContainer, of: self, first, second, third)
        }
        return try step.make(by: TypedFactory<Service, First, Second, Third>.self) { factory in
            try (factory.value.make as Make)(self, first, second, third)
        }
    }
}
