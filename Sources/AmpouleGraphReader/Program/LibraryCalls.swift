/// Tells the calls of the library from calls of other functions with the same names.
///
/// A call belongs to the library if its receiver may be a container, an entry or an assembler. If the sources don't show
/// what the receiver is, the file must be able to name the library's declarations.
struct LibraryCalls {
    private let program: Program
    private let containers: Containers

    /// The types of the variables outside of bodies, by their names; with `nil` if one is unknown.
    private var variables: [String: Set<String?>] = [:]

    /// The types that functions return, by their names; with `nil` if one is unknown.
    private var results: [String: Set<String?>] = [:]

    /// The names that may stand for any type: of generic parameters, associated types and protocols that containers
    /// conform to.
    private var openNames: Set<String> = []
    private var freestandingMacros: Set<String> = []

    /// The modules that declare types or macros with the names of the library's macros.
    private var modulesDeclaring: [Vocabulary.Macro: Set<String>] = [:]

    init(_ program: Program) {
        self.program = program
        containers = program.containers
        for file in program.files {
            for macro in file.declarations.declaredMacros {
                modulesDeclaring[macro, default: []].insert(file.module)
            }
        }
        for file in program.files.map(\.declarations) {
            for constant in file.constants {
                variables[constant.name, default: []].insert(constant.valueType)
            }
            for result in file.results { results[result.function, default: []].insert(result.type) }
            for scope in file.scopes where !scope.genericParameters.isEmpty {
                openNames.formUnion(scope.genericParameters)
            }
            for type in file.types where type.mayBeAnyType { openNames.insert(type.name) }
            for conformance in file.conformances {
                guard case .extension(let extended) = file.scopes[conformance.scope].kind,
                    containers.registers(extended.lastName ?? "") != false
                else { continue }
                openNames.formUnion(conformance.inherited.flatMap(\.names))
            }
            freestandingMacros.formUnion(file.freestandingMacroNames)
        }
        // Capitalized functions look like types.
        openNames.formUnion(program.functionNames.filter { $0.first?.isUppercase == true })
    }

    /// Whether a registration may be one of the library's.
    func mayInclude(_ registration: DeclaredRegistration, in file: Program.File.Index) -> Bool {
        registration.receiver.map { mayRegister($0, in: file) } ?? true
    }

    /// Whether the registration of a component may be one of the library's.
    func mayInclude(_ call: ComponentRegistrationCall, in file: Program.File.Index) -> Bool {
        call.container.map { mayRegister($0, in: file) } ?? true
    }

    /// Whether the attribute of a component is one of the library's.
    func mayInclude(_ component: DeclaredComponent, in file: Program.File.Index) -> Bool {
        component.isAttributeQualified
            || !hides(component.isFunction ? .provides : .register, in: file) && !importsOnlyOthers(file)
    }

    /// Whether a file doesn't import the library, but modules that may declare other attributes.
    private func importsOnlyOthers(_ file: Program.File.Index) -> Bool {
        !program.importsAmpoule(file)
            && program.files[file].declarations.imports.contains { declared in
                program.modules[declared.module] == nil && !KnownNames.modules.contains(declared.module)
            }
    }

    /// Whether a file can name another declaration than a macro of the library by the macro's name.
    private func hides(_ macro: Vocabulary.Macro, in file: Program.File.Index) -> Bool {
        let home = program.files[file]
        return modulesDeclaring[macro]?.contains { module in
            module == home.module || home.declarations.imports.contains { $0.module == module }
        } ?? false
    }

    /// Whether an override may be one of the library's.
    func mayInclude(_ override: DeclaredOverride, in file: Program.File.Index) -> Bool {
        override.receiver.map { mayRegister($0, in: file) } ?? true
    }

    /// Whether an uncertainty is about code of the library.
    func mayInclude(_ uncertainty: Uncertainty, in file: Program.File.Index) -> Bool {
        switch uncertainty.condition {
        case nil: true
        case .fileUsesLibrary: program.importsAmpoule(file)
        case .registers(let receiver, let type):
            mayRegister(receiver, in: file) && mayBeType(type)
        case .macro(let name, let arguments):
            freestandingMacros.contains(name) || arguments.contains { mayRegister($0, in: file) }
        }
    }

    /// Whether some of what a file contains is not of the library.
    fileprivate func leaveOutAny(of content: Program.File, at file: Program.File.Index) -> Bool {
        content.declarations.components.contains { !mayInclude($0, in: file) }
            || content.declarations.registrations.contains { !mayInclude($0, in: file) }
            || content.declarations.componentRegistrations.contains { !mayInclude($0, in: file) }
            || content.declarations.overrides.contains { !mayInclude($0, in: file) }
            || content.declarations.uncertainties.contains { !mayInclude($0, in: file) }
    }

    /// Whether the functions of a value may register services in a container.
    private func mayRegister(_ receiver: Receiver, in file: Program.File.Index) -> Bool {
        isRegistering(receiver, in: file) ?? program.importsAmpoule(file)
    }

    /// Whether the functions of a value register services in a container; `nil` if that is unknown.
    private func isRegistering(_ receiver: Receiver, in file: Program.File.Index) -> Bool? {
        switch receiver {
        case .instance(let type):
            isRegistering(type)
        case .member(let name, let type):
            containers.isContainer(receiver, in: file)
                ?? (KnownNames.isNominal(type) && isRegistering(type) == false
                    && !KnownNames.genericTypes.contains(type) ? false : isRegistering(variables[name]))
        case .variable(let name, _):
            containers.isContainer(receiver, in: file) ?? isRegistering(variables[name])
        case .result(let name): isRegistering(results[name])
        case .unknown: nil
        }
    }

    /// Whether values of some types register services; `nil` if the types are unknown or differ in that.
    private func isRegistering(_ types: Set<String?>?) -> Bool? {
        guard let types, !types.isEmpty else { return nil }
        let answers = Set(types.map { type in type.flatMap(isRegistering) })
        return answers.count == 1 ? answers.first ?? nil : nil
    }

    private func isRegistering(_ type: String) -> Bool? {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        guard let isRegistering = containers.registers(type) else { return nil }
        if isRegistering { return true }
        return openNames.contains(name) || containers.registers(name) != false ? nil : false
    }

    /// Whether a value may be a type, such as a service that is registered.
    private func mayBeType(_ receiver: Receiver) -> Bool {
        let types: Set<String?>? =
            switch receiver {
            case .instance(let type): [type]
            case .member(let name, _), .variable(let name, _): variables[name]
            case .result(let name): results[name]
            case .unknown: nil
            }
        guard let types, !types.isEmpty else { return true }
        return types.contains { type in
            guard let name = type?.split(separator: ".").last else { return true }
            return openNames.contains(String(name))
        }
    }
}

extension Program {
    /// Removes the calls that look like those of the library, but are none.
    mutating func removeForeignCalls() {
        let calls = LibraryCalls(self)
        for place in files.indices where calls.leaveOutAny(of: files[place], at: place) {
            files[place] = files[place].edited { declarations in
                declarations.components.removeAll { !calls.mayInclude($0, in: place) }
                declarations.registrations.removeAll { !calls.mayInclude($0, in: place) }
                declarations.componentRegistrations.removeAll { !calls.mayInclude($0, in: place) }
                declarations.overrides.removeAll { !calls.mayInclude($0, in: place) }
                declarations.uncertainties.removeAll { !calls.mayInclude($0, in: place) }
            }
        }
    }
}

extension DeclaredType {
    /// Whether the name may stand for different types.
    fileprivate var mayBeAnyType: Bool {
        switch kind {
        case .dependent: true
        // The alias of a type with a name is looked up; any other may be a type as a value.
        case .alias(let spelling): spelling.path == nil
        case .class, .nominal, .protocol, .markerProtocol: false
        }
    }
}

extension TypeSpelling {
    /// The last names of the types in a composition, or of this one.
    fileprivate var names: [String] {
        if case .composition(let parts) = self { return parts.flatMap(\.names) }
        return lastName.map { [$0] } ?? []
    }
}
