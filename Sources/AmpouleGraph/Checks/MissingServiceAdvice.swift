/// Finds the remedies for a missing service.
struct MissingServiceAdvice {
    typealias Note = ComponentGraph.Problem.Note

    private let service: String
    private let name: String?

    /// The node that requires the service.
    private let node: ComponentGraph.Node

    /// The location that requires the service.
    private let location: ComponentGraph.Location?

    init(of dependency: ComponentGraph.Dependency, of node: ComponentGraph.Node) {
        (service, name, self.node) = (dependency.service, dependency.name, node)
        location = dependency.location ?? node.location
    }

    /// The remedies, each at the place to change.
    func notes(_ candidates: inout RegisteredServices) -> [Note] {
        if let unregistered = unregistered(candidates) { return [unregistered.note] }
        let others = candidates.registered(providing: service)
        if !others.isEmpty { return others.prefix(3).map { note(onOther: $0, candidates.remedies) } }
        if let component = candidates.component(called: service), let other = component.services.first,
            other != service
        {
            let text =
                "'\(service)' is registered for '\(other)' only: require that, or add '\(ServiceText(service).metatype)' to its '@Register'"
            return [Note(.requireOtherService, at: component.location ?? location, text)]
        }
        let similar = candidates.similar(to: service, except: node.id)
        if !similar.isEmpty {
            return similar.map { pair in
                Note(
                    .requireSimilarService,
                    at: pair.node.location ?? location,
                    "did you mean '\(pair.service)'?"
                )
            }
        }
        let remedies = candidates.remedies
        return [Note(remedies.registration, at: location, remedies.registering(service, name: name))]
    }

    /// A component of the service that nothing registers, with the remedy.
    func unregistered(_ candidates: RegisteredServices) -> (component: ComponentGraph.Node, note: Note)? {
        guard let component = candidates.unregistered(providing: service, name: name) else { return nil }
        let key = ComponentGraph.keyText(service, name: name)
        let text =
            "'\(component.title)' provides '\(key)', but is not registered: \(candidates.remedies.listing)"
        return (component, Note(candidates.remedies.listed, at: component.location ?? location, text))
    }

    /// A registration of the service under another key, or in another container.
    private func note(onOther other: ComponentGraph.Node, _ remedies: Remedies) -> Note {
        let found = "'\(other.key(of: service))' is registered here"
        let location = other.location ?? location
        if !other.arguments.isEmpty {
            return Note(location: location, message: found)
        } else if other.name == name {
            let text = "\(found), \(remedies.searching)"
            return Note(.registerInSearchedContainer, at: location, text)
        } else if let name = other.name {
            let text = "\(found): require that with '@Inject(name: \"\(name)\")'"
            return Note(.requireWithName, at: location, text)
        } else {
            return Note(.requireWithoutName, at: location, "\(found): require that without a name")
        }
    }
}
