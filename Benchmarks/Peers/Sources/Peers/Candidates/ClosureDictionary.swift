/// Closures by the type of their service, as an app of one file may keep them: a lookup and a cast, without a lock.
///
/// Unchecked because of the variable, which is written before anything is measured.
final class ClosureDictionary: @unchecked Sendable {
    private var factories: [ObjectIdentifier: Any] = [:]
    private var argumentFactories: [ObjectIdentifier: Any] = [:]

    func add<Service>(_ service: Service.Type, _ factory: @escaping @Sendable (ClosureDictionary) -> Service)
    {
        factories[ObjectIdentifier(service)] = factory
    }

    func add<Service, Argument>(
        _ service: Service.Type,
        _ argument: Argument.Type,
        _ factory: @escaping @Sendable (ClosureDictionary, Argument) -> Service
    ) {
        argumentFactories[ObjectIdentifier(service)] = factory
    }

    func make<Service>(_ service: Service.Type) -> Service {
        typealias Factory = @Sendable (ClosureDictionary) -> Service
        return (factories[ObjectIdentifier(service)] as! Factory)(self)
    }

    func make<Service, Argument>(_ service: Service.Type, _ argument: Argument) -> Service {
        typealias Factory = @Sendable (ClosureDictionary, Argument) -> Service
        return (argumentFactories[ObjectIdentifier(service)] as! Factory)(self, argument)
    }
}

extension ClosureDictionary {
    /// A dictionary with every component.
    static func filled() -> ClosureDictionary {
        let dictionary = ClosureDictionary()
        let barn: any Shelter = Barn()
        dictionary.add((any Animal).self) { _ in Cat() }
        dictionary.add((any Shelter).self) { _ in barn }
        dictionary.add((any Animal).self, String.self) { _, name in Dog(name: name) }
        dictionary.add((any FirstAncestor).self) { FirstMare(mother: $0.make((any SecondAncestor).self)) }
        dictionary.add((any SecondAncestor).self) { SecondMare(mother: $0.make((any ThirdAncestor).self)) }
        dictionary.add((any ThirdAncestor).self) { ThirdMare(mother: $0.make((any FourthAncestor).self)) }
        dictionary.add((any FourthAncestor).self) { FourthMare(mother: $0.make((any FifthAncestor).self)) }
        dictionary.add((any FifthAncestor).self) { FifthMare(mother: $0.make((any SixthAncestor).self)) }
        dictionary.add((any SixthAncestor).self) { SixthMare(mother: $0.make((any SeventhAncestor).self)) }
        dictionary.add((any SeventhAncestor).self) { SeventhMare(mother: $0.make((any EighthAncestor).self)) }
        dictionary.add((any EighthAncestor).self) { EighthMare(mother: $0.make((any NinthAncestor).self)) }
        dictionary.add((any NinthAncestor).self) { NinthMare(mother: $0.make((any TenthAncestor).self)) }
        dictionary.add((any TenthAncestor).self) { _ in TenthMare() }
        return dictionary
    }
}
