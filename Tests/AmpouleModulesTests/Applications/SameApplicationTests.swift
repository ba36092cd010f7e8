import AmpouleModules
import Testing

// One application, made three times: a shop with a till, which sells pets that live in a stable.

private protocol Till: AnyObject {
    var sales: [String] { get set }
}

@Register(Till.self, scope: .container)
private final class DrawerTill: Till, @unchecked Sendable {
    var sales: [String] = []

    init() {}
}

@Register(scope: .container)
private final class Barn: Sendable {
    init() {}
}

@Register(Animal.self)
private final class Horse: Animal {
    let name: String
    let barn: Barn

    init(@Inject barn: Barn, name: String) {
        self.barn = barn
        self.name = name
    }
}

@Register(scope: .container)
private final class Shop: @unchecked Sendable {
    let till: any Till
    var clerk: Clerk?

    init(@Inject till: any Till) { self.till = till }

    @Inject func employ(_ clerk: Clerk) {
        self.clerk = clerk
    }
}

@Register(scope: .container)
private final class Clerk: @unchecked Sendable {
    @Inject weak var shop: Shop?

    init() {}
}

@Registrations(DrawerTill.self, Barn.self, Horse.self, Shop.self, Clerk.self)
private extension Container {}

private enum Way: CaseIterable {
    case modules, macros, mixed

    func makeApplication() -> Container {
        switch self {
        case .modules: makeContainer { AmpouleModules.modules { shopModule(using: stableModule()) } }
        case .macros: Container { $0.registerComponents() }
        case .mixed: makeMixedApplication()
        }
    }
}

private func stableModule() -> Module {
    module {
        singleton { Barn() }
        factory { (module, name: String) in Horse(barn: try module.require(), name: name) as Animal }
    }
}

private func shopModule(using stable: Module) -> Module {
    module(using: stable) {
        singleton { DrawerTill() as Till }
        singleton { module in Shop(till: try module.require()) }
            .onInit { module, shop in shop.clerk = try module.require() }
        singleton { Clerk() }
            .onInit { module, clerk in clerk.shop = try module.require() }
    }
}

/// Closures and components in one module; another that is a container; and a registration on top.
private func makeMixedApplication() -> Container {
    let stable = Container()
    Barn.register(in: stable)
    Horse.register(in: stable)
    let shop = module(using: Module(stable)) {
        Shop.self
        singleton { Clerk() }
            .onInit { module, clerk in clerk.shop = module.container.factory(for: Shop.self)() }
        singleton { module in try module.require(named: "the drawer") as Till }
    }
    shop.container.register(Till.self, name: "the drawer") { _ in DrawerTill() }
    return makeContainer { modules { shop } }
}

/// The same application says the same, whichever way it is made.
struct SameApplicationTests {
    @Test(arguments: Way.allCases)
    fileprivate func applicationWorks(way: Way) {
        let application = way.makeApplication()

        withInjection(from: application) {
            let shop: Shop = inject()
            let lucky: Animal = inject("Lucky")
            let spirit: Animal? = inject("Spirit")
            shop.till.sales += [lucky.name, spirit?.name ?? "nobody"]

            let till: Till = inject()
            #expect(till.sales == ["Lucky", "Spirit"])
            #expect((lucky as? Horse)?.barn === (spirit as? Horse)?.barn)
            #expect(shop.clerk?.shop === shop)
            #expect(application.resolve(Animal.self, argument: "Tom")?.name == "Tom")
        }
    }

    @Test(arguments: Way.allCases)
    fileprivate func typedCallsWork(way: Way) {
        let application = way.makeApplication()

        let shop = application.shop()
        let lucky = application.horse(name: "Lucky")

        #expect(shop === application.resolve(Shop.self))
        #expect((lucky as? Horse)?.barn === application.barn())
    }

    @Test(arguments: Way.allCases)
    fileprivate func missesAreExplained(way: Way) {
        let application = way.makeApplication()

        let error = #expect(throws: ResolutionError.self) {
            try application.require(Animal.self, argument: 1)
        }

        #expect(
            error?.description == """
                Nothing is registered for 'Animal(Int)'.
                Registered with other arguments: 'Animal(String)'.
                """
        )
    }
}
