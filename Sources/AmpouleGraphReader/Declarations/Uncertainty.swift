/// Code that may register services, or may use other names, in a way that syntax doesn't show.
package struct Uncertainty: Codable, Hashable, Sendable {
    package var position: Position
    package var reason: Reason

    /// The condition under which the code belongs to the library; `nil` if it certainly does.
    package var condition: Condition?

    /// A condition that depends on other files.
    package enum Condition: Codable, Hashable, Sendable {
        /// The file can name the declarations of the library.
        case fileUsesLibrary

        /// A value registers services, and another one, if it is known, may be a type.
        case registers(Receiver, type: Receiver)

        /// The program declares a macro, or passes a value to it that registers services.
        case macro(String, arguments: [Receiver])
    }

    /// The reason for an uncertainty, as the end of a sentence that says what is left out.
    package struct Reason: Codable, Hashable, Sendable {
        package let text: String
    }
}

// MARK: - In a file

extension Uncertainty.Reason {
    /// A freestanding macro of another library.
    static func macroCall(_ name: String) -> Self {
        Self(text: "what the macro '#\(name)' writes may register anything")
    }

    /// A registration whose service isn't spelled out.
    static let unspelledService = Self(text: "which service is registered is not spelled out")

    /// A registration whose component isn't spelled out.
    static let unspelledComponent = Self(text: "which component is registered is not spelled out")

    /// The attributes of a type in an `#if`.
    static let conditionalAttributesOfType = Self(text: "which attributes a type has depends on an '#if'")

    /// The attributes of a function in an `#if`.
    static let conditionalAttributesOfFunction = Self(
        text: "which attributes a function has depends on an '#if'"
    )

    /// The attributes of an extension in an `#if`.
    static let conditionalAttributesOfExtension = Self(
        text: "which attributes an extension has depends on an '#if'"
    )

    /// A registering function used as a value.
    static let functionPassedOn = Self(text: "a function that is passed on may register any service")

    /// An extension of the builder of modules.
    static let extendedModuleBuilder = Self(
        text: "what an extension of 'ModuleBuilder' adds to modules may register anything"
    )
}

// MARK: - In a program

extension Uncertainty.Reason {
    /// A service stated to come from outside, whose type is unknown.
    ///
    /// - Parameter service: The displayed name of the service; `nil` if it isn't spelled out.
    static func unknownProvidedService(_ service: String?) -> Self {
        let text = service.map { "'\($0)'" } ?? "what is not spelled out"
        return Self(text: "the list says that \(text) comes from outside")
    }

    /// A registration whose service has an unknown type.
    static func unknownService(_ service: String) -> Self {
        Self(text: "the service '\(service)' may be any type")
    }

    /// A registration by a name that may be a function or a type.
    static func possibleFunction(_ name: String) -> Self {
        Self(text: "'\(name)' may be a function, which returns any service")
    }

    /// An attached macro of the program.
    static func attachedMacro(_ name: String) -> Self {
        Self(text: "the macro '@\(name)' may register anything")
    }

    /// A level whose value isn't spelled out.
    static let unknownLevel = Self(text: "the level may be opened with a value of any type")

    /// A list with an entry that names no component of the program.
    static let unknownEntry = Self(text: "the list names a component that was not found")

    /// A registration of a component that isn't in the program.
    static let unknownComponent = Self(text: "the component that is registered was not found")
}
