import AmpouleModules

private class Parent {
    let child: Child

    init(child: Child) {
        self.child = child
    }
}

private class Child {
    weak var parent: Parent!
}

/// The child resolves its parent after both are made.
func lateResolving() {
    heading("Late-resolving a circular dependency")

    let testModule = module {
        singleton { module in Parent(child: module.get()) }
            .onInit { module, parent in
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
        show("parent.child.parent === parent", parent.child.parent === parent, expecting: true)
    }
}
