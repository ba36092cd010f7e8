import Ampoule

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
            return [Note(location: component.location ?? location, message: text)]
        }
        let similar = candidates.similar(to: service, except: node.id)
        if !similar.isEmpty {
            return similar.map { pair in
                Note(
                    location: pair.node.location ?? location,
                    message: "did you mean '\(pair.service)'?"
                )
            }
        }
        return [Note(location: location, message: candidates.remedies.registering(service, name: name))]
    }

    /// A component of the service that nothing registers, with the remedy.
    func unregistered(_ candidates: RegisteredServices) -> (component: ComponentGraph.Node, note: Note)? {
        guard let component = candidates.unregistered(providing: service, name: name) else { return nil }
        let key = ComponentGraph.keyText(service, name: name)
        let text =
            "'\(component.title)' provides '\(key)', but is not registered: \(candidates.remedies.listing)"
        return (component, Note(location: component.location ?? location, message: text))
    }

    /// A registration of the service under another key, or in another container.
    private func note(onOther other: ComponentGraph.Node, _ remedies: Remedies) -> Note {
        let found = "'\(other.key(of: service))' is registered here"
        let text =
            if !other.arguments.isEmpty {
                found
            } else if other.name == name {
                "\(found), \(remedies.searching)"
            } else if let name = other.name {
                "\(found): require that with '@Inject(name: \"\(name)\")'"
            } else {
                "\(found): require that without a name"
            }
        return Note(location: other.location ?? location, message: text)
    }
}
