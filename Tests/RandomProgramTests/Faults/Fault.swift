/// A fault that the check finds wherever it is in a program.
struct Fault: ProgramForm {
    /// What the program calls the service that does not resolve because of the fault.
    static let title = "what is at fault"

    let name: String
    let clarity = Clarity.exact

    /// The kind of the problem that is reported.
    let problem: String

    /// Whether something does not resolve.
    let failsToResolve: Bool

    /// Whether a container knows of it, which does not know what code asks it for.
    let isInContainer: Bool

    /// Writes the fault into a file, with a comment on each line where it may be reported.
    let write: @Sendable (Page) -> Void

    init(
        _ name: String,
        _ problem: String,
        failsToResolve: Bool = true,
        isInContainer: Bool = true,
        write: @escaping @Sendable (Page) -> Void
    ) {
        (self.name, self.problem) = (name, problem)
        (self.failsToResolve, self.isInContainer) = (failsToResolve, isInContainer)
        self.write = write
    }

    static let all: [Fault] =
        [
            .droppedRegistration, .misspelledName, .missingName, .cycle, .duplicateKey, .needsArguments,
            .asynchronousDependency, .missingRequest, .innerLevel, .separateLevels, .unopenedLevel,
            .misplacedLevel,
        ] + askedOfTheRoot + uses + arguments + features
}

extension Page {
    /// Adds a component that depends on a service and cannot be made, and code that resolves it.
    func addFaultyComponent(
        needing service: Service,
        _ problem: String,
        where suits: (DependencyForm) -> Bool = { _ in true }
    ) {
        let need = dependency(on: service) { form in
            !form.isOptional && form.name != DependencyForm.factory.name && suits(form)
        }
        guard var need else { preconditionFailure("There is no way to depend on '\(service.type(""))'") }
        need.problem = problem
        need.isAwaited = false
        let form = draft.choose(ComponentForm.all) { !$0.isFunction }
        let (component, own) = declareComponent(form, [need], isSimple: true)
        register(component)
        addVerification(of: own, title: Fault.title)
    }
}
