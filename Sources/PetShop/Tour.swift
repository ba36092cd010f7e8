import Ampoule

/// A tour of Ampoule on one screen: six steps, each of which prints some of its code, and what the code does.
@main
enum Tour {
    static func main() async throws {
        print("Ampoule on one screen: a pet shop. Its code is in Sources/PetShop.\n")
        useComponents()
        passArguments()
        proveTheList()
        shareAnInstance()
        try await openLevels()
        overrideAComponent()
    }

    private static func useComponents() {
        step("1. The container passes dependencies, and the caller passes the rest.")
        let ada = petShop.clerk(name: "Ada")
        show("petShop.clerk(name: \"Ada\")", "\(ada.name), with a till and cats")
    }

    private static func passArguments() {
        step("2. An accessor has the argument labels and types of the initializer.")
        let mimi = petShop.cat(name: "Mimi")
        show("petShop.cat(name: \"Mimi\")", "\(mimi.name), \(mimi.kind)")
        refuse(
            "petShop.cat(name: 7)",
            "cannot convert value of type 'Int' to expected argument type 'String'"
        )
    }

    private static func proveTheList() {
        step("3. The compiler proves the list of components; this one lacks the till.")
        refuse(
            "@Registrations(Cat.self, Clerk.self)",
            "'Clerk' is unavailable: no registration for 'Till'; list or include one, or name it in 'provided' [missingRegistration]"
        )
    }

    private static func shareAnInstance() {
        step("4. All clerks share one till.")
        let (ada, bob) = (petShop.clerk(name: "Ada"), petShop.clerk(name: "Bob"))
        _ = (ada.sell("Mimi"), bob.sell("Tom"))
        show("bob.till.total", "\(bob.till.total), from sales of Ada and Bob")
    }

    private static func openLevels() async throws {
        step("5. A visit is a level: it has its own basket, and closes it at the end.")
        let clerk = petShop.clerk(name: "Ada")
        try await petShop.withLevel(Visit(customer: "Grace")) { visit in
            visit.basket().put(clerk.sell("Mimi"))
            visit.basket().put(clerk.sell("Tom"))
        }
        try await petShop.withLevel(Visit(customer: "Linus")) { visit in
            visit.basket().put(clerk.sell("Felix"))
        }
    }

    private static func overrideAComponent() {
        step("6. A test replaces a component in its own copy of the container.")
        let copy = petShop.copy()
        copy.override(Cat.self) { name in StuffedCat(name: name) }
        for (title, container) in [("copy", copy), ("petShop", petShop)] {
            let mimi = container.clerk(name: "Ada").sell("Mimi")
            show("\(title).clerk(name: \"Ada\").sell(\"Mimi\")", "\(mimi.name), \(mimi.kind)")
        }
    }
}

private struct StuffedCat: Animal {
    let kind = "a stuffed cat"
    let name: String
}

// MARK: - Printing

/// Prints the title of a step.
private func step(_ title: String) {
    print(title)
}

/// Prints code, and beside it the result.
func show(_ code: String, _ result: String) {
    print("   \(code.padded)→ \(result)")
}

/// Prints code that doesn't compile, and the error.
private func refuse(_ code: String, _ error: String) {
    let lines = error.replacing("; ", with: ";\n     ")
    print("   \(code.padded)✗ doesn't compile:\n     \(lines)")
}

extension String {
    /// This text, filled up with spaces to the width of the column of code.
    fileprivate var padded: String { self + String(repeating: " ", count: max(1, 39 - count)) }
}
