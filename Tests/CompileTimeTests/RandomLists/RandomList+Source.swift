// The program as it is written, and where the compiler has to report its fault.
extension RandomList {
    /// Writes the program.
    func write(to files: inout RandomListFiles) {
        for component in components where component.hasProtocol {
            let access = files.access(inLibrary: component.isInLibrary)
            files.write(
                "\(access)protocol \(service(component)): Sendable {}",
                inLibrary: component.isInLibrary
            )
        }
        for component in components { write(component, to: &files) }
        writeLists(to: &files)
    }

    private func write(_ component: Component, to files: inout RandomListFiles) {
        let access = files.access(inLibrary: component.isInLibrary)
        func write(_ text: String, error: String? = nil) {
            files.write(text, inLibrary: component.isInLibrary, error: error)
        }
        let isolation = component.isOnMainActor ? "@MainActor " : ""
        write(
            "\(attribute(component)) \(isolation)\(access)\(kind(component)) \(type(component))\(conformance(component)) {"
        )
        write("\(access)init(")
        var checks: [String] = []
        var membersChecks: [String] = []
        var members: [(text: String, error: String?)] = []
        for (number, dependency) in component.dependencies.enumerated() {
            let (inject, type) = (inject(dependency), text(dependency))
            let error = error(of: dependency, in: component)
            let check = check(of: dependency, named: "d\(number)", in: component)
            switch dependency.place {
            case .parameter:
                write("\(inject) d\(number): \(type),", error: error)
                checks.append(check)
            case .property:
                members.append(("\(inject) \(access)var d\(number): (\(type))!", error))
                if fault == nil {
                    membersChecks.append("do { let d\(number) = d\(number)!; \(check) }")
                }
            case .method:
                members.append(
                    ("@Inject \(access)func use\(number)(\(inject) d\(number): \(type)) { \(check) }", error)
                )
            }
        }
        write((component.hasArgument ? "size: Int" : "") + ")\(component.isAsynchronous ? " async" : "") {")
        checks.forEach { check in write(check) }
        write("}")
        members.forEach { member in write(member.text, error: member.error) }
        if component.isClass {
            write("\(access)func checkMembers() {")
            membersChecks.forEach { check in write(check) }
            write("}")
        }
        write("}")
    }

    private func writeLists(to files: inout RandomListFiles) {
        func write(_ text: String, _ error: String? = nil) {
            files.write(text, inLibrary: false, error: error)
        }
        let second = fault == .duplicateOfIncluded || fault == .twoComponents ? culprit : replaced
        if let second {
            let service = service(components[second])
            write("@Register(\(service).self) struct \(prefix)Other: \(service) { init() {} }")
        }
        if fault == .unusedReplacement { write("protocol \(prefix)Unused: Sendable {}") }
        if hasLibrary { writeLibrary(to: &files) }
        write("@Registrations(")
        for component in components
        where !component.isInLibrary && !(fault == .missingRegistration && culprit == component.number) {
            write(entry(component), cycle(component))
        }
        if second != nil {
            let error: String? =
                switch fault {
                case .twoComponents: "invalid redeclaration of 'registrationForThisKey'"
                case .duplicateOfIncluded: "[duplicateRegistration]"
                default: nil
                }
            write("\(prefix)Other.self,", error)
        }
        write("named: \"register\(prefix)\",")
        if hasLibrary, fault != .missingList { write("including: \(prefix)Library.self,") }
        if fault == .unusedReplacement { write("replacing: [\(prefix)Unused.self],", "[unusedReplacement]") }
        if let replaced { write("replacing: [\(service(components[replaced])).self],") }
        write("provided: [\(fault == .missingContract || !hasLibrary ? "" : "\(prefix)Contract.self")]")
        write(")")
        write("extension Container {}")
    }

    private func writeLibrary(to files: inout RandomListFiles) {
        let access = files.access(inLibrary: true)
        func write(_ text: String, _ error: String? = nil) {
            files.write(text, inLibrary: true, error: error)
        }
        write("\(access)struct \(prefix)Contract: Sendable {}")
        write("\(access)protocol \(prefix)Library: ComponentList {}")
        write("@Registrations(")
        for component in components where component.isInLibrary {
            write(entry(component), cycle(component))
        }
        write("as: \(prefix)Library.self,")
        let isMissing = fault == .missingContract
        write(
            "provided: [\(prefix)Contract.self]",
            isMissing
                ? "no registration for '\(prefix)Contract'; list or include one, or name it in 'provided' [missingRegistration]"
                : nil
        )
        write(")")
        write("\(access)extension Container {}")
    }

    private func entry(_ component: Component) -> String { "\(type(component)).self," }

    func service(_ component: Component) -> String { "\(prefix)Service\(component.number)" }

    func type(_ component: Component) -> String { "\(prefix)Component\(component.number)" }

    private func attribute(_ component: Component) -> String {
        let service = component.hasProtocol ? "\(service(component)).self" : nil
        let name = component.name.map { name in "name: \"\(name)\"" }
        let arguments = [service, name].compactMap(\.self)
        return arguments.isEmpty ? "@Register" : "@Register(\(arguments.joined(separator: ", ")))"
    }

    private func kind(_ component: Component) -> String {
        let isClass = component.isClass || component.isOnMainActor || component.isAsynchronous
        return isClass ? "final class" : "struct"
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
            return "is made on another actor"
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
