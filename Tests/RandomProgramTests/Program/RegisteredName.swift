/// The name of a registration.
struct RegisteredName: Sendable {
    let value: String

    /// The constant that has it as its value, in a module.
    var constant: (text: String, module: String)?

    /// The name as a file spells it.
    func text(in page: Page) -> String {
        if let constant, constant.module == page.module.name, page.draft.random.says(0.8) {
            return constant.text
        }
        return "\"\(value)\""
    }
}

/// A way to declare the name of a registration.
struct NameForm: ProgramForm {
    let name: String
    let clarity: Clarity
    let declare: @Sendable (Page) -> RegisteredName

    static let all: [NameForm] = [.literal, .constant]

    static let literal = NameForm(name: "name as a literal", clarity: .exact) { page in
        RegisteredName(value: "name\(page.draft.nextNumber())")
    }

    static let constant = NameForm(name: "name as a constant", clarity: .partial) { page in
        let number = page.draft.nextNumber()
        page.add("enum Names\(number) {\n    static let main = \"name\(number)\"\n}")
        return RegisteredName(value: "name\(number)", constant: ("Names\(number).main", page.module.name))
    }
}
