/// Finds the remedies for a missing service.
struct MissingServiceAdvice {
    typealias Note = ComponentGraph.Problem.Note

    let service: String
    var name: String?

    /// The location that requires the service.
    let location: ComponentGraph.Location?

    /// The node that requires it; `nil` for a request in code.
    private(set) var node: ComponentGraph.Node?

    init(service: String, name: String?, location: ComponentGraph.Location?) {
        (self.service, self.name, self.location) = (service, name, location)
    }

    init(of dependency: ComponentGraph.Dependency, of node: ComponentGraph.Node) {
        self.init(
            service: dependency.service,
            name: dependency.name,
            location: dependency.location ?? node.location
        )
        self.node = node
    }

    private var key: String { ComponentGraph.keyText(service, name: name) }

    /// The remedies, each at the place to change.
    func notes(_ candidates: inout RegisteredServices) -> [Note] {
        if let unregistered = unregistered(candidates) { return [unregistered.note] }
        let others = candidates.registered(providing: service)
        if !others.isEmpty { return others.prefix(3).map { note(onOther: $0, candidates.remedies) } }
        let conforming = candidates.conforming(to: service).filter { $0.name == name }
        if !conforming.isEmpty {
            return conforming.prefix(3).map { note(onConforming: $0, candidates) }
        }
        if let component = candidates.component(called: service), let other = component.services.first,
            other != service
        {
            let text =
                "'\(service)' is registered for '\(other)' only: require that, or add '\(ServiceText(service).metatype)' to its '@Register'"
            return [Note(.requireOtherService, at: component.location ?? location, text)]
        }
        let similar = candidates.similar(to: service, except: node?.id)
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
        // A request in code passes arguments, or may.
        let found = candidates.unregistered(providing: service, name: name, takingArguments: node == nil)
        guard let component = found else { return nil }
        if let list = candidates.uncalledList(of: component) {
            let text =
                "'\(list.function)()' of '\(list.module)' registers '\(component.title)' for it, but no code calls it: call it on the container"
            return (component, Note(.callList, at: list.location, text))
        }
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
            let argument = "name: \"\(name)\""
            let text = "\(found): require that with '\(node == nil ? argument : "@Inject(\(argument))")'"
            return Note(.requireWithName, at: location, text)
        } else {
            return Note(.requireWithoutName, at: location, "\(found): require that without a name")
        }
    }

    /// A component that conforms to the service, but is registered for others.
    private func note(
        onConforming component: ComponentGraph.Node,
        _ candidates: RegisteredServices
    ) -> Note {
        let title = component.title
        let listed = component.services.map { "'\($0)'" }.joined(separator: " and ")
        let listing = component.isRegistered ? "" : ", and \(candidates.remedies.listing)"
        let services = component.services.filter { service in
            (service != title || candidates.isRequiredAsItself(title))
                && !candidates.undeclared.contains(service)
        }
        let isPlain = component.scope == .graph && component.name == nil && component.contributesTo == nil
        let list = (services + [service]).map { ServiceText($0).metatype }.joined(separator: ", ")
        let remedy =
            isPlain
            ? "write '@Register(\(list))'" : "add '\(ServiceText(service).metatype)' to its '@Register'"
        return Note(
            .addService,
            at: component.location ?? location,
            "'\(title)' conforms to '\(service)', but is registered for \(listed) only: \(remedy)\(listing)"
        )
    }
}
