extension Bystander {
    /// A list that nobody calls, with a component whose dependency is missing.
    static let uncalledList = Bystander("uncalled list") { page in
        let component = page.incompleteComponent()
        page.add(
            """
            @Registrations(\(component).self, named: "registerUnused\(page.draft.nextNumber())")  // warning: uncalledList
            extension Container {}
            """
        )
    }

    /// A method with the name of an uncalled list, of another type.
    static let methodOfTheListsName = Bystander("method of a list's name") { page in
        let number = page.draft.nextNumber()
        let component = page.incompleteComponent()
        page.add(
            """
            @Registrations(\(component).self, named: "registerViews\(number)")  // warning: uncalledList
            extension Container {}
            """
        )
        page.add("struct Screen\(number) {\n    func registerViews\(number)() {}\n}")
        page.register("Screen\(number)().registerViews\(number)()")
    }

    /// A component that nobody registers or uses.
    static let unusedComponent = Bystander("unused component") { page in _ = page.incompleteComponent() }
}

extension Page {
    /// Declares a component whose dependency is missing.
    fileprivate func incompleteComponent() -> String {
        let number = draft.nextNumber()
        add(
            """
            protocol Absent\(number) {}

            @Register struct Unfinished\(number) {
                @Inject let absent: any Absent\(number)
            }
            """
        )
        return "Unfinished\(number)"
    }
}
