import AmpouleGraph

/// Reads the graph of a program from its sources.
package final class ProgramGraphReader {
    /// The assumption about code that the sources leave uncertain.
    package enum Assumption: Sendable {
        /// None: uncertain code has an unknown provider, so that no check judges it.
        case nothing

        /// The sources contain the whole program; used for diagrams.
        case likely
    }

    let table: TypeTable
    let constants: ConstantTable
    let levels: LevelTable
    let components: Components
    let containers: Containers
    let registrations: Registrations
    let specializations: RegisteredSpecializations
    let replacements: Replacements
    let demands: Demands

    /// The services of which the code finds out whether they are registered.
    let keysOfOptionalRequests: Set<String>

    /// The components in lists, by the names of their accessors.
    let accessors: [String: Set<ProgramComponent.Index>]
    let assumption: Assumption
    var drafts: Table<ProgramNode> = []
    var offers = Offers()

    /// The contributions to lists, by the service of the elements.
    var contributions = Offers()

    /// The nodes of components that overrides may replace.
    private(set) var overriddenNodes: Set<ComponentGraph.Node.ID> = []

    /// The components that decorate a service, by the service.
    var decorators = Offers()

    /// The nodes by their identifiers, if there are decorators.
    var placesOfDecorated: [ComponentGraph.Node.ID: ProgramNode.Index] = [:]

    /// The positions of components in lists, by the names of the lists; empty without decorators.
    var positionsInLists: [String: [ProgramComponent.Index: Int]] = [:]

    /// The decorators that a list registers before what they decorate.
    var decorationsTooEarly: [ProgramNode.Index] = []

    /// Whether an inner container may register contributions, which the lists of outer ones don't contain.
    private(set) var mayContributeInside = false

    /// The nodes of the closures of which the sources show where they are registered, by the locations of the calls.
    private(set) var closuresWithHomes: [ComponentGraph.Location: ProgramNode.Index] = [:]

    /// The nodes of each component.
    var nodesOfComponents: Column<ProgramComponent, [ProgramNode.Index]>

    /// Whether the containers that code names are the program's; see ``findsOnlyRootNamed``.
    private(set) var isOnlyRootNamed = false

    /// The registrations of services that may be any type.
    private(set) var unknownServices: [(file: Program.File.Index, Uncertainty)] = []

    /// The services that lists state as provided from outside.
    private(set) var provided = ProvidedServices()

    /// Reads the graph of a program.
    package init(_ program: Program, assuming assumption: Assumption = .nothing) {
        self.assumption = assumption
        let table = TypeTable(program)
        let constants = ConstantTable(table)
        table.readNames(of: constants)
        self.table = table
        self.constants = constants
        levels = LevelTable(table, constants)
        components = Components(table)
        containers = program.containers
        registrations = Registrations(table, components, containers, assumption)
        specializations = RegisteredSpecializations(table, components)
        replacements = Replacements(table, components, registrations)
        accessors = registrations.accessors()
        demands = Demands(program)
        keysOfOptionalRequests = Self.keysOfOptionalRequests(table)
        nodesOfComponents = Column(for: components.all) { _ in [] }
        readProvided()
        readNodes()
        settleDecorators()
        let overridden = drafts.filter { $0.component.map(replacements.isOverridden) ?? false }
        overriddenNodes = Set(overridden.map(\.node.id))
        isOnlyRootNamed = !levels.isEmpty && findsOnlyRootNamed
        mayContributeInside = !contributions.isEmpty && registersInInnerContainers
    }

    /// The graph, with the providers of its dependencies.
    package var graph: ComponentGraph { ComponentGraph(nodes: judgement.nodes.values, levels: modelLevels) }

    private func readProvided() {
        provided = ProvidedServices(table, registrations.lists)
        for (list, service) in provided.unknown {
            addUnknown(list.file, list.declared.position, .unknownProvidedService(service))
        }
    }

    /// Adds a registration that may be of any service.
    private func addUnknown(
        _ file: Program.File.Index,
        _ position: Position,
        _ reason: Uncertainty.Reason
    ) {
        offers.addUnknown()
        unknownServices.append((file, Uncertainty(position: position, reason: reason)))
    }

    private func add(
        _ offer: Offer,
        of services: [ResolvedType],
        _ file: Program.File.Index,
        _ position: Position
    ) {
        for service in services {
            if service.isUnknown {
                addUnknown(file, position, .unknownService(service.text))
            } else {
                offers.add(offer, of: service, isCertainlyType: isCertainlyType(service, file))
            }
        }
    }

    /// Whether a service that no read source declares is known to be no alias.
    private func isCertainlyType(_ service: ResolvedType, _ file: Program.File.Index) -> Bool {
        guard service.isExternal, !service.isExact, let name = service.lastNames.first else { return false }
        return table.program.unread.declareType(name, visibleBy: table.imports.unreadModules(of: file))
    }

    /// Adds a node to the lists of services.
    private func add(
        _ contribution: Offer,
        toListsOf services: [ResolvedType],
        _ file: Program.File.Index,
        _ position: Position
    ) {
        for service in services {
            if service.isUnknown {
                contributions.addUnknown()
                let reason = Uncertainty.Reason.unknownService(service.text)
                unknownServices.append((file, Uncertainty(position: position, reason: reason)))
            } else {
                contributions.add(contribution, of: service)
            }
        }
    }

    /// Adds a node that decorates a service.
    private func add(
        _ decorator: Offer,
        asDecoratorOf service: ResolvedType,
        _ file: Program.File.Index,
        _ position: Position
    ) {
        guard !service.isUnknown else {
            decorators.addUnknown()
            let reason = Uncertainty.Reason.unknownService(service.text)
            unknownServices.append((file, Uncertainty(position: position, reason: reason)))
            return
        }
        decorators.add(decorator, of: service)
    }

    private func readNodes() {
        var names = NodeNames()
        // A registration that isn't known to be in the scope 'graph' gets a scope that no check judges.
        let isDefaultKnown = !table.program.files.contains { $0.declarations.setsDefaultScope }
        let isDefaultGraph = isDefaultKnown || assumption == .likely
        let defaultScope = NodeScope(
            scope: isDefaultGraph ? .graph : .custom("default"),
            isKnown: isDefaultGraph
        )
        for place in components.all.indices { addNodes(of: place, &names, defaultScope) }
        for (file, content) in table.program.files.indexed {
            for declared in content.declarations.registrations {
                addNodes(of: declared, file, &names, defaultScope)
            }
            if !content.declarations.uncertainties.isEmpty || content.declarations.hasErrors {
                offers.addUnknown()
            }
        }
        if !registrations.unknown.isEmpty || !table.program.uncertainties.isEmpty { offers.addUnknown() }
    }

    private func addNodes(
        of place: ProgramComponent.Index,
        _ names: inout NodeNames,
        _ defaultScope: NodeScope
    ) {
        let component = components.all[place]
        let declared = component.declared
        let file = table.program.files[component.file]
        let scope = declared.isFunction ? declared.scope : declared.innerScope
        let lookup = TypeLookup(table, file: component.file, scope: scope)
        let objectScope = self.scope(declared.objectScope, component.file, declared.scope, defaultScope)
        // Which initializer is used may depend on an '#if'.
        if declared.makings.isEmpty, !component.isCertain { offers.addUnknown() }
        for (number, making) in declared.makings.enumerated() {
            let lists = number == declared.contributingMaking ? component.contributions : []
            let argumentTypes = making.arguments.map(lookup.resolve)
            let arguments = argumentTypes.map(\.text)
            let location = ComponentGraph.Location(declared.position, in: file.declarations.path)
            let node = ComponentGraph.Node(
                id: names.name(
                    component.text,
                    arguments: arguments,
                    name: declared.registrationName.literal,
                    module: file.module,
                    place: location
                ),
                component: component.text,
                kind: declared.kind,
                services: component.services.map(\.text),
                contributesTo: lists.isEmpty ? nil : lists.map(\.text),
                name: declared.registrationName.literal,
                arguments: arguments,
                argumentLabels: making.argumentLabels.isEmpty ? nil : making.argumentLabels,
                scope: objectScope.scope,
                isAsynchronous: making.isAsynchronous,
                isolation: isolation(of: making, in: component),
                module: file.module,
                location: location,
                areDependenciesKnown: component.isCertain,
                registeredBy: declared.registrationName != .expression
                    ? registrations.registrars[place] ?? [] : []
            )
            let index = drafts.append(
                ProgramNode(
                    node: node,
                    file: component.file,
                    component: place,
                    dependencies: dependencies(of: making, in: place),
                    isScopeKnown: objectScope.isKnown,
                    servesWithoutArguments: making.areArgumentsOptional,
                    home: registrations.homes[place] ?? .unknown,
                    serviceIdentities: component.services.map(\.identity),
                    contributionIdentities: lists.map(\.identity),
                    argumentIdentities: argumentTypes.map(\.identity),
                    areArgumentsExact: argumentTypes.allSatisfy(\.isExact)
                )
            )
            nodesOfComponents[place].append(index)
            guard registrations.possible.contains(place) || component.isGenerated else { continue }
            let offer = Offer(
                node: index,
                name: declared.registrationName,
                arguments: making.arguments.isEmpty ? .none : making.areArgumentsOptional ? .optional : .some,
                isCertain: component.isCertain && registrations.registrars[place] != nil
            )
            // A specialization serves for its own type whether it is registered or not.
            let services = component.services.filter { service in
                !declared.isGeneric || !component.isOwnService || service.key != component.key
            }
            add(offer, of: services, component.file, declared.position)
            add(offer, toListsOf: lists, component.file, declared.position)
            if let decorated = component.decorated {
                add(offer, asDecoratorOf: decorated, component.file, declared.position)
            }
        }
    }

    /// The injections in order: those of the initializer, then those of the superclasses and the class itself.
    private func dependencies(of making: DeclaredComponent.Making, in place: ProgramComponent.Index)
        -> [ProgramDependency]
    {
        func drafts(_ declared: [DeclaredDependency], of place: ProgramComponent.Index) -> [ProgramDependency]
        {
            let component = components.all[place]
            let scope =
                component.declared.isFunction ? component.declared.scope : component.declared.innerScope
            return declared.map { ProgramDependency(declared: $0, file: component.file, scope: scope) }
        }
        let inherited = components.lineage(of: place).flatMap { superclass in
            let first = components.all[superclass].declared.makings.first
            return drafts(first?.dependencies.filter { $0.injection != .initializer } ?? [], of: superclass)
        }
        let own = making.dependencies
        return decorated(by: place)
            + drafts(own.filter { $0.injection == .initializer }, of: place)
            + inherited
            + drafts(own.filter { $0.injection != .initializer }, of: place)
    }

    private func addNodes(
        of declared: DeclaredRegistration,
        _ file: Program.File.Index,
        _ names: inout NodeNames,
        _ defaultScope: NodeScope
    ) {
        let content = table.program.files[file]
        let lookup = TypeLookup(table, file: file, scope: declared.scope)
        let arguments = declared.arguments?.map { type in type.map { lookup.resolve($0).text } ?? "_" }
        let objectScope = scope(declared.objectScope, file, declared.scope, defaultScope)
        let assembly = registrations.unnamedAssemblies.name(around: declared.scope, in: file)
        var keys = declared.keys[...]
        // The first node has the contributions, whatever their names.
        var lists = declared.contributions[...]
        while let first = keys.first ?? lists.first {
            // Services under another name get a node of their own, since a node has one name.
            let alike = keys.filter { $0.name == first.name }
            keys = keys.filter { $0.name != first.name }[...]
            let services = alike.map { lookup.resolve($0.service) }
            let location = ComponentGraph.Location(
                alike.first?.forward ?? declared.position,
                in: content.declarations.path
            )
            let contributions = lists.map { (type: lookup.resolve($0.service), name: $0.name) }
            lists = []
            // A capitalized name may be a function, which may return any type.
            if declared.isServiceConcluded, !services.isEmpty, services[0].isExternal,
                services[0].lastNames.contains(where: table.program.functionNames.contains)
            {
                addUnknown(file, declared.position, .possibleFunction(services[0].text))
            }
            let node = ComponentGraph.Node(
                id: names.name(
                    (services.first ?? contributions[0].type).text,
                    arguments: arguments ?? [],
                    name: first.name.literal,
                    isContribution: services.isEmpty,
                    module: content.module,
                    place: location
                ),
                services: services.map(\.text),
                contributesTo: contributions.isEmpty ? nil : contributions.map(\.type.text),
                name: first.name.literal,
                arguments: arguments ?? [],
                scope: objectScope.scope,
                isAsynchronous: declared.isAsynchronous,
                module: content.module,
                location: location,
                areDependenciesKnown: false,
                registeredBy: declared.isConditional
                    ? [] : ["\(declared.function) at \(location.shortText)"]
            )
            let index = drafts.append(
                ProgramNode(
                    node: node,
                    file: file,
                    component: nil,
                    dependencies: dependencies(of: declared, in: file),
                    isScopeKnown: objectScope.isKnown,
                    home: ProgramNode.Home(declared, in: file),
                    unnamedAssembly: assembly,
                    isForward: declared.isForward,
                    factory: declared.factory,
                    isJudgedClosure: isJudged(declared, in: file)
                )
            )
            let offer = Offer(
                node: index,
                name: first.name,
                arguments: arguments.map { $0.isEmpty ? .none : .some } ?? .unknown,
                isCertain: !declared.isConditional && !declared.isServiceConcluded && assembly == nil
            )
            if drafts[index].home != .unknown, drafts[index].isJudgedClosure {
                closuresWithHomes[
                    ComponentGraph.Location(declared.position, in: content.declarations.path)
                ] = index
            }
            add(offer, of: services, file, declared.position)
            for contribution in contributions {
                let offer = Offer(
                    node: index,
                    name: contribution.name,
                    arguments: .none,
                    isCertain: !declared.isConditional && assembly == nil
                )
                add(offer, toListsOf: [contribution.type], file, declared.position)
            }
        }
    }
}
