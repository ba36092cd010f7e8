import AmpouleSyntax

/// The declarations of one source file that matter to the graph.
///
/// ``DeclarationCache`` stores them, so that only changed files are parsed again.
package struct FileDeclarations: Codable, Hashable, Sendable {
    package var path: String
    package var imports: [Import] = []
    package var scopes: Table<LexicalScope> = []
    package var types: Table<DeclaredType> = []
    package var conformances: [DeclaredConformance] = []
    package var components: [DeclaredComponent] = []
    package var lists: [DeclaredList] = []
    package var registrations: [DeclaredRegistration] = []
    package var componentRegistrations: [ComponentRegistrationCall] = []
    package var overrides: [DeclaredOverride] = []

    /// The uses of members that lists may have generated: functions without arguments, and accessors.
    package var memberUses: Set<MemberUse> = []

    /// The positions of the first calls without arguments, of those uses that are calls.
    package var positionsOfCalls: [MemberUse: Position] = [:]

    /// The functions called one after another on the same value, as far as lists may have generated them.
    package var callSequences: [CallSequence] = []

    /// The registrations and decorations of closures that a block makes one after another on the same value, by their
    /// positions.
    package var registrationSequences: [[Position]] = []

    /// The closures that a block registers on a value before it calls a function on that, which may be that of a list: their
    /// positions, and last that of the call.
    package var registrationsBeforeCalls: [[Position]] = []

    /// The variables that hold containers or resolvers.
    package var containerVariables: Set<ContainerVariable> = []

    /// The constants of ``containerVariables`` that hold containers created outside of any other.
    package var createdContainers: Set<ContainerVariable> = []

    /// The variables outside of bodies, which may name registrations or hold levels.
    package var constants: [DeclaredConstant] = []

    /// The calls that open levels.
    package var openings: [DeclaredOpening] = []

    /// The calls that open levels, as far as code fails where they fail.
    package var openingCalls: [DeclaredOpeningCall] = []

    /// The names of the functions called on containers of levels, and of those that get one as an argument.
    package var usesOfOpenedContainers: Set<String> = []

    /// The names of the functions that return containers of levels, and of the properties that hold them.
    package var namesOfOpenedContainers: Set<String> = []

    /// Whether the container of a level is passed to functions, returned or stored, so that other code may use it.
    package var passesOnOpenedContainers = false

    /// The levels that bodies create.
    package var levelsInBodies: [DeclaredLevelInBody] = []

    /// Whether the file creates a container inside another one, without a level.
    package var createsChildren = false

    /// The requests for services and factories.
    package var requests: [DeclaredRequest] = []

    /// The requests that show the program whether a service is registered.
    package var optionalRequests: Set<OptionalRequest> = []

    /// The names of the functions called behind `try?`.
    package var caughtFunctions: Set<String> = []

    /// The functions that throw the errors of others.
    package var propagations: Set<Propagation> = []

    /// The names of the functions with autoclosures as parameters.
    package var functionsWithAutoclosures: Set<String> = []

    /// The names of the functions without parameters in extensions of the container.
    package var plainContainerFunctions: Set<String> = []

    /// The names of all functions and types that are called or used as values.
    package var usedNames: Set<String> = []

    /// The names of the functions that the file declares.
    package var functionNames: Set<String> = []

    /// The names of the functions that the file declares in extensions of the container alone.
    package var containerFunctionNames: Set<String> = []

    /// The names of the attached macros that the file declares.
    package var macroNames: Set<String> = []

    /// The names of the freestanding macros that the file declares.
    package var freestandingMacroNames: Set<String> = []

    /// The types that the functions of the file return.
    package var results: Set<FunctionResult> = []

    /// The first use of each attribute, by its name.
    package var attributes: [UsedAttribute] = []

    /// The `@Inject`s on parameters of functions that no container calls.
    package var unreadInjections: [DeclaredUnreadInjection] = []

    /// Registrations, certain or possible, whose service is not spelled out.
    package var uncertainties: [Uncertainty] = []

    /// Whether a container has a default scope for registrations that don't state one.
    package var setsDefaultScope = false

    /// Whether the file is invalid Swift, so that it may declare more than was read.
    package var hasErrors = false

    /// The sorted hashes of the names in the omitted bodies.
    ///
    /// Omitted bodies declare no types and register nothing.
    package var omittedNames: [UInt32] = []

    package init(path: String) {
        self.path = path
    }
}

extension FileDeclarations {
    /// The macros of the library with whose names the file declares a type or a macro.
    var declaredMacros: [Vocabulary.Macro] {
        (types.map(\.name) + macroNames).compactMap(Vocabulary.Macro.init(rawValue:))
    }

    /// The declarations of a possibly uncompiled file, treated as if inside an `#if`.
    var conditional: FileDeclarations {
        var file = self
        for place in file.imports.indices { file.imports[place].isConditional = true }
        for place in file.types.indices { file.types[place].isConditional = true }
        for place in file.components.indices { file.components[place].isConditional = true }
        for place in file.lists.indices { file.lists[place].isConditional = true }
        for place in file.registrations.indices { file.registrations[place].isConditional = true }
        for place in file.componentRegistrations.indices {
            file.componentRegistrations[place].isConditional = true
        }
        for place in file.constants.indices { file.constants[place].isConditional = true }
        (file.memberUses, file.containerVariables, file.usedNames) = ([], [], [])
        file.positionsOfCalls = [:]
        (file.callSequences, file.requests, file.unreadInjections) = ([], [], [])
        return file
    }
}

/// The import of a module, or of one declaration of it.
package struct Import: Codable, Hashable, Sendable {
    package var module: String

    /// The declaration that is imported, as in `import struct Farm.Horse`; `nil` for the whole module.
    package var declaration: String?
    package var isExported: Bool

    /// Whether internal declarations of the module can be named.
    package var isTestable: Bool

    /// The groups of declarations marked `@_spi` that can be named.
    package var spiGroups: [String]

    /// Whether it is inside an `#if`.
    package var isConditional: Bool

    /// The attributes as written, without `@_exported`.
    package var attributes: String

    /// The access level as written; `nil` if there is none.
    package var accessLevel: Int?

    /// The text after the keyword, such as `struct Farm.Horse`.
    package var target: String
}

extension Import {
    /// The access level of the import; `nil` if it states none.
    package var access: Access? { accessLevel.flatMap(Access.init) }
}

/// A position in a file, counted as compilers do.
package struct Position: Codable, Hashable, Sendable {
    package var line: Int
    package var column: Int
}

/// An `@Inject` that nothing reads.
package struct DeclaredUnreadInjection: Codable, Hashable, Sendable {
    package var position: Position

    /// The reason why it has no effect, and the remedy.
    package var message: String
}

/// An attribute, which may be a macro.
package struct UsedAttribute: Codable, Hashable, Sendable {
    package var name: String
    package var position: Position
}

/// The name of a registration, as far as the source shows it.
package enum NameSpelling: Codable, Hashable, Sendable {
    case none
    case literal(String)

    /// The path of a constant whose value isn't resolved yet.
    case reference([String])

    /// Any other expression, whose value is unknown.
    case expression

    package var literal: String? {
        guard case .literal(let text) = self else { return nil }
        return text
    }
}

/// The object scope of a registration, as far as the source shows it.
package enum ScopeSpelling: Codable, Hashable, Sendable {
    /// None: the default of the container applies.
    case unspecified

    /// An implicit member: a static property of `ObjectScope`, or of `ContainerLevel`.
    case named(String)

    /// The path of a constant, which may hold a level.
    case reference([String])

    /// Any other expression, whose value is unknown.
    case expression
}
