import AmpouleModules
import TestSupport
import Testing

private class Parent {
    let child: Child

    init(child: Child) { self.child = child }
}

private class Child {
    var parent: Parent!

    init() {}
}

/// The document's section "Late-resolving".
struct LateResolvingTests {
    @Test func circleIsClosedAfterTheParentWasMade() {
        let testModule = module {
            singleton { module in Parent(child: module.get()) }
                .onInit { module, other in
                    let parent: Parent = other
                    let child: Child = module.get()!
                    child.parent = parent
                }
            singleton { _ in Child() }
        }

        withInjection {
            modules {
                testModule
            }
        } perform: {
            let parent: Parent = inject()
            let child: Child = inject()
            #expect(parent.child === child)
            #expect(child.parent === parent)
        }
    }

    @Test func instanceMayBeCastAsInTheDocument() {
        let testModule = module {
            singleton { module in Parent(child: module.get()!) }
                .onInit { (module, other: Any?) in
                    guard let parent: Parent = other as? Parent else { fatalError() }
                    let child: Child = module.get()!
                    child.parent = parent
                }
            singleton { _ in Child() }
        }

        let parent: Parent? = testModule.get()
        #expect(parent?.child.parent === parent)
    }

    @Test func circleOfTwoLateResolutionsIsClosed() throws {
        final class Mother {
            var daughter: Daughter?
        }
        final class Daughter {
            weak var mother: Mother?
        }
        let family = module {
            singleton { Mother() }
                .onInit { module, mother in mother.daughter = module.get() }
            singleton { Daughter() }
                .onInit { module, daughter in daughter.mother = module.get() }
        }

        let daughter: Daughter = try family.require()
        #expect(daughter.mother?.daughter === daughter)
    }

    @Test func circleOfInitializersIsAnErrorThatNamesIt() {
        final class Mother {
            init(daughter: Daughter) {}
        }
        final class Daughter {
            init(mother: Mother) {}
        }
        let family = module {
            singleton { module in Mother(daughter: try module.require()) }
            singleton { module in Daughter(mother: try module.require()) }
        }

        let error = #expect(throws: ResolutionError.self) { let _: Mother = try family.require() }
        #expect(
            error?.description == """
                The dependencies of 'Mother' form a cycle: Mother → Daughter → Mother.
                Inject one of them into a property instead of an initializer: with 'onInit', or with '@Inject' on a \
                'var', in a scope that shares instances.
                """
        )
    }

    @Test(arguments: [1, 3])
    func closureRunsOncePerInstanceMade(resolutionCount: Int) {
        let singletons = Counter()
        let products = Counter()
        let shop = module {
            singleton { Parent(child: Child()) }
                .onInit { _, _ in singletons.increment() }
            factory { Child() }
                .onInit { _, _ in products.increment() }
        }

        for _ in 0..<resolutionCount {
            let _: Parent? = shop.get()
            let _: Child? = shop.get()
        }

        #expect(singletons.count == 1)
        #expect(products.count == resolutionCount)
    }

    @Test func severalClosuresRunInOrder() {
        let order = Notebook<Int>()
        let shop = module {
            factory { Child() }
                .onInit { _, _ in order.write(1) }
                .onInit { _, _ in order.write(2) }
        }

        let _: Child? = shop.get()

        #expect(order.entries == [1, 2])
    }
}
