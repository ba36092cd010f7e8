import TestSupport

/// A complete program that a seed determines: modules with their files.
struct RandomProgram: Sendable {
    struct Module: Sendable {
        let name: String
        let isProgram: Bool
        let dependencies: [String]

        /// The texts of the files by their names.
        let files: [String: String]
    }

    let modules: [Module]
    let setting: Setting

    /// The names of the forms that it is written in.
    let forms: Set<String>

    /// Whether the check understands all of it, so that it finds a fault.
    let isClear: Bool

    /// Writes a program that resolves everything, or one with a fault.
    init(seed: UInt64, fault: Fault? = nil) {
        let draft = Draft(seed: seed, isFaulty: fault != nil)
        for module in draft.modules {
            for _ in 0..<Int.random(in: 2...4, using: &draft.random) {
                let page = module.addPage()
                for _ in 0..<Int.random(in: 1...3, using: &draft.random) { page.addRegistration() }
                if draft.random.says(0.4) { draft.choose(Bystander.all).write(page) }
                if draft.random.says(0.6) {
                    draft.choose(Feature.all).write(page, page.declareNeed(isMissing: false))
                }
            }
        }
        if let fault { fault.write(draft.random.pick(draft.modules).addPage()) }
        setting = draft.setting
        forms = draft.forms
        isClear = draft.clarity == .exact
        modules = draft.modules.map { module in
            Module(
                name: module.name,
                isProgram: module.isProgram,
                dependencies: module.imports.map(\.name),
                files: module.files
            )
        }
    }
}

extension RandomProgram {
    /// The names of all forms that programs without a fault are written in.
    static let allForms: Set<String> = {
        let forms: [[any ProgramForm]] = [
            ServiceForm.all, ComponentForm.all, ComponentStatement.all, ClosureStatement.all, Place.all,
            DependencyForm.all, NameForm.all, Bystander.all, Feature.all,
        ]
        return Set(forms.joined().map(\.name))
    }()
}
