import AmpouleGraph
import AmpouleSyntax

/// Finds the reasons why parts of a program aren't checked, each as the end of a sentence.
///
/// The reason for an unknown provider follows the steps of ``ProgramGraphReader/provider(for:of:)``.
struct UncheckedReasons {
    private let reader: ProgramGraphReader

    /// The reason why any service may be registered; `nil` if there is none.
    private let reasonForAnyService: String?

    /// The reason where nothing more precise is known.
    static let unknown = "the sources do not show what provides it"

    init(_ reader: ProgramGraphReader) {
        self.reader = reader
        reasonForAnyService = Self.reasonForAnyService(reader)
    }

    private typealias Question = ProgramGraphReader.Question
    private var program: Program { reader.table.program }

    // MARK: - Dependencies

    /// The reason why the provider of a dependency is unknown.
    func reason(forDependency dependency: ProgramDependency, of place: ProgramNode.Index) -> String {
        let draft = reader.drafts[place]
        if let component = draft.component, let uncertain = uncertainAncestor(of: component) {
            return "an '#if' decides what '\(uncertain.text)' needs"
        }
        let lookup = TypeLookup(reader.table, file: dependency.file, scope: dependency.scope)
        let question = Question(dependency.declared, lookup)
        if dependency.isDecorated, reader.drafts[place].node.arguments.isEmpty == false {
            return "the sources do not show which registration with arguments it decorates"
        }
        return reason(for: question, of: draft.node)
    }

    /// The component itself, or the superclass of it, whose needs an `#if` decides.
    private func uncertainAncestor(of place: ProgramComponent.Index) -> ProgramComponent? {
        let components = reader.components
        return (components.lineage(of: place) + [place]).map { components.all[$0] }.first { !$0.isCertain }
    }

    /// The reason why the provider of a service is unknown.
    ///
    /// - Parameter node: The node that has the dependency; `nil` for a request in code.
    private func reason(for question: Question, of node: ComponentGraph.Node?) -> String {
        var question = question
        while true {
            if reader.value(for: question) == .unknown { return reasonForValue(question) }
            switch reader.undecoratedProvider(registeredFor: question) {
            case .unknown?: return reasonForRegistrations(question)
            case let provider?:
                if reader.decorated(provider, question) == .unknown {
                    return
                        "the sources do not show which decorators of '\(question.service.text)' are registered"
                }
            case nil: break
            }
            if question.isForBuiltIn { break }
            if reader.factory(of: question) == .unknown {
                return "an '#if' decides what '\(question.spelling)' needs"
            }
            if reader.contributions(for: question, of: node) == .unknown {
                return reasonForContributions(question)
            }
            let wrapper = question.service
            guard question.unwrap() else { break }
            if reader.offers.mayInclude(wrapper: wrapper) {
                return
                    "a registration of '\(wrapper.lastNames.first ?? wrapper.text)' does not write its type arguments"
            }
        }
        return reasonForUnregistered(question)
    }

    private func reasonForValue(_ question: Question) -> String {
        if question.name == .expression { return Self.unknownName }
        let names = reader.levels.levels(withValue: question.service).map { "'\($0.name)'" }
        return
            "it may be the value of the level \(names.joined(separator: " or ")), or be registered beside it"
    }

    private static let unknownName = "its name is not a literal or a constant that the check can read"

    private func reasonForRegistrations(_ question: Question) -> String {
        if question.name == .expression { return Self.unknownName }
        let found = reader.offers.registrations(of: question.service, named: question.name)
            .filter { $0.arguments != .some }
        for offer in found {
            let place = self.place(of: offer)
            if offer.name == .expression {
                return
                    "the name of the registration at \(place) is not a literal or a constant that the check can read"
            }
            if offer.arguments == .unknown {
                return reader.drafts[offer.node].isForward
                    ? "the registration at \(place) leads to an entry that the check does not follow"
                    : "the arguments of the registration at \(place) are not written"
            }
            if !offer.isCertain { return reason(forUncertain: offer, at: place) }
        }
        return reasonForOtherServices(question.service)
            ?? "of several registrations of '\(question.service.text)', each may serve with its default arguments"
    }

    private func reason(forUncertain offer: Offer, at place: String) -> String {
        let draft = reader.drafts[offer.node]
        if let assembly = draft.unnamedAssembly { return reason(forAssembly: assembly) }
        guard let component = draft.component else {
            return draft.node.registeredBy.isEmpty
                ? "the registration at \(place) stands in an '#if'"
                : "the service of the registration at \(place) is inferred from an expression"
        }
        let title = draft.node.title
        if !reader.components.all[component].isCertain { return "an '#if' decides what '\(title)' needs" }
        return
            "\(reason(forUncertainRegistrationOf: component) ?? "an '#if' decides whether it is registered")"
            .replacing("it is registered", with: "'\(title)' is registered")
    }

    private func reason(forAssembly name: String) -> String {
        "the sources do not show whether code applies '\(name)', which registers it"
    }

    private func place(of offer: Offer) -> String {
        reader.drafts[offer.node].node.location.map { "'\($0.shortText)'" } ?? "an unknown place"
    }

    /// The reason why a registration of another service may serve; `nil` if none may.
    private func reasonForOtherServices(_ service: ResolvedType) -> String? {
        guard reader.offers.mayInclude(service) else { return nil }
        return reasonForOtherServices(service, in: reader.offers)
    }

    private func reasonForOtherServices(_ service: ResolvedType, in offers: Offers) -> String {
        if offers.hasUnknown { return reasonForAnyService ?? Self.unknown }
        guard let other = offers.servicesThatMayBe(service).first else { return Self.unknown }
        guard other.isExternal else {
            return "'\(other.text)', which is registered, may be the same type as '\(service.text)'"
        }
        guard other.text != service.text else {
            return
                "'\(other.text)', which is registered, may be the same type as '\(service.text)': write each with its module"
        }
        let modules = reader.table.imports.unreadModules(of: reader.drafts[other.node].file)
        return "\(reasonForUnread(other.text, modules)), so it may be another name for '\(service.text)'"
    }

    private func reasonForContributions(_ question: Question) -> String {
        guard let list = question.list else { return Self.unknown }
        let element = list.element
        if element.isUnknown { return "'\(element.text)' may be any type" }
        if let reason = reasonForOtherServices(question.service) { return reason }
        if reader.levels.mayHaveValue(question.service) { return reasonForLevels(question.service) }
        if reader.contributions.mayInclude(element) {
            return reasonForOtherServices(element, in: reader.contributions)
        }
        let found = reader.contributions[element]
        if let offer = found.first(where: { !$0.isCertain }) {
            return reason(forUncertain: offer, at: place(of: offer))
        }
        if program.target.kind == .library {
            let collection = ServiceListText(question.service.text).text
            return
                "a program that uses this library may contribute to it: name '\(collection).self' in 'provided:'"
        }
        if !question.service.isExact { return reasonForInexact(question) }
        return found.isEmpty
            ? Self.unknown
            : "another container than the one that is asked may register what contributes to it"
    }

    private func reasonForUnregistered(_ question: Question) -> String {
        let service = question.service
        if question.name == .expression { return Self.unknownName }
        if service.isUnknown { return "'\(service.text)' may be any type" }
        let own = service.declaration.flatMap { reader.components.place(ofKey: $0.id) }
        let components =
            reader.offers[service].compactMap { reader.drafts[$0.node].component } + [own].compactMap(\.self)
        if let uncertain = components.first(where: { !reader.components.all[$0].isCertain }) {
            return "an '#if' decides what '\(reader.components.all[uncertain].text)' needs"
        }
        if own.map({ reader.components.all[$0].declared.registrationName }) == .expression {
            return "the name of '\(service.text)' is not a literal or a constant that the check can read"
        }
        if !service.isExact { return reasonForInexact(question) }
        if let reason = reasonForOtherServices(service) { return reason }
        if reader.levels.mayHaveValue(service) { return reasonForLevels(service) }
        if program.mayMissModules, service.isExternal {
            return
                "'\(service.text)' is not declared in sources that are read, and what packages register is not read"
        }
        return program.uncertainties.first ?? Self.unknown
    }

    private func reasonForLevels(_ service: ResolvedType) -> String {
        "a level that the check cannot read may have the value '\(service.text)'"
    }

    // MARK: - Types

    /// The reason why a type may be the same as others with other names.
    private func reasonForInexact(_ question: Question) -> String {
        let spelling = unread(question.spelling, question.lookup) ?? question.spelling
        let type = question.lookup.resolve(spelling)
        guard type.isExternal else { return "'\(type.text)' may be another type with the same name" }
        var modules = reader.table.imports.unreadModules(of: question.lookup.file)
        if case .named(let names) = spelling, let first = names.first {
            let qualifier = first.module ?? first.text
            if modules.contains(qualifier) { modules = [qualifier] }
        }
        return reasonForUnread(type.text, modules)
    }

    private func reasonForUnread(_ text: String, _ modules: [String]) -> String {
        switch modules.count {
        case 0: return "'\(text)' is declared in no source that is read"
        case 1: return "'\(text)' is a type of module '\(modules[0])', whose sources are not read"
        default:
            let modules = modules.map { "'\($0)'" }.joined(separator: " or ")
            return "'\(text)' is a type of module \(modules), whose sources are not read"
        }
    }

    /// The innermost part of a type that no source declares.
    private func unread(_ spelling: TypeSpelling, _ lookup: TypeLookup) -> TypeSpelling? {
        let parts: [TypeSpelling]
        switch spelling {
        case .named: parts = spelling.arguments
        case .composition(let types), .tuple(let types), .built(_, let types): parts = types
        case .other: return nil
        }
        if let part = parts.lazy.compactMap({ unread($0, lookup) }).first { return part }
        let type = lookup.resolve(spelling)
        return type.isExternal && !type.isExact && !type.isUnknown ? spelling : nil
    }

    // MARK: - Levels

    /// The reason why it is unknown whether a component needs something of an inner level.
    func reason(
        forLevelsIn problem: ComponentGraph.Problem,
        of node: ComponentGraph.Node,
        _ facts: ComponentGraph.SourceFacts
    ) -> String {
        let unknown = reader.drafts.first { draft in
            !draft.isScopeKnown && problem.nodes.contains(draft.node.id)
        }
        if let unknown { return "the scope of '\(unknown.node.title)' is not known" }
        if problem.edges.contains(where: facts.dependenciesOnAliases.contains) {
            return "a registration under another name may provide it"
        }
        return program.target.kind == .library
            ? "a program may register '\(node.title)' in the container of a level"
            : "code may register '\(node.title)' in the container of a level"
    }

    // MARK: - Requests

    /// The reasons why the requests of the target are not checked, by their locations.
    var ofRequests: [ComponentGraph.Location: String] {
        let own = program.files.indices.filter { program.files[$0].module == program.target.name }
        let reasons = own.flatMap { file in
            let declarations = program.files[file].declarations
            return declarations.requests.map { request in
                (
                    ComponentGraph.Location(request.position, in: declarations.path),
                    reason(for: request, in: file)
                )
            }
        }
        return Dictionary(reasons, uniquingKeysWith: { first, _ in first })
    }

    private func reason(for request: DeclaredRequest, in file: Program.File.Index) -> String {
        if !reader.judgesRequests { return "the programs of a library register what it asks for" }
        if reader.containers.isContainer(request.receiver, in: file) != true {
            return "the file does not show whether a container is asked"
        }
        if request.kind == .expectedService { return "the sources do not show which type is expected" }
        if request.kind == .injection { return "the file does not show of which component the instance is" }
        if request.isLeftOpen { return "the code may run only where the service is registered" }
        if reader.containers.hasOwnResolvers, request.receiver != .instance(Vocabulary.container) {
            return "the program has a resolver of its own, which may provide other services"
        }
        let lookup = TypeLookup(reader.table, file: file, scope: request.scope)
        var question = Question(request, lookup)
        if request.override != nil { return "the override may pass an argument of the component" }
        let provider = reader.provider(for: &question)
        if provider != .unknown, reader.mayDecorateTooEarly(request, question.service, in: file) {
            return "the function does not show whether '\(question.service.text)' is registered before"
        }
        if provider != .unknown, program.target.kind == .library {
            return reason(forUncovered: provider, question)
        }
        if provider != .unknown {
            if request.demand == .unlessOptional { return "the code may go on with 'nil'" }
            return reader.demands.isCertain(request.demand)
                ? "code finds out whether it is registered" : "a caller may catch the error"
        }
        return reason(for: Question(request, lookup), of: nil)
    }

    /// The reason why a request of a library with a contract is not checked.
    private func reason(forUncovered provider: ComponentGraph.Provider, _ question: Question) -> String {
        let name = program.target.name
        return switch provider {
        case .needsArguments: "'\(name)' registers it with other arguments"
        case .ambiguous:
            "of several registrations of '\(question.service.text)', each may serve with its default arguments"
        default: "no list of '\(name)' registers it, or names it in 'provided:'"
        }
    }

    // MARK: - Components

    /// The reason why a component is not checked.
    func reason(forComponent place: ProgramComponent.Index) -> String {
        let component = reader.components.all[place]
        if program.target.kind == .library {
            return component.isCertain
                ? "no list of '\(program.target.name)' with 'provided:' contains it"
                : "it stands in an '#if', or an '#if' decides what it needs"
        }
        if reader.registrations.registrars[place] != nil, reader.replacements.contains(place) {
            return "other code may replace its registration"
        }
        return reason(forUncertainRegistrationOf: place) ?? "nothing that is called registers it"
    }

    /// The reason why it is unknown whether a component is registered.
    private func reason(forUncertainRegistrationOf place: ProgramComponent.Index) -> String? {
        let component = reader.components.all[place]
        let registrations = reader.registrations
        if component.isGenerated {
            return "a plugin generates it that is not listed before 'AmpouleGraphPlugin'"
        }
        let lists = registrations.lists.filter { $0.components.contains(place) }
        if registrations.isRegisteredConditionally(place) {
            return "an '#if' decides whether it is registered"
        }
        if registrations.registrars[place] == nil, let assembly = registrations.componentsOfAssemblies[place]
        {
            return reason(forAssembly: assembly)
        }
        guard let list = lists.first else {
            return registrations.possible.contains(place)
                ? "the sources do not show whether code runs that registers it" : nil
        }
        let function = "'\(list.declared.functionName ?? Vocabulary.defaultListName)()' of '\(list.module)'"
        return list.isNeverCalled
            ? "no code calls \(function), which registers it"
            : "the sources do not show whether code calls \(function), which registers it"
    }

    // MARK: - Any service

    private static func reasonForAnyService(_ reader: ProgramGraphReader) -> String? {
        let program = reader.table.program
        if let reason = program.uncertainties.first { return reason }
        let inFiles = program.files.indexed.flatMap { file, content in
            content.declarations.uncertainties.map { (file: file, $0) }
        }
        let all = inFiles + reader.registrations.unknown + reader.unknownServices
        let places = all.map { file, uncertainty in
            ComponentGraph.Location(uncertainty.position, in: program.files[file].declarations.path)
        }
        if let place = places.min() { return "any service may be registered at '\(place.shortText)'" }
        if let file = program.files.first(where: { $0.declarations.hasErrors }) {
            return "'\(file.declarations.path.split(separator: "/").last ?? "")' is not valid Swift"
        }
        let component = reader.components.all.first { $0.declared.makings.isEmpty && !$0.isCertain }
        return component.map { "an '#if' decides which initializer '\($0.text)' has" }
    }
}
