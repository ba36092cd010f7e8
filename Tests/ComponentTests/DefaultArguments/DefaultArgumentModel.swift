/// The law of default arguments, by rule instead of by table: which registration serves a key.
struct DefaultArgumentModel {
    struct Key: Hashable {
        let service: String
        let name: String?
        let argumentTypes: [String]
    }

    /// A registration, in the order in which they were made.
    struct Registration {
        enum Maker {
            case species(Species)
            case hand(Key)
        }

        let container: Int
        let maker: Maker

        /// Whether requests share one instance.
        let isShared: Bool
    }

    enum Answer: Equatable {
        /// The registration of this number makes an instance from these arguments.
        case instance(registration: Int, arguments: [String])

        /// Nothing is registered under the key.
        case missing

        /// The key could mean several components.
        case ambiguous

        /// The complete key that the key means could itself mean several components.
        case ambiguousFurtherOn
    }

    /// The parents of the containers.
    let parents: [Int?]
    private(set) var registrations: [Registration] = []

    init(parents: [Int?]) { self.parents = parents }

    mutating func add(_ registration: Registration) { registrations.append(registration) }

    /// What a container answers to a key.
    func answer(to key: Key, with arguments: [String], from container: Int) -> Answer {
        for place in lineage(of: container) {
            let own = registrations.indices.filter { registrations[$0].container == place }
            if let complete = own.last(where: { registrations[$0].completeKey(of: key.service) == key }) {
                return .instance(registration: complete, arguments: arguments)
            }
            let shorter = own.filter { registrations[$0].defaultValues(under: key) != nil }
            guard let last = shorter.last, let values = registrations[last].defaultValues(under: key),
                let complete = registrations[last].completeKey(of: key.service)
            else { continue }
            let meanings = Set(shorter.map { registrations[$0].completeKey(of: key.service) })
            guard meanings.count == 1 else { return .ambiguous }
            // A nearer container may have something else under the complete key.
            let answer = answer(to: complete, with: arguments + values, from: container)
            return answer == .ambiguous ? .ambiguousFurtherOn : answer
        }
        return .missing
    }

    private func lineage(of container: Int) -> [Int] {
        [container] + (parents[container].map { lineage(of: $0) } ?? [])
    }
}

extension DefaultArgumentModel.Registration {
    /// What the instances say made them.
    func title(number: Int) -> String {
        switch maker {
        case .species(let species): species.title
        case .hand: "Registration \(number)"
        }
    }

    func completeKey(of service: String) -> DefaultArgumentModel.Key? {
        switch maker {
        case .species(let species): species.completeKey(of: service)
        case .hand(let key): key.service == service ? key : nil
        }
    }

    func defaultValues(under key: DefaultArgumentModel.Key) -> [String]? {
        guard case .species(let species) = maker else { return nil }
        return species.defaultValues(under: key)
    }
}
