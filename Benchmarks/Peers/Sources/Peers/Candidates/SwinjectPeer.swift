import Swinject

typealias SwinjectContainer = Swinject.Container

extension SwinjectContainer {
    /// A container with every component registered.
    static func registered() -> SwinjectContainer {
        let container = SwinjectContainer(defaultObjectScope: .transient)
        container.register((any Animal).self) { _ in Cat() }
        container.register((any Animal).self) { _, name in Dog(name: name) }
        container.register((any Shelter).self) { _ in Barn() }.inObjectScope(.container)
        container.register((any FirstAncestor).self) {
            FirstMare(mother: $0.resolve((any SecondAncestor).self)!)
        }
        container.register((any SecondAncestor).self) {
            SecondMare(mother: $0.resolve((any ThirdAncestor).self)!)
        }
        container.register((any ThirdAncestor).self) {
            ThirdMare(mother: $0.resolve((any FourthAncestor).self)!)
        }
        container.register((any FourthAncestor).self) {
            FourthMare(mother: $0.resolve((any FifthAncestor).self)!)
        }
        container.register((any FifthAncestor).self) {
            FifthMare(mother: $0.resolve((any SixthAncestor).self)!)
        }
        container.register((any SixthAncestor).self) {
            SixthMare(mother: $0.resolve((any SeventhAncestor).self)!)
        }
        container.register((any SeventhAncestor).self) {
            SeventhMare(mother: $0.resolve((any EighthAncestor).self)!)
        }
        container.register((any EighthAncestor).self) {
            EighthMare(mother: $0.resolve((any NinthAncestor).self)!)
        }
        container.register((any NinthAncestor).self) {
            NinthMare(mother: $0.resolve((any TenthAncestor).self)!)
        }
        container.register((any TenthAncestor).self) { _ in TenthMare() }
        return container
    }
}
