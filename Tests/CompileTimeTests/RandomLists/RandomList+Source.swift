// The program as it is written, and where the compiler has to report its fault.
extension RandomList {
    /// An error that the compiler has to report.
    struct ExpectedError: Hashable {
        let line: Int
        let text: String
    }

    /// The lines of the program, and the errors in them.
    ///
    /// - Parameter start: The number of lines before the program.
    func source(after start: Int) -> (lines: [String], errors: Set<ExpectedError>) {
        var lines: [String] = []
        var errors: Set<ExpectedError> = []
        func write(_ text: String, _ error: String? = nil) {
            lines.append(text)
            if let error { errors.insert(ExpectedError(line: start + lines.count, text: error)) }
        }
        for component in components where component.hasProtocol {
            write("protocol \(service(component)): Sendable {}")
        }
        for component in components {
            write("\(attribute(component)) \(kind(component)) \(type(component))\(conformance(component)) {")
            write("init(")
            for dependency in component.dependencies where dependency.place == .parameter {
                write(
                    "\(inject(dependency)) d\(lines.count): \(text(dependency)),",
                    error(of: dependency, in: component)
                )
            }
            write(
                (component.hasArgument ? "size: Int" : "") + ")\(component.isAsynchronous ? " async" : "") {}"
            )
            for dependency in component.dependencies where dependency.place != .parameter {
                let inject = inject(dependency)
                let injected =
                    dependency.place == .property
                    ? "\(inject) var d\(lines.count): (\(text(dependency)))!"
                    : "@Inject func use\(lines.count)(\(inject) d: \(text(dependency))) {}"
                write(injected, error(of: dependency, in: component))
            }
            write("}")
        }
        writeLists(write)
        return (lines, errors)
    }

    private func writeLists(_ write: (String, String?) -> Void) {
        if fault == .duplicateOfIncluded || fault == .twoComponents, let culprit {
            write(
                "@Register(\(service(components[culprit])).self) struct \(prefix)Other: \(service(components[culprit])) {",
                nil
            )
            write("init() {} }", nil)
        }
        write("protocol \(prefix)Unused: Sendable {}", nil)
        write("struct \(prefix)Contract: Sendable {}", nil)
        if hasLibrary {
            write("protocol \(prefix)Library: ComponentList {}", nil)
            write("@Registrations(", nil)
            for component in components where component.isInLibrary {
                write(entry(component), cycle(component))
            }
            write("as: \(prefix)Library.self,", nil)
            let isMissing = fault == .missingContract
            write(
                "provided: [\(prefix)Contract.self]",
                isMissing ? "no registration for '\(prefix)Contract' [missingRegistration]" : nil
            )
            write(")", nil)
            write("extension Container {}", nil)
        }
        write("@Registrations(", nil)
        for component in components
        where !component.isInLibrary && !(fault == .missingRegistration && culprit == component.number) {
            write(entry(component), cycle(component))
        }
        if fault == .twoComponents {
            write("\(prefix)Other.self,", "invalid redeclaration of 'registrationForThisKey'")
        } else if fault == .duplicateOfIncluded {
            write("\(prefix)Other.self,", "[duplicateRegistration]")
        }
        write("named: \"register\(prefix)\",", nil)
        if hasLibrary, fault != .missingList { write("including: \(prefix)Library.self,", nil) }
        if fault == .unusedReplacement { write("replacing: [\(prefix)Unused.self],", "[unusedReplacement]") }
        write("provided: [\(fault == .missingContract ? "" : "\(prefix)Contract.self")]", nil)
        write(")", nil)
        write("extension Container {}", nil)
    }

    private func entry(_ component: Component) -> String { "\(type(component)).self," }

    private func service(_ component: Component) -> String { "\(prefix)Service\(component.number)" }

    private func type(_ component: Component) -> String { "\(prefix)Component\(component.number)" }

    private func attribute(_ component: Component) -> String {
        let service = component.hasProtocol ? "\(service(component)).self" : nil
        let name = component.name.map { name in "name: \"\(name)\"" }
        let arguments = [service, name].compactMap(\.self)
        return arguments.isEmpty ? "@Register" : "@Register(\(arguments.joined(separator: ", ")))"
    }

    private func kind(_ component: Component) -> String {
        let isClass = component.isClass || component.isOnMainActor || component.isAsynchronous
        return (component.isOnMainActor ? "@MainActor " : "") + (isClass ? "final class" : "struct")
    }

    private func conformance(_ component: Component) -> String {
        component.isClass ? "" : ": \(component.hasProtocol ? service(component) : "Sendable")"
    }

    private func inject(_ dependency: Dependency) -> String {
        let target = components[dependency.target]
        guard let name = target.name, dependency.form != .factory else { return "@Inject" }
        return "@Inject(name: \"\(name)\(fault == .missingName && culprit == target.number ? "x" : "")\")"
    }

    /// The type of a dependency.
    private func text(_ dependency: Dependency) -> String {
        let target = components[dependency.target]
        let service =
            target.hasProtocol && dependency.form != .factory ? "any \(service(target))" : type(target)
        return switch dependency.form {
        case .plain: service
        case .optional: "(\(service))?"
        case .lazy: "Lazy<\(service)>"
        case .provider: "Provider<\(service)>"
        case .factory: "\(service).Factory"
        }
    }

    // MARK: - Errors

    private func error(of dependency: Dependency, in component: Component) -> String? {
        let target = components[dependency.target]
        let isNow = dependency.form == .plain || dependency.form == .optional
        let canWait = component.isAsynchronous && dependency.place == .parameter
        switch fault {
        case .missingRegistration where culprit == target.number && dependency.form != .optional:
            // Nobody asks for what isn't listed itself.
            return culprit == component.number ? nil : "[missingRegistration]"
        case .missingName where culprit == target.number && ![.optional, .factory].contains(dependency.form):
            return "[missingRegistration]"
        case .missingList where target.isInLibrary && !component.isInLibrary && dependency.form != .optional:
            return "[missingRegistration]"
        case .asynchronousDependency
        where culprit == target.number && dependency.form != .factory && !(isNow && canWait):
            return isNow ? "it cannot wait for" : "a 'Lazy' or a 'Provider' cannot wait for"
        case .isolatedDependency
        where culprit == target.number && isNow && !canWait && !component.isOnMainActor:
            return "is made on another actor [isolatedDependency]"
        default: return nil
        }
    }

    private func cycle(_ component: Component) -> String? {
        guard fault == .cycle, let culprit, reaches(component.number, culprit),
            reaches(culprit, component.number)
        else { return nil }
        return
            "value type 'DependencyCycle.\(type(component))' cannot have a stored property that recursively contains it"
    }

    /// Whether a component can't be made before another one is.
    private func reaches(_ start: Int, _ end: Int) -> Bool {
        var reached: Set<Int> = []
        var pending = [start]
        while let number = pending.popLast() {
            for dependency in components[number].dependencies where dependency.isEdge(of: components[number])
            {
                if dependency.target == end { return true }
                if reached.insert(dependency.target).inserted { pending.append(dependency.target) }
            }
        }
        return false
    }
}

extension RandomList.Dependency {
    /// Whether a component can't be made before this dependency is.
    func isEdge(of component: RandomList.Component) -> Bool {
        place == .parameter && !component.hasArgument && (form == .plain || form == .optional)
    }
}
